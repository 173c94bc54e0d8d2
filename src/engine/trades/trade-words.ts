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
  TRADES.flatMap(({ id }) => LABELLED.flatMap((language) => tradeWords(id, language)))
    .map((text) => foldText(text.replace(/^~/u, "")).folded.split(/[^\p{L}\p{N}\p{M}]+/u))
    // Of "hire the hall" no word tells a trade by itself.
    .flatMap((words) => (words.length <= MOST_WORDS ? words : []))
    .filter((word) => word.length >= shortestOf(word)),
);

/** Whether a folded word starts as a word of some trade does, in any language here. */
export function isTradeWord(word: string): boolean {
  for (let length = shortestOf(word); length <= word.length; length += 1)
    if (BEGINNINGS.has(word.slice(0, length))) return true;
  return false;
}

function shortestOf(word: string): number {
  return UNSPACED.test(word) ? SHORTEST_UNSPACED : SHORTEST_BEGINNING;
}
