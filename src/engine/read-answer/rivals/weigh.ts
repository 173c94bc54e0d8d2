import { type Answer, gather } from "./answer.ts";
import { answerSigns } from "./signs/answer.ts";
import { groupSigns } from "./signs/group.ts";
import { nameSigns } from "./signs/name.ts";
import { readingSigns } from "./signs/reading.ts";
import { secondSigns } from "./signs/second.ts";
import type { Evidence } from "./signs/sign.ts";
import fitted from "./weights.json" with { type: "json" };

/** What is weighed one after the other; each knows the log-odds of those before it. */
export type Stage = "reading" | "group" | "answer" | "name" | "second";

/** A map, since it is faster than an object to ask for an id that was put together. */
const WEIGHTS = new Map<Stage, ReadonlyMap<string, number>>();
for (const [stage, weights] of Object.entries(fitted.weights))
  WEIGHTS.set(stage as Stage, new Map(Object.entries(weights)));

/** The sum of what is known, each sign by its weight. */
export function logOdds(stage: Stage, evidence: Evidence): number {
  const weights = WEIGHTS.get(stage)!;
  let sum = 0;
  for (const one of evidence) {
    const weight = weights.get(one[0]);
    if (weight !== undefined) sum += weight * one[1];
  }
  return sum;
}

/** What each sign adds to the sum. */
export function contributions(stage: Stage, evidence: Evidence): [id: string, added: number][] {
  const weights = WEIGHTS.get(stage)!;
  return evidence.map(([id, value]) => [id, (weights.get(id) ?? 0) * value]);
}

/** Weighs readings, groups, the answer as a whole, then each name by itself and among the others. */
export function weigh(answer: Answer): void {
  for (const group of answer.groups) group.odds = logOdds("group", groupSigns(group, answer));
  for (const group of answer.groups)
    for (const [{ readings }, ways] of readingSigns(group, answer))
      for (const [at, evidence] of ways.entries()) readings[at]!.odds = logOdds("reading", evidence);
  answer.candidates = gather(answer.spots);
  answer.odds = logOdds("answer", answerSigns(answer));
  for (const one of answer.candidates) one.first = logOdds("name", nameSigns(one, answer));
  for (const [one, evidence] of secondSigns(answer)) one.odds = logOdds("second", evidence);
}

/** Log-odds that the likeliest name of an answer needs; one that offers nobody often has a doubtful name or two. */
export const OFFERED_FROM = 1;
/** Log-odds from which a name is taken beside it. */
export const TAKEN_FROM = 0.6;
