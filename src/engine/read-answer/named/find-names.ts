import { fold, foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { languageOf } from "../../language/languages.ts";
import type { Span } from "../../types.ts";
import { areCommonIn } from "../common-words.ts";
import { continuesName, hasCase, isJoined, signAt, signBefore } from "./name-boundaries.ts";
import type { NamePattern } from "./names.ts";

/** A place where a name stands as a word of its own, in visible offsets. Inflected endings are not part of it. */
export interface FoundName extends Span {
  name: NamePattern;
  /** Every word of it is an everyday word, so evidence must decide. */
  common: boolean;
}

const [ARABIC, HEBREW, KOREAN] = ["ar", "he", "ko"].map(languageOf) as [Language, Language, Language];
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}ー]/u;
const WORD = /[\p{L}\p{N}\p{M}_]/u;
const segmenters = new Map<string, Intl.Segmenter>();

/** Finds names in one run of text. Made once for a brand and a language, used on every unit. */
export class NameFinder {
  readonly #names: readonly NamePattern[];
  readonly #pattern: RegExp | null;
  readonly #common: boolean[];
  readonly #language: Language;

  constructor(names: readonly NamePattern[], language: Language) {
    this.#names = names;
    this.#language = language;
    this.#common = names.map(({ words }) => areCommonIn(language, words));
    const stems = names.map((name) => `(${inflected(name, language)})`);
    this.#pattern = names.length > 0 ? new RegExp(stems.join("|"), "gu") : null;
  }

