import type { CheerioAPI } from "cheerio";
import type { AnyNode, Element } from "domhandler";
import { countWords } from "../../language/words.ts";
import { isElement, select } from "./select.ts";

/** Fewer words than this are a label for screen readers or a logo's name. */
const MIN_WORDS = 20;
const MAX_FOUND = 5;
const MAX_TEXT = 300;
const OFF_SCREEN = /(?:text-indent|left|top|margin-left)\s{0,4}:\s{0,4}-\d{4,}/i;
const NO_SIZE =
  /font-size\s{0,4}:\s{0,4}(?:0?\.?0(?:px|pt|em|rem|%)?|[01](?:\.\d{1,3})?(?:px|pt)|1?\d?%)\s{0,4}(?:;|!|$)/i;
const COLOUR = /(?:^|;)\s{0,4}color\s{0,4}:\s{0,4}([^;!]{2,40})/i;
const BACKGROUND = /(?:^|;)\s{0,4}background(?:-color)?\s{0,4}:\s{0,4}([^;!]{2,40})/i;
const WHITE = /^(?:#fff(?:fff)?|white|rgba?\(255,\s?255,\s?255(?:,\s?1(?:\.0)?)?\))$/;

/**
 * Longer texts that stand in the page and that no visitor can see, by the tricks that Google's spam policies name: the
 * colour of the background, no size, a place off the screen. What scripts fold out and fade in is not among them.
 */
export function readHiddenText($: CheerioAPI): string[] {
  const found: string[] = [];
  for (const element of select($, "[style]")) {
    if (found.length >= MAX_FOUND) break;
    if (!isPaintedOut(element)) continue;
    const text = textOf(element).replace(/\s+/g, " ").trim();
    if (countWords(text.slice(0, 2000)) >= MIN_WORDS) found.push(text.slice(0, MAX_TEXT));
  }
  return found;
}

function isPaintedOut({ attribs }: Element): boolean {
  const style = attribs.style ?? "";
  if (OFF_SCREEN.test(style) || NO_SIZE.test(style)) return true;
  const colour = COLOUR.exec(style)?.[1]?.trim().toLowerCase();
  const background = BACKGROUND.exec(style)?.[1]?.trim().toLowerCase();
  if (!colour) return false;
  return background !== undefined && (colour === background || (WHITE.test(colour) && WHITE.test(background)));
}

function textOf(node: AnyNode): string {
  if (node.type === "text") return node.data;
  if (isElement(node) && /^(?:script|style|svg|template|noscript|select)$/.test(node.name)) return "";
  return "children" in node ? node.children.map(textOf).join(" ") : "";
}
