import { FOLLOWS } from "../evidence-words.ts";
import type { NamePlace } from "../name-place.ts";
import { isBesideName } from "../name-run.ts";

/** Whether it stands in a row with other names. */
export function isBeside({ text, found, titled, opens, context }: NamePlace): boolean {
  return isBesideName(text, found, {
    isCased: !titled && !context.language.capitalNouns,
    opens,
    language: context.language,
  });
}

/** Whether a verb is said of it. Where a language has no articles, a bare noun may be any: only a verb that is sure to be one tells. */
export function isSaid({ said, next, context: { language } }: NamePlace): boolean {
  return said && !FOLLOWS.has(next) && (language.articles.size > 0 || language.finite.has(next));
}
