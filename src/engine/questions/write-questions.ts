import type { PricedModel } from "../priced-model.ts";
import type { Page } from "../read-site/types.ts";
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
  /** The kill switch. */
  enginesOff?: () => boolean;
  /** Ends the writer's time: models that think first, or run on one's own machine, need all there is. */
  signal: AbortSignal;
  bench: Bench;
  /** To tell what a site sells when its facts do not. */
  pages?: readonly Page[];
}

/** The same, and what the model's call cost in US dollars; `null` where none was made. */
export type PaidQuestions = WrittenQuestions & { costUsd: number | null };

const NO_MODEL = "No model is set up to write them.";
const SWITCHED_OFF = "The question writer was not asked: engines are switched off.";
const OVER_BUDGET = "The question writer was not asked: the scan's budget does not cover it.";

/**
 * Buyer questions about a site, fixed before any engine is asked; never branded, no two alike, best first. The model is
 * asked from here; what it is shown and what is made of its reply is the workshop's.
 */
export async function writeQuestions(facts: SiteFacts, options: WritingOptions): Promise<PaidQuestions> {
  const { count, model, bench, pages = [] } = options;
  const write = (told: WriterTold) => bench.run("questions", { facts, pages, count, told });
  const byRules = async (reason: string) => ({ ...(await write({ reason })), costUsd: null });
  if (!model) return byRules(NO_MODEL);
  if (options.enginesOff?.()) return byRules(SWITCHED_OFF);

  const data = await bench.run("promptData", { facts, pages });
  const ask = { data, language: facts.language, count, signal: options.signal };
  if (model.price(usualUse(ask)) > (options.budgetUsd ?? Number.POSITIVE_INFINITY)) return byRules(OVER_BUDGET);
  const { told, costUsd } = await askWriter(model, ask);
  return { ...(await write(told)), costUsd };
}
