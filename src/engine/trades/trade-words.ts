import { foldText } from "../language/fold.ts";
import { EAST_ASIAN } from "../language/scripts.ts";
import { tradeWords } from "./labels.ts";
import { TRADES } from "./trades.ts";

/** A beginning of a word shorter than this says nothing by itself. */
const SHORTEST_BEGINNING = 4;
const MOST_WORDS = 2;
/** In scripts that write without spaces, two signs may be a word. */
const SHORTEST_UNSPACED = 2;

/** Made when a site of the language is read. */
const beginnings = new Map<string, ReadonlySet<string>>();

/** Whether a folded word starts as a word of some trade does, in a site's language or English. */
export function isTradeWord(word: string, language: string): boolean {
  return [language, "en"].some((tag) => {
    const known = beginningsIn(tag.split("-")[0]!);
    for (let length = shortestOf(word); length <= word.length; length += 1)
      if (known.has(word.slice(0, length))) return true;
    return false;
  });
}

function beginningsIn(language: string): ReadonlySet<string> {
  let known = beginnings.get(language);
  if (!known) {
    const words = TRADES.flatMap(({ id }) => tellingWords(tradeWords(id, language)));
    known = new Set(words.filter((word) => word.length >= shortestOf(word)));
    beginnings.set(language, known);
  }
  return known;
}

/** Beginnings of one word, and what several of two words share: "moving" of "moving company" and "moving van", not "person" of "competent person". */
function tellingWords(beginnings: readonly string[]): string[] {
  const split = beginnings.map((text) => foldText(text.replace(/^~/u, "")).folded.split(/[^\p{L}\p{N}\p{M}]+/u));
  const pairs = split.filter((words) => words.length === MOST_WORDS).flat();
  const isShared = (word: string) => pairs.indexOf(word) !== pairs.lastIndexOf(word);
  return split.flatMap((words) => (words.length === 1 ? words : words.filter(isShared)));
}

function shortestOf(word: string): number {
  return EAST_ASIAN.test(word) ? SHORTEST_UNSPACED : SHORTEST_BEGINNING;
}
