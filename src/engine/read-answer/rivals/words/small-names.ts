import { languageOf } from "../../../language/languages.ts";
import { overlapping } from "../../../language/spans.ts";
import type { AnswerDocument, Unit } from "../../document/document.ts";
import { hasFrequentWords, isFrequent } from "./frequent-words.ts";
import { saysOfPlace } from "./place-words.ts";
import type { Token } from "./tokens.ts";
import { FUNCTION_WORDS, isConjunction, isFormWord } from "./word-lists.ts";

/** A name that is written small ("italki", "comdirect"): a word of no list, of three signs or more, without hyphens. */
const SMALL_NAME = /^\p{Ll}[\p{Ll}\p{N}.+]{2,}$/u;
const JOINT = /^(?:,\s|\s?[/|]\s?)$/u;

/**
 * Takes words that are written small for names where they stand as one: set in bold, at the head of a line, or in an
 * enumeration with names; then wherever the answer writes them.
 */
export function markSmallNames({ units }: AnswerDocument, tokens: Token[][], language: string): void {
  if (language !== "en" && !hasFrequentWords(language)) return;
  // A German noun would have a capital.
  const { capitalNouns } = languageOf(language);
  const isWord = ({ common, lower }: Token) =>
    capitalNouns ? isFormWord(lower) || isFrequent(lower, language) : common;
  const isOdd = (word: Token) =>
    !word.name && !word.caseless && !isWord(word) && SMALL_NAME.test(word.text) && !FUNCTION_WORDS.has(word.text);
  const named = new Set<string>();
  for (const [index, words] of tokens.entries()) {
    const { text, strong, label } = units[index]!;
    for (const [at, word] of words.entries()) {
      if (!isOdd(word) || named.has(word.lower)) continue;
      const isMarked = [...overlapping(strong, word.start, word.end), ...namedLinks(units[index]!, word)].some(
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
        const behind = beyond.is.form ? words[at + 3 * step] : beyond;
        return behind !== undefined && isName(behind);
      });
      if (isMarked || isHead || listed || isAmong(words, at, language) || (opens && units[index]!.kind === "paragraph"))
        named.add(word.lower);
    }
  }
  if (named.size === 0) return;
  for (const words of tokens) for (const word of words) if (!word.name && named.has(word.lower)) word.name = true;
}

function namedLinks({ links }: Unit, { start, end }: Token): Unit["links"] {
  return overlapping(links, start, end).filter(({ form }) => form === "named");
}

/** "bei acme bekommst du": a word of no list where a firm is named, with no noun after it that it could describe. */
function isAmong(words: readonly Token[], at: number, language: string): boolean {
  const before = words[at - 1];
  const after = words[at + 1];
  return saysOfPlace("beforeFirm", before?.lower, language) && !(after?.name ?? false);
}

function isName({ name, common, caseless }: Token): boolean {
  return name && !common && !caseless;
}
