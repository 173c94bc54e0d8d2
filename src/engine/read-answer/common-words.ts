import common from "./common-words.json" with { type: "json" };
import geography from "./competitors/lexicon/places.json" with { type: "json" };
import { foldText } from "./fold-text.ts";

const { source: _, ...lists } = common;
const WORDS = new Set(Object.values(lists).flatMap((list) => list.split(" ").map((word) => foldText(word).folded)));

const PLACES = new Set(geography.places.split("|"));

/** Whether this folded word is also a city, region or country, which many names of others begin with. */
export function isPlace(word: string): boolean {
  return PLACES.has(word);
}

/** Whether every one of these folded words is also an everyday word, so that only evidence makes it a name. */
export function areCommonWords(words: readonly string[]): boolean {
  return words.every((word) => WORDS.has(word) || /^[&\d.,]+$/u.test(word));
}
