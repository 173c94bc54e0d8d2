import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EAST_ASIAN } from "../language/scripts.ts";
import { inSmall, isBehindArticle, standsAt } from "./said-trades.ts";
import { TRADES, type Trade } from "./trades.ts";

/** How well the words of a page are those that stand on sites of a trade. */
export interface TermFit {
  trade: Trade;
  /** Sum over its terms that stand on the page, each by how few trades have it, how often it stands there and whether in a head; from 0 on. */
  score: number;
  /** How many different terms of it stand there. */
  terms: number;
}

/** A beginning of a word, or of several, with the trades on whose sites it stands. */
interface Term {
  text: string;
  trades: readonly Trade[];
}

interface Vocabulary {
  /** By their first two letters. */
  index: ReadonlyMap<string, readonly Term[]>;
  /** How many terms a trade has. */
  sizes: ReadonlyMap<Trade, number>;
}

/** What a term tells more when it stands in a title, description or heading. */
const IN_HEAD = 0.7;
/** What its count adds, by its logarithm. */
const OFTEN = 0.3;
/** As if each term stood on sites of so many trades more: a single rare word tells less. */
const SMOOTHED = 2;

const FOLDER = join(import.meta.dirname, "terms");
/** Read when a site of the language is. */
const vocabularies = new Map<string, Vocabulary | null>();

/** The trades whose terms stand in a page's texts, best first; none where the language has no list. Naive Bayes in spirit: terms count as if they stood there independently of each other. */
export function fitTerms(texts: readonly { text: string; isHead: boolean }[], language: string): TermFit[] {
  const vocabulary = vocabularyOf(language);
  if (!vocabulary) return [];
  const counts = new Map<Term, { times: number; isHead: boolean }>();
  for (const { text, isHead } of texts)
    for (const term of termsIn(inSmall(text), vocabulary)) {
      const known = counts.get(term);
      counts.set(term, { times: (known?.times ?? 0) + 1, isHead: isHead || known?.isHead === true });
    }
  const fits = new Map<Trade, TermFit>();
  for (const [{ trades }, { times, isHead }] of counts) {
    const gain =
      Math.log(TRADES.length / (SMOOTHED + trades.length)) * (1 + OFTEN * Math.log(1 + times) + (isHead ? IN_HEAD : 0));
    for (const trade of trades) {
      const fit = fits.get(trade) ?? { trade, score: 0, terms: 0 };
      fits.set(trade, fit);
      // Who has a longer list finds more of it.
      fit.score += gain / Math.sqrt(vocabulary.sizes.get(trade)!);
      fit.terms += 1;
    }
  }
  return [...fits.values()].sort((a, b) => b.score - a.score || a.trade.id.localeCompare(b.trade.id));
}

/** Whether a language has terms of a trade. */
export function hasTerms(trade: Trade, language: string): boolean {
  return (vocabularyOf(language)?.sizes.get(trade) ?? 0) > 0;
}

/** The trades that have a term in a phrase; none where the language has no list. */
export function tradesOfTerms(phrase: string, language: string): ReadonlySet<Trade> {
  const vocabulary = vocabularyOf(language);
  return new Set(vocabulary ? [...termsIn(inSmall(phrase), vocabulary)].flatMap(({ trades }) => trades) : []);
}

function vocabularyOf(language: string): Vocabulary | null {
  const tag = language.split("-")[0]!;
  const known = vocabularies.get(tag);
  if (known !== undefined) return known;
  const file = join(FOLDER, `${tag}.json`);
  const made = existsSync(file) ? vocabularyFrom(JSON.parse(readFileSync(file, "utf8")).trades) : null;
  vocabularies.set(tag, made);
  return made;
}

function vocabularyFrom(lists: Readonly<Record<string, readonly string[]>>): Vocabulary {
  const tradesOf = new Map<string, Trade[]>();
  const sizes = new Map<Trade, number>();
  for (const trade of TRADES) {
    const terms = lists[trade.id] ?? [];
    sizes.set(trade, terms.length);
    for (const term of terms) tradesOf.set(term, [...(tradesOf.get(term) ?? []), trade]);
  }
  const terms = [...tradesOf].map(([text, trades]): Term => ({ text, trades }));
  return { index: Map.groupBy(terms, ({ text }) => text.slice(0, 2)), sizes };
}

function* termsIn(text: string, { index }: Vocabulary): Generator<Term> {
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const isStart = !isInside || EAST_ASIAN.test(text[at]!) || isBehindArticle(text, at);
    isInside = LETTER.test(text[at]!);
    if (!isStart) continue;
    for (const term of index.get(text.slice(at, at + 2)) ?? []) if (standsAt(text, at, term.text)) yield term;
  }
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
