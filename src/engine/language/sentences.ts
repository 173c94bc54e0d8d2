import type { Span } from "../types.ts";
import { wordsOfAll } from "./languages.ts";
import { firstOverlapping } from "./spans.ts";

/** Shortenings whose full stop does not end a sentence, in any language: "z. B", "approx". */
const SHORTENED = new RegExp(
  String.raw`(?:^|[\s(])(?:${[...wordsOfAll("abbreviations")].map(loosely).join("|")})$`,
  "iu",
);
/** "J. Smith", the first half of "z. B." */
const INITIAL = /(?:^|[\s(])[\p{Lu}\p{Ll}]$/u;
/** "No. 5" */
const NUMBERING = /(?:^|[\s(])no$/iu;
/** Shortenings are no longer than this, with what stands before them. */
const LONGEST_SHORT = 10;

/** The sentences of a visible text, trimmed; a line break ends one, and so does a full stop glued to a capital. */
export function findSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number): void => {
    const lead = /^\s*/u.exec(text.slice(start, end))![0].length;
    const trimmed = text.slice(start + lead, end).trimEnd().length;
    if (trimmed > 0) spans.push({ start: start + lead, end: start + lead + trimmed });
    start = end;
  };
  for (const stop of text.matchAll(/[.!?…]+["'”’»)\]*]*(?:\[\d{1,3}\])*|[。！？।]+[」』）]*(?:\[\d{1,3}\])*|\n/gu)) {
    const end = stop.index + stop[0].length;
    if (stop[0] === "\n" || /[。！？।]/u.test(stop[0]) || endsSentence(text, stop.index, end)) close(end);
  }
  close(text.length);
  return spans;
}

function endsSentence(text: string, at: number, end: number): boolean {
  const next = text.slice(end, end + 4);
  if (next === "") return true;
  const stop = text[at]!;
  if (stop === "." && isShortened(text.slice(Math.max(0, at - LONGEST_SHORT), at), next)) return false;
  // "Yahoo! remains", "asks why? and": what goes on in small letters is the same sentence.
  if (/^\s/u.test(next)) return !/^\s+\p{Ll}/u.test(next);
  // Flattened text glues the next sentence on: "…for games.It lasts".
  return (
    /^\p{Lu}/u.test(next) &&
    /[\p{Ll}\d)%”"]$/u.test(text.slice(0, at).slice(-1)) &&
    !/^\p{Lu}\.?(?:\p{Lu}|\d|$)/u.test(next)
  );
}

function isShortened(before: string, next: string): boolean {
  return INITIAL.test(before) || SHORTENED.test(before) || (NUMBERING.test(before) && /^\s*\d/u.test(next));
}

/** With its inner stops and spaces, or without. */
function loosely(abbreviation: string): string {
  return RegExp.escape(abbreviation).replaceAll("\\.", "\\.?").replaceAll("\\x20", " ?");
}

/** The sentences of a text as texts of their own. */
export function sentencesOf(text: string): string[] {
  return findSentences(text).map(({ start, end }) => text.slice(start, end));
}

/** The sentence that holds this visible offset. */
export function sentenceAt(sentences: readonly Span[], at: number): Span | null {
  return firstOverlapping(sentences, { start: at, end: at + 1 }) ?? null;
}
