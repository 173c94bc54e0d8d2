import { decodeHTMLStrict } from "entities";

/** Where a link leads. */
export interface Destination {
  url: string;
  title: string | null;
  /** The offset after it. */
  end: number;
}

/** `<…>`, or no blanks and brackets in pairs, up to two deep. */
const URL_PART =
  /<((?:[^<>\\\n]|\\.)*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*\)|\\(?=\s|$))+)/uy;
const TITLE_PART =
  /"([^"\\]*(?:\\[\s\S][^"\\]*)*)"|'([^'\\]*(?:\\[\s\S][^'\\]*)*)'|\(([^()\\]*(?:\\[\s\S][^()\\]*)*)\)/uy;
const ESCAPE = /\\([!-/:-@[-`{-~])/gu;

/** Reads an address and, after a blank, a title in quotes. */
export function readDestination(text: string, start: number): Destination {
  const address = matchAt(URL_PART, text, start);
  const end = start + (address?.[0].length ?? 0);
  const gap = skipBlanks(text, end);
  const title = gap > end ? matchAt(TITLE_PART, text, gap) : null;
  return {
    url: decoded(address?.[1] ?? address?.[2] ?? ""),
    title: title ? decoded(title[1] ?? title[2] ?? title[3]!) : null,
    end: title ? gap + title[0].length : end,
  };
}

/** The offset of the next sign that is not blank. */
export function skipBlanks(text: string, start: number): number {
  let at = start;
  while (/\s/u.test(text[at] ?? "")) at += 1;
  return at;
}

function decoded(text: string): string {
  return decodeHTMLStrict(text.replace(ESCAPE, "$1"));
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
