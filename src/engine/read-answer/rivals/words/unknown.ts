import type { AnswerContext } from "../context.ts";
import type { Token } from "./tokens.ts";

/** A word that no word list knows and the answer writes only as a name. */
export function isUnknown({ name, common, lower, is }: Token, { spelledOut, small }: AnswerContext): boolean {
  return name && !common && !is.beside && !is.placePart && is.lettered && !small.has(lower) && !spelledOut.has(lower);
}
