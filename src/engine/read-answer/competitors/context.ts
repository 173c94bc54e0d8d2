import { parse } from "tldts";
import type { Span } from "../../types.ts";
import { detectLanguage } from "../detect-language.ts";
import type { AnswerDocument } from "../document.ts";
import { isCaseless, LOCAL_KINDS } from "./caseless-words.ts";
import { hasFrequentWords, isFrequent } from "./frequent-words.ts";
import { asksForGoods } from "./goods.ts";
import { sentencesOf } from "./sentences.ts";
import { SignPlaces } from "./sign-places.ts";
import { adviceByUnit } from "./slots.ts";
import { overlapping } from "./spans.ts";
import { nameKey, type Token, tokenize } from "./tokens.ts";
import {
  AWARDS,
  CATEGORY_WORDS,
  FUNCTION_WORDS,
  HOW_PARTS,
  HOW_STARTS,
  isCalendarWord,
  isConjunction,
  isFormWord,
  isGermanNoun,
  isPlace,
  isPlaceWord,
  KINDS,
} from "./word-lists.ts";

/** What the whole answer tells about its words; names are judged in it. */
export interface AnswerContext {
  document: AnswerDocument;
  /** BCP-47 primary tag of the answer. */
  language: string;
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
      const base = baseOf(token);
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
      const follower = joined ? baseOf(next) : "";
      seen.set(follower, (seen.get(follower) ?? 0) + 1);
      followers.set(base, seen);
    }
  }
  const hosts = new Map<string, string>();
  const links = document.units.flatMap((unit) => unit.links.map(({ url }) => url));
  for (const url of [...given.urls, ...links, ...document.sources.map(({ url }) => url)]) addHost(hosts, url);
  // Names, places and words of form in the question say nothing about what is sold.
  const asked = tokenize(given.question ?? "", language).filter(
    ({ lower, common }) =>
      (common || language !== "en" || CATEGORY_WORDS.has(lower)) &&
      !FUNCTION_WORDS.has(lower) &&
      !AWARDS.has(lower) &&
      !isPlace(lower),
  );
  const question = new Set(asked.flatMap(({ lower }) => [lower, singular(lower)]));
  const located = locatedIn(given.question ?? "", language);
  if (located) question.add(located.toLowerCase());
  const local =
    located !== undefined ||
    (isCaseless(language) && LOCAL_KINDS.some((kind) => given.question?.includes(kind))) ||
    tokenize(given.question ?? "", language).some(({ lower, name }) => (name && isPlace(lower)) || lower === "near");
  const advised = asksForAdvice(given.question ?? "");
  return {
    document,
    language,
    local,
    advised,
    advice: adviceByUnit(document),
    places: new SignPlaces(document.answer),
    signs: new Map(),
    goods: asksForGoods(question, language),
    asked: given.question ?? "",
    askedNames: namesIn(given.question ?? "", language),
    askedWholes: wholesIn(given.question ?? "", language),
    spelledOut: abbreviationsOf(document),
    tokens,
    sentences,
    small,
    counts,
    inside,
    starters,
    headers: headersOf(document),
    followers,
    hosts,
    question,
  };
}

/** A name that is written small ("italki", "comdirect"): a word of no list, two letters or more, without hyphens. */
const SMALL_NAME = /^\p{Ll}[\p{Ll}\p{N}.+]{2,}$/u;
const JOINT = /^(?:,\s|\s?[/|]\s?)$/u;

/**
 * Takes words that are written small for names where they stand as one: set in bold, at the head of a line, or in an
 * enumeration with names; then wherever the answer writes them.
 */
function markSmallNames({ units }: AnswerDocument, tokens: Token[][], language: string): void {
  if (language !== "en" && !hasFrequentWords(language)) return;
  // A German noun would have a capital.
  const isWord = ({ common, lower }: Token) =>
    language === "de" ? isFormWord(lower) || isFrequent(lower, language) : common;
  const isOdd = (word: Token) =>
    !word.name && !word.caseless && !isWord(word) && SMALL_NAME.test(word.text) && !FUNCTION_WORDS.has(word.text);
  const named = new Set<string>();
  for (const [index, words] of tokens.entries()) {
    const { text, strong, label } = units[index]!;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]!;
      if (!isOdd(word) || named.has(word.lower)) continue;
      const bold = overlapping(strong, word.start, word.end).some(
        ({ start, end }) => start === word.start && end - word.end < 24,
      );
      const isHead = label !== null && label.start === word.start && label.end - word.end < 12;
      const opens = at === 0 ? word.start < 3 : /[.!?]\s+$/u.test(text.slice(words[at - 1]!.end, word.start));
      const listed = [-1, 1].some((step) => {
        const other = words[at + step];
        const beyond = words[at + 2 * step];
        if (!other) return false;
        const [left, right] = step < 0 ? [other, word] : [word, other];
        if (isName(other) && JOINT.test(text.slice(left.end, right.start))) return true;
        if (!isConjunction(other.lower, language) || !beyond) return false;
        const behind = FUNCTION_WORDS.has(beyond.lower) ? words[at + 3 * step] : beyond;
        return behind !== undefined && isName(behind);
      });
      if (bold || isHead || listed || (opens && units[index]!.kind === "paragraph")) named.add(word.lower);
    }
  }
  if (named.size === 0) return;
  for (const words of tokens) for (const word of words) if (!word.name && named.has(word.lower)) word.name = true;
}

