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

/** What is weighed: ids with how far each holds, mostly 1. */
export type Evidence = [id: string, value: number][];
