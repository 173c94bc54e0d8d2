import { type Answer, languageKind } from "../answer.ts";
import type { Group } from "../spots.ts";
import { wordsIn } from "../words/caseless-words.ts";
import { AWARDS, CHOOSING, isOptionNoun } from "../words/word-lists.ts";
import { hasTarget } from "./group.ts";
import type { ToldByStart } from "./sign.ts";

/** Tells the signs that the answer offers anybody. */
export function answerSigns(answer: Answer, told: ToldByStart): void {
  const { context, groups } = answer;
  told.add("any");
  told.each(answer.asked);
  const { units } = context.document;
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
  told.add("short answer", units.length < 4 ? 1 : 0);
  told.add("very short answer", context.document.answer.length < 250 ? 1 : 0);
  told.add("long answer", units.length > 40 ? 1 : 0);
  told.add("cites", context.hosts.size > 0 ? 1 : 0);
  const words = wordsIn(context.document.answer.slice(0, 1500), context.language);
  told.add("options in words", words.some((word) => isOptionNoun(word)) ? 1 : 0);
  told.add("chooses", words.some((word) => CHOOSING.has(word)) ? 1 : 0);
  told.add("awards", words.filter((word) => AWARDS.has(word)).length > 1 ? 1 : 0);
  told.add("target stands in it", hasTarget(answer) ? 1 : 0);
  if (context.running) {
    told.add("running");
    told.under("running: ").each(answer.asked);
  }
  const lang = languageKind(context.language);
  if (lang) told.add(lang);
}