function isName({ name, common, caseless }: Token): boolean {
  return name && !common && !caseless;
}

function headersOf({ units }: AnswerDocument): Map<number, string[][]> {
  const headers = new Map<number, string[][]>();
  for (const { cell, text } of units) {
    if (cell?.row !== 0) continue;
    const columns = headers.get(cell.table) ?? [];
    columns[cell.column] = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
    headers.set(cell.table, columns);
  }
  return headers;
}

/** How the question speaks of a name. */
export type AskedAs = "option" | "replaced" | "tied";

const REPLACED =
  /(?:alternativ\p{L}*|instead|substitut\p{L}*|replac\p{L}*|switch\p{L}*|competitors?|similar|cheaper|statt|anstelle|ersatz|besides|other than|remplac\p{L}*|concurrent\p{L}*|sustitut\p{L}*|migrat\p{L}*|leave|leaving|away)\b[^,.?!]{0,24}$/iu;
const TIED =
  /(?:works?|working|integrat\p{L}*|compatible|sync\p{L}*|connect\p{L}*|users?|on top of|kompatibel|anbindung|schnittstelle|intégr\p{L}*|integra\p{L}*)\b[^,.?!]{0,30}$/iu;
const EITHER = /^\s*(?:vs\.?|versus|or|oder|ou|of|czy|или|eller|veya)\s/iu;
const EITHER_BEFORE = /\s(?:vs\.?|versus|or|oder|ou|of|czy|или|eller|veya)\s*$/iu;

/** The names in a question, lower case, and how it speaks of each: compared ("notion or coda"), to be replaced, worked with. */
function namesIn(question: string, language: string): Map<string, AskedAs> {
  const words = tokenize(question, language);
  const named = new Map<string, AskedAs>();
  for (const [at, { name, caseless, common, lower, start, end }] of words.entries()) {
    const before = question.slice(0, start);
    const compared = EITHER.test(question.slice(end)) || EITHER_BEFORE.test(before);
    const written =
      name && !caseless && (at > 0 || !common) && !(common && (language === "de" || CATEGORY_WORDS.has(lower)));
    if (
      caseless ||
      FUNCTION_WORDS.has(lower) ||
      isPlace(lower) ||
      isPlaceWord(lower) ||
      isCalendarWord(lower) ||
      !(written || (compared && !CATEGORY_WORDS.has(lower)))
    )
      continue;
    const last = words[at - 1];
    const joined = last !== undefined && named.has(last.lower) && question.slice(last.end, start) === " ";
    named.set(
      lower,
      joined ? named.get(last.lower)! : REPLACED.test(before) ? "replaced" : TIED.test(before) ? "tied" : "option",
    );
  }
  return named;
}

/** Names of several words in a question, as keys: where the answer starts with one, it is the whole name. */
function wholesIn(question: string, language: string): Set<string> {
  const wholes = new Set<string>();
  if (language === "de") return wholes;
  for (const { 0: name, index } of question.matchAll(/\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*)+/gu)) {
    const words = tokenize(name, language);
    if (index > 0 && words.every(({ lower }) => !isPlace(lower) && !isPlaceWord(lower))) wholes.add(nameKey(name));
  }
  return wholes;
}

/** "hotels in the Cotswolds", "mangiare a Genova", "Zahnarzt in Gera": a place, be it on no list. */
const LOCATED = /\p{Ll} (?:in|near|around|à|en|em|w)(?: the| les)? (\p{Lu}\p{Ll}{2,})/u;
const LOCATED_ITALIAN = /\p{Ll} (?:in|a|ad) (\p{Lu}\p{Ll}{3,})/u;
const LOCATED_GERMAN = /\p{L} (?:in|bei|um|nahe) (\p{Lu}\p{Ll}{3,})/u;

function locatedIn(question: string, language: string): string | undefined {
  if (language === "it") return LOCATED_ITALIAN.exec(question)?.[1];
  if (language !== "de") return LOCATED.exec(question)?.[1];
  const place = LOCATED_GERMAN.exec(question)?.[1];
  const lower = place?.toLowerCase() ?? "";
  return isGermanNoun(lower) || isFrequent(lower, language) ? undefined : place;
}

/** A word without its possessive ending, lower case. */
export function baseOf(token: Token): string {
  return token.lower.replace(POSSESSIVE, "");
}

export function isPossessive({ text }: Token): boolean {
  return POSSESSIVE.test(text);
}

const POSSESSIVE = /['’]s?$/u;

export function singular(word: string): string {
  return word.length > 3 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word;
}

function addHost(hosts: Map<string, string>, url: string): void {
  const { domain, domainWithoutSuffix } = parse(url);
  if (domain && domainWithoutSuffix) hosts.set(nameKey(domainWithoutSuffix), domain);
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
