import { createInterface } from "node:readline/promises";
import { readConfig } from "../config.ts";
import { freeSample } from "../engine/answer-engines/free-sample.ts";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import type { ScanResult } from "../engine/conclude-scan.ts";
import { readGivenQuestions } from "../engine/questions/given-questions.ts";
import { parseScanUrl, withScheme } from "../engine/read-site/fetch/url-policy.ts";
import { runScan, type ScanStep } from "../engine/run-scan.ts";
import { timeLimit } from "../engine/timers.ts";
import { AppError } from "../errors.ts";
import { createLog } from "../log.ts";
import { jsonText, plainLine } from "../plain-text.ts";
import { browserWarning, createScanRoom, type ScanRoom } from "../scan-room.ts";
import { type WrittenBy, writtenLine } from "./formats/questions-line.ts";
import { scanCsv } from "./formats/scan-csv.ts";
import { type ScanDocument, scanJson } from "./formats/scan-json.ts";
import { scanMarkdown } from "./formats/scan-markdown.ts";
import { scanPage } from "./formats/scan-page.ts";
import { printScan } from "./formats/scan-report.ts";
import { type Formats, outputFiles } from "./output-files.ts";
import { readFile } from "./read-file.ts";

/** What the command line says of a scan. */
export interface ScanOptions {
  json?: boolean;
  /** Files that the result is written to, in the format of their endings. */
  output?: string[];
  /** No progress, and no report where a file or `json` has it. */
  quiet?: boolean;
  questions: number;
  engines?: string;
  repeats: number;
  yes?: boolean;
  /** A file of questions that are asked instead of written ones, one a line. */
  questionsFile?: string;
}

/** All that the files tell of a scan. */
interface Told {
  document: ScanDocument;
  result: ScanResult;
}

/** THE list of files a scan can be written to. */
const FILES: Formats<Told> = {
  html: ({ document, result }) => scanPage(document, result),
  json: ({ document }) => jsonText(document, 2),
  csv: ({ document }) => scanCsv(document),
  md: ({ document }) => scanMarkdown(document),
};

/** How long somebody at a terminal has to say whether money may be spent, in milliseconds. */
const CONFIRM_MS = 120_000;

/** `answerscope scan`: the whole pipeline in this process, progress on standard error, the result on standard output. */
export async function scan(urlText: string, options: ScanOptions): Promise<void> {
  const config = readConfig();
  const room = createScanRoom(config, createLog("silent"));
  const warning = browserWarning(config);
  if (warning) process.stderr.write(`${warning}\n`);
  try {
    const url = parseScanUrl(withScheme(urlText), room.allowHosts);
    const writeFiles = outputFiles(options.output ?? [], FILES);
    const say = options.quiet ? () => {} : (line: string) => process.stderr.write(`${plainLine(line)}\n`);
    const engines = chooseEngines(room, { named: options.engines, sandbox: config.sandbox });
    const given = options.questionsFile === undefined ? [] : readGivenQuestions(await readFile(options.questionsFile));
    const questions = given.length || options.questions;
    await confirmCost(engines, { ...options, questions });
    const isSandbox = engines[0]!.mode === "sandbox";
    const { repeats } = options;
    const plan = { url, engines, questions, given, repeats, depth: "scan" as const, footprint: !isSandbox };
    const sandbox = isSandbox ? room.tools.sandbox : null;
    const tools = { ...room.tools, sandbox };
    const { result, written } = await follow(runScan(plan, tools, new AbortController().signal), engines, say);
    const document = scanJson(result, { url: url.href, engines, written });
    writeFiles({ document, result });
    if (options.json) process.stdout.write(`${jsonText(document, 2)}\n`);
    else if (!options.quiet || !options.output) printScan(document, process.stdout);
  } finally {
    await room.close();
  }
}

/** Says a line a step and returns the last one's result. */
async function follow(
  steps: AsyncGenerator<ScanStep>,
  engines: readonly AnswerEngine[],
  say: (line: string) => void,
): Promise<{ result: ScanResult; written: WrittenBy }> {
  const label = new Map(engines.map((engine) => [engine.id, engine.label]));
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
      for (const { engine, secondReading } of step.answers)
        say(`${label.get(engine)}, second reader: ${secondReading?.reason ?? "heard"}`);
    }
    if (step.stage === "ask") {
      for (const { engine, status, reason, latencyMs } of step.answers) {
        const count = (done.get(engine) ?? 0) + 1;
        done.set(engine, count);
        const outcome = status === "answered" ? "answered" : `${status.replace("_", " ")}: ${reason}`;
        say(
          `${label.get(engine)} ${count} of ${step.planned / engines.length}: ${outcome} (${(latencyMs / 1000).toFixed(1)} s)`,
        );
      }
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
  const answer = await terminal.question("Go on? [y/N] ", { signal: timeLimit(CONFIRM_MS) }).catch(() => null);
  terminal.close();
  if (answer === null) throw new AppError("BAD_INPUT", "Nobody answered, and nothing was spent. --yes spends unasked.");
  if (!/^y(es)?$/i.test(answer.trim())) throw new AppError("BAD_INPUT", "Stopped before anything was spent.");
}
