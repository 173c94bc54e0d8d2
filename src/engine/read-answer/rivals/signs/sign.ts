import type { AnswerContext } from "../context.ts";

/** One thing that may hold of what it looks at: a feature with a weight of its own, under its id. */
export interface Sign<T> {
  id: string;
  holds(of: T, context: AnswerContext): boolean;
}

/** The ids of the signs that hold. */
export function idsOf<T>(signs: readonly Sign<T>[], of: T, context: AnswerContext): string[] {
  const found: string[] = [];
  for (const sign of signs) if (sign.holds(of, context)) found.push(sign.id);
  return found;
}

/** Is told of signs: that they hold, or how far. */
export interface Told {
  add(id: string, value?: number): void;
  /** That each of them holds. */
  each(ids: Iterable<string>): void;
  /** Each with how far it holds. */
  all(evidence: Iterable<readonly [id: string, value: number]>): void;
}

/** Is also told of signs whose ids start alike, by what follows. */
export interface ToldByStart extends Told {
  under(start: string): Told;
}

/** What tells the signs of one thing. */
export type Signs = (told: ToldByStart) => void;

/** Ids with how far each holds, mostly 1. */
export type Evidence = [id: string, value: number][];

/** The signs as a list, for the fit and to explain. */
export function listed(signs: Signs): Evidence {
  const found: Evidence = [];
  const under = (start: string): Told => ({
    add: (id, value = 1) => found.push([start + id, value]),
    each: (ids) => found.push(...Array.from(ids, (id): [string, number] => [start + id, 1])),
    all: (evidence) => found.push(...Array.from(evidence, ([id, value]): [string, number] => [start + id, value])),
  });
  signs({ ...under(""), under });
  return found;
}
