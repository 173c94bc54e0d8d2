import { foldText } from "../../language/fold.ts";
import { areCommonWords } from "../common-words.ts";
import type { NamePattern } from "./names.ts";

/** `isCommon`: its words are everyday ones in the language of the answer. A name that is capitalised is not meant by a lower-case everyday word, nor by words that only stand side by side. */
export function hasCase(found: string, name: NamePattern, isCommon: boolean): boolean {
  if (found === name.written || name.kind === "domain") return true;
  const words = found
    .split(/[\s-]+/u)
    .filter((word, i, all) => i === 0 || i === all.length - 1 || !/^(?:&|\p{Ll}{1,3})$/u.test(word));
  const capitals = words.every((word) => !/^\p{Ll}/u.test(word));
  const whole = words.length === 1 ? [foldText(found).folded] : name.words;
  if (/^\p{Lu}/u.test(name.written) && (isCommon || areCommonWords(whole))) {
    const wanted = name.written.split(/[\s-]+/u);
    return words.every((word, i) => !/^\p{Ll}/u.test(word) || /^\p{Ll}/u.test(wanted[i] ?? ""));
  }
  const seams = words.length > name.written.split(/[\s-]+/u).length;
  return !seams || capitals || found.includes("-");
}

/** A hyphen or apostrophe that ties the name to the word before it: Coca-Cola is not Cola, O'Neill is not Neill. */
export function isJoined(text: string, start: number, before: string): boolean {
  if (before === "-" || before === "‑") {
    const word = /[\p{L}\p{N}]{1,24}$/u.exec(text.slice(Math.max(0, start - 25), start - 1))?.[0];
    return (
      word !== undefined &&
      !/^(?:non|anti|pro|pre|post|ex|nicht|self|like|بـ|ה)$/iu.test(word) &&
      /^[\p{Lu}\p{N}]/u.test(word)
    );
  }
  if (before === "'" || before === "’") {
    const word = /\p{L}{1,7}$/u.exec(text.slice(Math.max(0, start - 8), start - 1))?.[0];
    return (
      word !== undefined && !/^(?:l|d|qu|j|n|s|c|m|t|dell|all|nell|un|sull|dall|jusqu|lorsqu|puisqu)$/iu.test(word)
    );
  }
  // A path or a handle: "/opt/acme", "@acme".
  return (
    before === "@" ||
    (before === "/" &&
      /^\p{Ll}/u.test(text.slice(start)) &&
      /(?:^|[\s/.:])\S{0,19}\/$/u.test(text.slice(Math.max(0, start - 20), start)))
  );
}

/** A sign right after that makes it another name: C++ is not C. */
export function continuesName(text: string, end: number, { words }: NamePattern): boolean {
  const rest = text.slice(end, end + 3);
  if (/^(?:\+\+|#)/u.test(rest)) return words.join("").length <= 2;
  return (
    /^&\p{L}/u.test(rest) ||
    /^\.(?:js|ts|py|rb|go|rs|net|zip|exe|pdf|md|json|html?|css|php|java)(?![\p{L}])/u.test(text.slice(end, end + 6))
  );
}

/** The code point before an offset; empty at the start. */
export function signBefore(text: string, at: number): string {
  const low = text[at - 1] ?? "";
  return /[\uDC00-\uDFFF]/.test(low) ? (text[at - 2] ?? "") + low : low;
}

/** The code point at an offset; empty at the end. */
export function signAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at)!) : "";
}
