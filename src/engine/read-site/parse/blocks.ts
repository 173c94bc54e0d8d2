import type { AnyNode, Element } from "domhandler";
import { countWords } from "../../language/words.ts";
import type { Block } from "../types.ts";
import { belongsToOthers, isWrittenByOthers } from "./belongs-to-others.ts";
import { isBesideContent } from "./main-content.ts";
import type { RegionOf } from "./regions.ts";
import { attribute, isElement } from "./select.ts";
import { readTable } from "./tables.ts";
import { linkDensity, type TextWeights } from "./text-weights.ts";
import { isHidden, isInline, visibleText } from "./visible-text.ts";

const SKIPPED = new Set(["button", "fieldset", "input", "legend", "nav", "option", "progress"]);
const MAX_BLOCKS = 5000;
const FAKE_HEADING_WORDS = 12;
/** A list whose text is nearly all links, a few words each, is a menu. */
const MENU = { density: 0.8, items: 4, words: 4 };

/** What is known of a tree's elements before it is cut into blocks. */
export interface BlockContext {
  regionOf: RegionOf;
  weights: TextWeights;
}

/** The main content in document order: headings, paragraphs, lists, tables, quotes, captions and code. */
export function readBlocks(main: Element, context: BlockContext): Block[] {
  const blocks: Block[] = [];
  readChildren(main, context, blocks);
  return blocks.slice(0, MAX_BLOCKS);
}

/** A block as text: cells and items separated so that words do not run together. */
export function blockText(block: Block): string {
  if (block.kind === "list") return block.items.join("\n");
  if (block.kind === "table") return [block.header, ...block.rows].map((row) => row.join(" | ")).join("\n");
  return block.text;
}

function readChildren(parent: Element, context: BlockContext, blocks: Block[]): void {
  let line: AnyNode[] = [];
  const endLine = () => {
    const text = line
      .map((node) => visibleText(node))
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
    if (/[\p{L}\p{N}]/u.test(text)) blocks.push(paragraphOrFakeHeading(parent, line, text));
    line = [];
  };
  for (const child of parent.children) {
    if (blocks.length >= MAX_BLOCKS) return;
    if (child.type === "text") line.push(child);
    else if (!isElement(child) || isHidden(child) || SKIPPED.has(child.name)) continue;
    else if (isInline(child) && !holdsBlocks(child)) line.push(child);
    else if (child.name === "br") line.push(child);
    else {
      endLine();
      readElement(child, context, blocks);
    }
  }
  endLine();
}

function readElement(element: Element, context: BlockContext, blocks: Block[]): void {
  if (isBesideContent(element, context.regionOf)) return;
  const level = headingLevel(element);
  if (level) {
    const text = visibleText(element);
    if (text) blocks.push({ kind: "heading", level, text, fake: false });
    return;
  }
  if (element.name === "ul" || element.name === "ol" || element.name === "dl") {
    readList(element, context, blocks);
    return;
  }
  if (element.name === "table") {
    const table = readTable(element);
    if (table) blocks.push(table);
    else readChildren(element, context, blocks);
    return;
  }
  if (element.name === "blockquote") {
    blocks.push(quote(element));
    return;
  }
  if (element.name === "pre" || element.name === "figcaption" || element.name === "caption") {
    const text = visibleText(element);
    const kind = element.name === "pre" ? "code" : "caption";
    if (text) blocks.push({ kind, text, attribution: null });
    return;
  }
  readChildren(element, context, blocks);
}

function paragraphOrFakeHeading(parent: Element, line: AnyNode[], text: string): Block {
  const told = line.filter((node) =>
    node.type === "text" ? node.data.trim() !== "" : isElement(node) && node.name !== "br",
  );
  const bold = told.length === 1 && isElement(told[0]) && isBold(told[0]);
  const styled = /font-size\s*:\s*(\d{2,}px|[1-9](\.\d+)?r?em)/.test(parent.attribs.style ?? "") && parent.name !== "p";
  // Whoever writes a review or a comment heads it; the page does not.
  const short = countWords(text) <= FAKE_HEADING_WORDS && !/[.!?:;,。]$/.test(text);
  if ((bold || styled) && short && !belongsToOthers(parent) && parent.name !== "li" && parent.name !== "td") {
    return { kind: "heading", level: 0, text, fake: true };
  }
  return { kind: isWrittenByOthers(parent) ? "quote" : "paragraph", text, attribution: null };
}

function isBold(element: Element): boolean {
  if (element.name === "strong" || element.name === "b") return true;
  const only = element.children.filter((child) => child.type !== "text" || child.data.trim() !== "");
  return only.length === 1 && isElement(only[0]) && isBold(only[0]);
}

function readList(list: Element, context: BlockContext, blocks: Block[]): void {
  const entries = list.children.filter(isElement).filter((entry) => !isHidden(entry));
  // Cards are often list items: what stands in them is read as blocks, so that headings stay headings.
  if (entries.some((entry) => holdsHeading(entry))) {
    for (const entry of entries) readElement(entry, context, blocks);
    return;
  }
  const items =
    list.name === "dl" ? describedTerms(entries) : entries.map((entry) => visibleText(entry)).filter(Boolean);
  const words = items.reduce((sum, item) => sum + countWords(item), 0) / Math.max(1, items.length);
  const isMenu = linkDensity(context.weights(list)) >= MENU.density && items.length >= MENU.items && words < MENU.words;
  if (items.length > 0 && !isMenu) blocks.push({ kind: "list", ordered: list.name === "ol", items });
}

function describedTerms(entries: Element[]): string[] {
  const items: string[] = [];
  for (const entry of entries.flatMap((each) => (each.name === "div" ? each.children.filter(isElement) : [each]))) {
    const text = visibleText(entry);
    if (entry.name === "dd" && items.length > 0)
      items[items.length - 1] = `${items.at(-1)}: ${text}`.replace(/::/, ":");
    else if (text) items.push(text);
  }
  return items;
}

function quote(element: Element): Block {
  const credit = find(element, (each) => each.name === "cite" || each.name === "footer" || each.name === "figcaption");
  const attribution = credit ? visibleText(credit) || null : attribute(element, "cite");
  const whole = visibleText(element);
  const text =
    credit && attribution && whole.endsWith(attribution) ? whole.slice(0, -attribution.length).trim() : whole;
  return { kind: "quote", text, attribution };
}

function headingLevel(element: Element): number | null {
  const level = /^h([1-6])$/.exec(element.name)?.[1];
  if (level) return Number(level);
  return attribute(element, "role") === "heading" ? Number(attribute(element, "aria-level") ?? 2) || 2 : null;
}

function holdsHeading(element: Element): boolean {
  return find(element, (each) => headingLevel(each) !== null) !== null;
}

function holdsBlocks(element: Element): boolean {
  return find(element, (each) => each !== element && !isInline(each) && !isHidden(each) && each.name !== "br") !== null;
}

function find(element: Element, passes: (each: Element) => boolean): Element | null {
  if (passes(element)) return element;
  for (const child of element.children) {
    const found = isElement(child) ? find(child, passes) : null;
    if (found) return found;
  }
  return null;
}
