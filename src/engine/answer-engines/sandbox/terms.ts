import { fold } from "../../language/fold.ts";
import stopWords from "./stop-words.json" with { type: "json" };

const SEGMENTER = new Intl.Segmenter("und", { granularity: "word" });

/** Texts whose words are remembered: the directory says the same category words over and over. */
const REMEMBERED = 4_000;
const remembered = new Map<string, readonly string[]>();

/** The words of a text, folded and stemmed, in order; Chinese and Japanese are cut into words too, French ones at the apostrophe. */
export function words(text: string): string[] {
  const known = remembered.get(text) ?? cut(text).map(stem);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, known);
  return [...known];
}

function cut(text: string): string[] {
  return [...SEGMENTER.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => fold(segment).split(/['’]/))
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word));
}

/** A word without its plural ending, as it is indexed and searched; crude, but the same on both sides ("bakery", "bakeries"). */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return word.replace(/([^su])s$/, "$1").replace(/(?:ie|y)$/, "i");
}

const STOP_WORDS = new Set(Object.values(stopWords.words).flatMap(words));

/** The words of a question that say what is wanted, each once; capitals such as "IT" are a thing even where the word is common. */
export function contentTerms(question: string): string[] {
  const named = new Set((question.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).map(fold));
  return [...new Set(cut(question))].filter((word) => named.has(word) || !STOP_WORDS.has(stem(word)));
}
