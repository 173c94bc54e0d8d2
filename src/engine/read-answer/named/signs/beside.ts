import { areCommonWords } from "../../common-words.ts";
import { singular } from "../../rivals/words/singular.ts";
import { OFFERING } from "../../rivals/words/word-lists.ts";
import { DETERMINERS, FOLLOWS, IS, KINDS, OFFERS, USES } from "../evidence-words.ts";
import type { NamePlace } from "../name-place.ts";
import { isBuiltFor } from "../name-place.ts";
import {
  hasLegalForm,
  isCapitalBefore,
  isModelName,
  isNameBefore,
  isProductLabel,
  opensLabel,
  standsInQuotes,
} from "../name-surroundings.ts";
import type { NameSign } from "./name-sign.ts";

const after = ({ text, found }: NamePlace, length: number): string => text.slice(found.end, found.end + length);
const before = ({ text, found }: NamePlace, length: number): string =>
  text.slice(Math.max(0, found.start - length), found.start);
const last = ({ before: words }: NamePlace): string => words.at(-1) ?? "";

/** What stands right before and after it. */
export const BESIDE_SIGNS: readonly NameSign[] = [
  { id: "owns", holds: (place) => /^['’]s?\s/u.test(after(place, 3)) },
  {
    id: "parted ending",
    holds: (place) =>
      place.context.language.partedEndings && place.cased && /^['’]\p{Ll}{1,6}(?!\p{L})/u.test(after(place, 9)),
  },
  {
    id: "own sign",
    holds: (place) => {
      const sign = /[!?+]$/u.exec(place.found.name.written)?.[0];
      return sign !== undefined && after(place, 1) === sign && /^.(?:\s+[\p{Ll}\p{N}]|['’,])/u.test(after(place, 9));
    },
  },
  { id: "quoted", holds: ({ unit, found }) => standsInQuotes(unit, found) },
  {
    id: "arrow before",
    holds: (place) =>
      /(?:[→➜➡⇒]|[-=]>)\s{0,2}$/u.test(before(place, 4)) && /^\s*(?:$|[\n.,;([|])/u.test(after(place, 4)),
  },
  { id: "in brackets", holds: (place) => before(place, 1) === "(" && after(place, 1) === ")" },
  { id: "price after", holds: (place) => /^[^\p{L}\n]{0,6}[$€£¥]/u.test(after(place, 8)) },
  { id: "figure after", holds: (place) => /^[ -]\d/u.test(after(place, 2)) },
  { id: "model after", holds: ({ unit, found }) => isModelName(unit, found) },
  { id: "goes on in its label", holds: ({ unit, found }) => opensLabel(unit, found) },
  {
    id: "product after",
    holds: ({ unit, found }) => opensLabel(unit, found) && isProductLabel(unit, found),
  },
  { id: "legal form after", holds: ({ text, found }) => hasLegalForm(text, found) },
  {
    id: "name after",
    holds: ({ capitalAfter }) => capitalAfter !== "" && !areCommonWords([capitalAfter]),
  },
  { id: "kind of company after", holds: ({ capitalAfter }) => KINDS.has(capitalAfter) },
  { id: "what it offers after, in capitals", holds: ({ capitalAfter }) => OFFERS.has(capitalAfter) },
  { id: "name before", holds: ({ text, found }) => isNameBefore(text, found.start) },
  {
    id: "word in capitals before",
    holds: ({ text, found, opens, context }) => !opens && isCapitalBefore(text, found.start, context.language),
  },
  { id: "determiner before", holds: (place) => isAdjoined(place) && DETERMINERS.has(last(place)) },
  {
    id: "article before",
    holds: (place) => isAdjoined(place) && place.context.language.articles.has(last(place)),
  },
  { id: "definite before", holds: (place) => isAdjoined(place) && place.context.language.definite.has(last(place)) },
  {
    id: "one of many",
    holds: (place) =>
      isAdjoined(place) &&
      place.capitalAfter === "" &&
      (place.context.language.singling.has(last(place)) || place.context.language.indefinite.has(last(place))),
  },
  {
    id: "described",
    holds: ({ before: words, opens, cased, context }) =>
      cased && !opens && context.language.articles.has(words.at(-2) ?? ""),
  },
  { id: "made for", holds: ({ text, found, context }) => isBuiltFor(text, found, context.language) },
  { id: "use before", holds: (place) => isAdjoined(place) && USES.has(last(place)) },
  { id: "what follows a word", holds: ({ next }) => next !== "" && FOLLOWS.has(next) },
  { id: "what it offers after", holds: ({ next }) => OFFERS.has(next) },
  { id: "is after", holds: ({ next }) => IS.has(next) },
  { id: "verb after", holds: ({ next, context }) => context.language.finite.has(next) },
  {
    id: "offering after",
    holds: ({ next, after: words, context: { language } }) =>
      next !== "" && OFFERING.has(words.find((word) => !language.adverbs.has(word)) ?? ""),
  },
  { id: "word of form after", holds: ({ next, context }) => context.language.stop.has(next) },
  {
    id: "asked word after",
    holds: ({ next, context }) => context.topic.has(next) || context.topic.has(singular(next)),
  },
  { id: "word after", holds: ({ next }) => next !== "" },
  { id: "comma after", holds: (place) => /^[,，、]/u.test(after(place, 1)) },
  { id: "ends its sentence", holds: (place) => /^[.!?。！？]?\s*$/u.test(after(place, 3)) },
  { id: "line starts", holds: (place) => before(place, 60).trim() === "" },
];

const isAdjoined = (place: NamePlace): boolean => /[\p{L}\p{M}]['’]?\s?$/u.test(before(place, 3));
