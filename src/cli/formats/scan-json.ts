import { randomUUID } from "node:crypto";
import { summariseEngines } from "../../engine/answer-engines/summary.ts";
import type { AnswerEngine } from "../../engine/answer-engines/types.ts";
import type { ScanResult } from "../../engine/conclude-scan.ts";
import type { ReadAnswer } from "../../engine/read-answer/read-answers.ts";
import { competitorsBy } from "../../engine/read-answer/second-reader/summary.ts";
import { SCORE_VERSION } from "../../engine/score/constants.ts";
import type { Fragments } from "../../graph/execute.ts";
import type { WrittenBy } from "./questions-line.ts";

/** The result as the API tells it, without the page that only a server has. */
type Told = Omit<Fragments["ScanResult"], "report">;

/** The answers to one question, in the order in which the API tells them. */
export function answersTo(index: number, { answers }: ScanResult): ReadAnswer[] {
  return answers.answers.filter(({ question }) => question === index);
}

/** What `scan --json` prints. */
export type ScanDocument = ReturnType<typeof scanJson>;

/** The result with the fields of `POST /api/scan` but for what only a server has, and with the answers in full. */
export function scanJson(
  result: ScanResult,
  { url, engines, written }: { url: string; engines: readonly AnswerEngine[]; written: WrittenBy },
) {
  const { reading, scores, answers, questions, fixes } = result;
  const { visibility, ...others } = scores;
  const told = {
    visibility: visibility?.visibility ?? null,
    readiness: others.readiness,
    footprintScore: others.footprintScore,
    verdict: visibility?.verdict ?? null,
    queries: questions.map(({ text, persona }, index) => ({
      question: text,
      persona,
      engines: answersTo(index, result).map(({ engine, status, reading }) => ({
        engine,
        status,
        placement: reading?.placement ?? null,
      })),
    })),
    competitors: answers.competitors.map(({ name, domain, answers, engines, quote, evidence }) => ({
      name,
      domain,
      answers,
      engines,
      quote,
      evidence,
    })),
    agentReadiness: others.agentReadiness,
    fixes,
    id: randomUUID(),
    url,
    domain: reading.site,
    brand: reading.facts.brand,
    measuredAt: new Date().toISOString(),
    cached: false,
    band: visibility?.band ?? null,
    visibilityInterval: visibility?.visibilityInterval ?? null,
    namedShare: visibility?.namedShare ?? null,
    signals: others.signals,
    engines: summariseEngines(engines, answers.answers),
    questionsBy: written.by,
    questionsReason: written.reason,
    ...competitorsBy(answers.answers),
    gate: others.gate,
    scoreVersion: SCORE_VERSION,
    depth: "scan",
  } satisfies Told;
  return {
    ...told,
    bandStable: visibility?.bandStable ?? null,
    surfaces: result.surfaces,
    shareOfVoice: result.shareOfVoice,
    footprint: result.footprint,
    preview: true,
    answers: answers.answers.map((answer) => answerJson(answer, questions[answer.question]!.text)),
  };
}

function answerJson(answer: ReadAnswer, question: string) {
  const { engine, model, servedModel, status, reason, text, search, searches, costUsd, latencyMs, at, reading } =
    answer;
  return {
    question,
    engine,
    model,
    servedModel,
    status,
    reason,
    placement: reading?.placement ?? null,
    stance: reading?.stance ?? null,
    text,
    search,
    searches,
    citations: reading?.citations ?? [],
    competitors: reading?.competitors.map(({ name }) => name) ?? [],
    costUsd,
    latencyMs,
    at,
  };
}
