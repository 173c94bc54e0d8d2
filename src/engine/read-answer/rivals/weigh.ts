import { type Answer, aim, gather } from "./answer.ts";
import { answerSigns } from "./signs/answer.ts";
import { groupSigns, hasTarget } from "./signs/group.ts";
import { nameSigns } from "./signs/name.ts";
import { readingSigns } from "./signs/reading.ts";
import { secondSigns } from "./signs/second.ts";
import { listed, type Signs, type Told, type ToldByStart } from "./signs/sign.ts";
import type { Group } from "./spots.ts";
import fitted from "./weights.json" with { type: "json" };

/** What is weighed one after the other; each knows the log-odds of those before it. */
export type Stage = "reading" | "group" | "answer" | "name" | "second";

/** What signs add up to. */
interface Odds {
  sum: number;
}

/** Adds signs to a sum by their weights, in the order they are told. */
class Weights implements Told {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #odds: Odds;

  constructor(weights: Iterable<[string, number]>, odds: Odds) {
    this.#weights = new Map(weights);
    this.#odds = odds;
  }

  add(id: string, value = 1): void {
    const weight = this.#weights.get(id);
    if (weight !== undefined) this.#odds.sum += weight * value;
  }

  each(ids: Iterable<string>): void {
    if (this.#weights.size > 0) for (const id of ids) this.add(id);
  }

  all(evidence: Iterable<readonly [id: string, value: number]>): void {
    if (this.#weights.size > 0) for (const [id, value] of evidence) this.add(id, value);
  }

  /** The weight of an id, 0 where it has none. */
  of(id: string): number {
    return this.#weights.get(id) ?? 0;
  }

  /** Of ids that start so the weights by what follows. */
  *after(start: string): Iterable<[string, number]> {
    for (const [id, weight] of this.#weights) if (id.startsWith(start)) yield [id.slice(start.length), weight];
  }
}

/** The weights of a stage, taken apart by how ids start as far as that was asked for. */
class StageWeights extends Weights implements ToldByStart {
  readonly odds: Odds;
  readonly #starting = new Map<string, Weights>();

  constructor(weights: Record<string, number>) {
    const odds = { sum: 0 };
    super(Object.entries(weights), odds);
    this.odds = odds;
  }

  under(start: string): Told {
    const known = this.#starting.get(start);
    if (known) return known;
    const weights = new Weights(this.after(start), this.odds);
    this.#starting.set(start, weights);
    return weights;
  }
}

const STAGES = new Map(
  Object.entries(fitted.weights).map(([stage, weights]) => [stage as Stage, new StageWeights(weights)]),
);

/** The sum of what is told, each sign by its weight. */
export function logOdds(stage: Stage, signs: Signs): number {
  const weights = STAGES.get(stage)!;
  weights.odds.sum = 0;
  signs(weights);
  return weights.odds.sum;
}

/** What each sign adds to the sum. */
export function contributions(stage: Stage, signs: Signs): [id: string, added: number][] {
  const weights = STAGES.get(stage)!;
  return listed(signs).map(([id, value]) => [id, weights.of(id) * value]);
}

/** Weighs readings, groups, the answer as a whole, then each name by itself and among the others. */
export function weigh(answer: Answer): Answer {
  weighGroups(answer, answer.groups);
  for (const group of answer.groups)
    for (const [{ readings }, ways] of readingSigns(group, answer))
      for (const [at, signs] of ways.entries()) readings[at]!.odds = logOdds("reading", signs);
  answer.candidates = gather(answer.spots);
  weighNames(answer);
  return answer;
}

/** An answer that was weighed with nobody in mind, weighed for a target: anew where that stands. */
export function weighFor(answer: Answer, isTarget: Answer["isTarget"]): Answer {
  const aimed = { ...answer, isTarget };
  aim(aimed.spots, isTarget);
  const groups = aimed.groups.filter(hasTarget);
  weighGroups(aimed, groups);
  if (groups.length > 0) weighNames(aimed);
  return aimed;
}

function weighGroups(answer: Answer, groups: readonly Group[]): void {
  for (const group of groups) group.odds = logOdds("group", (told) => groupSigns(group, answer, told));
}

function weighNames(answer: Answer): void {
  answer.odds = logOdds("answer", (told) => answerSigns(answer, told));
  for (const one of answer.candidates) one.first = logOdds("name", (told) => nameSigns(one, answer, told));
  for (const [one, signs] of secondSigns(answer)) one.odds = logOdds("second", signs);
}

/** Log-odds above which a name is taken: at most 15 of 100 answers of left-out sources then show a wrong one (docs/accuracy.md). */
export const TAKEN_FROM = 0.6;
