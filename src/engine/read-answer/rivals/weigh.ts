import { type Answer, gather } from "./answer.ts";
import { answerSigns } from "./signs/answer.ts";
import { groupSigns } from "./signs/group.ts";
import { nameSigns } from "./signs/name.ts";
import { readingSigns } from "./signs/reading.ts";
import { secondSigns } from "./signs/second.ts";
import { listed, type Signs, type Told } from "./signs/sign.ts";
import fitted from "./weights.json" with { type: "json" };

/** What is weighed one after the other; each knows the log-odds of those before it. */
export type Stage = "reading" | "group" | "answer" | "name" | "second";

/** Adds up signs by the weights of a stage, in the order they are told. */
class Sum implements Told {
  odds = 0;
  readonly #weights: ReadonlyMap<string, number>;
  /** Of ids with two parts the weights by the second, for each first that was told of. */
  readonly #starting = new Map<string, ReadonlyMap<string, number>>();

  constructor(weights: Record<string, number>) {
    this.#weights = new Map(Object.entries(weights));
  }

  add(id: string, value = 1): void {
    const weight = this.#weights.get(id);
    if (weight !== undefined) this.odds += weight * value;
  }

  of(start: string, id: string, value = 1): void {
    const weight = (this.#starting.get(start) ?? this.#startingWith(start)).get(id);
    if (weight !== undefined) this.odds += weight * value;
  }

  /** The weight of an id, 0 where it has none. */
  weightOf(id: string): number {
    return this.#weights.get(id) ?? 0;
  }

  #startingWith(start: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const [id, weight] of this.#weights) if (id.startsWith(start)) found.set(id.slice(start.length), weight);
    this.#starting.set(start, found);
    return found;
  }
}

const SUMS = new Map(Object.entries(fitted.weights).map(([stage, weights]) => [stage as Stage, new Sum(weights)]));

/** The sum of what is told, each sign by its weight. */
export function logOdds(stage: Stage, signs: Signs): number {
  const sum = SUMS.get(stage)!;
  sum.odds = 0;
  signs(sum);
  return sum.odds;
}

/** What each sign adds to the sum. */
export function contributions(stage: Stage, signs: Signs): [id: string, added: number][] {
  const sum = SUMS.get(stage)!;
  return listed(signs).map(([id, value]) => [id, sum.weightOf(id) * value]);
}

/** Weighs readings, groups, the answer as a whole, then each name by itself and among the others. */
export function weigh(answer: Answer): void {
  for (const group of answer.groups) group.odds = logOdds("group", (told) => groupSigns(group, answer, told));
  for (const group of answer.groups)
    for (const [{ readings }, ways] of readingSigns(group, answer))
      for (const [at, signs] of ways.entries()) readings[at]!.odds = logOdds("reading", signs);
  answer.candidates = gather(answer.spots);
  answer.odds = logOdds("answer", (told) => answerSigns(answer, told));
  for (const one of answer.candidates) one.first = logOdds("name", (told) => nameSigns(one, answer, told));
  for (const [one, signs] of secondSigns(answer)) one.odds = logOdds("second", signs);
}

/** Log-odds above which a name is taken: at most 15 of 100 answers of left-out sources then show a wrong one (docs/accuracy.md). */
export const TAKEN_FROM = 0.6;
