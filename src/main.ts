import { createApp } from "./app.ts";
import { banner } from "./banner.ts";
import { readConfig } from "./config.ts";
import { secretsOf } from "./config-secrets.ts";
import { createLog } from "./log.ts";
import { starting } from "./starting.ts";

/** Serves until the process is told to stop; resolves when it listens. `port` stands above the environment's. */
export async function serve({ port: wanted }: { port?: number } = {}): Promise<void> {
  const config = readConfig(undefined, wanted === undefined ? {} : { PORT: String(wanted) });
  const log = createLog(config.logLevel, undefined, secretsOf(config));
  const app = await createApp(config, log);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    app.close().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, "the stop failed");
        process.exit(1);
      },
    );
  };
  // Before it listens: whoever gets an answer may tell it to stop.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));

  try {
    const port = await starting(`Port ${config.port} on ${config.host} (PORT, HOST)`, () => app.listen());
    if (!stopping) process.stderr.write(banner(config, port));
  } catch (error) {
    if (!stopping) throw error;
  }
}
