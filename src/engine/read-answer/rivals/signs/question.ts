import { languageOf, wordsOfAll } from "../../../language/languages.ts";
import type { AnswerContext } from "../context.ts";
import { CATEGORY_WORDS, CONCEPT_PARTS, CONCEPTS, VENUES } from "../words/word-lists.ts";
import type { Sign } from "./sign.ts";

/** What a question says, in the language of the answer and in English: words of others are other words here. */
function saidIn(key: "seeks" | "explains" | "makes" | "sorts", language: string): (word: string) => boolean {
  const [own, english] = [languageOf(language)[key], languageOf("en")[key]];
  return (word) => own.has(word) || english.has(word);
}
const PARTS = {
  seeks: [...wordsOfAll("seeksParts")],
  explains: [...wordsOfAll("explainsParts")],
  makes: [...wordsOfAll("makesParts")],
  sorts: [...wordsOfAll("sortsParts")],
};

/** The question, read once. */
export interface AskedQuestion {
  text: string;
  words: string[];
  first: string;
}

export function readQuestion(text: string): AskedQuestion {
  const found = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return { text, words: found, first: found[0] ?? "" };
}

/** A word by which options are sought ("best", "recommend", "which") is among the first. */
function seeks({ words, text }: AskedQuestion, { language }: Pick<AnswerContext, "language">): boolean {
  return words.slice(0, 60).some(saidIn("seeks", language)) || PARTS.seeks.some((part) => text.includes(part));
}

/** What the question asks for. */
export const QUESTION_SIGNS: Sign<AskedQuestion>[] = [
  { id: "short question", holds: ({ words }) => words.length > 0 && words.length < 8 },
  { id: "long question", holds: ({ text }) => text.length > 250 },
  {
    id: "seeks",
    holds: seeks,
  },
  { id: "seeks first", holds: ({ first }, { language }) => saidIn("seeks", language)(first) },
  {
    id: "explains first",
    // "What is the best …" asks for no explanation.
    holds: (asked, context) =>
      !seeks(asked, context) &&
      (saidIn("explains", context.language)(asked.first) || PARTS.explains.some((part) => asked.text.includes(part))),
  },
  { id: "makes first", holds: ({ first }, { language }) => saidIn("makes", language)(first) },
  {
    id: "makes",
    holds: ({ words, text }, { language }) =>
      words.slice(0, 60).some(saidIn("makes", language)) || PARTS.makes.some((part) => text.includes(part)),
  },
  { id: "asks how", holds: (_, { advised }) => advised === "how" },
  { id: "asks for kinds", holds: (_, { advised }) => advised === "kinds" },
  {
    id: "asks of sorts",
    holds: ({ words, text }, { language }) =>
      words.slice(0, 80).some(saidIn("sorts", language)) || PARTS.sorts.some((part) => text.includes(part)),
  },
  { id: "asks locally", holds: (_, { local }) => local },
  { id: "asks for venues", holds: ({ words }) => words.slice(0, 80).some((word) => VENUES.has(word)) },
  {
    id: "asks for concepts",
    holds: ({ words, text }) =>
      words.slice(0, 80).some((word) => CONCEPTS.has(word)) || CONCEPT_PARTS.some((part) => text.includes(part)),
  },
  { id: "asks for concepts first", holds: ({ words }, { language }) => askedFirst(words, language) === "concept" },
  { id: "asks for sorts first", holds: ({ words }, { language }) => askedFirst(words, language) === "sort" },
  { id: "asks for trade first", holds: ({ words }, { language }) => askedFirst(words, language) === "trade" },
  { id: "asks for venues first", holds: ({ words }, { language }) => askedFirst(words, language) === "venue" },
  { id: "asks for goods", holds: (_, { goods }) => goods },
  { id: "asks by names", holds: (_, { askedNames }) => askedNames.size > 0 },
  { id: "asks to replace", holds: (_, { askedNames }) => [...askedNames.values()].includes("replaced") },
  {
    id: "compares",
    holds: ({ text }) =>
      /\b(?:vs\.?|versus|compare[ds]?|better|difference)\b|还是|比较|比較|비교/iu.test(text.slice(0, 400)),
  },
  { id: "ends with question", holds: ({ text }) => /[?？]\s*$/u.test(text) },
  {
    id: "asks I",
    holds: ({ words }) =>
      words.slice(0, 60).some((word) => /^(?:i|my|we|our|me|ich|mein|meine|wir|je|mon|mi|yo|jeg|jag|ik)$/u.test(word)),
  },
];

/** What the first word is by which a question says what it is after. */
function askedFirst(words: readonly string[], language: string): "sort" | "venue" | "trade" | "concept" | null {
  const isSort = saidIn("sorts", language);
  for (const word of words) {
    if (isSort(word)) return "sort";
    if (VENUES.has(word)) return "venue";
    if (CATEGORY_WORDS.has(word)) return "trade";
    if (CONCEPTS.has(word)) return "concept";
  }
  return null;
}
