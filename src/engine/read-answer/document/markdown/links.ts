import { InlineContext, type MarkdownConfig } from "@lezer/markdown";
import { labelOf } from "./definitions.ts";
import { readDestination, skipBlanks } from "./destinations.ts";

/** An open bracket that may turn out to start a link or an image. */
interface Bracket {
  from: number;
  /** Length of the sign: 1 for `[`, 2 for `![`. */
  size: number;
  /** Its place among the parts that the parser holds. */
  index: number;
}

/** The open brackets of one paragraph. */
interface Brackets {
  open: Bracket[];
  /** A link holds no link: open brackets before this place start none any more. */
  spent: number;
}

/** Open brackets deeper than this are text. */
const DEEPEST = 50;
const LABEL = /\[((?:[^\\[\]]|\\[\s\S]){0,999})\]/uy;
const FOOTNOTE_CALL = /\[(\^[^\s\\[\]]{1,100})\]/uy;

/**
 * Links, images and footnote calls. The library takes every pair of brackets for a link; here one is a link where an
 * address follows or these `labels` (normalised, `^1` for a footnote) hold a definition, else it is text.
 */
export function linkSyntax(labels: ReadonlySet<string>): MarkdownConfig {
  const brackets = new WeakMap<InlineContext, Brackets>();
  const open = (cx: InlineContext, from: number, size: number) => {
    const held = brackets.get(cx) ?? { open: [], spent: 0 };
    if (held.open.length >= DEEPEST) return -1;
    brackets.set(cx, held);
    const end = cx.addDelimiter(InlineContext.linkStart, from, from + size, true, false);
    held.open.push({ from, size, index: cx.findOpeningDelimiter(InlineContext.linkStart)! });
    return end;
  };
  return {
    defineNodes: ["FootnoteCall", "LinkText"],
    parseInline: [
      {
        name: "FootnoteCall",
        before: "Link",
        parse(cx, next, at) {
          if (next !== SIGN.open || labels.size === 0) return -1;
          const [call, label] = matchAt(FOOTNOTE_CALL, cx.text, at - cx.offset);
          return call && labels.has(labelOf(label!)) ? cx.addElement(cx.elt("FootnoteCall", at, at + call.length)) : -1;
        },
      },
      { name: "Link", parse: (cx, next, at) => (next === SIGN.open ? open(cx, at, 1) : -1) },
      {
        name: "Image",
        parse: (cx, next, at) => (next === SIGN.image && cx.char(at + 1) === SIGN.open ? open(cx, at, 2) : -1),
      },
      {
        name: "LinkEnd",
        parse(cx, next, at) {
          const held = next === SIGN.close ? brackets.get(cx) : undefined;
          const bracket = held?.open.pop();
          if (!held || !bracket) return -1;
          const isSpent = held.open.length < held.spent;
          if (isSpent) held.spent = held.open.length;
          if (isSpent && bracket.size === 1) return -1;
          const start = bracket.from + bracket.size;
          const target = resourceAfter(cx, at + 1) ?? referenceAfter(cx, start, { at, labels });
          if (!target) return -1;
          if (bracket.size === 1) held.spent = held.open.length;
          const content = cx.takeContent(bracket.index);
          const words = at > start ? [cx.elt("LinkText", start, at, content)] : [];
          const name = bracket.size === 1 ? "Link" : "Image";
          const leads = target.to > target.from ? [cx.elt(target.name, target.from, target.to)] : [];
          return cx.addElement(cx.elt(name, bracket.from, target.end, [...words, ...leads]));
        },
      },
    ],
  };
}

const SIGN = { open: 91, close: 93, image: 33 };

/** `(address "title")` at this offset: the node holds what is in its brackets. */
function resourceAfter(cx: InlineContext, at: number) {
  const start = at - cx.offset;
  if (cx.text[start] !== "(") return null;
  const from = skipBlanks(cx.text, start + 1);
  const { end } = readDestination(cx.text, from);
  const close = skipBlanks(cx.text, end);
  if (cx.text[close] !== ")") return null;
  return { name: "URL", from: at + 1, to: cx.offset + close, end: cx.offset + close + 1 };
}

/** `[label]` at this offset, or the link's own words as the label: the node holds the brackets with the label. */
function referenceAfter(cx: InlineContext, start: number, { at, labels }: { at: number; labels: ReadonlySet<string> }) {
  if (labels.size === 0) return null;
  const [written, label] = matchAt(LABEL, cx.text, at + 1 - cx.offset);
  const end = at + 1 + (written?.length ?? 0);
  if (label && labels.has(labelOf(label))) return { name: "LinkLabel", from: at + 1, to: end, end };
  if (label || at - start > 999 || !labels.has(labelOf(cx.slice(start, at)))) return null;
  return { name: "LinkMark", from: at, to: at + 1, end };
}

function matchAt(pattern: RegExp, text: string, at: number): string[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}
