import { foldText } from "../../../language/fold.ts";
import type { Span } from "../../../types.ts";
import { isImperative } from "../../clauses/imperatives.ts";
import { headsSources } from "../../document/source-lines.ts";
import { isSupposition } from "../absence.ts";
import { FOLLOWS, IS } from "../evidence-words.ts";
import type { NamePlace } from "../name-place.ts";
import { hasParallelName } from "../name-place.ts";
import type { NameSign } from "./name-sign.ts";

/** What its sentence tells of it. */
export const SENTENCE_SIGNS: readonly NameSign[] = [
  { id: "said", holds: (place) => isSaid(place) },
  { id: "said beside another", holds: (place) => isSaid(place) && hasParallelName(place) },
  { id: "beside names", holds: ({ beside }) => beside },
  {
    id: "owns after",
    holds: ({ next, after, context: { language } }) =>
      language.subordinators.has(next) && language.possessives.has(after[1] ?? ""),
  },
  {
    id: "pronoun is",
    holds: ({ found, next, context }) => IS.has(next) && context.language.pronounLike.has(found.name.words.join(" ")),
  },
  { id: "says how", holds: ({ after, next }) => next !== "" && PREDICATED.test(after.join(" ")) },
  {
    id: "joined to a verb",
    holds: ({ text, found, cased, context }) =>
      !cased && [...context.language.finite].some((word) => text.startsWith(word, found.end)),
  },
  { id: "sentence on what was asked", holds: (place) => sharesWord(place) },
  { id: "sentence commands", holds: ({ sentence, context }) => isImperative(sentence, context.language) },
  { id: "sentence asks", holds: ({ sentence }) => /[?？]["”’)]*\s*$/u.test(sentence) },
  { id: "missed", holds: ({ context }) => context.missed === "here" },
  {
    id: "absence said",
    holds: ({ sentence, context }) => context.language.absence?.test(sentence.toLowerCase()) ?? false,
  },
  { id: "negated", holds: (place) => negates(place) },
  { id: "spoken", holds: (place) => isSpoken(place) },
  { id: "negated at the start", holds: (place) => opensAnswer(place) && negates(place) },
  { id: "at the start", holds: (place) => opensAnswer(place) },
  { id: "among sources", holds: ({ context }) => headsSources(context.above) },
  { id: "inside a quotation", holds: ({ text, found }) => isQuoted(text, found) },
  {
    id: "opens a quotation",
    holds: ({ text, found }) => isQuoted(text, found) && /[«„“"「『]\s?$/u.test(text.slice(0, found.start)),
  },
  {
    id: "supposed",
    holds: ({ context, sentence }) => context.missed !== null && isSupposition(sentence, context.language),
  },
  { id: "sentence prices", holds: ({ sentence }) => /[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr|Kč|元|円|원)/u.test(sentence) },
];

function negates({ sentence, sentenceWords, context: { language } }: NamePlace): boolean {
  if (!language.spaced) return [...language.negations].some((part) => sentence.includes(part));
  return sentenceWords.some((word) => language.negations.has(word) || /n['’]t$/u.test(word));
}

function isSpoken({ sentenceWords, context: { language } }: NamePlace): boolean {
  return sentenceWords.some((word) => language.firstPersons.has(word));
}

/** Whether it stands in the first sentence of the answer. */
function opensAnswer({ unit, sentence, text }: NamePlace): boolean {
  return unit.index === 0 && text.startsWith(sentence);
}

/** Whether it stands with other words in quotation marks. */
function isQuoted(text: string, { start, end }: Span): boolean {
  const before = /[«„“"「『][^»”"」』\n]{0,80}$/u.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? "";
  const after = /^[^«„“"「『»”\n]{0,80}[»”“"」』]/u.exec(text.slice(end, end + 80))?.[0] ?? "";
  return before !== "" && after !== "" && before.length + after.length > 3;
}

/** What follows a fronted predicate, folded: "Claro está que". */
const PREDICATED = /^(?:es|esta|e) (?:que|che) /u;

/** Letters by which a word is known in its forms. */
const STEM = 5;

/** Whether the sentence around a name has a longer word of the topic, in any form, beside the name itself. */
function sharesWord(place: NamePlace): boolean {
  const { found, context, sentence } = place;
  const said = foldText(sentence).folded.match(/\p{L}+/gu) ?? [];
  const own = found.name.words.join("");
  return [...context.topic].some(
    (word) =>
      word.length > STEM &&
      !own.startsWith(word.slice(0, STEM)) &&
      said.some((each) => each.startsWith(word.slice(0, STEM))),
  );
}

/** Whether a verb is said of it. Where a language has no articles, a bare noun may be any: only a verb that is sure to be one tells. */
function isSaid({ said, next, context: { language } }: NamePlace): boolean {
  return said && !FOLLOWS.has(next) && (language.articles.size > 0 || language.finite.has(next));
}
