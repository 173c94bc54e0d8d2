import type { QuestionHand } from "../engine/types.ts";
import type { Question } from "../schema/question.ts";

/** By whom a scan's questions were written, and why not by the model alone; `null` where nothing was in its way. */
export interface QuestionsBy {
  questionsBy: QuestionHand;
  questionsReason: string | null;
}

/** Draws it from the questions as they are stored, each with its author. */
export function questionsBy(questions: readonly Pick<Question, "author" | "reason">[]): QuestionsBy {
  const authors = new Set(questions.map(({ author }) => author));
  const isGiven = authors.size === 1 && authors.has("owner");
  return {
    questionsBy: isGiven ? "given" : authors.has("model") ? "model" : "rules",
    questionsReason: questions.find(({ reason }) => reason !== null)?.reason ?? null,
  };
}
