import { foldText } from "../../../language/fold.ts";
import type { Language } from "../../../language/keys.ts";
import { sentenceAt } from "../../../language/sentences.ts";
import type { Unit } from "../../document/document.ts";
import { sentencesOf } from "../../document/document-index.ts";
import { isCalendarWord } from "../../rivals/words/places.ts";
import { DETERMINERS, FOLLOWS, IS, OFFERS } from "../evidence-words.ts";
import type { FoundName } from "../find-names.ts";
import type { NamePlace } from "../name-place.ts";
import { hasParallelName, isBuiltFor } from "../name-place.ts";
import type { NameSign } from "./name-sign.ts";

/** What its sentence tells of a common word. */
export const SENTENCE_SIGNS: readonly NameSign[] = [
  {
    id: "pronoun",
    weight: -2,
    means: "it may be a pronoun",
    holds: ({ opens, heads, found, text, context }) =>
      opens && !heads && !/^ \p{Lu}/u.test(text.slice(found.end)) && isGrammar(found.name.words, context.language),
  },
  {
    id: "pronoun-is",
    weight: -2,
    means: "it may open a sentence of which another is the subject",
    holds: ({ opens, heads, found, next, context }) =>
      opens && !heads && IS.has(next) && context.language.pronounLike.has(found.name.words.join(" ")),
  },
  { id: "calendar", weight: -2, means: "it is a day or month", holds: ({ calendar }) => calendar },
  {
    id: "among-days",
    weight: -3,
    means: "it heads an entry among days or months",
    holds: ({ calendar, heads, context }) =>
      calendar && heads && context.siblings.some((label) => isCalendarWord(label.toLowerCase())),
  },
  {
    id: "one-of-many",
    weight: -3,
    means: "it is one of many of a kind",
    holds: (place) => !place.titled && isSingled(place) && endsPhrase(place),
  },
  {
    id: "predicate",
    weight: -4,
    means: "it says of what follows how it is",
    holds: ({ opens, heads, after, next }) => opens && !heads && next !== "" && PREDICATED.test(after.join(" ")),
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
    id: "owns-after",
    weight: 3,
    means: "what follows gives as a reason something that it owns",
    holds: ({ next, after, context: { language } }) =>
      language.subordinators.has(next) && language.possessives.has(after[1] ?? ""),
  },
  {
    id: "parted-ending",
    weight: 3,
    means: "its ending stands behind an apostrophe, as only names have it",
    holds: ({ text, found, cased, context: { language } }) =>
      language.partedEndings && cased && /^['’]\p{Ll}{1,6}(?!\p{L})/u.test(text.slice(found.end, found.end + 9)),
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
    holds: (place) => isPlain(place) && !place.beside && isDetermined(place),
  },
  {
    id: "on-topic",
    weight: 1,
    means: "where nouns have capitals, its sentence speaks of what was asked for or of what the brand sells",
    holds: ({ said, beside, found, context: { language, topic }, unit }) =>
      language.capitalNouns && (said || beside) && sharesWord(unit, found, topic),
  },
  {
    id: "described",
    weight: -1,
    means: "an article and an adjective come before it",
    holds: ({ before, text, found, context: { language }, opens, cased }) =>
      cased &&
      !opens &&
      language.articles.has(before.at(-2) ?? "") &&
      (language.capitalNouns || isBuiltFor(text, found, language)),
  },
  {
    id: "goes-on",
    weight: -2,
    means: "what follows an everyday word follows it",
    holds: (place) => (place.opens || isArticled(place)) && FOLLOWS.has(place.next),
  },
];

/** Letters by which a word is known in its forms. */
const STEM = 5;

/** Whether the sentence around a name has a longer word of the topic, in any form, beside the name itself. */
function sharesWord(unit: Unit, found: FoundName, topic: ReadonlySet<string>): boolean {
  const sentence = sentenceAt(sentencesOf(unit), found.start);
  if (!sentence) return false;
  const said = foldText(unit.text.slice(sentence.start, sentence.end)).folded.match(/\p{L}+/gu) ?? [];
  const own = found.name.words.join("");
  return [...topic].some(
    (word) =>
      word.length > STEM &&
      !own.startsWith(word.slice(0, STEM)) &&
      said.some((each) => each.startsWith(word.slice(0, STEM))),
  );
}

/** What follows a fronted predicate, folded: "Claro está que". */
const PREDICATED = /^(?:es|esta|e) (?:que|che) /u;

/** "each Bolt", "an Anchor". */
function isSingled({ before, context: { language } }: NamePlace): boolean {
  const last = before.at(-1) ?? "";
  return language.singling.has(last) || language.indefinite.has(last);
}

function isArticled(place: NamePlace): boolean {
  return isSingled(place) || place.context.language.definite.has(place.before.at(-1) ?? "");
}

/** No noun goes on with it: "each Bolt in turn", but not "a Bolt driver". */
function endsPhrase({ text, found, next, context: { language } }: NamePlace): boolean {
  if (next === "") return !/^[ -]\p{Lu}/u.test(text.slice(found.end, found.end + 2));
  return FOLLOWS.has(next) || language.stop.has(next) || language.finite.has(next);
}

function isGrammar([word = "", ...more]: readonly string[], language: Language): boolean {
  if (more.length > 0) return false;
  const { pronouns, pronounLike, demonstratives, subordinators, conjunctions, adverbs } = language;
  return [pronouns, pronounLike, demonstratives, subordinators, conjunctions, adverbs].some((list) => list.has(word));
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
