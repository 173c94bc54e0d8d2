import type { Span } from "../../../types.ts";
import { isCaseless, knownShare } from "./caseless-words.ts";
import { isFrequent } from "./frequent-words.ts";
import { isGermanNoun } from "./german-nouns.ts";
import { factsOf, type WordFacts } from "./word-facts.ts";
import { CATEGORY_WORDS, FUNCTION_WORDS, isCommonWord, isFormWord, OWNERS } from "./word-lists.ts";

/** One word of a visible text; offsets are the text's. */
export interface Token extends Span {
  text: string;
  lower: string;
  /** Lower case, without its possessive ending. */
  base: string;
  /** Written as a name is: with a capital, or as scripts without case write everything. */
  name: boolean;
  digit: boolean;
  /** From a script without capitals or spaces between words: Han, kana, Hangul, Arabic, Hebrew, Thai, Indic. */
  caseless: boolean;
  /** A word of the language rather than a name. */
  common: boolean;
  is: WordFacts;
}

/** Endings after which a dot stands inside a name ("monday.com", "Node.js"); elsewhere it ends a sentence that was glued to the next. */
const AFTER_DOT =
  "com|net|org|io|ai|co|app|dev|de|fr|es|it|pt|nl|pl|ru|uk|se|dk|no|fi|ch|at|be|eu|us|ca|au|jp|cn|tw|kr|in|br|mx|tv|me|ly|gg|so|to|fm|xyz|shop|store|online|tech|cloud|pro|info|biz|js|hr|si|sk|cz|hu|ro|gr|tr|il|ua|example";
