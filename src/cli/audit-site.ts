import { readConfig } from "../config.ts";
import { parseScanUrl, withScheme } from "../engine/read-site/fetch/url-policy.ts";
import { probeSite } from "../engine/read-site/probe-site.ts";
import { readSite } from "../engine/read-site/read-site.ts";
import { timeLimit } from "../engine/timers.ts";
import { createLog } from "../log.ts";
import { browserWarning, createScanRoom } from "../scan-room.ts";
import { type AuditOptions, runAudit } from "./audit.ts";

/** `answerscope audit`: reads and audits one site in this process; resolves to the exit code. */
export async function auditSite(urlText: string, options: AuditOptions): Promise<number> {
  const config = readConfig();
  const room = createScanRoom(config, createLog("silent"));
  const warning = browserWarning(config);
  if (warning) process.stderr.write(`${warning}\n`);
  try {
    const url = parseScanUrl(withScheme(urlText), room.allowHosts);
    const signal = timeLimit(config.scanDeadlineMs);
    // What was read by the deadline is still judged.
    const bench = room.tools.workshop.bench(new AbortController().signal);
    return await runAudit(url, options, {
      read: async (address) => {
        const reading = await readSite(address, { ...room.tools, bench, signal });
        return probeSite(reading, { ...room.tools, bench, signal, depth: "audit" });
      },
      audit: (reading) => bench.run("audit", reading),
      stdout: process.stdout,
      stderr: process.stderr,
      color: process.stdout.isTTY === true && !config.noColor,
    });
  } finally {
    await room.close();
  }
}
