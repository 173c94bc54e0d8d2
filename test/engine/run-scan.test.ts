import { expect, it } from "vitest";
import { runScan, type ScanPlan } from "../../src/engine/run-scan.ts";
import type { ScanTools } from "../../src/engine/scan-tools.ts";
import { exchangeOf } from "../support/exchange.ts";

const URL_ASKED = new URL("https://acme.test/");

/** Tools whose site answers at once and whose workshop never comes round to it. */
function toolsOfBusyMachine(deadlineMs: number): ScanTools {
  const session = () => ({
    requests: 0,
    get: async (url: string) => exchangeOf(url, "<!doctype html><title>Acme</title><p>Lamps.</p>", "text/html"),
  });
  const workshop = { bench: () => ({ run: () => new Promise(() => undefined) }), close: async () => undefined };
  return { fetcher: { session, allowHosts: [], userAgent: "Bot/1.0" }, workshop, deadlineMs } as unknown as ScanTools;
}

function scan(deadlineMs: number, stop: AbortSignal) {
  const plan: ScanPlan = { url: URL_ASKED, engines: [], questions: 2, repeats: 1, depth: "scan", footprint: false };
  return runScan(plan, toolsOfBusyMachine(deadlineMs), stop).next();
}

it("ends with the time to ask where the site's pages are still not taken apart", async () => {
  await expect(scan(60, new AbortController().signal)).rejects.toMatchObject({
    code: "SCAN_FAILED",
    message: expect.stringContaining("own time was over"),
  });
});

it("ends with the reason of the stop where it is stopped while pages wait", async () => {
  const reason = new Error("the server stops");
  const stop = new AbortController();
  const scanned = scan(60_000, stop.signal);
  stop.abort(reason);
  await expect(scanned).rejects.toBe(reason);
});
