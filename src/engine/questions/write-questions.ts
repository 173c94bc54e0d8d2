import type { ModelClient } from "../model-client.ts";
import type { Page } from "../read-site/types.ts";
import { timeLimit } from "../timers.ts";
import type { BuyerQuestion, Hand, SiteFacts } from "../types.ts";
import type { Bench } from "../workshop/bench.ts";
import { askWriter } from "./ask-writer.ts";
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
  model?: ModelClient | null;
  signal: AbortSignal;
  bench: Bench;
  /** To tell what a site sells when its facts do not. */
  pages?: readonly Page[];
}

/** Milliseconds the model may take before rules write instead; models that think first, or run on one's own machine, need more for more questions than are usual. */
const MODEL_MS = { usual: 10_000, aFurther: 400 };
const USUAL_QUESTIONS = 5;

/**
 * Buyer questions about a site, fixed before any engine is asked; never branded, no two alike, best first. The model is
 * asked from here; what it is shown and what is made of its reply is the workshop's.
 */
export async function writeQuestions(facts: SiteFacts, options: WritingOptions): Promise<WrittenQuestions> {
  const { count, model, bench, pages = [] } = options;
  if (!model) return bench.run("questions", { facts, pages, count, told: null });

  const signal = timeLimit(MODEL_MS.usual + Math.max(0, count - USUAL_QUESTIONS) * MODEL_MS.aFurther, options.signal);
  const data = await bench.run("promptData", { facts, pages });
  const told = await askWriter(model, { data, language: facts.language, count, signal });
  return bench.run("questions", { facts, pages, count, told });
}
