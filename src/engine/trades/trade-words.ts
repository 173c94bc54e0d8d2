import { foldText } from "../language/fold.ts";
import { LABELLED, tradeWords } from "./labels.ts";
import { TRADES } from "./trades.ts";

/** A beginning of a word shorter than this says nothing by itself. */
const SHORTEST_BEGINNING = 4;
const MOST_WORDS = 2;
/** In scripts that write without spaces, two signs may be a word. */
const SHORTEST_UNSPACED = 2;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const BEGINNINGS: ReadonlySet<string> = new Set(
  TRADES.flatMap(({ id }) => LABELLED.flatMap((language) => tellingWords(tradeWords(id, language)))).filter(
    (word) => word.length >= shortestOf(word),
  ),
);

/** Beginnings of one word, and what several of two words share: "moving" of "moving company" and "moving van", not "person" of "competent person". */
function tellingWords(beginnings: readonly string[]): string[] {
  const split = beginnings.map((text) => foldText(text.replace(/^~/u, "")).folded.split(/[^\p{L}\p{N}\p{M}]+/u));
  const pairs = split.filter((words) => words.length === MOST_WORDS).flat();
  const isShared = (word: string) => pairs.indexOf(word) !== pairs.lastIndexOf(word);
  return split.flatMap((words) => (words.length === 1 ? words : words.filter(isShared)));
}

/** Whether a folded word starts as a word of some trade does, in any language here. */
export function isTradeWord(word: string): boolean {
  for (let length = shortestOf(word); length <= word.length; length += 1)
    if (BEGINNINGS.has(word.slice(0, length))) return true;
  return false;
}

function shortestOf(word: string): number {
  return UNSPACED.test(word) ? SHORTEST_UNSPACED : SHORTEST_BEGINNING;
}
