import { languageOf } from "../../../language/languages.ts";
import { overlapping } from "../../../language/spans.ts";
import type { Span } from "../../../types.ts";
import type { Unit } from "../../document/document.ts";
import { companyLength, isConnecting, TITLE } from "../company/fold.ts";
import { type AnswerContext, isAsked } from "../context.ts";
import { isGermanNoun } from "../words/german-nouns.ts";
import { isMeasure, isModelOnly, keyOf, openingKeys } from "../words/keys.ts";
import { isCalendarWord, isCurrency, isPlace } from "../words/places.ts";
import { isDesignation, isPossessive, type Token } from "../words/tokens.ts";
import {
  CATEGORY_WORDS,
  COMPANY_WORDS,
  isConjunction,
  LEADING_WORDS,
  TECHNOLOGIES,
  TIES,
  WARNINGS,
} from "../words/word-lists.ts";

/** How the names of an answer are read. */
export interface Reading {
  context: AnswerContext;
  /** Entries are makers with their models. */
  models: boolean;
}

/** A name in a sentence: a run of capitalised words, cut to the company it starts with. */
export interface Run {
  words: Token[];
  /** A model designation follows the name. */
  designated: boolean;
  /** Where the whole run stands, model and all, in the text and among the sentence's words. */
  start: number;
  end: number;
  from: number;
  to: number;
  key: string;
}

/** Runs of capitalised words, cut to the company they start with. */
export function runsOf({ text, strong }: Unit, words: Token[], { context, models }: Reading): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length; ) {
    if (!startsName(text, words, at, context) && !isBold(strong, words[at]!)) {
      at += 1;
      continue;
    }
    let to = at + 1;
    while (to < words.length && goesOn(text, words, to, context.language))
      to += words[to]!.name || words[to]!.digit ? 1 : 2;
    const marked = endOfMarked({ text, strong }, words, at);
    if (marked === 0) at += leadingNouns(words.slice(at, to), context);
    const run = words.slice(at, Math.min(Math.max(to, marked), words.length));
    const label = { words: run, text, keys: openingKeys(run, text), running: true };
    const size = marked > to && !models ? run.length : companyLength(label, context, models);
    to = Math.max(to, marked);
    const named = run.slice(0, size);
    const model = isModelOnly(named, { cut: true, goods: context.goods });
    if (!namesSomething(named, context) || (model && !context.askedNames.has(run[0]!.base))) {
      at = to;
      continue;
    }
    runs.push({
      words: named,
      designated: run.length > size && run.slice(size).some((word) => isDesignation(word) || word.name),
      start: run[0]!.start,
      end: run.at(-1)!.end - (run.at(-1)!.text.length - run.at(-1)!.base.length),
      from: at,
      to: Math.min(to, words.length),
      key: keyOf(named, text),
    });
    at = to;
  }
  return runs;
}

/** How many German nouns stand before a name that they only announce ("Firma Acme", "das System von Acme"). */
function leadingNouns(run: readonly Token[], { language, starters }: AnswerContext): number {
  if (!languageOf(language).capitalNouns) return 0;
  const from = run.findIndex(({ lower }, at) => at > 0 && lower === "von");
  if (from > 0 && from < run.length - 1 && run.slice(0, from).every(({ common }) => common)) return from + 1;
  const named = run.findIndex(({ common, name }) => name && !common);
  if (named < 1) return 0;
  const announce = ({ lower, is }: Token) =>
    !COMPANY_WORDS.has(lower) &&
    (is.option || (isGermanNoun(lower) && (lower.endsWith("en") || starters.has(run[named]!.base))));
  return run.slice(0, named).every(announce) ? named : 0;
}

