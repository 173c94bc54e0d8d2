import { sentenceAt } from "../../language/sentences.ts";
import type { Span } from "../../types.ts";
import type { Unit } from "./document.ts";
import { sentencesOf } from "./document-index.ts";

/** Longest quote, in UTF-16 units. */
const LONGEST = 200;

/** The sentence or line of a unit around a visible span, at most 200 characters, cut at words with an ellipsis. */
export function quoteAround(unit: Unit, span: Span): string {
  const { text } = unit;
  const { start, end } = sentenceAt(sentencesOf(unit), span.start) ?? { start: 0, end: text.length };
  if (end - start <= LONGEST) return text.slice(start, end).trim();
  const room = LONGEST - 2;
  const from = Math.max(start, Math.min(span.start - Math.floor((room - (span.end - span.start)) / 2), end - room));
  const cut = text.slice(from, Math.min(end, from + room));
  const head = from > start ? cut.replace(/^\S*\s/u, "") : cut;
  const tail = from + room < end ? head.replace(/\s\S*$/u, "") : head;
  return `${from > start ? "…" : ""}${tail.trim()}${from + room < end ? "…" : ""}`;
}
