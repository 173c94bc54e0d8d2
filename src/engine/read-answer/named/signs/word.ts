import type { Language } from "../../../language/keys.ts";
import { areCommonIn } from "../../common-words.ts";
import { GIVEN_NAMES } from "../../rivals/words/word-lists.ts";
import { isOwn } from "../longer-name.ts";
import type { NamePlace } from "../name-place.ts";
import type { NameSign } from "./name-sign.ts";

const only = ({ found: { name } }: NamePlace): string => (name.words.length === 1 ? name.words[0]! : "");

/** What the word itself is. */
export const WORD_SIGNS: readonly NameSign[] = [
  { id: "several words", holds: ({ found }) => found.name.words.length > 1 },
  { id: "three words", holds: ({ found }) => found.name.words.length > 2 },
  { id: "domain", holds: ({ found }) => found.name.kind === "domain" },
  { id: "short form", holds: ({ found }) => found.name.kind === "short" },
  { id: "small", holds: ({ small }) => small },
  { id: "small beside capitals", holds: ({ small, context }) => small && context.upper },
  {
    id: "small words",
    holds: ({ written, small, found: { name } }) => small && name.words.length > 1 && !/\p{Lu}/u.test(written),
  },
  { id: "made of two words", holds: (place) => isCompound(only(place), place.context.language) },
  {
    id: "written otherwise",
    holds: ({ written, found: { name } }) => written.toLowerCase() !== name.written.toLowerCase(),
  },
  { id: "as long as a word", holds: ({ written }) => written.length < 6 },
  { id: "capitals", holds: ({ written }) => /^\p{Lu}{2,}$/u.test(written) },
  { id: "word of form", holds: (place) => isGrammar(only(place), place.context.language) },
  { id: "verb", holds: (place) => place.context.language.finite.has(only(place)) },
  { id: "imperative", holds: (place) => place.context.language.imperatives.has(only(place)) },
  {
    id: "plural",
    holds: ({ found, context }) => context.language.code === "en" && /[^su]s$/u.test(found.name.words.at(-1)!),
  },
  { id: "day or month", holds: ({ calendar }) => calendar },
  { id: "given name", holds: (place) => GIVEN_NAMES.has(only(place)) },
  { id: "person's name", holds: ({ found: { name } }) => name.words.length > 1 && isPerson(name.words[0]!) },
  {
    id: "person's name, of no trade",
    holds: (place) =>
      place.found.name.words.length > 1 &&
      isPerson(place.found.name.words[0]!) &&
      !place.around.some((word) => isOwn(word, place)),
  },
  { id: "frequent", holds: (place) => place.context.language.lexicon.frequent.has(only(place)) },
];

/** Letters of the shorter of two words. */
const SHORTEST = 3;

/** "Blickfang", "Klartext": two everyday words of its language in one. */
function isCompound(word: string, language: Language): boolean {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1)
    if (areCommonIn(language, [word.slice(0, at)]) && areCommonIn(language, [word.slice(at)])) return true;
  return false;
}

/** Titles, folded, and given names. */
const isPerson = (word: string): boolean =>
  GIVEN_NAMES.has(word) || /^(?:dr|prof|mr|mrs|ms|herr|frau|don|dona|dott|sr|sra)\.?$/u.test(word);

function isGrammar(word: string, language: Language): boolean {
  const { pronouns, pronounLike, demonstratives, subordinators, conjunctions, adverbs, stop } = language;
  return [pronouns, pronounLike, demonstratives, subordinators, conjunctions, adverbs, stop].some((list) =>
    list.has(word),
  );
}