const JOINED = String.raw`(?:[&'’*+\-‐‑]|\.(?=\p{Ll}|\p{N}+(?![\p{L}\p{N}])))`;
const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]]`;
const WORD = new RegExp(
  String.raw`[\p{sc=Katakana}ー]+(?:・[\p{sc=Katakana}ー]+)*|\p{sc=Han}+|\p{sc=Hiragana}+|${LETTER}+(?:${JOINED}${LETTER}+)*(?:\+(?!\p{L}))?`,
  "gv",
);
const ELISION = /^(?:l|d|dell|all|dall|nell|sull|un|qu|c|s|j|n)['’](?=\p{Lu})/u;
const CASELESS =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}]/u;
const INNER_CAPITAL = /\p{Ll}[-‐‑]?\p{Lu}|^\p{N}+\p{L}*\p{Lu}/u;
/** A bare address as a name ("monday.com"). */
const DOMAIN = new RegExp(String.raw`^[\p{L}\p{N}-]{2,}\.(?:${AFTER_DOT})$`, "u");
/** A name written small with a number at its end ("acme365"). */
const NUMBERED = /^\p{Ll}{4,}\d{2,}$/u;
const CAPITAL = /^\p{Lu}/u;
const POSSESSIVE = /['’]s?$/u;

/** Whether a word ends as an owner does. */
export function isPossessive({ is }: Token): boolean {
  return is.possessive;
}

/** The words of a text, in order. */
export function tokenize(text: string, language = "en"): Token[] {
  const seen = readersOf(language);
  const tokens: Token[] = [];
  let from = 0;
  for (const written of text.match(WORD) ?? []) {
    const at = text.indexOf(written, from);
    from = at + written.length;
    for (const word of seen.get(written) ?? remember(seen, written, wordsOf(written, language))) {
      const { text, lower, base, name, digit, caseless, common, is } = word;
      tokens.push({ start: at + word.start, end: at + word.end, text, lower, base, name, digit, caseless, common, is });
    }
  }
  return tokens;
}

/** A run of letters as words: of "l'Accademia", "d'Épargne" the article is one of its own. */
function wordsOf(written: string, language: string): Token[] {
  const start = ELISION.exec(written)?.[0].length ?? 0;
  const text = written.slice(start);
  const word = { start, end: written.length, text, ...aboutWord(text, language) };
  if (start === 0) return [word];
  const article = written.slice(0, start - 1);
  return [{ start: 0, end: start - 1, text: article, ...aboutWord(article, language) }, word];
}

type About = Pick<Token, "lower" | "base" | "name" | "digit" | "caseless" | "common" | "is">;

/** A run of signs is made of words where so much of it stands in the lexicon. */
const MOSTLY_KNOWN = 0.75;

/** What was found out about words before, by language; forgotten when it grows past this. */
const MOST_REMEMBERED = 30_000;
const remembered = new Map<string, Map<string, Token[]>>();

function readersOf(language: string): Map<string, Token[]> {
  const seen = remembered.get(language) ?? new Map<string, Token[]>();
  remembered.set(language, seen);
  return seen;
}

function remember<T>(seen: Map<string, T>, word: string, value: T): T {
  if (seen.size >= MOST_REMEMBERED) seen.clear();
  seen.set(word, value);
  return value;
}

function aboutWord(word: string, language: string): About {
  const lower = word.toLowerCase().replaceAll("’", "'").replaceAll("i\u0307", "i");
  const base = lower.replace(POSSESSIVE, "");
  const caseless = CASELESS.test(word);
  const domain = DOMAIN.test(word);
  return {
    lower,
    base,
    name:
      caseless ||
      CAPITAL.test(word) ||
      INNER_CAPITAL.test(word) ||
      domain ||
      NUMBERED.test(word) ||
      /^\p{N}+&\p{N}+$/u.test(word) ||
      // Among signs without capitals, a Latin word is a name, be it written small.
      (isCaseless(language) && /^[a-z]{3,}/u.test(word)),
    digit: /\p{N}/u.test(word),
    caseless,
    common: caseless
      ? FUNCTION_WORDS.has(lower) || knownShare(word, language) >= MOSTLY_KNOWN
      : (!domain &&
          isCommon(lower, language) &&
          !isSigle(word, lower) &&
          !(OWNERS.has(lower.replace(/'s$/u, "")) && CAPITAL.test(word))) ||
        isCompound(word),
    is: factsOf(word, lower, base),
  };
}

/** English words are common in English answers alone: elsewhere they are names more often. */
function isCommon(lower: string, language: string): boolean {
  if (language === "en") return isCommonWord(lower);
  return isFormWord(lower) || isFrequent(lower, language) || (language === "de" && isGermanNoun(lower));
}

/** "SAP", "NOW": a word in capitals alone is a name, unless it only stresses a word of form. */
function isSigle(word: string, lower: string): boolean {
  return /^\p{Lu}{2,5}(?:[’']s)?$/u.test(word) && !isFormWord(lower) && !CATEGORY_WORDS.has(lower);
}

/** "Wifi-enabled", "PTFE-free": what ends in a small common word describes. */
function isCompound(word: string): boolean {
  const last =
    /[-‐‑](\p{Ll}{3,}|Enabled|Friendly|Free|Based|Safe|Proof|Resistant|Certified|Powered|Rated|Ready|Style|Compatible)$/u
      .exec(word)?.[1]
      ?.toLowerCase();
  return last !== undefined && (last === "led" || isCommonWord(last));
}

const keys = new Map<string, string>();

/** A name without case, accents, marks and a possessive, to compare spellings: "Andie Swim's" and "ANDIE-SWIM" are one. */
export function nameKey(name: string): string {
  return keys.get(name) ?? remember(keys, name, spell(name));
}

function spell(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, "")
    .normalize("NFKC")
    .toLowerCase();
  return plain
    .replace(/^the\s+/u, "")
    .replace(/['’]s?$/u, "")
    .replace(/[^\p{L}\p{N}+]/gu, "");
}

/** Whether a token designates a model: digits in it, or a lone capital. */
export function isDesignation(token: Token): boolean {
  return token.digit || (token.text.length < 3 && /^\p{Lu}$/u.test(token.text));
}

/** A span of a text in a script without capitals as one word of a name. */
export function wholeToken(text: string, { start, end }: Span): Token {
  const word = text.slice(start, end);
  const lower = word.toLowerCase();
  const base = lower.replace(POSSESSIVE, "");
  return {
    start,
    end,
    text: word,
    lower,
    base,
    name: true,
    digit: /\p{N}/u.test(word),
    caseless: true,
    common: false,
    is: factsOf(word, lower, base),
  };
}
