import { sleep } from "../../engine/timers.ts";
import { type Admin, type AdminOptions, administer } from "./admin.ts";

/** How often a measure is looked at, in milliseconds. */
const LOOK_MS = 500;

/** `admin monitor measure <id>`: measures now. `--wait` runs it here where no server does, and ends with exit code 3 when it failed. */
export function monitorMeasure(id: string, options: AdminOptions & { wait?: boolean }): Promise<void> {
  return administer(options, async (admin) => {
    const { measureMonitor: queued } = await admin.run("MeasureMonitor", { id });
    if (!options.wait) return { scanId: queued.id, status: queued.status };
    await admin.app.work();
    const { status, error } = await ended(admin, queued.id);
    if (error) {
      process.exitCode = 3;
      process.stderr.write(`${error.message} (${error.code})\n`);
    }
    return { scanId: queued.id, status };
  });
}

async function ended({ run }: Admin, id: string) {
  for (;;) {
    const { scan } = await run("GetMeasure", { id });
    if (scan.status === "DONE" || scan.status === "FAILED") return scan;
    await sleep(LOOK_MS);
  }
}
