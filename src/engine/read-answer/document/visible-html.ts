import { decodeHTMLStrict } from "entities";
import { Parser } from "htmlparser2";
import type { VisibleText } from "./visible-text.ts";

const REFERENCE = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[\da-zA-Z]{1,31});/gu;
const HIDDEN = new Set(["script", "style"]);

/** The visible text of raw HTML between two offsets: its tags, comments, scripts and styles left out. */
export function readHtml(source: string, { from, to }: { from: number; to: number }): VisibleText {
  let text = "";
  let hidden = 0;
  const offsets: number[] = [];
  const put = (shown: string, at: number, step: 0 | 1) => {
    text += shown;
    for (let i = 0; i < shown.length; i += 1) offsets.push(at + i * step);
  };
  const breakLine = () => {
    // Closed tags that were never written have no place of their own.
    if (text !== "" && !text.endsWith("\n"))
      put("\n", Math.max(offsets.at(-1)!, Math.min(from + parser.startIndex, to - 1)), 0);
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        if (HIDDEN.has(name)) hidden += 1;
        breakLine();
      },
      onclosetag(name) {
        if (HIDDEN.has(name)) hidden -= 1;
        breakLine();
      },
      ontext(data) {
        if (hidden > 0) return;
        const at = from + parser.startIndex;
        let last = 0;
        for (const { 0: reference, index } of data.matchAll(REFERENCE)) {
          put(data.slice(last, index), at + last, 1);
          put(decodeHTMLStrict(reference), at + index, 0);
          last = index + reference.length;
        }
        put(data.slice(last), at + last, 1);
      },
    },
    { decodeEntities: false },
  );
  parser.end(finished(source.slice(from, to)));
  return {
    text,
    offsets: [...offsets, offsets.length > 0 ? offsets.at(-1)! + 1 : from],
    strong: [],
    emphasis: [],
    links: [],
  };
}

/** Without a tag that never closes, which shows nothing. */
function finished(html: string): string {
  const closed = html.lastIndexOf(">") + 1;
  const open = html.slice(closed).search(/<[/!\p{L}]/u);
  return open === -1 ? html : html.slice(0, closed + open);
}
