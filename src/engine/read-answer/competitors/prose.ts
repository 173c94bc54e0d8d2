import type { Unit } from "../document.ts";
import { caselessNames } from "./caseless.ts";
import type { AnswerContext } from "./context.ts";
import { isUnknown } from "./label-score.ts";
import { placeScore } from "./place-score.ts";
import { listsOf, type Reading, type Run, runsOf } from "./runs.ts";
import { overlapping } from "./spans.ts";
import type { Token } from "./tokens.ts";
import { OUTLETS, WARNINGS } from "./word-lists.ts";

/** A name in running text and what its place says of it. */
export interface ProseName {
  key: string;
  words: Token[];
  unit: Unit;
  /** The names it is listed with, itself left out. */
  beside: string[];
  /** A longer name follows it ("Acme Password Manager"): a product of its own. */
  designated: boolean;
  /** What speaks for it being offered here. */
  score: number;
}

/** Every name in the sentences of a unit. */
export function proseNames(unit: Unit, context: AnswerContext, models: boolean): ProseName[] {
  const tokens = context.tokens[unit.index]!;
  const found: ProseName[] = [];
  let from = 0;
  for (const sentence of context.sentences[unit.index]!) {
    while (from < tokens.length && tokens[from]!.start < sentence.start) from += 1;
    let to = from;
    while (to < tokens.length && tokens[to]!.end <= sentence.end) to += 1;
    const words = tokens.slice(from, to);
    if (words.some((word) => word.name)) found.push(...inSentence(unit, words, { context, models }));
    if (words.some((word) => word.caseless)) found.push(...caselessNames(unit, sentence));
    from = to;
  }
  return found;
}

function inSentence(unit: Unit, words: Token[], reading: Reading): ProseName[] {
  const { context } = reading;
  const outlets = words.some(({ lower }) => OUTLETS.has(lower));
  const warns = words.some(({ lower }) => WARNINGS.has(lower));
  return listsOf(unit.text, runsOf(unit, words, reading)).flatMap((list) => {
    const score = placeScore({ unit, words, outlets, warns }, list, context);
    return list.map((run) => ({
      key: run.key,
      words: run.words,
      designated: run.designated,
      unit,
      beside: list.filter((other) => other.key !== run.key).map(({ key }) => key),
      score: score + shapeScore(run, context) + (isMarked(run, unit) ? 0.8 : 0),
    }));
  });
}

/** Whether a name is set in bold by itself. */
function isMarked({ start, end }: Run, { strong }: Unit): boolean {
  return overlapping(strong, start, end).some(
    (span) => span.start <= start && span.end >= end && span.end - span.start < end - start + 12,
  );
}

/** Languages in letters of their own: a Latin word in them is a name. */
const LETTERED = new Set(["ru", "uk", "el", "bg", "sr", "mk"]);

/** A word in no list is likely a name; a short one in capitals may be an abbreviation. */
function shapeScore({ words, designated }: Run, context: AnswerContext): number {
  const unknown = words.filter((word) => isUnknown(word, context));
  if (unknown.length === 0) return 0;
  // Without a word list, a capital tells little at a sentence's start, and nothing in German.
  const latin = LETTERED.has(context.language) && /^\p{sc=Latin}/u.test(words[0]!.text);
  const plain = !designated && !latin && !/\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(words[0]!.text) && words.length === 1;
  if (plain && (context.language === "de" || (context.language !== "en" && !context.inside.has(words[0]!.lower))))
    return 0;
  return words.length === 1 && /^\p{Lu}{2,5}$/u.test(words[0]!.text) ? 0.2 : 0.6;
}
