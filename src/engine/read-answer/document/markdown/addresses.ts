import type { MarkdownConfig } from "@lezer/markdown";

/** Up to a blank, a tag, or a sign of East Asian writing that ends a sentence or a bracket. */
const ADDRESS = /(?:https?:\/\/|www\.)[\p{L}\p{N}][^\s<[\uFFFC。，、；：！？）」』】》〉”’]*/iuy;
const BEFORE = { h: /[a-z]/iu, w: /[^\s*_~([\]（「『【《〈“‘"'：:，、。]/u };
/** A bracket that ends the words of a link. */
const LINK_END = /\](?=[([])/u;
const TRAIL = /(?:[!"'*,.:;?_~\]]|&[\da-z]{1,31};)$/iu;
const LONGEST_TRAIL = 40;

/** Addresses as they are (`https://…`, `www.…`), without the punctuation of the sentence around them. */
export const bareAddresses: MarkdownConfig = {
  defineNodes: ["BareAddress"],
  parseInline: [
    {
      name: "BareAddress",
      after: "Emphasis",
      parse(cx, next, at) {
        const sign = next === 104 || next === 72 ? "h" : next === 119 || next === 87 ? "w" : null;
        if (!sign) return -1;
        const start = at - cx.offset;
        if (start > 0 && BEFORE[sign].test(cx.text[start - 1]!)) return -1;
        ADDRESS.lastIndex = start;
        const found = ADDRESS.exec(cx.text)?.[0];
        return found ? cx.addElement(cx.elt("BareAddress", at, at + trimmed(found).length)) : -1;
      },
    },
  ],
};

/** Closing brackets belong to an address that opened them: `https://example.com/a_(b)`. */
function trimmed(address: string): string {
  const end = address.search(LINK_END);
  let text = end === -1 ? address : address.slice(0, end);
  let unopened = count(text, ")") - count(text, "(");
  for (let cut = 0; cut < LONGEST_TRAIL; cut += 1) {
    const tail = TRAIL.exec(text.slice(-33))?.[0] ?? (text.endsWith(")") && unopened > 0 ? ")" : "");
    if (tail === "") break;
    if (tail === ")") unopened -= 1;
    text = text.slice(0, -tail.length);
  }
  return text;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
