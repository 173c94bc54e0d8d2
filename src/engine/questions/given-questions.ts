import { AppError } from "../../errors.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { isBranded } from "./branded.ts";
import { MOST_GIVEN } from "./most-given.ts";
import { formFault, tidyQuestion } from "./question-form.ts";

/** A question that was handed in, and what its giver calls the spot: "Line 3". */
interface Given {
  question: string;
  spot: string;
}

/** Questions of a file, one a line, tidied; empty lines and those that begin with `#` are left out. Throws BAD_INPUT, which names the line. */
export function readGivenQuestions(text: string): string[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line, index) => ({ question: tidyQuestion(line), spot: `Line ${index + 1}` }));
  return askable(lines.filter(({ question }) => question !== "" && !question.startsWith("#")));
}

/** Questions of a list, tidied, by the rule of a file. Throws BAD_INPUT, which names the question by its number. */
export function checkGivenQuestions(texts: readonly string[]): string[] {
  return askable(texts.map((text, index) => ({ question: tidyQuestion(text), spot: `Question ${index + 1}` })));
}

function askable(given: readonly Given[]): string[] {
  if (given.length === 0) throw new AppError("BAD_INPUT", "No question was given.");
  if (given.length > MOST_GIVEN)
    throw new AppError("BAD_INPUT", `At most ${MOST_GIVEN} questions are asked; ${given.length} were given.`);
  const seen = new Map<string, string>();
  for (const { question, spot } of given) {
    const fault = formFault(question);
    if (fault) throw new AppError("BAD_INPUT", `${spot} cannot be asked. ${fault}`);
    const first = seen.get(question.toLowerCase());
    if (first) throw new AppError("BAD_INPUT", `${spot} repeats ${first.toLowerCase()}.`);
    seen.set(question.toLowerCase(), spot);
  }
  return given.map(({ question }) => question);
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
