import { foldText } from "../../language/fold.ts";
import type { Evidence } from "./evidence.ts";
import table from "./trades.json" with { type: "json" };

interface Trade {
  id: string;
  kind: "local" | "service" | "product" | "goods" | "broad";
  types: string[];
  [language: string]: string | string[];
}

/** A trade that fits a site, how well, and what buyers call it in the site's language. */
export interface TradeFit {
  id: string;
  kind: Trade["kind"];
  label: string;
  score: number;
}

const TRADES = table.trades as unknown as Trade[];
/** Beginnings of words by language: first two letters -> beginnings. */
const indexes = new Map<string, Map<string, Beginning[]>>();

interface Beginning {
  trade: Trade;
  text: string;
  /** May stand inside a word. */
  inside: boolean;
  /** Long and many-worded beginnings tell more. */
  tells: number;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ENGLISH_SHARE = 0.6;
const TYPE_SCORE = 14;

/** A beginning of a word shorter than this says nothing by itself. */
const SHORTEST_BEGINNING = 4;
const BEGINNINGS: ReadonlySet<string> = new Set(
  TRADES.flatMap(({ id: _, kind: __, types: ___, ...languages }) => Object.values(languages).flat())
    .flatMap((text) => foldText(text.replace(/^~/u, "")).folded.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_BEGINNING),
);

/** Whether a folded word starts as a word of some trade does, in any language here. */
export function isTradeWord(word: string): boolean {
  if (word.length < SHORTEST_BEGINNING) return false;
  for (let length = SHORTEST_BEGINNING; length <= word.length; length += 1)
    if (BEGINNINGS.has(word.slice(0, length))) return true;
  return false;
}

/** Trades whose words the evidence holds, best first. Words of the site's language count whole, English ones less. */
export function fitTrades(
  evidence: readonly Evidence[],
  language: string,
  schemaTypes: ReadonlySet<string>,
): TradeFit[] {
  const scores = new Map<Trade, number>();
  for (const trade of TRADES) {
    if (trade.types.some((type) => schemaTypes.has(type))) scores.set(trade, TYPE_SCORE);
  }
  const languages =
    language === "en"
      ? [["en", 1] as const]
      : ([
          [language, 1],
          ["en", ENGLISH_SHARE],
        ] as const);
  for (const [each, share] of languages) {
    const found = new Map<Beginning, number>();
    for (const { text, weight } of evidence) {
      for (const [beginning, count] of occurrences(text.toLowerCase(), each)) {
        found.set(beginning, (found.get(beginning) ?? 0) + weight * share * (1 + 0.4 * Math.log2(count)));
      }
    }
    for (const [beginning, sum] of found) {
      scores.set(beginning.trade, (scores.get(beginning.trade) ?? 0) + sum * beginning.tells);
    }
  }
  return [...scores]
    .filter(([trade]) => Array.isArray(trade[language]))
    .map(([trade, score]) => ({ id: trade.id, kind: trade.kind, label: (trade[language] as string[])[0]!, score }))
    .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id));
}

/** What buyers call a trade in a language; `null` where the table does not say. */
export function tradeLabel(id: string, language: string): string | null {
  const list = TRADES.find((trade) => trade.id === id)?.[language];
  return Array.isArray(list) ? list[0]! : null;
}

/** What a shop for these goods is called. */
export function shopFor(goods: string, language: string, isOnline: boolean): string {
  const patterns: Record<string, string> = isOnline ? table.shopOf : table.storeOf;
  return (patterns[language] ?? patterns.en!).replace("{}", goods);
}

/** Whether a text holds words with which shops sell. */
export function sellsOnline(text: string, language: string): boolean {
  const words: Record<string, string[]> = table.buying;
  const lower = text.toLowerCase();
  const told = [...(words[language] ?? []), ...words.en!];
  return told.some((word) =>
    UNSPACED.test(word) ? lower.includes(word) : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(lower),
  );
}

function occurrences(text: string, language: string): Map<Beginning, number> {
  const index = indexOf(language);
  const counts = new Map<Beginning, number>();
  const tryAt = (at: number, isWordStart: boolean) => {
    const fitting = (index.get(text.slice(at, at + 2)) ?? index.get(text[at] ?? "") ?? []).filter(
      (beginning) => (isWordStart || beginning.inside) && text.startsWith(beginning.text, at),
    );
    // "boekhoudprogramma" is no "boekhoud": the longest beginning is what stands there.
    const longest = Math.max(...fitting.map((beginning) => beginning.text.length));
    for (const beginning of fitting) {
      if (beginning.text.length === longest) counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
    }
  };
  let before = " ";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    tryAt(at, !/[\p{L}\p{N}]/u.test(before) || UNSPACED.test(letter));
    before = letter;
  }
  return counts;
}

function indexOf(language: string): Map<string, Beginning[]> {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map<string, Beginning[]>();
  for (const trade of TRADES) {
    const list = trade[language];
    if (!Array.isArray(list)) continue;
    for (const word of new Set(list.slice(1).map((each) => each.toLowerCase()))) {
      const inside = word.startsWith("~");
      const text = inside ? word.slice(1) : word;
      const beginning = { trade, text, inside, tells: tellingOf(text) };
      const key = text.slice(0, 2);
      index.set(key, [...(index.get(key) ?? []), beginning]);
    }
  }
  indexes.set(language, index);
  return index;
}

function tellingOf(text: string): number {
  if (UNSPACED.test(text)) return text.length > 1 ? 1.2 : 0.6;
  if (text.includes(" ")) return 1.4;
  return text.length <= 4 ? 0.6 : 1;
}
