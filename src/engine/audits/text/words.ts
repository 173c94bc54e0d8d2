import { cjkSigns, wordsOf } from "../../language/words.ts";
import { stopwordsOf } from "./lexicon.ts";

/** Words that carry meaning: no stop words, at least three letters; runs without spaces as pairs of signs. */
export function contentWords(text: string, language: string | null): Set<string> {
  const stopwords = stopwordsOf(language);
  const words = wordsOf(text).flatMap((word) => (cjkSigns(word) > 0 ? pairs(word) : [word]));
  return new Set(words.filter((word) => (word.length > 2 || cjkSigns(word) > 0) && !stopwords.has(word)));
}

/** How the plural of a short word ends: "bar", "bars". */
const PLURAL_ENDS = ["s", "es", "e", "n", "en", "er"];

/** Whether two words are the same or one is built from the other ("roof", "roofing"; "Dach", "Dachdecker"). */
export function areAkin(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length === 3 && PLURAL_ENDS.some((end) => long === short + end)) return true;
  return short.length >= 4 && (long.includes(short) || (short.length >= 6 && long.startsWith(short.slice(0, 5))));
}

function pairs(word: string): string[] {
  const signs = [...word];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}
