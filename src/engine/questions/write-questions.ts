import type { PricedModel } from "../priced-model.ts";
import type { Page } from "../read-site/types.ts";
import { timeLimit } from "../timers.ts";
import type { BuyerQuestion, Hand, SiteFacts } from "../types.ts";
import type { Bench } from "../workshop/bench.ts";
import { askWriter, usualUse, type WriterTold } from "./ask-writer.ts";
import type { Persona } from "./personas.ts";

/** The questions of a scan, who asks them, and who wrote them. */
export interface WrittenQuestions {
  questions: BuyerQuestion[];
  /** Two to four. */
  personas: Persona[];
  by: Hand;
  /** Why rules wrote them or some of them, or why they are not in the site's language; else `null`. */
  reason: string | null;
}

/** What the writer is given beside the facts. */
export interface WritingOptions {
  /** At most 25. */
  count: number;
  /** `null` or absent: rules write. */
  model?: PricedModel | null;
  /** US dollars that may be spent; `null` or absent: no limit. */
  budgetUsd?: number | null;
  signal: AbortSignal;
  bench: Bench;
  /** To tell what a site sells when its facts do not. */
  pages?: readonly Page[];
}

/** The same, and what the model's call cost in US dollars; `null` where none was made. */
export type PaidQuestions = WrittenQuestions & { costUsd: number | null };

/** Milliseconds the model may take before rules write instead; models that think first, or run on one's own machine, need more for more questions than are usual. */
const MODEL_MS = { usual: 10_000, aFurther: 400 };
const USUAL_QUESTIONS = 5;
const OVER_BUDGET = "The question writer was not asked: the scan's budget does not cover it.";

/**
 * Buyer questions about a site, fixed before any engine is asked; never branded, no two alike, best first. The model is
 * asked from here; what it is shown and what is made of its reply is the workshop's.
 */
export async function writeQuestions(facts: SiteFacts, options: WritingOptions): Promise<PaidQuestions> {
  const { count, model, bench, pages = [] } = options;
  const write = (told: WriterTold | null) => bench.run("questions", { facts, pages, count, told });
  if (!model) return { ...(await write(null)), costUsd: null };

  const signal = timeLimit(MODEL_MS.usual + Math.max(0, count - USUAL_QUESTIONS) * MODEL_MS.aFurther, options.signal);
  const data = await bench.run("promptData", { facts, pages });
  const ask = { data, language: facts.language, count, signal };
  if (model.price(usualUse(ask)) > (options.budgetUsd ?? Number.POSITIVE_INFINITY))
    return { ...(await write({ reason: OVER_BUDGET })), costUsd: null };
  const { told, costUsd } = await askWriter(model, ask);
  return { ...(await write(told)), costUsd };
}
