import type { Language } from "../../../language/keys.ts";
import { isPlace } from "../../rivals/words/places.ts";
import { GIVEN_NAMES } from "../../rivals/words/word-lists.ts";
import type { NamePlace } from "../name-place.ts";
import type { NameSign } from "./name-sign.ts";

const only = ({ found: { name } }: NamePlace): string => (name.words.length === 1 ? name.words[0]! : "");

/** What the word itself is. */
export const WORD_SIGNS: readonly NameSign[] = [
  { id: "several words", holds: ({ found }) => found.name.words.length > 1 },
  { id: "three words", holds: ({ found }) => found.name.words.length > 2 },
  { id: "word of form", holds: (place) => isGrammar(only(place), place.context.language) },
  { id: "verb", holds: (place) => place.context.language.finite.has(only(place)) },
  { id: "imperative", holds: (place) => place.context.language.imperatives.has(only(place)) },
  {
    id: "plural",
    holds: ({ found, context }) => context.language.code === "en" && /[^su]s$/u.test(found.name.words.at(-1)!),
  },
  { id: "day or month", holds: ({ calendar }) => calendar },
  { id: "place", holds: ({ found }) => isPlace(found.name.words.join(" ")) },
  { id: "given name", holds: (place) => GIVEN_NAMES.has(only(place)) },
  { id: "frequent", holds: (place) => place.context.language.lexicon.frequent.has(only(place)) },
];

function isGrammar(word: string, language: Language): boolean {
  const { pronouns, pronounLike, demonstratives, subordinators, conjunctions, adverbs, stop } = language;
  return [pronouns, pronounLike, demonstratives, subordinators, conjunctions, adverbs, stop].some((list) =>
    list.has(word),
  );
}
