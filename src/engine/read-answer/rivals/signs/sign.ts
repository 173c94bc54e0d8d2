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

/** Is told of signs one by one: that they hold, or how far. */
export interface Told {
  add(id: string, value?: number): void;
  /** The same of a sign whose id has two parts, which only who lists them puts together. */
  of(start: string, id: string, value?: number): void;
}

/** What tells the signs of one thing. */
export type Signs = (told: Told) => void;

/** Ids with how far each holds, mostly 1. */
export type Evidence = [id: string, value: number][];

/** The signs as a list, for the fit and to explain. */
export function listed(signs: Signs): Evidence {
  const found: Evidence = [];
  signs({
    add: (id, value = 1) => found.push([id, value]),
    of: (start, id, value = 1) => found.push([start + id, value]),
  });
  return found;
}
