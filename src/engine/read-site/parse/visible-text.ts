import type { AnyNode, Element } from "domhandler";
import { isElement } from "./select.ts";

const NEVER_SHOWN = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "math",
  "iframe",
  "object",
  "canvas",
  "head",
  "title",
  "select",
  "datalist",
  "textarea",
  "audio",
  "video",
  "frameset",
]);
const INLINE = new Set([
  "a",
  "abbr",
  "acronym",
  "b",
  "bdi",
  "bdo",
  "big",
  "cite",
  "code",
  "data",
  "del",
  "dfn",
  "em",
  "font",
  "i",
  "ins",
  "kbd",
  "label",
  "mark",
  "q",
  "ruby",
  "rp",
  "rt",
  "s",
  "samp",
  "small",
  "span",
  "strike",
  "strong",
  "sub",
  "sup",
  "time",
  "tt",
  "u",
  "var",
  "wbr",
  "picture",
  "img",
  "nobr",
]);
const HIDDEN_STYLE =
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|opacity\s*:\s*0(\.0+)?\s*(;|!|$)|font-size\s*:\s*0(px|em|rem|pt|%)?\s*(;|!|$))/i;
const OFF_SCREEN = /(text-indent|left|top|margin-left)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*[01](px)?[\s,]+[01]/i;

/** Whether a visitor without scripts sees nothing of this element. */
export function isHidden(element: Element): boolean {
  if (NEVER_SHOWN.has(element.name)) return true;
  const { attribs } = element;
  if (attribs.hidden !== undefined && attribs.hidden !== "until-found") return true;
  if (element.name === "dialog" && attribs.open === undefined) return true;
  if (element.name === "input" || attribs.style === undefined) return false;
  return HIDDEN_STYLE.test(attribs.style) || OFF_SCREEN.test(attribs.style);
}

/** Whether an element flows within a line of text. */
export function isInline(element: Element): boolean {
  return INLINE.has(element.name);
}

/** What a visitor reads of a node: words with single spaces, blocks set apart by `separator`. */
export function visibleText(node: AnyNode, separator = " "): string {
  const parts: string[] = [];
  gather(node, parts);
  const lines = parts
    .join("")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim());
  return lines.filter(Boolean).join(separator);
}

function gather(node: AnyNode, parts: string[]): void {
  if (node.type === "text") {
    parts.push(node.data.replace(/\s+/g, " "));
    return;
  }
  if (isElement(node)) {
    if (isHidden(node)) return;
    if (node.name === "br") {
      parts.push("\n");
      return;
    }
    if (isInline(node)) {
      for (const child of node.children) gather(child, parts);
      return;
    }
    parts.push("\n");
  }
  if ("children" in node) for (const child of node.children) gather(child, parts);
  parts.push("\n");
}
