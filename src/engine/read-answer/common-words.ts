import common from "./common-words.json" with { type: "json" };
import { foldText } from "./fold-text.ts";

const { source: _, ...lists } = common;
const WORDS = new Set(Object.values(lists).flatMap((list) => list.split(" ").map((word) => foldText(word).folded)));

/** Whether every one of these folded words is also an everyday word, so that only evidence makes it a name. */
export function areCommonWords(words: readonly string[]): boolean {
  return words.every((word) => WORDS.has(word) || /^[&\d.,]+$/u.test(word));
}
