import { tightBold } from "./tight-bold.ts";

/** A line longer than this may have been several; shorter ones are left alone. */
const LONGEST_LINE = 300;
/** What follows a bullet, so that a minus or an asterisk between figures is none. */
const ENTRY = String.raw`(?=[\p{L}\p{N}*_[("“„«$€£~])`;
/** A run of spaces before what only starts a line, or a gap that only a break leaves. */
const GAP = /(?<! |(?:^| )(?:[-*+•]|\d{1,2}[.)]|#{1,6})) (?: (?!\p{Ll})| {2,})(?=\S)/gu;
const HEADING = / (?=#{1,6} \S)/gu;
const BOLD_BULLET = / (?=[-*+•] {1,3}(?:\*\*|\[))/gu;
const PLAIN_BULLET = new RegExp(`(?<=(.)) (?=[-*•] ${ENTRY})`, "gu");
const NUMBER = new RegExp(String.raw`(?:^| )(?=(\d{1,2})[.)] ${ENTRY})`, "gu");
const SIGNED_BOLD = / (?=\p{Extended_Pictographic}\uFE0F?[ \u00A0]?\*\*)/gu;
const TABLE_RULE = /\|\s*:?-{3,}/u;
/** Four blanks and more before a bullet: what they are beyond three, and the bullet. */
const INDENTED_BULLET = /^( +)(?= {3}(?:[-*+]|\d{1,2}[.)]) +\S)/u;
const MARK = new RegExp(String.raw`^(?:[-*+•] {1,4}|\d{1,2}[.)] {1,3})${ENTRY}`, "u");

/**
 * Gives text whose line breaks were flattened to spaces its breaks back where a bullet, number, heading, table row or
 * wide gap shows that one was, and takes the blank lines between the rows of a table. Only spaces become breaks and breaks
 * spaces, so every offset stays true. `flattened` tells whether the
 * answer came as one long line.
 */
export function restoreBreaks(answer: string): { text: string; flattened: boolean } {
  const lines = joinRows(answer).split("\n");
  const flattened = lines.some((line) => line.length > LONGEST_LINE) && lines.filter((line) => line.trim()).length <= 2;
  const text = lines.map((line) => (line.length > LONGEST_LINE ? restoreLine(line) : closedRule(tightBold(line))));
  return { text: outdented(text).join("\n"), flattened };
}

/** Blank lines between two rows of a table, which end it in Markdown; where the second is the head of another table they stay. */
const ROW_GAP =
  /(?<=\|)[ \t]{0,9}(?:\n[ \t]{0,9}){1,4}(?=\n[ \t]{0,9}\|)(?!\n[^\n]{1,400}\n(?:[ \t]{0,9}\n){0,4}[ \t]{0,9}\|?[ \t]{0,9}:?-{3})/gu;

function joinRows(answer: string): string {
  return TABLE_RULE.test(answer) ? answer.replace(ROW_GAP, (gap) => " ".repeat(gap.length)) : answer;
}

const RULE = /^[ \t|:-]+$/u;

/** Of a row of dashes the blanks behind its last bar go before it: the parser takes it for no such row else. */
function closedRule(line: string): string {
  if (!RULE.test(line)) return line;
  const bare = line.trimEnd();
  return bare.endsWith("|") ? `${bare.slice(0, -1)}${line.slice(bare.length)}|` : line;
}

/** A list that is indented as code is, under no entry, stands further left: its blanks but three become breaks. */
function outdented(lines: readonly string[]): string[] {
  let nested = false;
  let fenced = false;
  return lines.map((line) => {
    if (/^\s*(?:```|~~~)/u.test(line)) fenced = !fenced;
    if (line.trim() === "") return line;
    const code = INDENTED_BULLET.exec(line);
    // Whatever starts at the left and is no entry ends the nesting.
    if (!code) nested = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/u.test(line) || (nested && /^\s/u.test(line));
    if (!code || nested || fenced) return line;
    return `${"\n".repeat(code[1]!.length)}${line.slice(code[1]!.length)}`;
  });
}

function restoreLine(line: string): string {
  const breaks = new Map<number, string>();
  const levels: Level[] = [];
  for (const { 0: gap, index } of line.matchAll(GAP)) {
    const end = index + gap.length;
    const mark = MARK.exec(line.slice(end, end + 12))?.[0].length;
    if (mark) breaks.set(end - 1 - entryIndent(levels, { gap: gap.length, mark }), "\n");
    else breaks.set(end - 2 - textIndent(levels, gap.length), "\n\n");
  }
  const marks = [...line.matchAll(HEADING), ...line.matchAll(BOLD_BULLET), ...signedEntries(line)].map(
    ({ index }) => index,
  );
  // A mark after a wide gap has its break, and its indent.
  for (const at of [...marks, ...plainBullets(line), ...numberedEntries(line)])
    if (line[at - 1] !== " ") breaks.set(at, "\n");
  if (TABLE_RULE.test(line)) for (const row of line.matchAll(/(?<=\|) (?=\|)/gu)) breaks.set(row.index, "\n");
  if (breaks.size === 0) return line;
  let restored = "";
  for (let at = 0; at < line.length; ) {
    const inserted = breaks.get(at);
    restored += inserted ?? line[at];
    at += inserted?.length ?? 1;
  }
  return restored;
}

/** A level of nested entries: how wide the gap before them was, where their marks stand and where their words do. */
interface Level {
  gap: number;
  indent: number;
  words: number;
}

/** Up to three spaces are a break with trailing blanks; more are the indent of a nested entry. */
function entryIndent(levels: Level[], { gap, mark }: { gap: number; mark: number }): number {
  const width = Math.max(gap, 3);
  while (levels.length > 0 && levels.at(-1)!.gap > width + 1) levels.pop();
  const above = levels.at(-1);
  if (above && width - above.gap < 2) return Math.min(above.indent, gap - 1);
  const indent = Math.min(above?.words ?? 0, gap - 1);
  levels.push({ gap: width, indent, words: indent + mark });
  return indent;
}

/** A paragraph within an entry stands under its words, any other at the start of its line. */
function textIndent(levels: readonly Level[], gap: number): number {
  return Math.min(levels.findLast((level) => level.gap < gap)?.words ?? 0, gap - 2);
}

/** Spaces before a pictograph and bold, where several entries start so. */
function signedEntries(line: string): RegExpExecArray[] {
  const found = [...line.matchAll(SIGNED_BOLD)];
  return found.length > 2 ? found : [];
}

/** Spaces before " - " and its like, where most of them follow the end of a line rather than part a sentence. */
function plainBullets(line: string): number[] {
  const found = [...line.matchAll(PLAIN_BULLET)];
  const sure = found.filter(([, before]) => /[.:;?!)\s。：]/u.test(before!));
  return sure.length >= 2 && sure.length * 2 > found.length ? found.map(({ index }) => index) : [];
}

/** Spaces before "1. ", "2. " and on, where the numbers count up from one. */
function numberedEntries(line: string): number[] {
  const starts: number[] = [];
  for (const found of line.matchAll(NUMBER)) {
    if (Number(found[1]) === starts.length + 1) starts.push(found.index);
  }
  return starts.length >= 2 ? starts.filter((at) => at > 0 || line[0] === " ") : [];
}
