import type { Span } from "../types.ts";

const LONGEST_CLAIM = 1_000;
const ADDRESS = String.raw`\((?:[^()\s]|\([^()\s]*\))*\)`;
/** A line in pieces that never overlap: an earlier citation mark, what may stand between a claim and its mark, any other character. */
const PIECE = new RegExp(
  String.raw`(?<mark>\[\[?\d{1,6}\]\]?(?:${ADDRESS})?|\(?\[[^\][]*\]${ADDRESS}\)?[,;]?)|(?<gap>[.!?。！？]["'”»)]*|[\s(])|[^]`,
  "gu",
);
const OPENING = /^[\s*•\-–#>|]+/u;

/** The claim that a citation mark starting at `mark` stands behind: its sentence, or what is new in it since the mark before; `null` when there is none. */
export async function claimBefore(text: string, mark: number): Promise<Span | null> {
  const window = text.slice(Math.max(0, mark - LONGEST_CLAIM), mark);
  const line = window.slice(window.lastIndexOf("\n") + 1);
  const { length, afterMark } = claimOf(line);
  const body = line.slice(0, length);
  const { findSentences } = await import("../language/sentences.ts");
  const sentence = findSentences(body).at(-1)?.start ?? 0;
  const begin = Math.max(sentence, afterMark);
  const start = begin + (OPENING.exec(body.slice(begin))?.[0].length ?? 0);
  const from = mark - line.length;
  return start < body.length ? { start: from + start, end: from + body.length } : null;
}

/** Where a line's last words end, and where its last mark before them ends. */
function claimOf(line: string): { length: number; afterMark: number } {
  let [length, afterMark, lastMark] = [0, 0, 0];
  for (const { index, 0: piece, groups } of line.matchAll(PIECE)) {
    const end = index + piece.length;
    if (groups?.mark) lastMark = end;
    else if (!groups?.gap) [length, afterMark] = [end, lastMark];
  }
  return { length, afterMark };
}
