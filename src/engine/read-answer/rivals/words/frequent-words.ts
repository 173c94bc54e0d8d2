import { languageOf } from "../../../language/languages.ts";

/** Endings of two letters by which words of these languages are inflected. */
const ENDING =
  /(?:es|en|er|em|as|os|és|nt|st|te|ns|ée|om|ov|ów|ie|ím|ém|ou|ám|ům|ar|or|et|il|ом|ов|ах|ам|ой|ая|ый|ие|ых)$/u;

/** Whether a lower-case word, or its stem before an ending of one or two letters, is frequent in this language (not English). */
export function isFrequent(lower: string, language: string): boolean {
  if (!hasFrequentWords(language)) return false;
  const words = languageOf(language).lexicon.frequent;
  if (words.has(lower)) return true;
  if (lower.length < 6) return false;
  return words.has(lower.slice(0, -1)) || (ENDING.test(lower) && words.has(lower.slice(0, -2)));
}

/** Whether there is a list of frequent words for this language (not English). */
export function hasFrequentWords(language: string): boolean {
  const { cased, lexicon } = languageOf(language);
  return cased && lexicon.frequent.size > 0;
}
