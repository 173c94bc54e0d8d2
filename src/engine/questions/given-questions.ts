import { AppError } from "../../errors.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { isBranded } from "./branded.ts";
import { formFault, tidyQuestion } from "./question-form.ts";

const MOST = 25;

/** Questions handed in, one a line, tidied; empty lines and those that begin with `#` are left out. Throws BAD_INPUT, which names the line. */
export function readGivenQuestions(text: string): string[] {
  const lines = text.split(/\r?\n/u).map((line, index) => ({ question: tidyQuestion(line), number: index + 1 }));
  const asked = lines.filter(({ question }) => question !== "" && !question.startsWith("#"));
  const seen = new Map<string, number>();
  for (const { question, number } of asked) {
    const fault = formFault(question);
    if (fault) throw new AppError("BAD_INPUT", `Line ${number} cannot be asked. ${fault}`);
    const first = seen.get(question.toLowerCase());
    if (first) throw new AppError("BAD_INPUT", `Line ${number} repeats line ${first}.`);
    seen.set(question.toLowerCase(), number);
  }
  if (asked.length === 0) throw new AppError("BAD_INPUT", "There is no question in the file.");
  if (asked.length > MOST)
    throw new AppError("BAD_INPUT", `At most ${MOST} questions are asked; the file has ${asked.length}.`);
  return asked.map(({ question }) => question);
}

/** Questions that were handed in, as they are asked about a site; one that names the site's brand is marked so. */
export function givenQuestions(texts: readonly string[], facts: SiteFacts): BuyerQuestion[] {
  return texts.map((text) => ({
    text,
    intent: "category",
    persona: null,
    branded: isBranded(text, facts),
    language: facts.language,
    country: facts.country,
  }));
}
