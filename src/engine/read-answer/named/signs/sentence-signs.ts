import type { Language } from "../../../language/keys.ts";
import { DETERMINERS, FOLLOWS, OFFERS, PRONOUN_LIKE } from "../evidence-words.ts";
import type { NamePlace } from "../name-place.ts";
import { hasParallelName } from "../name-place.ts";
import type { NameSign } from "./name-sign.ts";

/** What its sentence tells of a common word. */
export const SENTENCE_SIGNS: readonly NameSign[] = [
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
  { id: "beside", weight: 2, means: "it stands in a row with other names", holds: ({ beside }) => beside },
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
    id: "adjoined",
    weight: 1,
    means: "a verb or what such companies offer is joined to it",
    holds: ({ text, found, cased, context }) =>
      !cased && [...context.language.finite, ...OFFERS].some((word) => text.startsWith(word, found.end)),
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
      cased && !opens && context.language.capitalNouns && context.language.articles.has(before.at(-2) ?? ""),
  },
  {
    id: "goes-on",
    weight: -2,
    means: "what follows an everyday word follows it",
    holds: ({ next, opens }) => opens && FOLLOWS.has(next),
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

function isPlain({ opens, titled, calendar, context }: NamePlace): boolean {
  return opens || titled || calendar || context.language.capitalNouns;
}

function isDetermined({ before, after, titled, text, found, context }: NamePlace): boolean {
  const last = before.at(-1) ?? "";
  const isAdjoined = !/[:：,，]\s*$/u.test(text.slice(Math.max(0, found.start - 3), found.start));
  const followedByName = !titled && /^ \p{Lu}/u.test(text.slice(found.end));
  return (
    isAdjoined &&
    (DETERMINERS.has(last) || (context.language.capitalNouns && context.language.articles.has(last))) &&
    !OFFERS.has(after[0] ?? "") &&
    !followedByName
  );
}

/** Whether a verb is said of it. Where a language has no articles, a bare noun may be any: only a verb that is sure to be one tells. */
function isSaid({ said, next, context: { language } }: NamePlace): boolean {
  return said && !FOLLOWS.has(next) && (language.articles.size > 0 || language.finite.has(next));
}
