import { detectLanguage } from "../../language/detect.ts";
import type { Span } from "../../types.ts";
import type { AnswerDocument } from "../document/document.ts";
import { findAddresses } from "../document/web-addresses.ts";
import { hostsOf } from "./company/domain.ts";
import { adviceByUnit } from "./headings.ts";
import { type AskedAs, askedNames, askedWholes, locatedIn } from "./question/asked-names.ts";
import { askedRow } from "./question/asked-rows.ts";
import { sentencesOf } from "./sentences/sentences.ts";
import { isCaseless, LOCAL_KINDS, wordsIn } from "./words/caseless-words.ts";
import { asksForGoods } from "./words/goods.ts";
import { isPlace } from "./words/places.ts";
import { SignPlaces } from "./words/sign-places.ts";
import { singular } from "./words/singular.ts";
import { markSmallNames } from "./words/small-names.ts";
import { isPossessive, nameKey, type Token, tokenize } from "./words/tokens.ts";
import { FUNCTION_WORDS, HOW_PARTS, HOW_STARTS, KINDS } from "./words/word-lists.ts";

/** What the whole answer tells about its words; names are judged in it. */
export interface AnswerContext {
  document: AnswerDocument;
  /** BCP-47 primary tag of the answer. */
  language: string;
  /** It is running text alone, without entries, tables or cards: its options stand in sentences. */
  running: boolean;
  /** Words of each unit. */
  tokens: Token[][];
  /** Sentences of each unit. */
  sentences: Span[][];
  /** Words written small inside sentences: words, not names. */
  small: Set<string>;
  /** For a capitalised word, what follows it each time: the next capitalised word, or "" at the end of the name. */
  followers: Map<string, Map<string, number>>;
  /** How often each word stands in the answer. */
  counts: Map<string, number>;
  /** Words written large inside sentences, where a sentence's start does not explain it. */
  inside: Set<string>;
  /** Words with which a name starts inside a sentence. */
  starters: Set<string>;
  /** The words of each table's header, column by column. */
  headers: Map<number, string[][]>;
  /** Names of the hosts that the answer links to or cites, as keys, with the domain. */
  hosts: Map<string, string>;
  /** Words of the question, also without a plural s. */
  question: Set<string>;
  /** The question asks for advice, or for things that are no brands: what looks like a name needs more to be one. */
  advised: false | "how" | "kinds";
  /** Abbreviations that the answer spells out ("… and Response (EDR)"). */
  spelledOut: Set<string>;
  /** For each unit whether it stands under a heading over advice rather than options. */
  advice: boolean[];
  /** The question as written; empty where none was given. */
  asked: string;
  /** Names in the question, lower case, and how it speaks of them. */
  askedNames: Map<string, AskedAs>;
  /** Names that the question lists or compares in a script without capitals, as the answer writes them. */
  askedRow: string[];
  /** Keys of the names of several words in the question. */
  askedWholes: Set<string>;
  /** The question names a place: what it asks for is part of local names ("Acme Ramen"). */
  local: boolean;
  /** Where signs stand in the answer. */
  places: SignPlaces;
  /** What the signs of names were found to say, by name; told once each. */
  signs: Map<string, string[]>;
  /** The question asks for goods: they are named by maker and model, services by their own name. */
  goods: boolean;
}