/** Where a name that is set in bold by itself ends: small words in it belong to it ("**rexx systems**"). */
function endOfMarked({ text, strong }: Pick<Unit, "text" | "strong">, words: readonly Token[], at: number): number {
  const { start, end } = words[at]!;
  const span = overlapping(strong, start, end).find((one) => one.start === start && one.end - start < LONGEST_MARKED);
  if (!span) return 0;
  let to = at;
  while (to < words.length && words[to]!.end <= span.end) to += 1;
  const parted = words.findIndex(
    (word, i) => i > at && i < to && /[()[\]:,;"“”–—|/]|\+\s/u.test(text.slice(words[i - 1]!.end, word.start)),
  );
  if (parted > 0) to = parted;
  const inner = words.slice(at, to);
  return inner.length < 5 && inner.every(({ is, name }) => name || !isWordOfForm(is)) ? to : 0;
}

const ARTICLE = /^(?:the|das|der|die|le|la|les|el|los|las|il|lo|de|het|o|a|on|not)$/u;
const LONGEST_MARKED = 34;

/** A short run of bold that starts with this word: a name, be the word a common one. */
function isBold(strong: readonly Span[], { start, end, name, lower, is }: Token): boolean {
  if (!name || isWordOfForm(is) || (is.form && !ARTICLE.test(lower))) return false;
  return overlapping(strong, start, end).some(
    (span) => span.start === start && span.end - start < (ARTICLE.test(lower) ? 48 : 30),
  );
}

function startsName(text: string, words: Token[], at: number, context: AnswerContext): boolean {
  const word = words[at]!;
  if (!word.name) return false;
  if (word.caseless) return isKatakana(word);
  if (isMeasure(word)) return false;
  const next = words[at + 1];
  const opens = at === 0 || /[:：("“„«]\s*$/u.test(text.slice(words[at - 1]!.end, word.start));
  if (opens && TIES.has(word.lower) && (!next?.name || context.language !== "en")) return false;
  const more = next?.name === true && /^ ?(?:[&+] )?$/u.test(text.slice(word.end, next.start));
  if (opens && /^(?:the|der|die|das|le|la|les|l|el|los|las|il|lo|i|gli|a|o|os|as|de|het)$/u.test(word.lower) && more)
    return false;
  if (
    languageOf(context.language).capitalNouns &&
    opens &&
    more &&
    next.common &&
    /(?:e|er|es|en|em)$/u.test(word.lower)
  )
    return false;
  // "Harlan-based Acme": a compound that describes is no part of the name after it.
  if (word.common && word.is.hyphened && more) return false;
  // "Avoid Acme", "Choose Acme": what to do with a name is no part of it.
  if (opens && more && !next.common && isInstruction(word)) return false;
  // "Leaving Acme": the name is the second word, which starts one elsewhere.
  if (opens && more && word.common && !context.starters.has(word.lower) && context.starters.has(next.base))
    return false;
  if (word.is.form) return more && (LEADING_WORDS.has(word.lower) || (!opens && !word.common));
  if (!opens || !word.common || more) return true;
  // A common word with the capital of a sentence's start is a name where something else shows it.
  return (
    context.inside.has(word.lower) &&
    !context.small.has(word.lower) &&
    !isWordOfForm(word.is) &&
    (next?.is.offering ?? false)
  );
}

function isInstruction({ lower, is }: Token): boolean {
  return is.command || WARNINGS.has(lower);
}

function isWordOfForm({ attribute, award, command, offering }: Token["is"]): boolean {
  return attribute || award || command || offering;
}

function isKatakana(word: Token): boolean {
  return /^[\p{sc=Katakana}ー・]{2,}$/u.test(word.text);
}

function goesOn(text: string, words: Token[], at: number, language: string): boolean {
  const last = words[at - 1]!;
  const word = words[at]!;
  const gap = text.slice(last.end, word.start);
  if (isPossessive(last) && !/^(?: )?$/u.test(gap)) return false;
  if (last.caseless || word.caseless) return false;
  if (gap === ". " && TITLE.test(last.lower) && word.name) return true;
  if (/^[\s®™]*(?:[&+]\s)?$/u.test(gap) && (word.name || isDesignation(word))) return true;
  return (
    gap === " " && isConnecting(word, language) && (words[at + 1]?.name ?? false) && /[ '’]/u.test(text[word.end] ?? "")
  );
}

/** At least one word that is no common word, place or technology; or a common one that the answer never writes small. */
function namesSomething(words: Token[], context: AnswerContext): boolean {
  const whole = words.map(({ lower }) => lower).join(" ");
  if (TECHNOLOGIES.has(whole) || isPlace(whole) || CATEGORY_WORDS.has(whole)) return false;
  if (isCalendarWord(whole) || (isCurrency(whole) && /^\p{Lu}+$/u.test(words[0]!.text))) return false;
  if (words.every((word) => context.askedNames.has(word.base))) return true;
  if (words.every(({ lower }) => context.spelledOut.has(lower))) return false;
  if (words.every(({ lower }) => isAsked(lower, context)) && !isAskedFor(words, context)) return false;
  return words.some((word) => !word.is.form && !word.is.technology && (!word.common || !context.small.has(word.lower)));
}

/** What was asked by its name in small letters ("notion or coda") and is written as a name in the answer. */
function isAskedFor(words: readonly Token[], { inside, small, language }: AnswerContext): boolean {
  return (
    !languageOf(language).capitalNouns &&
    words.every(({ lower, is }) => inside.has(lower) && !small.has(lower) && !is.trade)
  );
}

/** Longer enumerations are read in parts. */
const LONGEST_LIST = 30;

/** Runs that stand in one enumeration, together. */
export function listsOf(text: string, runs: Run[], language: string): Run[][] {
  const lists: Run[][] = [];
  // A remark in brackets does not part the names around it; names inside brackets are a list of their own.
  const open: (Run[] | undefined)[] = [undefined, undefined];
  for (const run of runs) {
    const depth = isBracketed(text, run.start) ? 1 : 0;
    const list = open[depth];
    const last = list?.at(-1);
    if (
      last &&
      list!.length < LONGEST_LIST &&
      isListed(text.slice(last.end, Math.min(run.start, last.end + 90)), language)
    )
      list!.push(run);
    else {
      open[depth] = [run];
      lists.push(open[depth]);
    }
  }
  return lists;
}

/** Whether a place of a text stands inside brackets. */
export function isBracketed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 120), at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

function isListed(between: string, language: string): boolean {
  const bare = between
    .replace(/\([^()]{0,60}\)|\[\d{1,3}\]|【[^】]{0,30}】|["“”«»„*®™]/gu, "")
    .replace(/^['’]s?(?![\p{L}])/u, "")
    .trim()
    .replace(/(?:^|(?<!\s)\s+)(?:the|der|die|das|den|le|la|les|l['’]|el|los|il|lo|de|het|a|en)$/iu, "")
    .trim();
  return /^[,，、/／·•;|]$/u.test(bare) || isConjunction(bare.replace(/^[,，、]\s*/u, "").toLowerCase(), language);
}
