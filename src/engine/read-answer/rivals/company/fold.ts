import { type AnswerContext, isAsked } from "../context.ts";
import { isDesignation, isPossessive, type Token } from "../words/tokens.ts";
import { isWeak } from "../words/weak-words.ts";
import {
  COMPANY_WORDS,
  GIVEN_NAMES,
  GOODS_COMPANY_WORDS,
  LEADING_WORDS,
  LEGAL_FORMS,
  OWNERS,
  PLAN_WORDS,
  SERVICE_WORDS,
  WEAK_PLAN_WORDS,
} from "../words/word-lists.ts";

/** A label's words with the text they stand in. */
export interface Label {
  words: Token[];
  text: string;
  /** Keys of the first word, of the first two and so on. */
  keys: readonly string[];
  /** In running text, where a possessive owns what follows it. */
  running?: boolean;
}

/** How far the words of a label look like a maker and its model, 0 to 1. */
export function modelEvidence(words: readonly Token[], context: AnswerContext): number {
  if (words.length < 2) return 0;
  const rest = words.slice(1);
  if (rest.some(isDesignation) && !words.slice(0, 1).some((word) => word.digit && !word.name)) return 1;
  const last = words.at(-1)!;
  if (isCategory(last, context) && !COMPANY_WORDS.has(last.lower)) return 0.8;
  if (rest.some(({ is }) => is.modelPart)) return 0.6;
  const followers = context.followers.get(words[0]!.base);
  if (followers && goesOnInWays(followers)) return 0.8;
  if (words[0]!.common || words.some(({ lower, is }) => COMPANY_WORDS.has(lower) || is.form)) return 0;
  return words.length > 3 ? 0.6 : words.length > 2 ? 0.4 : 0.3;
}

/** Whether a word is followed by different ones that end no company's name. */
function goesOnInWays(followers: ReadonlyMap<string, number>): boolean {
  let ways = 0;
  for (const next of followers.keys()) {
    if (next !== "" && !COMPANY_WORDS.has(next)) ways += 1;
    if (ways > 1) return true;
  }
  return false;
}

/**
 * How many words of a label name the company. `models` tells that the labels around it are makers with their models;
 * else a label is a name whole, but for the words at its end that say what it is.
 */
export function companyLength(label: Label, context: AnswerContext, models: boolean): number {
  return knownLength(label, context) ?? lengthAmong(label, context, models);
}

/** The same for both: as a company's name, and as a maker's with its models. */
export function companyLengths(label: Label, context: AnswerContext): { company: number; maker: number } {
  const known = knownLength(label, context);
  return {
    company: known ?? lengthAmong(label, context, false),
    maker: known ?? lengthAmong(label, context, true),
  };
}

/** The length that is the same whatever stands around: of one word, of a name that is cited or asked for, up to a legal form. */
function knownLength(label: Label, context: AnswerContext): number | undefined {
  const { words, keys } = label;
  if (words.length < 2) return words.length;
  const known = context.hosts.size + context.askedWholes.size > 0;
  for (let size = known ? keys.length : 0; size > 0; size -= 1) {
    const key = keys[size - 1]!;
    if (key.length > 2 && (context.hosts.has(key) || context.askedWholes.has(key)) && /\p{L}/u.test(key)) return size;
  }
  if (OWNERS.has(words[0]!.lower) && words.length > 1 && !words.slice(1).some(({ lower }) => SERVICE_WORDS.has(lower)))
    return 1;
  const legal = words.findIndex((word, at) => at > 0 && LEGAL_FORMS.has(word.lower));
  return legal > 0 ? legal + 1 : undefined;
}

function lengthAmong(label: Label, context: AnswerContext, models: boolean): number {
  if (label.words[0]!.caseless) return caselessLength(label, context, models);
  const maker = makerLength(label, context, models);
  if (models || modelEvidence(label.words, context) >= 1) return maker;
  return Math.max(maker, nameLength(label, context));
}

/** Words up to where the name of a maker can end. */
function makerLength({ words, text }: Label, context: AnswerContext, models: boolean): number {
  let size = 1;
  while (size < words.length) {
    const last = words[size - 1]!;
    const next = words[size]!;
    const gap = text.slice(last.end, next.start);
    const spaced = gap === " ";
    if (!spaced && next.name && /^\s*[&+×]\s*$/u.test(gap)) size += 1;
    else if (!spaced && !/^[\s®™©]*$/u.test(gap) && !(gap === ". " && TITLE.test(last.lower))) break;
    else if (size === 1 && goesOn(last, next, { context, models })) size += 1;
    else if (size > 1 && next.name && (ARTICLES.test(last.lower) || (LEADING_WORDS.has(last.lower) && !last.is.form)))
      size += 1;
    else if (
      (isConnecting(next, context.language) || AND.has(next.lower)) &&
      size <= 3 &&
      words[size + 1]?.name &&
      !OWNERS.has(words[size + 1]!.lower) &&
      (!AND.has(next.lower) ||
        isCommonStart(words, size) ||
        (GIVEN_NAMES.has(last.lower) && GIVEN_NAMES.has(words[size + 1]!.lower)))
    )
      size += 2;
    else if (
      (COMPANY_WORDS.has(next.lower) || GOODS_COMPANY_WORDS.has(next.lower)) &&
      next.name &&
      isCompanyTail(words, size, context)
    )
      size += 1;
    else break;
  }
  return size;
}

