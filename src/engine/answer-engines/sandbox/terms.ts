import { withoutAccents } from "../../questions/folded.ts";
import stopWords from "./stop-words.json" with { type: "json" };

const STOP_WORDS = new Set(
  Object.values(stopWords.words)
    .flatMap((words) => words.split(" "))
    .map(withoutAccents),
);
const SEGMENTER = new Intl.Segmenter("und", { granularity: "word" });

/** Texts whose words are remembered: the directory says the same category words over and over. */
const REMEMBERED = 4_000;
const remembered = new Map<string, readonly string[]>();

/** The words of a text, folded, in order; Chinese and Japanese are cut into words too, French ones at the apostrophe. */
export function words(text: string): string[] {
  const known = remembered.get(text) ?? cut(text);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, known);
  return [...known];
}

function cut(text: string): string[] {
  return [...SEGMENTER.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => withoutAccents(segment).split(/['’]/))
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word));
}

/** The words of a question that say what is wanted, each once. */
export function contentTerms(question: string): string[] {
  return [...new Set(words(question))].filter((word) => !STOP_WORDS.has(word));
}
