import { createInterface } from "node:readline/promises";
import { readConfig } from "../config.ts";
import { freeSample } from "../engine/answer-engines/free-sample.ts";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import type { ScanResult } from "../engine/conclude-scan.ts";
import { readGivenQuestions } from "../engine/questions/given-questions.ts";
import { parseScanUrl } from "../engine/read-site/fetch/url-policy.ts";
import { runScan, type ScanStep } from "../engine/run-scan.ts";
import { AppError } from "../errors.ts";
import { createLog } from "../log.ts";
import { jsonText, plainLine } from "../plain-text.ts";
import { browserWarning, createScanRoom, type ScanRoom } from "../scan-room.ts";
import { writtenLine } from "./questions.ts";
import { readFile } from "./read-file.ts";
import { scanJson, type WrittenBy } from "./scan-json.ts";
import { printScan } from "./scan-report.ts";

/** What the command line says of a scan. */
export interface ScanOptions {
  json?: boolean;
  questions: number;
  engines?: string;
  repeats: number;
  yes?: boolean;
  /** A file of questions that are asked instead of written ones, one a line. */
  questionsFile?: string;
}

/** `answerscope scan`: the whole pipeline in this process, progress on standard error, the result on standard output. */
export async function scan(urlText: string, options: ScanOptions): Promise<void> {
  const config = readConfig();
  const room = createScanRoom(config, createLog("silent"));
  const warning = browserWarning(config);
  if (warning) process.stderr.write(`${warning}\n`);
  try {
    const url = parseScanUrl(urlText, room.allowHosts);
    const engines = chooseEngines(room, { named: options.engines, sandbox: config.sandbox });
    const given = options.questionsFile === undefined ? [] : readGivenQuestions(readFile(options.questionsFile));
    const questions = given.length || options.questions;
    await confirmCost(engines, { ...options, questions });
    const isSandbox = engines[0]!.mode === "sandbox";
    const { repeats } = options;
    const plan = { url, engines, questions, given, repeats, depth: "scan" as const, footprint: !isSandbox };
    const sandbox = isSandbox ? room.tools.sandbox : null;
    const tools = { ...room.tools, sandbox };
    const { result, written } = await follow(runScan(plan, tools, new AbortController().signal), engines);
    const document = scanJson(result, { url: url.href, engines, written });
    if (options.json) process.stdout.write(`${jsonText(document, 2)}\n`);
    else printScan(document, process.stdout);
  } finally {
    await room.close();
  }
}

/** Prints a line a step and returns the last one's result. */
async function follow(
  steps: AsyncGenerator<ScanStep>,
  engines: readonly AnswerEngine[],
): Promise<{ result: ScanResult; written: WrittenBy }> {
  const label = new Map(engines.map((engine) => [engine.id, engine.label]));
  const say = (line: string) => process.stderr.write(`${plainLine(line)}\n`);
  const done = new Map<string, number>();
  let written: WrittenBy = { by: "rules", reason: null };
  say("Reading the site …");
  for await (const step of steps) {
    if (step.stage === "done") return { result: step.result, written };
    if (step.stage === "read") {
      const { pages, requests, facts } = step.reading;
      const read = `${pages.length} ${pages.length === 1 ? "page" : "pages"}`;
      say(`Read ${read} of ${facts.brand} with ${requests} requests.`);
    }
    if (step.stage === "question") {
      written = { by: step.by === "saved" ? "given" : step.by, reason: step.reason };
      say(writtenLine(written));
      for (const { text } of step.questions) say(`- ${text}`);
    }
    if (step.stage === "hear") {
      const { engine, secondReading } = step.answer;
      say(`${label.get(engine)}, second reader: ${secondReading?.reason ?? "heard"}`);
    }
    if (step.stage === "ask") {
      const { engine, status, reason, latencyMs } = step.answer;
      const count = (done.get(engine) ?? 0) + 1;
      done.set(engine, count);
      const outcome = status === "answered" ? "answered" : `${status.replace("_", " ")}: ${reason}`;
      say(
        `${label.get(engine)} ${count} of ${step.planned / engines.length}: ${outcome} (${(latencyMs / 1000).toFixed(1)} s)`,
      );
    }
  }
  throw new AppError("SCAN_FAILED");
}

function chooseEngines(
  room: ScanRoom,
  { named, sandbox }: { named?: string; sandbox: boolean },
): readonly AnswerEngine[] {
  const offered = room.live.length > 0 ? room.live : sandbox ? room.sandbox : [];
  if (offered.length === 0) throw new AppError("NO_ENGINE");
  if (named === "all") return offered;
  if (named === undefined) return freeSample(offered);
  const wanted = new Set(named.split(",").map((id) => id.trim()));
  return [...wanted].map((id) => {
    const engine = offered.find((candidate) => candidate.id === id);
    if (engine) return engine;
    const ids = offered.map((candidate) => candidate.id).join(", ");
    throw new AppError("BAD_INPUT", `The engine ${id} is not configured. Configured: ${ids}.`);
  });
}

/** Tells what the scan is expected to cost, and asks before spending when somebody is there to answer. */
async function confirmCost(engines: readonly AnswerEngine[], { questions, repeats, yes }: ScanOptions): Promise<void> {
  const answers = questions * repeats;
  const known = engines.filter(({ expectedCostUsd }) => expectedCostUsd !== null);
  const usd = known.reduce((sum, { expectedCostUsd }) => sum + expectedCostUsd! * answers, 0);
  if (usd === 0) return;
  const unknown = engines.length > known.length ? " or more" : "";
  process.stderr.write(`${answers * engines.length} answers, expected to cost about $${usd.toFixed(2)}${unknown}.\n`);
  if (yes || !process.stdin.isTTY) return;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question("Go on? [y/N] ");
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new AppError("BAD_INPUT", "Stopped before anything was spent.");
}
