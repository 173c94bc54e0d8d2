import type { Language } from "../../language/keys.ts";
import { areCommonWords } from "../common-words.ts";
import { foldText } from "../fold-text.ts";
import { COMPOUND_TAILS, DETERMINERS, FOLLOWS, KINDS, OFFERS, PRONOUN_LIKE, USES } from "./evidence-words.ts";
import { hasParallelName, isShouted, type NamePlace, sharesItsTail } from "./name-place.ts";
import { isBesideName } from "./name-run.ts";
import {
  isCapitalBefore,
  isModelName,
  isNameBefore,
  isProductLabel,
  opensLabel,
  standsInQuotes,
} from "./name-surroundings.ts";

/** Something that speaks for or against a common word being meant as a name. */
export interface NameSign {
  id: string;
  /** Points for it, or against it where negative; `NAME_FROM` make a name. */
  weight: number;
  /** What it says, for the reason of a reading. */
  means: string;
  holds: (place: NamePlace) => boolean;
}

/** Every sign that is weighed; a reading's reason names those that hold. */
export const SIGNS: readonly NameSign[] = [
  {
    id: "confirmed",
    weight: 1,
    means: "its site or full name is in the answer",
    holds: ({ context }) => context.confirmed,
  },
  {
    id: "lower",
    weight: -1,
    means: "the answer writes it in small letters as well",
    holds: ({ context, isLabel }) => context.lower && !isLabel,
  },
  {
    id: "pronoun",
    weight: -2,
    means: "it may be a pronoun",
    holds: ({ opens, heads, found, text, context }) =>
      opens &&
      !heads &&
      !/^ \p{Lu}/u.test(text.slice(found.end)) &&
      (isOne(found.name.words, PRONOUN_LIKE) || isGrammar(found.name.words, context.language)),
  },
  { id: "calendar", weight: -2, means: "it is a day or month", holds: ({ calendar }) => calendar },
  {
    id: "repeated",
    weight: -3,
    means: "it heads several entries, as an attribute does",
    holds: ({ heads, context, unit, written }) =>
      heads && (context.repeated || (unit.cell !== null && context.siblings.includes(written))),
  },
  {
    id: "heads-names",
    weight: 3,
    means: "it heads an entry among other names",
    holds: ({ heads, row }) => heads && row === "names",
  },
  {
    id: "heads-row",
    weight: 2,
    means: "it heads an entry, and so does no attribute",
    holds: ({ heads, row }) => heads && row === "everyday",
  },
  {
    id: "heads-attributes",
    weight: -1,
    means: "it heads an entry among everyday words",
    holds: ({ heads, row, context, found }) =>
      heads && row === "attributes" && context.siblings.length > 1 && found.name.words.length === 1,
  },
  {
    id: "heads-alone",
    weight: 1,
    means: "it stands alone as a label",
    holds: ({ heads, row, context, found }) =>
      heads &&
      (row === "none" || (row === "attributes" && (context.siblings.length === 1 || found.name.words.length > 1))),
  },
  {
    id: "capital",
    weight: 2,
    means: "it is capitalised inside a sentence",
    holds: ({ isLabel, cased, opens, titled, context }) =>
      !isLabel && cased && !opens && !titled && context.language.code !== "de",
  },
  {
    id: "no-capitals",
    weight: 1,
    means: "its script has no capitals",
    holds: (place) => !place.isLabel && !place.cased && !isCompound(place),
  },
  {
    id: "compound",
    weight: -3,
    means: "it is the start of an everyday word",
    holds: (place) => !place.isLabel && !place.cased && isCompound(place),
  },
  {
    id: "words",
    weight: 2,
    means: "all its words are written as in the name",
    holds: ({ found, titled, heads, unit }) =>
      found.name.words.length > 1 && (!titled || heads || opensLabel(unit, found)),
  },
  {
    id: "shouted",
    weight: 2,
    means: "it stands in capitals and its neighbours do not",
    holds: isShouted,
  },
  {
    id: "own-sign",
    weight: 3,
    means: "its own sign stands with it",
    holds: ({ found, text }) => {
      const sign = /[!?+]$/u.exec(found.name.written)?.[0];
      return (
        sign !== undefined && text[found.end] === sign && /^\s+[\p{Ll}\p{N}]|^['’,]/u.test(text.slice(found.end + 1))
      );
    },
  },
  {
    id: "product",
    weight: 1,
    means: "a product name follows it",
    holds: ({ unit, found, row }) =>
      isModelName(unit, found) || (opensLabel(unit, found) && (row === "names" || isProductLabel(unit, found))),
  },
  {
    id: "model",
    weight: 1,
    means: "a model or product name follows it where a capital tells something",
    holds: ({ unit, found, row, text, opens, titled }) =>
      (isModelName(unit, found) &&
        (!(opens || titled) ||
          opensLabel(unit, found) ||
          /^[ -](?:\p{Lu}{1,4}-?)?\d{2,}|^ \p{Ll}{1,3}\p{Lu}/u.test(text.slice(found.end, found.end + 12)))) ||
      (opensLabel(unit, found) && (row === "names" || isProductLabel(unit, found))),
  },
  {
    id: "verb",
    weight: -2,
    means: "it may be a verb",
    holds: ({ opens, next, heads, found, context }) =>
      opens &&
      !heads &&
      next !== "" &&
      found.name.words.length === 1 &&
      context.language.finite.has(found.name.words[0]!),
  },
  {
    id: "plural",
    weight: -1,
    means: "it may be a plural, which needs no article",
    holds: (place) =>
      place.opens &&
      isSaid(place) &&
      place.context.language.code === "en" &&
      /[^su]s$/u.test(place.found.name.words.at(-1)!),
  },
  {
    id: "title-goes-on",
    weight: -1,
    means: "another everyday word goes on in capitals",
    holds: ({ text, found, opens, titled, after, context }) => {
      const next = /^ (\p{Lu}[\p{L}]+)/u.exec(text.slice(found.end, found.end + 30))?.[1];
      return (
        next !== undefined &&
        !opens &&
        !titled &&
        found.name.words.length === 1 &&
        areCommonWords([foldText(next).folded]) &&
        !OFFERS.has(after[0]!) &&
        !context.topic.has(after[0]!)
      );
    },
  },
  {
    id: "tail",
    weight: 3,
    means: "another entry says the same of another name",
    holds: sharesItsTail,
  },
  {
    id: "quoted",
    weight: 2,
    means: "it stands in quotation marks",
    holds: ({ unit, found }) => standsInQuotes(unit, found),
  },
  {
    id: "bracketed",
    weight: 2,
    means: "it stands alone in brackets",
    holds: ({ text, found }) => text[found.start - 1] === "(" && text.startsWith(")", found.end),
  },
  { id: "beside", weight: 2, means: "it stands in a row with other names", holds: isBeside },
  {
    id: "owns",
    weight: 1,
    means: "it owns something",
    holds: ({ text, found }) => /^['’]s?\s/u.test(text.slice(found.end, found.end + 3)),
  },
  {
    id: "owns-bare",
    weight: 1,
    means: "it owns something, and no article stands before it",
    holds: ({ text, found, opens, cased }) =>
      cased &&
      /^['’]s?\s/u.test(text.slice(found.end, found.end + 3)) &&
      (opens || /^['’]s?\s\p{Lu}/u.test(text.slice(found.end, found.end + 4))),
  },
  {
    id: "said",
    weight: 2,
    means: "a verb is said of it",
    holds: (place) => isSaid(place),
  },
  {
    id: "parallel",
    weight: 2,
    means: "the sentence beside it starts with a name",
    holds: (place) => place.opens && !place.heads && isSaid(place) && hasParallelName(place),
  },
  {
    id: "used",
    weight: 1,
    means: "it is used, chosen or compared with",
    holds: ({ before, opens }) => USES.has(before.at(-1) ?? "") && !opens,
  },
  {
    id: "offer",
    weight: 1,
    means: "what such companies offer follows it",
    holds: ({ text, found, cased, after, context }) => {
      const offer = cased ? (after[0] ?? "") : ([...OFFERS].find((word) => text.startsWith(word, found.end)) ?? "");
      const adjoins = !cased || /^\s/u.test(text.slice(found.end, found.end + 1));
      return adjoins && (OFFERS.has(offer) || context.topic.has(offer));
    },
  },
  {
    id: "verb-adjoins",
    weight: 1,
    means: "a verb follows it",
    holds: ({ text, found, cased, context }) =>
      !cased && [...context.language.finite].some((verb) => text.startsWith(verb, found.end)),
  },
  {
    id: "determined",
    weight: -1,
    means: "an article comes before it",
    holds: (place) => isPlain(place) && isDetermined(place),
  },
  {
    id: "described",
    weight: -1,
    means: "an article and an adjective come before it",
    holds: ({ before, context, opens, cased }) =>
      cased && !opens && context.language.code === "de" && context.language.articles.has(before.at(-2) ?? ""),
  },
  {
    id: "goes-on",
    weight: -2,
    means: "what follows an everyday word follows it",
    holds: ({ next, opens }) => opens && FOLLOWS.has(next),
  },
  {
    id: "other-kind",
    weight: -5,
    means: "what follows makes it another name",
    holds: ({ text, found, after, context }) =>
      /^\s\p{Lu}/u.test(text.slice(found.end)) && KINDS.has(after[0] ?? "") && !context.topic.has(after[0]!),
  },
  {
    id: "tail-of-name",
    weight: -3,
    means: "it is the end of a longer name",
    holds: ({ opens, titled, text, found, context }) =>
      titled ? isNameBefore(text, found.start) : !opens && isCapitalBefore(text, found.start, context.language),
  },
  {
    id: "any-word",
    weight: -1,
    means: "it opens a sentence as any word would",
    holds: (place) =>
      place.opens &&
      !place.heads &&
      !isBeside(place) &&
      !isSaid(place) &&
      !isModelName(place.unit, place.found) &&
      /^\s+\p{Ll}/u.test(place.text.slice(place.found.end)),
  },
];

function isGrammar([word = "", ...more]: readonly string[], language: Language): boolean {
  if (more.length > 0) return false;
  const { pronouns, demonstratives, subordinators, conjunctions, adverbs } = language;
  return [pronouns, demonstratives, subordinators, conjunctions, adverbs].some((list) => list.has(word));
}

function isOne(words: readonly string[], list: ReadonlySet<string>): boolean {
  return words.length === 1 && list.has(words[0]!);
}

function isBeside({ text, found, titled, opens, context }: NamePlace): boolean {
  return isBesideName(text, found, { isCased: !titled && context.language.code !== "de", opens });
}

/** Where a language has no articles, a bare noun may be any: only a verb that is sure to be one tells. */
function isSaid({ said, next, context: { language } }: NamePlace): boolean {
  return said && !FOLLOWS.has(next) && (language.articles.size > 0 || language.finite.has(next));
}

function isCompound({ text, found }: NamePlace): boolean {
  return [...COMPOUND_TAILS].some((tail) => text.startsWith(tail, found.end));
}

/** Its capital tells nothing. */
function isPlain({ opens, titled, calendar, context }: NamePlace): boolean {
  return opens || titled || calendar || context.language.code === "de";
}

function isDetermined({ before, after, titled, text, found, context }: NamePlace): boolean {
  const last = before.at(-1) ?? "";
  const followedByName = !titled && /^ \p{Lu}/u.test(text.slice(found.end));
  return (
    (DETERMINERS.has(last) || (context.language.code === "de" && context.language.articles.has(last))) &&
    !OFFERS.has(after[0] ?? "") &&
    !followedByName
  );
}
