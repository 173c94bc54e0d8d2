import { decodeHTMLStrict } from "entities";
import type { VisibleText } from "./visible-text.ts";

const REFERENCE = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[\da-zA-Z]{1,31});/uy;

/** The visible text of raw HTML between two offsets: its tags, comments, scripts and styles left out. */
export function readHtml(source: string, { from, to }: { from: number; to: number }): VisibleText {
  let text = "";
  const offsets: number[] = [];
  const put = (shown: string, at: number) => {
    text += shown;
    for (let i = 0; i < shown.length; i += 1) offsets.push(at);
  };
  let at = from;
  while (at < to) {
    if (source[at] === "<") {
      at = afterTag(source, at, to);
      if (text !== "" && !text.endsWith("\n")) put("\n", at);
      continue;
    }
    const reference = source[at] === "&" ? referenceAt(source, at) : null;
    put(reference ? decodeHTMLStrict(reference) : source[at]!, at);
    at += reference?.length ?? 1;
  }
  return { text, offsets: [...offsets, at], strong: [], emphasis: [], links: [] };
}

/** The character reference that is written here. */
function referenceAt(source: string, at: number): string | null {
  REFERENCE.lastIndex = at;
  return REFERENCE.exec(source)?.[0] ?? null;
}

/** The offset after the tag, comment, script or style that starts here. */
function afterTag(source: string, at: number, end: number): number {
  const hidden = /^<(script|style|!--)/iu.exec(source.slice(at, at + 8))?.[1]?.toLowerCase();
  const closer = hidden === "!--" ? "-->" : hidden ? `</${hidden}>` : ">";
  const close = source.indexOf(closer, at);
  return close === -1 || close > end ? end : close + closer.length;
}