/** Small words inside names ("Palais des Thés", "Familienhotel am Tierpark"), by language. */
const CONNECTING = new Map(
  Object.entries({
    en: "of de du des d del di da do das von van",
    de: "of am im zum zur von van der de di",
    fr: "of de du des d la le aux au à",
    es: "of de del la las los",
    it: "of di del della delle dei degli da d dell al alla all",
    pt: "of de da do das dos",
    nl: "van de der den",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** Whether a small word stands inside a name rather than between two. */
export function isConnecting({ text }: Token, language: string): boolean {
  return (CONNECTING.get(language) ?? CONNECTING.get("en"))!.has(text);
}

const AND = new Set(["et", "und", "and", "y", "e"]);
/** A dot after these ends no sentence. */
export const TITLE = /^(?:dr|st|mr|mrs|prof)$/u;
const ARTICLES = /^(?:the|la|le|les|el|los|las|san|santa|saint|st|de|du|van|von|der)$/u;

/** Whether a first word cannot be the whole name. */
function goesOn(first: Token, next: Token, { context, models }: { context: AnswerContext; models: boolean }): boolean {
  if (!next.name && !next.digit) return false;
  if (LEADING_WORDS.has(first.lower) || first.is.form || /^\p{N}+$/u.test(first.text) || (next.name && first.is.place))
    return true;
  if (isDesignation(next) || next.is.model || isCategory(next, context)) return false;
  if (first.is.model || isCategory(first, context)) return next.name;
  const given = GIVEN_NAMES.has(first.base);
  const goods = models || context.goods;
  if (isPossessive(first)) return given || first.common;
  const alone = context.followers.get(first.base)?.has("") ?? false;
  if (given && (!next.common || (next.name && !alone && !goods))) return true;
  // "Arctic Wolf", "Infant Optics": a common word that never stands alone is not the whole name.
  if (first.common && next.name && !alone && !goods) return true;
  const followers = context.followers.get(first.base);
  if (!followers || !first.common || followers.size > 1 || isWeak(first)) return false;
  // Never seen without the same second word, which itself goes on in different ways: the name has two words.
  const second = context.followers.get(next.base);
  const ends = second?.size === 1 && second.has("") && second.get("")! > 1;
  if (context.goods) return ends;
  return ends || !next.common || (second !== undefined && second.size > 1);
}

function isCommonStart(words: Token[], size: number): boolean {
  return words.slice(0, size).every((word) => word.common);
}

/** "Mobile" ends "Mint Mobile", but "Audio" only starts a model in "Acme Audio One". */
function isCompanyTail(words: Token[], size: number, context: AnswerContext): boolean {
  const after = words[size + 1];
  if (context.goods) {
    const alone = [...(context.followers.get(words[0]!.base)?.keys() ?? [])].some((next) => next !== words[size]!.base);
    if (size === 1 && GOODS_COMPANY_WORDS.has(words[size]!.lower) && !alone) return true;
    return after === undefined && words[0]!.common;
  }
  if (context.question.has(words[size]!.lower) && !words[0]!.common)
    return after === undefined || COMPANY_WORDS.has(after.lower);
  return (
    (size === 1 && words[0]!.common) || after === undefined || COMPANY_WORDS.has(after.lower) || isDesignation(after)
  );
}

/** Words of a label that is a name whole, without what only says what it is ("CRM", "Premium Plan"). */
function nameLength({ words, running }: Label, context: AnswerContext): number {
  const owner = !running ? -1 : words.findIndex((word) => isPossessive(word) && !word.common);
  if (owner >= 0) return owner + 1;
  const told = words.findIndex(
    (word, at) =>
      at > 0 && isCategory(word, context) && !COMPANY_WORDS.has(word.lower) && !SERVICE_WORDS.has(word.lower),
  );
  const company = words
    .slice(Math.max(1, told))
    .some(({ lower }) => COMPANY_WORDS.has(lower) || GOODS_COMPANY_WORDS.has(lower));
  if (told > 0 && !company && !context.local && words.slice(0, told).every((word) => word.name && !word.common))
    return told;
  let size = words.length;
  while (size > 1) {
    const last = words[size - 1]!;
    const before = words.slice(0, size - 1);
    const known = before.some((word) => word.name && !word.common) && !before.at(-1)!.is.form;
    const alone = context.followers.get(before.at(-1)!.base)?.has("") ?? false;
    if (context.local && isAsked(last.lower, context)) break;
    const descriptive =
      isCategory(last, context) ||
      !last.name ||
      PLAN_WORDS.has(last.lower) ||
      (WEAK_PLAN_WORDS.has(last.lower) && alone);
    const asked = before.length > 1 && context.question.has(last.lower);
    if (!descriptive || COMPANY_WORDS.has(last.lower) || !(known || asked || (alone && before.length === 1))) break;
    size -= 1;
  }
  return size;
}

function isCategory(word: Token, context: AnswerContext): boolean {
  return word.is.trade || isAsked(word.lower, context);
}

/** A branch of a shop, after its name and a space. */
const BRANCH =
  /(?:本店|支店|総本店|分店|旗舰店|旗艦店|[\p{sc=Han}\p{sc=Katakana}ー]店|본점|지점|직영점|\p{sc=Hangul}{2}점)$/u;

/** Scripts without capitals: up to a designation or a word the question used; of companies with models, up to a space. */
function caselessLength({ words, text }: Label, context: AnswerContext, models: boolean): number {
  // Japanese companies are written as one word: what follows a space is their product.
  const spaced =
    (!context.local && context.language === "ja") || (models && (context.language !== "ja" || context.goods));
  let size = 1;
  while (size < words.length) {
    const next = words[size]!;
    if (BRANCH.test(next.text) && /\s/u.test(text.slice(words[size - 1]!.end, next.start))) break;
    if (isDesignation(next) || (isAsked(next.lower, context) && !context.local) || !next.caseless) break;
    if (spaced && /\s/u.test(text.slice(words[size - 1]!.end, next.start))) break;
    size += 1;
  }
  return size;
}
