import { AppError } from "../errors.ts";
import { alsoKnown } from "./also-known.ts";
import { askEngines } from "./answer-engines/ask.ts";
import type { Answer, AnswerEngine } from "./answer-engines/types.ts";
import { concludeScan, type ScanResult } from "./conclude-scan.ts";
import { writeQuestions } from "./questions/write-questions.ts";
import { type HeardAnswer, hearAnswers } from "./read-answer/second-reader/hear-answers.ts";
import { type ProbeDepth, probeSite } from "./read-site/probe-site.ts";
import { readSite } from "./read-site/read-site.ts";
import type { Reading } from "./read-site/types.ts";
import { type ScanBudget, scanBudget } from "./scan-budget.ts";
import type { ScanTools } from "./scan-tools.ts";
import { isStopped } from "./timers.ts";
import type { BuyerQuestion, QuestionHand, SiteFacts, WatchedSite } from "./types.ts";
import type { Bench } from "./workshop/bench.ts";

const READ_TOO_LATE = "The scan's own time was over before the site's pages were taken apart. Scan it again.";

/** What to measure, and how much of it. */
export interface ScanPlan {
  url: URL;
  engines: readonly AnswerEngine[];
  questions: number;
  /** How often each engine is asked each question. */
  repeats: number;
  depth: ProbeDepth;
  /** Whether the off-site footprint is measured; never on the free scan. */
  footprint: boolean;
  /** Questions handed in, asked instead of written ones; see `readGivenQuestions`. */
  given?: readonly string[];
  /** Names of the brand beside what the site says of itself, by which answers are read too. */
  brandNames?: readonly string[];
  /** The site that is expected there, where one is watched; it may have moved. */
  watched?: WatchedSite | null;
  /** What an interrupted run already had, and of the site with which key; it is not done again. `null`: of any site. */
  saved?: { site: string | null; questions: BuyerQuestion[]; answers: HeardAnswer[]; writingUsd: number | null };
}

/** What a scan tells as it goes; each step is complete and can be saved. */
export type ScanStep =
  | { stage: "read"; reading: Reading }
  | QuestionStep
  | { stage: "ask"; answers: Answer[]; planned: number }
  | { stage: "hear"; answers: HeardAnswer[] }
  | { stage: "done"; result: ScanResult };

/** The questions, and what the model that wrote them cost in US dollars; `null` where none was asked. */
export interface QuestionStep {
  stage: "question";
  questions: BuyerQuestion[];
  by: QuestionHand | "saved";
  reason: string | null;
  costUsd: number | null;
}

/**
 * One scan from plain data to plain data: read, question, ask (and probe the site meanwhile), hear a second reader, conclude.
 * Rejects with `AppError` HOST_NOT_FOUND, SITE_UNREADABLE or SCAN_FAILED, or with the reason of `stop`; a part that
 * fails is part of the result.
 */
export async function* runScan(plan: ScanPlan, tools: ScanTools, stop: AbortSignal): AsyncGenerator<ScanStep> {
  const budget = scanBudget(tools.deadlineMs, stop);
  const bench = tools.workshop.bench(stop);
  const means = { tools, budget, bench };

  const reading = readSite(plan.url, { ...tools, bench, signal: budget.signal("read") });
  const read = alsoKnown(await beforeAskingEnds(reading, budget.signal("ask")), plan);
  assertSameSite(plan, read);
  yield { stage: "read", reading: read };

  const { questions, ...written } = await questionsFor(plan, read, means);
  yield { stage: "question", questions, ...written };
  const spentUsd = written.costUsd ?? 0;

  const probing = probeSite(read, { ...tools, bench, signal: budget.signal("ask"), depth: plan.depth });
  probing.catch(() => undefined);
  tools.sandbox?.add(indexable(read));
  const answers = yield* hear(
    yield* ask(plan, { questions, spentUsd }, means),
    { facts: read.facts, questions, engines: plan.engines, spentUsd },
    means,
  );

  const probed = await probing;
  stop.throwIfAborted();
  const recorded = { reading: probed, questions, answers, withFootprint: plan.footprint };
  yield { stage: "done", result: await concludeScan(recorded, { ...means, othersBench: tools.workshop.bench(stop) }) };
}

