import type { Answer } from "../answer.ts";
import type { AnswerContext } from "../context.ts";
import type { Group } from "../spots.ts";
import { wordsIn } from "../words/caseless-words.ts";
import { AWARDS, CHOOSING, isOptionNoun } from "../words/word-lists.ts";
import { hasTarget } from "./group.ts";
import { languageKind } from "./language-kind.ts";
import type { Sign, ToldByStart } from "./sign.ts";

/** So much of an answer tells how it speaks. UTF-16 units. */
const OPENING = 1_500;

/** The words that an answer opens with. */
export function openingWords({ document, language }: AnswerContext): string[] {
  return wordsIn(document.answer.slice(0, OPENING), language);
}

/** What is known of an answer whatever its names are; looks at the words that it opens with. */
export const ANSWER_SIGNS: Sign<string[]>[] = [
  { id: "short answer", holds: (_, { document }) => document.units.length < 4 },
  { id: "very short answer", holds: (_, { document }) => document.answer.length < 250 },
  { id: "long answer", holds: (_, { document }) => document.units.length > 40 },
  { id: "cites", holds: (_, { hosts }) => hosts.size > 0 },
  { id: "options in words", holds: (words) => words.some(isOptionNoun) },
  { id: "chooses", holds: (words) => words.some((word) => CHOOSING.has(word)) },
  { id: "awards", holds: (words) => words.filter((word) => AWARDS.has(word)).length > 1 },
];

/** Tells the signs that the answer offers anybody. */
export function answerSigns(answer: Answer, told: ToldByStart): void {
  const { context, groups } = answer;
  told.add("any");
  told.each(answer.asked);
  const best = (some: Group[]) => Math.max(-6, ...some.map(({ odds }) => odds));
  const big = groups.filter(({ spots }) => spots.length > 2 && spots[0]!.label);
  told.add("best group", best(groups) / 3);
  told.add("best big group", best(big) / 3);
  told.add("groups", Math.min(1, groups.length / 10));
  const taken = big.filter(({ odds }) => odds > 0).length;
  told.add("a big group taken", taken > 0 ? 1 : 0);
  told.add("big groups", big.length > 0 ? 1 : 0);
  const names = new Set(
    answer.spots
      .filter(({ readings }) => readings[0]!.shape.unknown.length > 0)
      .map(({ readings }) => readings[0]!.key),
  ).size;
  told.add("unknown names", Math.min(1, names / 12));
  told.add("no unknown names", names === 0 ? 1 : 0);
  told.each(answer.said);
  told.add("target stands in it", hasTarget(answer) ? 1 : 0);
  if (context.running) {
    told.add("running");
    told.under("running: ").each(answer.asked);
  }
  const lang = languageKind(context.language);
  if (lang) told.add(lang);
}
