import type { BuyerQuestion, SiteFacts } from "../types.ts";
import type { HeardAnswer } from "./second-reader/hear-answers.ts";
import type { AnswerToRead } from "./types.ts";

/** What reading an answer of a scan takes, what the second reader said of it among it. */
export function toRead(
  { text, citations, question, secondReading }: Pick<HeardAnswer, "text" | "citations" | "question" | "secondReading">,
  { facts, questions }: { facts: SiteFacts; questions: readonly BuyerQuestion[] },
): AnswerToRead {
  const { brand: name, aliases, domain, formerDomains, category } = facts;
  return {
    ...{ text, citations, brand: { name, aliases, domain, formerDomains, category } },
    question: questions[question]?.text ?? null,
    votes: secondReading?.votes ?? null,
  };
}
