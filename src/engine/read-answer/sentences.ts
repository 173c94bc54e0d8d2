import type { Span } from "../types.ts";
import { overlapping } from "./document/spans.ts";

/** Shortenings whose full stop does not end a sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:\p{Lu}|e\.?g|i\.?e|vs|approx|ca|etc|z\.? ?B|bzw|d\.? ?h|inkl|Nr|No|St|Dr|Mr|Mrs|Ms|Prof|Inc|Ltd|Co|Corp|Jr|Sr|gen|Gen|max|min|usw|u\.? ?a|p\. ?ex|ej|núm|tzn|np|m\.in|ok|tj|napr|např|bijv|evt|resp|т\.? ?е|т\.? ?д|др|см)$/u;

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
  if (stop === "." && SHORTENED.test(text.slice(Math.max(0, at - 8), at))) return false;
  if (/^\s/u.test(next)) return !/^\s+\p{Ll}/u.test(next) || stop !== ".";
  // Flattened text glues the next sentence on: "…for games.It lasts".
  return (
    /^\p{Lu}/u.test(next) &&
    /[\p{Ll}\d)%”"]$/u.test(text.slice(0, at).slice(-1)) &&
    !/^\p{Lu}\.?(?:\p{Lu}|\d|$)/u.test(next)
  );
}

/** The sentence that holds this visible offset. */
export function sentenceAt(sentences: readonly Span[], at: number): Span | null {
  return overlapping(sentences, { start: at, end: at + 1 }) ?? null;
}
