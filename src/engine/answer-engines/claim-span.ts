import type { Span } from "../types.ts";

// Where the claim before a citation mark begins: after the last sentence end, line break or earlier mark.
const BOUNDARY = /[.!?。！？](?=\s|\[|\(|$)["'”»)]*|\n|\]\([^)\s]*\)+|\[\d+\]/gu;
// A mark may follow its sentence's full stop, as in "Tasklight leads.[1]".
const CLOSING = /(?:[.!?。！？]["'”»)]*|\s|\(|\[\[?\d+\]\]?(?:\([^)\s]*\))?|\(?\[[^\]\n]*\]\([^)\s]*\)\)?[,;]?)+$/u;

const LONGEST_CLAIM = 1_000;

/** The claim that a citation mark starting at `mark` stands behind: the rest of its sentence before it; `null` when there is none. */
export function claimBefore(text: string, mark: number): Span | null {
  const line = text.slice(Math.max(mark - LONGEST_CLAIM, text.lastIndexOf("\n", mark - 1) + 1), mark);
  const body = line.replace(CLOSING, "");
  let begin = 0;
  for (const match of body.matchAll(BOUNDARY)) begin = match.index + match[0].length;
  const start = mark - line.length + begin + leadingBlanks(body.slice(begin));
  const end = mark - line.length + body.length;
  return end > start ? { start, end } : null;
}

function leadingBlanks(text: string): number {
  return text.length - text.replace(/^[\s*•\-–#>|]+/u, "").length;
}
