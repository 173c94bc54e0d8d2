import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { AppError } from "./errors.ts";
import { createLog, scrub } from "./log.ts";

/** Serves until the process is told to stop; resolves when it listens. */
export async function serve(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const app = await starting(`The database ${config.databaseUrl} (DATABASE_URL, DATA_DIR)`, createApp(config, log));
  await starting(`Port ${config.port} on ${config.host} (PORT, HOST)`, app.listen());
  welcome(config.baseUrl);

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
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
}

/** A start that fails says in one line what it could not have. */
async function starting<T>(what: string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error)) throw error;
    throw new AppError("UNAVAILABLE", scrub(`${what} cannot be used: ${error.message}`));
  }
}

function welcome(baseUrl: string): void {
  process.stderr.write(`
Answerscope is ready.

  Open    ${baseUrl}
  Or run  curl -X POST ${baseUrl}/api/scan -H 'content-type: application/json' -d '{"url":"https://example.com"}'

`);
}
