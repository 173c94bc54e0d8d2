import { isKnownBrand } from "../../rivals/words/brands.ts";
import { isPlace } from "../../rivals/words/places.ts";
import { COMPANY_WORDS, GIVEN_NAMES, isOptionNoun } from "../../rivals/words/word-lists.ts";
import type { Sold } from "../asked-of.ts";
import { isTown, runAfter } from "../longer-name.ts";
import type { NamePlace } from "../name-place.ts";
import type { NameSign } from "./name-sign.ts";

const after = ({ text, found }: NamePlace, length: number): string => text.slice(found.end, found.end + length);
const before = ({ text, found }: NamePlace, length: number): string =>
  text.slice(Math.max(0, found.start - length), found.start);
const run = (place: NamePlace): string[] => runAfter(after(place, 40));
const wordBefore = (place: NamePlace): string =>
  /(?<!\p{L})(\p{Lu}[\p{L}\p{N}'’-]{0,30}) $/u.exec(before(place, 40))?.[1]?.toLowerCase() ?? "";

/** What tells whether it is part of a longer name that is another's. */
export const LONGER_SIGNS: readonly NameSign[] = [
  { id: "town", holds: ({ written, context }) => isTown(written, context.language) },
  { id: "known brand", holds: ({ written }) => isKnownBrand(written) },
  { id: "start of a known brand", holds: (place) => isStartOfBrand(place) },
  { id: "longer option", holds: ({ offered }) => offered.longer !== null && offered.longer > 0 },
  { id: "longer name", holds: ({ offered }) => offered.longer !== null },
  { id: "goes on", holds: (place) => run(place).length > 0 },
  { id: "goes on as asked", holds: (place) => run(place).some((word) => place.context.topic.has(word)) },
  { id: "goes on with a place", holds: (place) => run(place).some(isPlace) },
  { id: "goes on in its trade", holds: (place) => tradeAround(place) === "own" },
  { id: "goes on in another trade", holds: (place) => tradeAround(place) === "other" },
  { id: "goes on as a company", holds: (place) => run(place).some((word) => COMPANY_WORDS.has(word)) },
  { id: "goes on as an option", holds: (place) => run(place).some(isOptionNoun) },
  { id: "goes on far", holds: (place) => run(place).length > 1 },
  { id: "and another", holds: (place) => /^ (?:&|and|und|et|y|e|en) \p{Lu}/u.test(after(place, 6)) },
  { id: "capital before", holds: (place) => wordBefore(place) !== "" },
  { id: "given name before", holds: (place) => GIVEN_NAMES.has(wordBefore(place)) },
  { id: "option before", holds: (place) => isOptionNoun(wordBefore(place)) },
  { id: "asked before", holds: (place) => place.context.topic.has(wordBefore(place)) },
  {
    id: "of it",
    holds: (place) =>
      /(?<!\p{L})\p{Lu}[\p{L}'’-]{0,30} (?:\p{Ll}{2,5} |d['’]|\p{Ll}{2,3} l['’])$/u.test(before(place, 40)),
  },
  {
    id: "small word of it",
    holds: (place) => /\p{L} (?:of|de|do|da|du|del|della|di|von|van|d['’]|de l['’]) ?$/u.test(before(place, 12)),
  },
  { id: "hyphen after", holds: (place) => /^[-‑]\p{L}/u.test(after(place, 2)) },
  { id: "hyphen and capital after", holds: (place) => /^[-‑]\p{Lu}/u.test(after(place, 2)) },
  { id: "more letters", holds: (place) => /^\p{L}/u.test(after(place, 1)) },
  {
    id: "plural of it",
    holds: (place) => place.context.language.code === "en" && /^s(?!\p{L})/u.test(after(place, 2)),
  },
];

/** Whose trade the words of the longer name around it tell. */
function tradeAround(place: NamePlace): ReturnType<Sold["tradeOf"]> {
  const words = [wordBefore(place), ...run(place)].join(" ").trim();
  return words === "" ? null : place.context.sold.tradeOf(words);
}

/** "Delta Dental", "Mercury Insurance": it and the word or two after it are the name of a known brand. */
function isStartOfBrand(place: NamePlace): boolean {
  const [one = "", two = ""] =
    /^( \p{Lu}[\p{L}\p{N}&-]*)( \p{Lu}[\p{L}\p{N}&-]*)?/u.exec(after(place, 40))?.slice(1) ?? [];
  return one !== "" && (isKnownBrand(place.written + one) || (two !== "" && isKnownBrand(place.written + one + two)));
}
