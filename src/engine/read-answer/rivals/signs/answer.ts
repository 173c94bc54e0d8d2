import { type Answer, languageKind } from "../answer.ts";
import type { Group } from "../spots.ts";
import { AWARDS, CHOOSING, isOptionNoun } from "../words/word-lists.ts";
import type { Evidence } from "./sign.ts";

/** Signs that the answer offers anybody. */
export function answerSigns(answer: Answer): Evidence {
  const { context, groups } = answer;
  const found: Evidence = [["any", 1]];
  for (const id of answer.asked) found.push([id, 1]);
  const { units } = context.document;
  const best = (some: Group[]) => Math.max(-6, ...some.map(({ odds }) => odds));
  const big = groups.filter(({ spots }) => spots.length > 2 && spots[0]!.label);
  found.push(["best group", best(groups) / 3], ["best big group", best(big) / 3]);
  found.push(["groups", Math.min(1, groups.length / 10)]);
  const taken = big.filter(({ odds }) => odds > 0).length;
  found.push(["a big group taken", taken > 0 ? 1 : 0], ["big groups", big.length > 0 ? 1 : 0]);
  const names = new Set(
    answer.spots
      .filter(({ readings }) => readings[0]!.shape.unknown.length > 0)
      .map(({ readings }) => readings[0]!.key),
  ).size;
  found.push(["unknown names", Math.min(1, names / 12)], ["no unknown names", names === 0 ? 1 : 0]);
  found.push(
    ["short answer", units.length < 4 ? 1 : 0],
    ["very short answer", context.document.answer.length < 250 ? 1 : 0],
    ["long answer", units.length > 40 ? 1 : 0],
  );
  found.push(["code", /```/u.test(context.document.answer) ? 1 : 0]);
  found.push(["cites", context.hosts.size > 0 ? 1 : 0]);
  const words =
    context.document.answer
      .slice(0, 1500)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  found.push(["options in words", words.some((word) => isOptionNoun(word)) ? 1 : 0]);
  found.push(
    ["chooses", words.some((word) => CHOOSING.has(word)) ? 1 : 0],
    ["awards", words.filter((word) => AWARDS.has(word)).length > 1 ? 1 : 0],
  );
  const target = answer.spots.some(({ readings }) => readings.some((one) => one.target));
  found.push(["target stands in it", target ? 1 : 0]);
  const lang = languageKind(context.language);
  if (lang) found.push([lang, 1]);
  return found;
}
