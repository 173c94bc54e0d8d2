import type { Unit } from "../../document/document.ts";
import { type AnswerContext, isAsked } from "../context.ts";
import { brandLength, brandOf } from "../words/brands.ts";
import { CLAUSE_ENDINGS, HEADING_PARTS, hasCompanyEnding, knownShare } from "../words/caseless-words.ts";
import { isPlace } from "../words/places.ts";
import type { Token } from "../words/tokens.ts";
import { isUnknown } from "../words/unknown.ts";
import { isCommonWord, MEDIA, SERVICES, SHOPS, SUPPLIERS } from "../words/word-lists.ts";
import { isCaselessKind } from "./language-kind.ts";
import type { Sign } from "./sign.ts";

/** What the words of a spot are, found once. */
export interface Shape {
  unit: Unit;
  written: string;
  lower: string;
  first: Token;
  last: Token;
  words: readonly Token[];
  content: readonly Token[];
  unknown: readonly Token[];
  caseless: boolean;
  key: string;
  /** Keys of the first word, of the first two and so on. */
  keys: readonly string[];
  /** The brand that is known all over which the words are as a whole, if any. */
  brand: ReturnType<typeof brandOf>;
}

export function shapeOf(
  { unit, words, key, keys }: Pick<Shape, "unit" | "words" | "key" | "keys">,
  context: AnswerContext,
): Shape {
  const written = unit.text.slice(words[0]!.start, words.at(-1)!.end);
  return {
    unit,
    written,
    lower: written.toLowerCase(),
    words,
    first: words[0]!,
    last: words.at(-1)!,
    content: words.filter(({ is }) => !is.form),
    unknown: words.filter((word) => isUnknown(word, context)),
    caseless: words[0]!.caseless,
    key,
    keys,
    brand: brandOf(words, key),
  };
}

const ARTICLES = new Set("the la le el der die das los les il".split(" "));

/** Whether a condition holds of a word of two signs and more. */
function anyOf(words: ReadonlySet<string>, holds: (word: string) => boolean): boolean {
  for (const word of words) if (word.length > 1 && holds(word)) return true;
  return false;
}

