import type { Token } from "./tokens.ts";
import { COMMANDS } from "./word-lists.ts";

/** A word that describes or sorts, and so is not the name that a longer label starts with. */
export function isWeak({ lower, common, is }: Token): boolean {
  if (!common) return is.technology;
  const sorts = is.attribute || is.award || COMMANDS.has(lower) || is.offering || is.model || is.form || is.trade;
  return (
    sorts ||
    /.(?:ly|able|ible|ing|ed|ous|ive|ful|less|est|free|friendly|based|wide|ic|ity|tion|ness|ment|enabled)$/u.test(lower)
  );
}
