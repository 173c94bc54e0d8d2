import type { AnswerContext } from "../context.ts";
import { isAdvice, isOverFeatures } from "../headings.ts";
import { wordsIn } from "../words/caseless-words.ts";
import { AWARDS, CHOOSING, CONCEPT_PARTS, CONCEPTS, isOptionNoun, OUTLETS, VENUES } from "../words/word-lists.ts";
import type { Sign } from "./sign.ts";

/** The line before a group or the one above it, read once. */
export interface LeadLine {
  text: string;
  /** Its end. */
  last: string;
  /** The words of that. */
  words: string[];
}

const LONGEST_END = 120;

export function leadLine(text: string, { language }: AnswerContext): LeadLine {
  const last = text.slice(-LONGEST_END);
  return { text, last, words: wordsIn(last, language) };
}

const EXAMPLES =
  /\b(?:examples?|such as|like|including|e\.g|suggestions?|recommendations?|places|names?|beispiele?|ejemplos?|exemples?|eksempler)\b|例如|推荐|おすすめ|추천/iu;

/** What a line says of the names that it leads to. */
export const LEAD_SIGNS: Sign<LeadLine>[] = [
  { id: "none", holds: ({ text }) => text === "" },
  { id: "colon", holds: ({ text }) => /[:：][\s*]*$/u.test(text) },
  { id: "options", holds: ({ words }) => words.some(isOptionNoun) },
  { id: "award", holds: ({ words }) => words.some((word) => AWARDS.has(word)) },
  { id: "chooses", holds: ({ words }) => words.some((word) => CHOOSING.has(word)) },
  { id: "outlets", holds: ({ words }) => words.some((word) => OUTLETS.has(word)) },
  { id: "asked", holds: ({ words }, { question }) => words.some((word) => question.has(word)) },
  { id: "advice", holds: ({ last }) => isAdvice(last) },
  { id: "features", holds: ({ last }) => isOverFeatures(last) },
  { id: "short", holds: ({ words }) => words.length > 0 && words.length < 5 },
  { id: "examples", holds: ({ last }) => EXAMPLES.test(last) },
  {
    id: "concepts",
    holds: ({ words, last }) =>
      words.some((word) => CONCEPTS.has(word)) || CONCEPT_PARTS.some((part) => last.includes(part)),
  },
  { id: "venues", holds: ({ words }) => words.some((word) => VENUES.has(word)) },
];
