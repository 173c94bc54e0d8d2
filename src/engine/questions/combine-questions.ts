import type { Page } from "../read-site/types.ts";
import type { SiteFacts } from "../types.ts";
import type { WriterTold } from "./ask-writer.ts";
import { modelQuestions } from "./model-questions.ts";
import { withoutNearDuplicates } from "./near-duplicates.ts";
import { ruleQuestions } from "./rule-questions.ts";
import { spreadOut } from "./spread.ts";
import type { WrittenQuestions } from "./write-questions.ts";

/** What questions are made from. */
export interface QuestionGround {
  facts: SiteFacts;
  pages: readonly Page[];
  count: number;
  /** What the model said, or why none was asked. */
  told: WriterTold;
}

/** Characters of a site from which its own words are known. */
const MOST_KNOWN = 60_000;
/** All the rules can write, so that some are left after those like the model's are dropped. */
const MOST_RULES = 60;

/** The model's questions as far as they can be used, filled up by rules, or the rules' alone. */
export function combineQuestions({ facts, pages, count, told }: QuestionGround): WrittenQuestions {
  const pageTexts = pages.map(({ mainText }) => mainText);
  const written = modelQuestions(told, facts, pageTexts.join("\n").slice(0, MOST_KNOWN));
  if (written.questions.length === 0) {
    const { questions, personas, reason } = ruleQuestions(facts, { count, pageTexts });
    return { questions, personas, by: "rules", reason: sentences(written.reason, reason) };
  }

  const own = spreadOut(written.questions, facts, count).slice(0, count);
  const rules = ruleQuestions(facts, { count: MOST_RULES, pageTexts });
  const others = withoutNearDuplicates(
    rules.questions.map(({ text }) => text),
    own.map(({ text }) => text),
  );
  const filled = rules.questions.filter(({ text }) => others.includes(text)).slice(0, count - own.length);
  return {
    questions: [...own, ...filled],
    personas: written.personas ?? rules.personas,
    by: "model",
    reason:
      filled.length > 0
        ? sentences(`${filled.length} of ${count} questions were written by rules.`, rules.reason)
        : null,
  };
}

const sentences = (...told: (string | null)[]): string | null => told.filter((each) => each !== null).join(" ") || null;
