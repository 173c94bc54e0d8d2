import { type AnswerContext, singular } from "../context.ts";
import { isPlaceWord } from "./places.ts";
import type { Token } from "./tokens.ts";
import { SUPPLIERS, TECHNOLOGIES } from "./word-lists.ts";

/** A word that no word list knows and the answer writes only as a name. */
export function isUnknown(word: Token, context: AnswerContext): boolean {
  if (!word.name || word.common) return false;
  const beside =
    context.spelledOut.has(word.lower) ||
    TECHNOLOGIES.has(word.lower) ||
    TECHNOLOGIES.has(singular(word.lower)) ||
    SUPPLIERS.has(word.lower);
  return (
    !beside &&
    !context.small.has(word.lower) &&
    !isPlaceWord(word.lower) &&
    (word.digit ? /\p{L}{4}|\p{Ll}{3}/u : /\p{L}{2}/u).test(word.text)
  );
}
