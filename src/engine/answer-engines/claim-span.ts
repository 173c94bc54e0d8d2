import type { Span } from "../types.ts";

const LONGEST_CLAIM = 1_000;
const SENTENCES = new Intl.Segmenter(undefined, { granularity: "sentence" });
/** An earlier citation mark ends the claim before it: `](address)` or `[3]`. */
const MARK = /\]\([^)\s]*\)+|\[\d+\]/g;
// What may stand between a claim and its mark: a full stop, blanks, brackets, other marks.
const CLOSING = /(?:[.!?。！？]["'”»)]*|\s|\(|\[\[?\d+\]\]?(?:\([^)\s]*\))?|\(?\[[^\][\n]*\]\([^)\s]*\)\)?[,;]?)+$/u;
const OPENING = /^[\s*•\-–#>|]+/u;

/** The claim that a citation mark starting at `mark` stands behind: its sentence, or what is new in it since the mark before; `null` when there is none. */
export function claimBefore(text: string, mark: number): Span | null {
  const from = Math.max(mark - LONGEST_CLAIM, text.lastIndexOf("\n", mark - 1) + 1);
  const body = text.slice(from, mark).replace(CLOSING, "");
  const sentence = [...SENTENCES.segment(body)].at(-1)?.index ?? 0;
  const lastMark = [...body.matchAll(MARK)].at(-1);
  const begin = Math.max(sentence, lastMark ? lastMark.index + lastMark[0].length : 0);
  const start = begin + (OPENING.exec(body.slice(begin))?.[0].length ?? 0);
  return start < body.length ? { start: from + start, end: from + body.length } : null;
}
