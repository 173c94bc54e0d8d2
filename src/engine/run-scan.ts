import { AppError } from "../errors.ts";
import { askEngines } from "./answer-engines/ask.ts";
import type { Answer, AnswerEngine } from "./answer-engines/types.ts";
import { judgeSite } from "./audits/judge-site.ts";
import type { Finding } from "./audits/types.ts";
import { findLostQuestions } from "./fixes/lost-questions.ts";
import { rankFixes } from "./fixes/rank-fixes.ts";
import type { Fix } from "./fixes/types.ts";
import { measureFootprint } from "./footprint/measure-footprint.ts";
import type { Footprint } from "./footprint/types.ts";
import { writeQuestions } from "./questions/write-questions.ts";
import { type AnswersRead, readAnswers } from "./read-answer/read-answers.ts";
import { probeSite } from "./read-site/probe-site.ts";
import { readSite } from "./read-site/read-site.ts";
import type { Reading } from "./read-site/types.ts";
import type { ScanTools } from "./scan-tools.ts";
import { type ScanScores, scoreScan } from "./score/score-scan.ts";
import { type ShareOfVoice, shareOfVoice } from "./score/share-of-voice.ts";
import type { BuyerQuestion } from "./types.ts";

/** What to measure, and how much of it. */
export interface ScanPlan {
  url: URL;
  engines: readonly AnswerEngine[];
  questions: number;
  /** How often each engine is asked each question. */
  repeats: number;
  /** `audit` adds the probes that only a full audit makes. */
  depth: "scan" | "audit";
  /** Whether the off-site footprint is measured; never on the free scan. */
  footprint: boolean;
  /** What an interrupted run already had; it is not done again. */
  saved?: { questions: BuyerQuestion[]; answers: Answer[] };
}

/** What a scan tells as it goes; each step is complete and can be saved. */
export type ScanStep =
  | { stage: "read"; reading: Reading }
  | { stage: "question"; questions: BuyerQuestion[]; by: "model" | "rules" | "saved"; reason: string | null }
  | { stage: "ask"; answer: Answer; planned: number }
  | { stage: "done"; result: ScanResult };

/** All that a scan measured. */
export interface ScanResult {
  reading: Reading;
  questions: BuyerQuestion[];
  findings: Finding[];
  answers: AnswersRead;
  scores: ScanScores;
  shareOfVoice: ShareOfVoice;
  /** `null` where it was not asked for. */
  footprint: Footprint | null;
  fixes: Fix[];
}

/** Budgets in milliseconds (decisions 2): reading, then questions; the others until this long after the start. */
const READ_MS = 15_000;
const QUESTIONS_MS = 10_000;
const ASK_UNTIL_MS = 75_000;
const READ_ANSWERS_UNTIL_MS = 82_000;
const FOOTPRINT_UNTIL_MS = 88_000;
/** Cited pages, profiles and registries together. */
const FOOTPRINT_REQUESTS = 50;

/**
 * One scan from plain data to plain data: read, question, ask, audit, score, fix.
 * Rejects with `AppError` HOST_NOT_FOUND, SITE_UNREADABLE or SCAN_FAILED; a part that fails is part of the result.
 */
export async function* runScan(plan: ScanPlan, tools: ScanTools, stop: AbortSignal): AsyncGenerator<ScanStep> {
  const { within, endOf } = deadlines(tools.deadlineMs, stop);

  const reading = await readSite(plan.url, { ...tools, signal: within(READ_MS) });
  yield { stage: "read", reading };

  const asked = plan.saved?.questions.length
    ? { questions: plan.saved.questions, by: "saved" as const, reason: null }
    : await writeQuestions(reading.facts, {
        count: plan.questions,
        model: tools.writer,
        pageTexts: reading.pages.map(({ mainText }) => mainText),
        signal: within(READ_MS + QUESTIONS_MS),
      });
  yield { stage: "question", ...asked };

  const probing = probeSite(reading, { ...tools, signal: within(ASK_UNTIL_MS), depth: plan.depth });
  probing.catch(() => undefined);
  tools.sandbox?.add(indexable(reading));
  const answers = plan.saved?.answers.slice() ?? [];
  for await (const answer of askEngines(
    { ...plan, questions: asked.questions, answered: answers.slice() },
    { ...tools.asking, signal: within(ASK_UNTIL_MS), deadlineAt: endOf(ASK_UNTIL_MS) },
  )) {
    answers.push(answer);
    yield { stage: "ask", answer, planned: plan.questions * plan.engines.length * plan.repeats };
  }
  assertAnswered(answers, plan.engines);

  const probed = await probing;
  const findings = judgeSite(probed);
  const signal = within(READ_ANSWERS_UNTIL_MS);
  const read = await readAnswers(answers, {
    facts: reading.facts,
    questions: asked.questions,
    reader: tools.reader,
    signal,
  });
  const unbranded = read.answers.filter(({ question }) => !asked.questions[question]?.branded);
  const footprint = plan.footprint ? await measureFootprint(probed, unbranded, footprintTools(tools, within)) : null;
  const scores = scoreScan({ reading: probed, findings, answers: read.answers, questions: asked.questions, footprint });
  const voice = shareOfVoice({ ...read, questions: asked.questions, facts: reading.facts });
  const lost = findLostQuestions(asked.questions, read.answers);
  const fixes = rankFixes({ reading: probed, findings, lostQuestions: lost });
  yield {
    stage: "done",
    result: {
      reading: probed,
      questions: asked.questions,
      findings,
      answers: read,
      scores,
      shareOfVoice: voice,
      footprint,
      fixes,
    },
  };
}

/** Budgets counted from now: signals that abort when one is used up or the scan is stopped, and the time when. */
function deadlines(totalMs: number, stop: AbortSignal) {
  const began = Date.now();
  const endOf = (ms: number) => began + Math.min(ms, totalMs);
  const within = (ms: number) => AbortSignal.any([stop, AbortSignal.timeout(Math.max(0, endOf(ms) - Date.now()))]);
  return { within, endOf };
}

/** Third parties are read with a budget of their own: what the site's pages left over is not theirs. */
function footprintTools({ fetcher, parser, registries }: ScanTools, within: (ms: number) => AbortSignal) {
  const session = fetcher.session({ signal: within(FOOTPRINT_UNTIL_MS), maxRequests: FOOTPRINT_REQUESTS });
  return { session, parser, endpoints: registries, userAgent: fetcher.userAgent };
}

function indexable({ facts, pages }: Reading) {
  return {
    domain: facts.domain,
    brand: facts.brand,
    pages: pages.map((page) => ({ url: page.finalUrl, title: page.head.title, text: page.mainText })),
  };
}

/** A scan that got no answer at all has failed; the message names each engine's reason. */
function assertAnswered(answers: Answer[], engines: readonly AnswerEngine[]): void {
  if (answers.some((answer) => answer.status === "answered")) return;
  const reasons = engines.map(({ id, label }) => {
    const reason = answers.find((answer) => answer.engine === id)?.reason;
    return `${label}: ${reason ?? "no answer"}`;
  });
  throw new AppError("SCAN_FAILED", `No answer engine answered. ${reasons.join(" ")}`, { engines: reasons });
}
