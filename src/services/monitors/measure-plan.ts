import { FREE_QUESTIONS } from "../../engine/answer-engines/free-sample.ts";
import type { AnswerEngine } from "../../engine/answer-engines/types.ts";
import type { Mode } from "../../engine/types.ts";
import { AppError } from "../../errors.ts";
import type { AccountPlanValue, ScanKindValue, ScheduleValue } from "../../schema/enums.ts";
import type { Monitor } from "../../schema/monitor.ts";
import type { PinnedQuestion } from "../../schema/monitor-parts.ts";
import { TOKENS_AN_ANSWER } from "../accounts/balance.ts";
import type { EngineCatalogue } from "../engine-catalogue.ts";

/** Most questions a monitor may pin. */
export const MOST_QUESTIONS = 25;

/** A pinned question, or one of an area's set. */
export type AskedQuestion = PinnedQuestion & { regional?: true };

const asRegional = (question: PinnedQuestion): AskedQuestion => ({ ...question, regional: true });

/** What the next measure of a monitor would ask, and what it costs. */
export interface NextMeasure {
  kind: ScanKindValue;
  mode: Mode;
  engines: readonly AnswerEngine[];
  /** Pinned ones; empty where the measure writes its own, of which `count` are planned. */
  questions: AskedQuestion[];
  count: number;
  /** How many of them ask about an area alone. */
  regional: number;
  /** Tokens; 0 on the free plan. */
  tokens: number;
}

/** By the account's plan: the free sample, or every pinned question of every chosen engine. Throws NO_ENGINE. */
export function nextMeasure(monitor: Monitor, plan: AccountPlanValue, catalogue: EngineCatalogue): NextMeasure {
  const { mode } = catalogue;
  if (plan === "FREE") {
    const questions = monitor.questions.slice(0, FREE_QUESTIONS);
    const count = questions.length || FREE_QUESTIONS;
    return { kind: "FREE", mode, engines: catalogue.sample(mode), questions, count, regional: 0, tokens: 0 };
  }
  const { questions } = monitor;
  if (questions.length === 0) {
    throw new AppError("BAD_INPUT", "No question is pinned yet: write them first, and read them before they are paid.");
  }
  const engines = catalogue.chosen(mode, monitor.engines);
  const regional = (monitor.areas ?? []).flatMap((area) => area.questions.map(asRegional));
  const all = [...questions, ...regional];
  const tokens = all.length * engines.length * TOKENS_AN_ANSWER;
  return { kind: "PRO", mode, engines, questions: all, count: all.length, regional: regional.length, tokens };
}

/** When a schedule comes round again after a measure; `null` on demand. */
export function nextTime(schedule: ScheduleValue, from: Date): Date | null {
  const next = new Date(from);
  if (schedule === "ON_DEMAND") return null;
  if (schedule === "WEEKLY") next.setUTCDate(next.getUTCDate() + 7);
  else next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}
