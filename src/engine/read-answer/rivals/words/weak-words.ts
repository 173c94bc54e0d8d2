import type { Token } from "./tokens.ts";
import {
  ATTRIBUTES,
  AWARDS,
  CATEGORY_WORDS,
  COMMANDS,
  FUNCTION_WORDS,
  MODEL_WORDS,
  OFFERING,
  TECHNOLOGIES,
} from "./word-lists.ts";

/** A word that describes or sorts, and so is not the name that a longer label starts with. */
export function isWeak({ lower, common }: Token): boolean {
  if (!common) return TECHNOLOGIES.has(lower);
  const sorts = [ATTRIBUTES, AWARDS, COMMANDS, OFFERING, MODEL_WORDS, FUNCTION_WORDS, CATEGORY_WORDS].some((list) =>
    list.has(lower),
  );
  return (
    sorts ||
    /.(?:ly|able|ible|ing|ed|ous|ive|ful|less|est|free|friendly|based|wide|ic|ity|tion|ness|ment|enabled)$/u.test(lower)
  );
}
