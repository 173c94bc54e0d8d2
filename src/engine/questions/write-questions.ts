import type { ModelClient } from "../model-client.ts";
import { timeLimit } from "../timers.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { modelQuestions } from "./model-questions.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import type { Persona } from "./personas.ts";
import { ruleQuestions } from "./rule-questions.ts";

/** The questions of a scan, who asks them, and who wrote them. */
export interface WrittenQuestions {
  questions: BuyerQuestion[];
  /** Two to four. */
  personas: Persona[];
  by: "model" | "rules";
  /** Why rules wrote them or some of them, or why they are unspecific; else `null`. */
  reason: string | null;
}

/** What the writer is given beside the facts. */
export interface WritingOptions {
  /** At most 25. */
  count: number;
  /** `null` or absent: rules write. */
  model?: ModelClient | null;
  signal: AbortSignal;
  /** Main texts of the pages, to tell what a site sells when its facts do not. */
  pageTexts?: readonly string[];
}

/** Milliseconds the model may take before rules write instead. */
const MODEL_MS = 10_000;

/** All the rules can write, so that some are left after those like the model's are dropped. */
const MOST_RULES = 60;

/** Buyer questions about a site, fixed before any engine is asked; never branded, no two alike, best first. */
export async function writeQuestions(facts: SiteFacts, options: WritingOptions): Promise<WrittenQuestions> {
  if (!options.model) return byRules(facts, options, null);

  const signal = timeLimit(MODEL_MS, options.signal);
  const written = await modelQuestions(facts, { count: options.count, model: options.model, signal });
  if (written.questions.length === 0) return byRules(facts, options, written.reason);

  const own = written.questions.slice(0, options.count);
  const rules = ruleQuestions(facts, { ...options, count: MOST_RULES });
  const others = withoutNearDuplicates(
    rules.questions.map(({ text }) => text),
    own.map(({ text }) => text),
  );
  const filled = rules.questions.filter(({ text }) => others.includes(text)).slice(0, options.count - own.length);
  return {
    questions: [...own, ...filled],
    personas: written.personas ?? rules.personas,
    by: "model",
    reason: filled.length > 0 ? `${filled.length} of ${options.count} questions were written by rules.` : null,
  };
}

function byRules(facts: SiteFacts, options: WritingOptions, why: string | null): WrittenQuestions {
  const { questions, personas, reason } = ruleQuestions(facts, options);
  return { questions, personas, by: "rules", reason: why ?? reason };
}