  /** Occurrences in order, the longest name first where two start together. */
  find(text: string): FoundName[] {
    // Most texts hold no name: then no places are needed.
    if (!this.#pattern || fold(text).search(this.#pattern) === -1) return [];
    const { folded, at } = foldText(text);
    const found: FoundName[] = [];
    this.#pattern.lastIndex = 0;
    for (let match = this.#pattern.exec(folded); match; match = this.#pattern.exec(folded)) {
      const which = match.slice(1).findIndex((group) => group !== undefined);
      const start = at[match.index]!;
      const end = endInText(text, at, match.index + match[0].length);
      const name = this.#names[which]!;
      // A name of several words written as one ("Brightleaf") is everyday only if that one word is.
      const common =
        this.#common[which]! &&
        !(/^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(name.written) && text.slice(start, end) === name.written) &&
        (this.#language.code !== "en" || !/[^\x00-\x7f]/u.test(text.slice(start, end))) &&
        (name.words.length === 1 || /[\s\-&]/u.test(text.slice(start, end)) || areCommonIn(this.#language, [match[0]]));
      if (this.#stands(text, { start, end }, name) && hasCase(text.slice(start, end), name, common)) {
        found.push({ start, end, name, common });
      } else this.#pattern.lastIndex = match.index + 1;
    }
    return found;
  }

  /** Whether the span is a word of its own, maybe with an ending, a particle or a prefix of its language. */
  #stands(text: string, { start, end }: Span, name: NamePattern): boolean {
    const first = text[start]!;
    const last = signBefore(text, end);
    const before = signBefore(text, start);
    const after = signAt(text, end);
    if (UNSPACED.test(first) || UNSPACED.test(last)) return this.#standsUnspaced(text, { start, end });
    return this.#startsWord(text, start, before, first) && this.#endsWord(text, end, { last, after, name });
  }

  #startsWord(text: string, start: number, before: string, first: string): boolean {
    if (!before || !WORD.test(before)) return !isJoined(text, start, before);
    if (UNSPACED.test(before) && !UNSPACED.test(first)) return true;
    const word = /[\p{L}\p{M}\p{N}]{1,12}$/u.exec(text.slice(Math.max(0, start - 12), start))?.[0] ?? "";
    if (/\p{Script=Arabic}/u.test(before)) return !/\p{Script=Arabic}/u.test(first) || ARABIC.prefixes.has(word);
    if (/\p{Script=Hebrew}/u.test(before)) return !/\p{Script=Hebrew}/u.test(first) || HEBREW.prefixes.has(word);
    if (/\p{Script=Hangul}/u.test(before)) return !/\p{Script=Hangul}/u.test(first);
    return false;
  }

  #endsWord(
    text: string,
    end: number,
    { last, after, name }: { last: string; after: string; name: NamePattern },
  ): boolean {
    if (!after || !WORD.test(after)) return !continuesName(text, end, name);
    if (!WORD.test(last)) return !/\p{L}/u.test(after) || /\p{Lu}/u.test(after);
    if (UNSPACED.test(after)) return true;
    const rest = /^[\p{L}\p{M}\p{N}_]+/u.exec(text.slice(end, end + 16))?.[0] ?? "";
    if (/^\p{Script=Hangul}/u.test(rest)) {
      if (!/\p{Script=Hangul}/u.test(last)) return true;
      return KOREAN.particles.has(rest);
    }
    if (/^\d+$/u.test(rest)) return /\p{L}/u.test(last) && name.words.join("").length >= 4;
    if (/\p{Script=Latin}/u.test(last) && !/^\p{Script=Latin}/u.test(rest))
      return /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(rest);
    return name.words.join("").length >= 4 && rest === rest.toLowerCase() && this.#isEnding(foldText(rest).folded);
  }

  #isEnding(rest: string): boolean {
    return [...this.#language.endings].some((ending) => foldText(ending).folded === rest);
  }

  /** Scripts without spaces: no word of the dictionary may hold the whole name and more. */
  #standsUnspaced(text: string, { start, end }: Span): boolean {
    const from = Math.max(0, start - 20);
    for (const { index, segment, isWordLike } of segmenterOf(this.#language.code).segment(text.slice(from, end + 20))) {
      const at = from + index;
      if (at >= end) break;
      if (isWordLike && at <= start && at + segment.length >= end) return at === start && at + segment.length === end;
    }
    return true;
  }
}

/** A name in the forms of its language: Skoda, Skodu; Żabka, Żabce; Słodka Wieża, Słodkiej Wieży. Endings that its last word only takes on are left to the reader of what follows. */
function inflected({ parts, words, kind }: NamePattern, language: Language): string {
  if (kind === "domain") return parts.join("");
  const shortest = parts.length > 1 ? SHORTEST_INFLECTED - 1 : SHORTEST_INFLECTED;
  return parts
    .map((part, i) => {
      if (words[i]!.length < shortest) return part;
      return i === parts.length - 1
        ? withChangedEnd(part, words[i]!, language)
        : withEndings(part, words[i]!, language);
    })
    .join("");
}

/** The last word: what stands before an ending may change or fall away. */
function withChangedEnd(part: string, word: string, language: Language): string {
  if (!part.endsWith(word)) return part;
  const changed = [...language.softened].flatMap((pair) => {
    const [from = "", to = ""] = foldText(pair).folded.split(" ");
    return word.endsWith(from) ? part.slice(0, -from.length) + to : [];
  });
  return `(?:${[...changed, ...adjectiveForms(part, word, language), ...vowelForms(part, word, language), part].join("|")})`;
}

/** A word before the last: whole, an adjective in any form, or with an ending. */
function withEndings(part: string, word: string, language: Language): string {
  const { adjectiveEndings, endings } = language;
  if (adjectiveEndings.size === 0 || !part.endsWith(word)) return part;
  return `(?:${[...adjectiveForms(part, word, language), ...vowelForms(part, word, language), part + oneOf(endings), part].join("|")})`;
}

/** A noun whose last vowel an ending replaces; none of another. */
function vowelForms(part: string, word: string, { stemVowels, endings }: Language): string[] {
  return stemVowels.includes(word.at(-1)!) ? [part.slice(0, -1) + oneOf(endings)] : [];
}

/** An adjective in all its forms; none of what is no adjective. */
function adjectiveForms(part: string, word: string, { adjectiveEndings }: Language): string[] {
  const all = [...adjectiveEndings].map((ending) => foldText(ending).folded);
  const own = all.filter((ending) => word.endsWith(ending)).sort((a, b) => b.length - a.length)[0];
  if (own === undefined || word.length - own.length < SHORTEST_STEM) return [];
  return [part.slice(0, -own.length) + oneOf(all)];
}

/** Letters from which on a name of one word is bent, one less in longer names, and of what stays of it. */
const SHORTEST_INFLECTED = 5;
const SHORTEST_STEM = 3;

/** One of several endings, and no letter after it. */
function oneOf(endings: Iterable<string>): string {
  const longestFirst = [...endings].map((ending) => foldText(ending).folded).sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.join("|")})(?!\\p{L})`;
}

function endInText(text: string, at: readonly number[], end: number): number {
  const last = at[end - 1]!;
  const size = (text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1;
  let stop = last + size;
  while (/\p{M}/u.test(text[stop] ?? "") && stop < (at[end] ?? stop)) stop += 1;
  return stop;
}

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
