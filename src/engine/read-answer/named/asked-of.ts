import { fold, foldText, foldWords } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { languageOf, wordsOfAll } from "../../language/languages.ts";
import { asksForNames, wantsNoNames } from "../../questions/elicits.ts";
import { alsoCalled, tradeName } from "../../trades/labels.ts";
import { tradesIn } from "../../trades/said-trades.ts";
import { isWithin, TRADES, tradeOf } from "../../trades/trades.ts";
import { fitTerms, hasTerms, type TermFit } from "../../trades/typical-terms.ts";
import { areCommonIn } from "../common-words.ts";
import { singular } from "../rivals/words/singular.ts";
import { isOptionNoun, VENUES } from "../rivals/words/word-lists.ts";

/** What a question may seek ("tools", "Anbieter"), in any language. */
const SORTS = wordsOfAll("sorts");
const SORT_PARTS = [...wordsOfAll("sortsParts")];
const ENGLISH = languageOf("en");
const COMPARES = /(?<!\p{L})(?:vs\.?|versus|comparison|compare[sd]?)(?!\p{L})/iu;
/** Letters by which a word of the category is known in its forms. */
const STEM = 5;

/** Words of a trade in a question and its answer. */
export interface SoldTerms {
  /** Logarithm of how many of its terms are there, from 0 on. */
  terms: number;
  /** Logarithm of how well it fits against the trade that fits best, 0 for that itself. */
  against: number;
}

/** From where on a trade is not spoken of. */
const FARTHEST = -3;

/** What the brand sells, and what a text says of it. */
export class Sold {
  readonly #category: string;
  /** How its words start, folded. */
  readonly #stems: readonly string[];
  readonly #language: Language;
  readonly #trades: ReadonlySet<string>;
  readonly #said = new Map<string, boolean>();

  constructor(category: string, language: Language) {
    this.#category = category;
    const words = foldText(category).folded.match(language.spaced ? /\p{L}{4,}/gu : /\p{L}{2}/gu) ?? [];
    this.#stems = words.map((word) => word.slice(0, STEM));
    this.#language = language;
    this.#trades = tradesOf(category, language);
  }

  /** Whether a text has a word of it, in any form. */
  isSaidIn(text: string): boolean {
    let is = this.#said.get(text);
    if (is === undefined) {
      const said = this.#stems.length === 0 ? "" : fold(text);
      is = this.#stems.some((stem) => said.includes(stem));
      this.#said.set(text, is);
    }
    return is;
  }

  /** Whose trade a text speaks of: its own, another, any where its own is not known, none. */
  tradeOf(text: string): "own" | "other" | "any" | null {
    const trades = tradesOf(text, this.#language);
    if (trades.size === 0) return null;
    if (this.#trades.size === 0) return "any";
    return [...trades].some((trade) => this.#trades.has(trade)) ? "own" : "other";
  }

  /** How well the words of a question and its answer are those that stand on sites of its trade; `null` where its trade or the language's words are not known. */
  termsIn(question: string, answer: string): SoldTerms | null {
    const { code } = this.#language;
    const own = [...this.#trades].flatMap((id) => tradeOf(id) ?? []);
    if (!own.some((trade) => hasTerms(trade, code))) return null;
    const fits = fitTerms(
      [
        { text: question, isHead: true },
        { text: answer, isHead: false },
      ],
      code,
    );
    const isOwn = ({ trade }: TermFit) => own.some((each) => isWithin(trade, each) || isWithin(each, trade));
    const found = fits.find(isOwn);
    if (!found) return { terms: 0, against: FARTHEST };
    return { terms: Math.log2(1 + found.terms), against: Math.max(FARTHEST, Math.log(found.score / fits[0]!.score)) };
  }

  /** Whether neither the question, which asks for no kind of option, nor the answer says a word of it, in the language they share. */
  isElsewhere(question: string, answer: string): boolean {
    const sold = foldText(this.#category).folded.match(/\p{Script=Latin}{4,}/gu) ?? [];
    if (!sold.some((word) => areCommonIn(this.#language, [word]))) return false;
    const asked = foldText(question).folded.match(/\p{L}+/gu) ?? [];
    return !asked.some(isOptionNoun) && !this.isSaidIn(question) && !this.isSaidIn(answer);
  }
}

function tradesOf(text: string, { code }: Language): ReadonlySet<string> {
  return new Set(tradesIn(text, code === "und" ? "en" : code).map(({ id }) => id));
}

/** Ids of what a question asks for; none where there is no question. */
export function askedFor(question: string, sold: Sold, language: Language): string[] {
  if (question === "") return [];
  const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const any = (is: (word: string) => boolean) => words.some((word) => is(word) || is(singular(word)));
  const trade = sold.tradeOf(question);
  const holds: [string, boolean][] = [
    ["asked", true],
    ["asked for options", any(isOptionNoun)],
    ["asked for sorts", any((word) => SORTS.has(word)) || SORT_PARTS.some((part) => question.includes(part))],
    ["asked for venues", any((word) => VENUES.has(word))],
    ["asked for the best", any((word) => language.awards.has(word) || ENGLISH.awards.has(word))],
    ["asked for companies", any((word) => language.companyWords.has(word) || ENGLISH.companyWords.has(word))],
    ["asked to compare", COMPARES.test(question)],
    ["asked for names", asksForNames(question, language.code)],
    ["asked for no names", wantsNoNames(question)],
    ["asked for sellers", isOfSellers(question, language)],
    ["asked of a trade", trade !== null],
    ["asked of its trade", trade === "own"],
    ["asked of another trade", trade === "other"],
    ["asked of what it sells", sold.isSaidIn(question)],
  ];
  return holds.flatMap(([id, is]) => (is ? id : []));
}

/** Countries by which the names of a language are all had: Chinese is written in two ways. */
const BOTH_SCRIPTS = ["CN", "TW"];
const SELLERS = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Whether a question says what sellers of any trade are called, in its language. */
function isOfSellers(question: string, language: Language): boolean {
  const sellers = sellersOf(language);
  const said = ` ${foldWords(question)} `;
  for (let at = 0; at < said.length; at += 1) {
    const likely = sellers.get(said.slice(at, at + openingOf(language)));
    if (likely?.some((seller) => said.startsWith(seller, at))) return true;
  }
  return false;
}

/** What sellers of any trade are called in a language, by how it opens; a short name stands alone ("pub", not "public"). */
function sellersOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const { code, spaced } = language;
  let sellers = SELLERS.get(code);
  if (!sellers) {
    const named = TRADES.flatMap(({ id }) => {
      const names = BOTH_SCRIPTS.map((country) => tradeName(id, { language: code, country }));
      return [
        ...names.flatMap((name) => [name?.one, name?.many]),
        ...alsoCalled(id, code).map((also) => also.one),
      ].flatMap((name) => foldWords(name ?? "").trim() || []);
    });
    const written = spaced ? named.map((name) => (name.length < STEM ? ` ${name} ` : ` ${stemOf(name)}`)) : named;
    sellers = Map.groupBy(new Set(written), (seller) => seller.slice(0, openingOf(language)));
    SELLERS.set(code, sellers);
  }
  return sellers;
}

/** Signs by which names are told apart at first: a space and two letters, or one sign that is a syllable or more. */
const openingOf = ({ spaced }: Language): number => (spaced ? 3 : 1);

/** "pharmac" of "pharmacy": its endings differ. */
const stemOf = (name: string) => name.slice(0, Math.max(STEM, name.length - 1));