export function readContext(
  document: AnswerDocument,
  given: { question: string | null; urls: string[]; language?: string },
): AnswerContext {
  const language = given.language ?? detectLanguage(document.answer).code;
  const tokens = document.units.map(({ text }) => tokenize(text, language));
  const sentences = document.units.map(({ text }) => sentencesOf(text));
  markSmallNames(document, tokens, language);
  const small = new Set<string>();
  const inside = new Set<string>();
  const starters = new Set<string>();
  const counts = new Map<string, number>();
  const followers = new Map<string, Map<string, number>>();
  for (const [index, words] of tokens.entries()) {
    const { text, kind } = document.units[index]!;
    if (kind === "source") continue;
    for (let at = 0; at < words.length; at += 1) {
      const token = words[at]!;
      const gap = at === 0 ? "" : text.slice(words[at - 1]!.end, token.start);
      const opens = at === 0 || (gap !== " " && /[.:)!?*]\s*$/u.test(gap));
      counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1);
      if (!token.name) {
        if (!token.digit && !opens) small.add(token.lower);
        continue;
      }
      const base = token.base;
      if (!opens) {
        inside.add(token.lower);
        const last = words[at - 1]!;
        if (!last.name || !/^ (?:& )?$/u.test(gap)) starters.add(base);
      }
      const next = words[at + 1];
      const joined =
        next &&
        (next.name || next.digit) &&
        /^ ?(?:[&+] )?$/u.test(text.slice(token.end, next.start)) &&
        !(next.caseless && (next.common || (!token.caseless && next.start > token.end))) &&
        !isPossessive(token);
      const seen = followers.get(base) ?? new Map<string, number>();
      const follower = joined ? next.base : "";
      seen.set(follower, (seen.get(follower) ?? 0) + 1);
      followers.set(base, seen);
    }
  }
  const links = document.units.flatMap((unit) => unit.links.map(({ url }) => url));
  // "Acme Roofing, acmeroofing.com": an address in the text names whom it belongs to as a link does.
  const written = findAddresses(document.answer).flatMap(({ domain, form }) =>
    domain && form === "host" ? domain : [],
  );
  const hosts = hostsOf([...given.urls, ...links, ...written, ...document.sources.map(({ url }) => url)]);
  // Names, places and words of form in the question say nothing about what is sold.
  const words = tokenize(given.question ?? "", language);
  const asked = words.filter(
    ({ common, is }) => (common || language !== "en" || is.trade) && !is.form && !is.award && !is.place,
  );
  const question = new Set(asked.flatMap(({ lower }) => [lower, singular(lower)]));
  // Where words are not spaced, the question is one word to `tokenize`.
  if (isCaseless(language))
    for (const word of wordsIn(given.question ?? "", language))
      if (word.length > 1 && !FUNCTION_WORDS.has(word) && !isPlace(word)) question.add(word);
  const located = locatedIn(given.question ?? "", language);
  if (located) question.add(located.toLowerCase());
  // Typed without any capital, a place has none either.
  const uncased = !/\p{Lu}/u.test(given.question ?? "");
  const local =
    located !== undefined ||
    (isCaseless(language) && LOCAL_KINDS.some((kind) => given.question?.includes(kind))) ||
    words.some(({ lower, name, is }) => ((name || uncased) && is.place) || lower === "near");
  const row = isCaseless(language) ? askedRow(given.question ?? "", document.answer) : [];
  // "How to choose between A and B" is to be told which of them.
  const advised = row.length > 1 ? false : asksForAdvice(given.question ?? "");
  return {
    document,
    language,
    running: document.units.every(({ kind }) => kind === "paragraph" || kind === "heading"),
    local,
    advised,
    advice: adviceByUnit(document),
    places: new SignPlaces(document.answer),
    signs: new Map(),
    goods: asksForGoods(question, language),
    asked: given.question ?? "",
    askedNames: askedNames(given.question ?? "", language),
    askedRow: row,
    askedWholes: new Set([...askedWholes(given.question ?? "", language), ...row.map(nameKey)]),
    spelledOut: abbreviationsOf(document),
    tokens,
    sentences,
    small,
    counts,
    inside,
    starters,
    headers: headersOf(document, language),
    followers,
    hosts,
    question,
  };
}

function headersOf({ units }: AnswerDocument, language: string): Map<number, string[][]> {
  const headers = new Map<number, string[][]>();
  for (const { cell, text } of units) {
    if (cell?.row !== 0) continue;
    const columns = headers.get(cell.table) ?? [];
    columns[cell.column] = wordsIn(text, language);
    headers.set(cell.table, columns);
  }
  return headers;
}

/** Whether the question used a word, be it inflected. */
export function isAsked(lower: string, { question }: AnswerContext): boolean {
  if (question.has(lower) || question.has(singular(lower))) return true;
  if (lower.length < 6) return false;
  const stem = lower.slice(0, Math.max(5, lower.length - 2));
  for (const word of question) if (word.startsWith(stem) && Math.abs(word.length - lower.length) < 3) return true;
  return false;
}

function asksForAdvice(question: string): AnswerContext["advised"] {
  const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (HOW_STARTS.has(words[0] ?? "") || HOW_PARTS.some((part) => question.includes(part))) return "how";
  const asked = /^(?:which|what|welche|quels|quelles|qué|cuáles|quali|quais)$/u.test(words[0] ?? "")
    ? words.slice(1, 3)
    : [];
  return asked.some((word) => KINDS.has(word)) && "kinds";
}

/** Abbreviations in brackets after the words whose first letters they are. */
function abbreviationsOf({ answer }: AnswerDocument): Set<string> {
  const found = new Set<string>();
  for (const { 1: short, index } of answer.matchAll(/\((\p{Lu}{2,6})s?\)/gu)) {
    const before = answer.slice(Math.max(0, index - 90), index).match(/\p{L}+/gu) ?? [];
    const initials = before
      .filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()))
      .map((word) => word[0]!.toUpperCase());
    if (
      initials.join("").endsWith(short!) ||
      before
        .map((word) => word[0]!.toUpperCase())
        .join("")
        .endsWith(short!)
    )
      found.add(short!.toLowerCase());
  }
  return found;
}