/** What the words of a name say of it, wherever it stands. */
export const SHAPE_SIGNS: Sign<Shape>[] = [
  { id: "unknown", holds: ({ unknown }) => unknown.length > 0 },
  { id: "opens unknown", holds: ({ unknown, first }) => unknown[0] === first },
  { id: "all unknown", holds: ({ unknown, content }) => unknown.length > 0 && unknown.length === content.length },
  { id: "one word", holds: ({ words }) => words.length === 1 },
  { id: "two words", holds: ({ words }) => words.length === 2 },
  { id: "three words", holds: ({ words }) => words.length === 3 },
  { id: "five words and more", holds: ({ words }) => words.length > 4 },
  { id: "eight words and more", holds: ({ words }) => words.length > 7 },
  { id: "titled", holds: ({ content }) => content.length > 0 && content.every(({ name, digit }) => name || digit) },
  {
    id: "titled of several",
    holds: ({ content }) => content.length > 1 && content.every(({ name, digit }) => name || digit),
  },
  { id: "small word", holds: ({ content }) => content.slice(1).some(({ name, digit }) => !name && !digit) },
  { id: "opens small", holds: ({ first }) => !first.name && !first.digit },
  {
    id: "common word",
    holds: ({ words, unknown, first }) => words.length === 1 && unknown.length === 0 && first.common,
  },
  { id: "common words", holds: ({ words }) => words.every(({ common, digit }) => common || digit) },
  { id: "word of part", holds: ({ first, last }) => last.is.attribute || first.is.attribute },
  { id: "word of advice", holds: ({ words }) => words.some(({ is }) => is.advice) },
  { id: "award", holds: ({ words }) => words.some(({ is }) => is.award) },
  { id: "opens award", holds: ({ first }) => first.is.award },
  { id: "command", holds: ({ first }) => first.is.command },
  {
    id: "opens function",
    holds: ({ first }) => first.is.form && !ARTICLES.has(first.lower),
  },
  { id: "opens the", holds: ({ first, words }) => first.lower === "the" && words.length > 1 },
  {
    id: "ends abstract",
    holds: ({ last, unknown }) =>
      unknown.length === 0 &&
      /(?:tion|ment|ness|ity|ance|ence|ship|ing|ism|ung|keit|heit|ción|dad|tà|ção|ité)s?$/u.test(last.lower),
  },
  { id: "plural", holds: ({ last, words }) => last.common && words.length < 5 && /[^s]s$/u.test(last.lower) },
  { id: "place", holds: ({ lower }) => isPlace(lower) },
  {
    id: "place in it",
    holds: ({ words }) => words.length > 1 && words.some(({ is }) => is.place || is.placePart),
  },
  { id: "place opens", holds: ({ words, first }) => words.length > 1 && first.is.place },
  { id: "given name", holds: ({ first }) => first.is.given },
  {
    id: "person",
    holds: ({ first, words }) => words.length === 2 && first.is.given && words[1]!.name && !words[1]!.common,
  },
  {
    id: "company word",
    holds: ({ words, last }) => words.length > 1 && last.is.company,
  },
  { id: "legal form", holds: ({ words, last }) => words.length > 1 && last.is.legal },
  { id: "trade word", holds: ({ words }) => words.some(({ is }) => is.trade) },
  { id: "ends in trade word", holds: ({ last }) => last.is.option },
  { id: "venue", holds: ({ words }) => words.length > 1 && words.some(({ is }) => is.venue) },
  { id: "ends in venue", holds: ({ words, last }) => words.length > 1 && last.is.venue },
  { id: "asked word", holds: ({ words }, context) => words.some(({ lower }) => isAsked(lower, context)) },
  { id: "ends as asked", holds: ({ last, words }, context) => words.length > 1 && isAsked(last.lower, context) },
  { id: "all asked", holds: ({ content }, context) => content.every(({ lower }) => isAsked(lower, context)) },
  { id: "asked option", holds: ({ first }, context) => context.askedNames.get(first.base) === "option" },
  { id: "asked by name", holds: ({ words }, context) => words.every((word) => context.askedNames.has(word.base)) },
  { id: "digit in it", holds: ({ words }) => words.slice(1).some(({ digit }) => digit) },
  { id: "opens with digit", holds: ({ first }) => first.digit && /^\p{N}/u.test(first.text) },
  { id: "figures", holds: ({ words }) => words.filter(({ digit, name }) => digit && !name).length > 1 },
  { id: "measure", holds: ({ written }) => /^\P{L}*\d\s?(?:%|\p{L}{1,4})?$/u.test(written) },
  { id: "abbreviation", holds: ({ words, first }) => words.length === 1 && /^\p{Lu}{2,5}s?$/u.test(first.text) },
  { id: "inner capital", holds: ({ words }) => words.some(({ is }) => is.innerCapital) },
  {
    id: "hyphened word",
    holds: ({ words }) => words.some(({ common, is }) => common && is.hyphened),
  },
  { id: "model word", holds: ({ words }) => words.some(({ is }) => is.model) },
  {
    id: "host",
    holds: ({ key, keys }, { hosts }) => hosts.has(keys[0]!) || hosts.has(key),
  },
  { id: "brand", holds: ({ brand }) => brand === "brand" },
  { id: "everyday brand", holds: ({ brand }) => brand === "everyday" },
  { id: "opens with brand", holds: ({ words, keys }) => brandLength(words, keys) > 0 },
  { id: "technology", holds: ({ words }) => words.some(({ is }) => is.technology) },
  { id: "supplier", holds: ({ lower }) => SUPPLIERS.has(lower) && !SERVICES.has(lower) },
  { id: "assistant", holds: ({ lower }) => SERVICES.has(lower) },
  { id: "media", holds: ({ lower }) => MEDIA.has(lower) },
  { id: "shop", holds: ({ lower }) => SHOPS.has(lower) },
  { id: "verb in it", holds: ({ words }) => words.slice(1).some(({ name, is }) => !name && is.offering) },
  { id: "comma in it", holds: ({ written }) => /[,，、]/u.test(written) },
  { id: "colon in it", holds: ({ written }) => /[:：]/u.test(written) },
  { id: "ampersand", holds: ({ written }) => /&|\+/u.test(written) },
  {
    id: "joined",
    holds: ({ words }) => words.length > 2 && words.some(({ is }) => is.joining),
  },
  { id: "slash", holds: ({ written }) => /[/]/u.test(written) },
  {
    id: "possessive",
    holds: ({ words }) => words.length > 1 && words.slice(0, -1).some(({ is }) => is.owner),
  },
  {
    id: "of",
    holds: ({ words }) => words.length > 2 && words.some(({ is }) => is.owning),
  },
  {
    id: "for or with",
    holds: ({ words }) => words.slice(1).some(({ is }) => is.serving),
  },
  { id: "small elsewhere", holds: ({ content }, context) => content.some(({ lower }) => context.small.has(lower)) },
  {
    id: "all small elsewhere",
    holds: ({ content }, context) => content.every(({ lower }) => context.small.has(lower)),
  },
  { id: "large inside", holds: ({ first }, context) => context.inside.has(first.lower) },
  { id: "seen again", holds: ({ first }, context) => (context.counts.get(first.lower) ?? 0) > 1 },
  { id: "caseless", holds: ({ caseless }) => caseless },
  { id: "caseless long", holds: ({ caseless, written }) => caseless && written.length > 9 },
  { id: "caseless very long", holds: ({ caseless, written }) => caseless && written.length > 14 },
  { id: "caseless short", holds: ({ caseless, written }) => caseless && written.length < 5 },
  { id: "hiragana", holds: ({ caseless, written }) => caseless && /\p{sc=Hiragana}/u.test(written) },
  { id: "katakana", holds: ({ caseless, written }) => caseless && /\p{sc=Katakana}{2}/u.test(written) },
  {
    id: "caseless known",
    holds: ({ caseless, written }, { language }) => caseless && knownShare(written, language) > 0.99,
  },
  {
    id: "caseless unknown",
    holds: ({ caseless, written }, { language }) => caseless && knownShare(written, language) < 0.5,
  },
  {
    id: "caseless asked",
    holds: ({ caseless, lower }, { question }) => caseless && anyOf(question, (word) => lower.includes(word)),
  },
  {
    id: "caseless ends as asked",
    holds: ({ caseless, lower }, { question }) =>
      caseless && anyOf(question, (word) => word.length < lower.length && lower.endsWith(word)),
  },
  { id: "caseless company", holds: ({ caseless, written }) => caseless && hasCompanyEnding(written) },
  {
    id: "caseless clause",
    holds: ({ caseless, written }) =>
      caseless &&
      (CLAUSE_ENDINGS.endingsOf(written).length > 0 ||
        /(?:ます|です|する|ある|ない|した|选择|推荐|建议|控|足够|吗|하기|하다|세요)$/u.test(written)),
  },
  { id: "caseless heading", holds: ({ caseless, written }) => caseless && HEADING_PARTS.standIn(written) },
  {
    id: "latin among caseless",
    holds: ({ caseless }, { language }) => !caseless && isCaselessKind(language),
  },
  {
    id: "latin word among foreign",
    holds: ({ words, caseless }, { language }) =>
      !caseless && language !== "en" && words.every(({ lower }) => isCommonWord(lower)),
  },
];
