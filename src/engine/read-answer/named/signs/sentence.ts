import { foldText } from "../../../language/fold.ts";
import { sentenceAt } from "../../../language/sentences.ts";
import { isImperative } from "../../clauses/imperatives.ts";
import { sentencesOf } from "../../document/document-index.ts";
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
  { id: "sentence commands", holds: (place) => isImperative(sentenceOf(place), place.context.language) },
  { id: "sentence asks", holds: (place) => /[?？]["”’)]*\s*$/u.test(sentenceOf(place)) },
  { id: "sentence prices", holds: (place) => /[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr|Kč|元|円|원)/u.test(sentenceOf(place)) },
];

/** What follows a fronted predicate, folded: "Claro está que". */
const PREDICATED = /^(?:es|esta|e) (?:que|che) /u;

/** Letters by which a word is known in its forms. */
const STEM = 5;

function sentenceOf({ unit, found }: NamePlace): string {
  const sentence = sentenceAt(sentencesOf(unit), found.start);
  return sentence ? unit.text.slice(sentence.start, sentence.end) : unit.text;
}

/** Whether the sentence around a name has a longer word of the topic, in any form, beside the name itself. */
function sharesWord(place: NamePlace): boolean {
  const { found, context } = place;
  const said = foldText(sentenceOf(place)).folded.match(/\p{L}+/gu) ?? [];
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
