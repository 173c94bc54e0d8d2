import { languageOf, wordsOfAll } from "../../../language/languages.ts";
import type { Lexicon } from "../../../language/lexicon.ts";
import { Phrases } from "./phrases.ts";

const FUNCTION_SIGNS = new Set(languageOf("zh").functionSigns.map((sign) => sign.charCodeAt(0)));
const PARTICLES = new Phrases([...wordsOfAll("wordParticles")].sort((a, b) => b.length - a.length));
/** Words in the lexicons have at most this many signs. */
const LONGEST_WORD = 4;
/** A sign that is in no word weighs as two words. */
const UNKNOWN_COST = 2;

/** What companies are called at the end of their names. */
export const COMPANY_ENDINGS = [...wordsOfAll("companyEndings")];
const ENDINGS = new Phrases(COMPANY_ENDINGS);
/** Endings of clauses and of who or what an entry is for. */
export const CLAUSE_ENDINGS = new Phrases([...wordsOfAll("clauseEndings")]);
/** Parts of headings and labels that are no names. */
export const HEADING_PARTS = new Phrases([...wordsOfAll("headingParts")]);
/** Words that lead to options. */
export const OFFERED = new Phrases([...wordsOfAll("offeredParts")]);
/** What is looked for in a place: its kind is part of its name. */
export const LOCAL_KINDS = [...wordsOfAll("localKinds")];

/** A sign that serves as a word of form by itself. */
export function isFunctionSign(sign: string): boolean {
  return FUNCTION_SIGNS.has(sign.charCodeAt(0));
}

/** Whether the script of a language has no capitals. */
export function isCaseless(language: string): boolean {
  return !languageOf(language).cased;
}

/** A part of a text without spaces: words that a lexicon knows, or signs that it does not. */
export interface Piece {
  start: number;
  end: number;
  known: boolean;
}

/** The words of a text and the gaps between them. */
export function piecesOf(text: string, language: string): Piece[] {
  const { lexicon } = languageOf(language);
  const plain = simplify(text, lexicon);
  const pieces: Piece[] = [];
  for (const { 0: run, index } of plain.matchAll(RUNS)) {
    if (!HAN.test(run)) {
      pieces.push({ start: index, end: index + run.length, known: isKnownWord(run, language, lexicon.frequent) });
      continue;
    }
    const sizes = cut(run, lexicon);
    for (let at = 0; at < run.length; at += sizes[at]!) {
      const size = sizes[at]!;
      const known = size > 1 || FUNCTION_SIGNS.has(run.charCodeAt(at));
      const last = pieces.at(-1);
      if (!known && last && !last.known && last.end === index + at && HAN.test(plain[last.start]!)) last.end += size;
      else pieces.push({ start: index + at, end: index + at + size, known });
    }
  }
  return pieces;
}

/**
 * The words of a text, lower case. Where words are not spaced they are told by the lexicon, as written and in simplified
 * signs; Korean ones also without their particle.
 */
export function wordsIn(text: string, language: string): string[] {
  const lower = text.toLowerCase();
  if (!isCaseless(language)) return lower.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const { lexicon } = languageOf(language);
  const words = piecesOf(lower, language).flatMap(({ start, end }) => {
    const word = lower.slice(start, end);
    return [word, simplify(word, lexicon), /^\p{sc=Hangul}/u.test(word) ? withoutParticle(word) : word];
  });
  return [...new Set(words)];
}

/** For each place of a run the size of the word that starts there, such that least stays unknown over the whole. */
function cut(run: string, { frequent: words, starts }: Lexicon): number[] {
  const costs = new Array<number>(run.length + 1).fill(0);
  const sizes = new Array<number>(run.length).fill(1);
  for (let at = run.length - 1; at >= 0; at -= 1) {
    costs[at] = costs[at + 1]! + (FUNCTION_SIGNS.has(run.charCodeAt(at)) ? 1 : UNKNOWN_COST);
    if (at + 2 > run.length || !starts.has(run.slice(at, at + 2))) continue;
    for (let size = 2; size <= LONGEST_WORD && at + size <= run.length; size += 1) {
      const cost = costs[at + size]! + 1;
      if (cost > costs[at]! || !words.has(run.slice(at, at + size))) continue;
      costs[at] = cost;
      sizes[at] = size;
    }
  }
  return sizes;
}

const RUNS =
  /\p{sc=Han}+|[\p{sc=Katakana}ー・]+|\p{sc=Hiragana}+|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]]+/gv;
const HAN = /^\p{sc=Han}/u;

/** The share of a text's signs that stand in known words. */
export function knownShare(text: string, language: string): number {
  return shareKnown(piecesOf(text, language));
}

/** The same of a text's pieces. */
export function shareKnown(pieces: readonly Piece[]): number {
  const size = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  return size === 0 ? 0 : pieces.reduce((sum, { start, end, known }) => sum + (known ? end - start : 0), 0) / size;
}

/** Whether a run of one script is a word rather than a name, as far as the lexicon knows. */
function isKnownWord(run: string, language: string, words: ReadonlySet<string>): boolean {
  if (/^\p{sc=Hiragana}/u.test(run)) return run.length < 3 || words.has(run);
  if (/^\p{sc=Hangul}/u.test(run)) return words.has(run) || words.has(withoutParticle(run));
  if (/^\p{N}+$/u.test(run)) return true;
  return words.has(run) || (language === "ar" && words.has(run.replace(/^(?:و|ب|ل|ف|ك)?ال/u, "")));
}

/** Whether a name ends as those of companies do. */
export function hasCompanyEnding(name: string): boolean {
  return ENDINGS.endingsOf(name).some((ending) => name.length > ending.length);
}

/** A Korean word without the particle at its end. */
export function withoutParticle(word: string): string {
  if (ENDINGS.endingsOf(word).some((ending) => ending.length > 1)) return word;
  const particle = PARTICLES.endingsOf(word).find((one) => word.length - one.length > 1);
  return particle ? word.slice(0, -particle.length) : word;
}

/** With simplified signs for traditional ones, sign for sign. */
function simplify(text: string, { simplified }: Lexicon): string {
  if (simplified.size === 0) return text;
  let plain = "";
  for (const sign of text) plain += simplified.get(sign) ?? sign;
  return plain;
}
