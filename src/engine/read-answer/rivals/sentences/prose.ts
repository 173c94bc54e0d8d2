import type { Unit } from "../../document/document.ts";
import type { AnswerContext } from "../context.ts";
import { isCaseless } from "../words/caseless-words.ts";
import type { Token } from "../words/tokens.ts";
import { OUTLETS, speaksAgainst, TIES, WARNINGS } from "../words/word-lists.ts";
import { caselessNames } from "./caseless.ts";
import { placeEvidence, type Sentence } from "./place-evidence.ts";
import { listsOf, type Reading, runsOf } from "./runs.ts";

/** A name in running text and what its place says of it. */
export interface ProseName {
  key: string;
  words: Token[];
  /** The whole run of capitalised words that it was cut from. */
  run?: Token[];
  unit: Unit;
  /** The names it is listed with, itself left out. */
  beside: string[];
  /** What speaks for or against it being offered here: signs that `offer-weights.json` weighs. */
  signs: string[];
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
    if (isCaseless(context.language)) found.push(...caselessNames(unit, sentence, context, models));
    else if (words.some((word) => word.name))
      found.push(...inSentence({ unit, words, opensUnit: found.length === 0 }, { context, models }));
    from = to;
  }
  return found;
}

function inSentence(
  { unit, words, opensUnit }: Pick<Sentence, "unit" | "words" | "opensUnit">,
  reading: Reading,
): ProseName[] {
  const runs = runsOf(unit, words, reading);
  if (runs.length === 0) return [];
  const sentence = {
    unit,
    words,
    outlets: words.some(({ lower }) => OUTLETS.has(lower)),
    warns:
      words.some(({ lower }) => WARNINGS.has(lower)) ||
      speaksAgainst(unit.text.slice(words[0]!.start, words.at(-1)!.end).toLowerCase(), reading.context.language),
    ties: words.some(({ lower }) => TIES.has(lower)),
    first: runs[0]!,
    opensUnit,
  };
  return listsOf(unit.text, runs, reading.context.language).flatMap((list) => {
    const place = placeEvidence(sentence, list, reading.context);
    return list.map((run) => ({
      key: run.key,
      words: run.words,
      run: words.slice(run.from, run.to),
      unit,
      beside: list.filter((other) => other.key !== run.key).map(({ key }) => key),
      signs: run.designated ? [...place, "designated"] : place,
    }));
  });
}