/**
 * A machine that is far too busy may take minutes over large pages. What is read after the time to ask is over can be
 * asked about nowhere, and callers hold their connections. Rejects with SCAN_FAILED, or with the reason of a stop.
 */
function beforeAskingEnds<T>(reading: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(isStopped(signal) ? signal.reason : new AppError("SCAN_FAILED", READ_TOO_LATE));
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
  return Promise.race([reading, promise]);
}

/** Questions about one site never measure another: an address may lead elsewhere when a scan is taken up again. */
function assertSameSite({ saved }: ScanPlan, { site }: Reading): void {
  if (!saved?.questions.length || saved.site === null || saved.site === site) return;
  throw new AppError("SCAN_FAILED", "The address began to lead to another site while it was measured. Scan it again.");
}

interface Means {
  tools: ScanTools;
  budget: ScanBudget;
  bench: Bench;
}

async function questionsFor(
  { saved, given, questions }: ScanPlan,
  { facts, pages }: Reading,
  { tools, budget, bench }: Means,
) {
  if (saved?.questions.length)
    return { questions: saved.questions, by: "saved" as const, reason: null, costUsd: saved.writingUsd };
  if (given?.length) {
    const { givenQuestions } = await import("./questions/given-questions.ts");
    return { questions: givenQuestions(given, facts), by: "given" as const, reason: null, costUsd: null };
  }
  const { writer, asking } = tools;
  const means = { ...asking, model: writer, signal: budget.signal("question"), bench };
  const written = await writeQuestions(facts, { ...means, count: questions, pages });
  // A question about nothing would measure strangers.
  if (written.questions.length === 0)
    throw new AppError("SCAN_FAILED", `No question could be written: ${written.reason}`);
  return written;
}

/** Yields answers as they come and returns them all; a scan that got none has failed. */
async function* ask(
  plan: ScanPlan,
  { questions, spentUsd }: { questions: BuyerQuestion[]; spentUsd: number },
  { tools, budget }: Means,
) {
  const answers: HeardAnswer[] = [...(plan.saved?.answers ?? [])];
  const planned = questions.length * plan.engines.length * plan.repeats;
  const request = { questions, engines: plan.engines, repeats: plan.repeats, answered: [...answers], spentUsd };
  const asking = { ...tools.asking, signal: budget.signal("ask"), deadlineAt: budget.endOf("ask") };
  for await (const group of askEngines(request, asking)) {
    answers.push(...group.map((answer) => ({ ...answer, secondReading: null })));
    yield { stage: "ask" as const, answers: group, planned };
  }
  assertAnswered(answers, plan.engines);
  return answers;
}

/** Yields the answers that a second reader was asked about and returns them all, in their order. */
async function* hear(
  answers: HeardAnswer[],
  about: { facts: SiteFacts; questions: BuyerQuestion[]; engines: readonly AnswerEngine[]; spentUsd: number },
  { tools: { reader, asking }, budget, bench }: Means,
) {
  const heard = new Map<string, HeardAnswer>();
  const keyOf = ({ question, engine, repeat }: Answer) => `${question} ${engine} ${repeat}`;
  if (reader) {
    const options = { ...about, reader, asking, bench, signal: budget.signal("readAnswers") };
    for await (const group of hearAnswers(answers, options)) {
      for (const answer of group) heard.set(keyOf(answer), answer);
      yield { stage: "hear" as const, answers: group };
    }
  }
  return answers.map((answer) => heard.get(keyOf(answer)) ?? answer);
}

/** The message names each engine's reason. */
function assertAnswered(answers: Answer[], engines: readonly AnswerEngine[]): void {
  if (answers.some((answer) => answer.status === "answered")) return;
  const reasons = engines.map(({ id, label }) => {
    const reason = answers.find((answer) => answer.engine === id)?.reason;
    return `${label}: ${reason ?? "no answer"}`;
  });
  throw new AppError("SCAN_FAILED", `No answer engine answered. ${reasons.join(" ")}`, { engines: reasons });
}

function indexable({ facts, pages }: Reading) {
  return {
    domain: facts.domain,
    brand: facts.brand,
    pages: pages.map((page) => ({ url: page.finalUrl, title: page.head.title, text: page.mainText })),
  };
}
