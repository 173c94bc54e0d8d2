import type { Span } from "../../../types.ts";

/** A name before a colon, after a sentence's end or a space. */
const LABELLED =
  /(?<=^|[。.!！?？\s])([\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Latin}ー][\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Latin}\p{N}ー＆&・]{1,15}(?: [\p{sc=Katakana}\p{sc=Hangul}\p{sc=Latin}\p{N}ー＆&]{1,12}){0,3})[:：]\s?/gu;
/** "1. 甲 …": a number in running text before a name. */
const NUMBERED =
  /(?<=^|[\s。.!！?？])\d{1,2}[.．)] ?([\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Latin}ー][\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Latin}\p{N}ー＆&・]{1,15})(?=[\s:：（(])/gu;
const FEWEST = 3;

/** Names in rows of entries that lost their line breaks: before colons or after numbers, three of them at least. */
export function gluedRows(text: string): Span[] {
  if (!/[:：]|\d[.．)]/u.test(text)) return [];
  return [LABELLED, NUMBERED].flatMap((form) => {
    const found = [...text.matchAll(form)].map(({ 0: whole, 1: name, index }) => {
      const start = index + whole.indexOf(name!);
      return { start, end: start + name!.length };
    });
    return found.length < FEWEST ? [] : found;
  });
}
