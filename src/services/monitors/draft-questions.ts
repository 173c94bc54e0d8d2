import { runScan } from "../../engine/run-scan.ts";
import type { ScanTools } from "../../engine/scan-tools.ts";
import { timeLimit } from "../../engine/timers.ts";
import { AppError } from "../../errors.ts";
import type { PinnedQuestion } from "../../schema/monitor-parts.ts";

/** Reading a site and writing about it: both budgets of a scan, and some more. */
const DRAFT_MS = 45_000;

/** Questions about a site as a scan would write them, before any engine is asked; rejects as a scan does. */
export async function draftQuestions(url: URL, count: number, tools: ScanTools): Promise<PinnedQuestion[]> {
  const plan = { url, engines: [], questions: count, repeats: 1, depth: "scan" as const, footprint: false };
  for await (const step of runScan(plan, { ...tools, sandbox: null }, timeLimit(DRAFT_MS))) {
    if (step.stage !== "question") continue;
    const author = step.by === "model" ? ("model" as const) : ("rules" as const);
    return step.questions.map((question) => ({ ...question, author, reason: step.reason, area: null }));
  }
  throw new AppError("SCAN_FAILED", "No question could be written.");
}
