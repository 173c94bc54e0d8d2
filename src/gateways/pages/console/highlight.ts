import { plainText } from "../../../plain-text.ts";

/** A stretch of an answer: of nobody, of the site's own brand, or of somebody who was named instead. */
export interface Stretch {
  text: string;
  kind: "text" | "own" | "rival";
}

/** Half-open, in UTF-16 code units. */
interface Span {
  start: number;
  end: number;
  kind: "own" | "rival";
}

/** Marks past which a text is no easier to read. */
const MOST_MARKS = 400;

/**
 * An answer cut where names stand: the site's own as they were read at the measure, and rivals where a name of theirs
 * stands as a word of its own. What is hidden in the text is taken out of every stretch.
 */
export function highlight(text: string, own: readonly { start: number; end: number }[], rivals: readonly string[]) {
  const spans = [...own.map((span): Span => ({ ...span, kind: "own" })), ...rivals.flatMap((name) => find(text, name))];
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, kind } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at || end <= start || end > text.length) continue;
    stretches.push({ text: text.slice(at, start), kind: "text" }, { text: text.slice(start, end), kind });
    at = end;
  }
  stretches.push({ text: text.slice(at), kind: "text" });
  return stretches.map((stretch) => ({ ...stretch, text: seen(stretch.text) })).filter(({ text }) => text !== "");
}

function find(text: string, name: string): Span[] {
  const spans: Span[] = [];
  if (name.length < 2) return spans;
  for (
    let start = text.indexOf(name);
    start >= 0 && spans.length < MOST_MARKS;
    start = text.indexOf(name, start + name.length)
  ) {
    const end = start + name.length;
    if (!isLetter(text[start - 1]) && !isLetter(text[end])) spans.push({ start, end, kind: "rival" });
  }
  return spans;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

/** As `plainText`, with the white space at both ends, which parts one stretch from the next. */
function seen(text: string): string {
  return plainText(`|${text}|`).slice(1, -1);
}
