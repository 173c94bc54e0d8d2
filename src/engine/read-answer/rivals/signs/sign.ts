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

const joined = new Map<string, Map<string, string>>();

/** Two parts of an id as one string, made once: a string that is made anew is slow to look up. */
export function idOf(start: string, end: string): string {
  let ids = joined.get(start);
  if (!ids) {
    ids = new Map();
    joined.set(start, ids);
  }
  let id = ids.get(end);
  if (id === undefined) {
    id = start + end;
    ids.set(end, id);
  }
  return id;
}

/** What is weighed: ids with how far each holds, mostly 1. */
export type Evidence = [id: string, value: number][];
