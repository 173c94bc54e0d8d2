import common from "./common-words.json" with { type: "json" };
import dictionary from "./competitors/lexicon/english-words.json" with { type: "json" };
import geography from "./competitors/lexicon/places.json" with { type: "json" };
import { foldText } from "./fold-text.ts";
import type { Language } from "./languages/index.ts";

const { source: _, names, ...lists } = common;
const BY_LANGUAGE = new Map(
  Object.entries(lists).map(([code, list]) => [code, new Set(list.split(" ").map((word) => foldText(word).folded))]),
);
const ENGLISH = BY_LANGUAGE.get("en")!;
for (const word of dictionary.words.split(" ")) ENGLISH.add(word);
for (const name of names.split(" ")) ENGLISH.delete(name);
const ANY = new Set([...BY_LANGUAGE.values()].flatMap((words) => [...words]));
const PLACES = new Set(geography.places.split("|"));
const FIGURE = /^[&\d.,]+$/u;

/** Whether every one of these folded words is an everyday word of some language here. */
export function areCommonWords(words: readonly string[]): boolean {
  return words.every((word) => ANY.has(word) || FIGURE.test(word));
}

/** Whether they are everyday words of this language, so that only evidence makes them a name: "Target" is none in German. */
export function areCommonIn({ code, stop, finite }: Language, words: readonly string[]): boolean {
  const own = BY_LANGUAGE.get(code === "und" ? "en" : code);
  return words.every((word) => own?.has(word) || stop.has(word) || finite.has(word) || FIGURE.test(word));
}

/** Whether this folded word is also a city, region or country, which many names of others begin with. */
export function isPlace(word: string): boolean {
  return PLACES.has(word);
}
