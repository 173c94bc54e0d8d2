import type { CheerioAPI } from "cheerio";
import type { AnyNode, Element } from "domhandler";
import lexicon from "./hidden-instruction-words.json" with { type: "json" };
import { isElement, marks, select } from "./select.ts";
import { isHidden } from "./visible-text.ts";

const MAX_FOUND = 10;
const MAX_TEXT = 300;
const MAX_CANDIDATE = 20_000;
const MIN_SPOKEN = 30;
const MAX_STYLES = 200_000;
const HIDING_RULE =
  /[.#]([\w-]{1,60})\s{0,5}\{[^{}]{0,400}?(?:display\s?:\s?none|visibility\s?:\s?hidden|opacity\s?:\s?0(?![.\d])|font-size\s?:\s?0(?![.\d])|(?:left|top|text-indent)\s?:\s?-\d{4,})/gi;
const NO_TEXT = new Set([
  "script",
  "style",
  "svg",
  "math",
  "head",
  "title",
  "select",
  "datalist",
  "canvas",
  "audio",
  "video",
]);

const word = (list: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join("|")})(?![\\p{L}\\p{N}])`, "iu");
const ADDRESSEE = word(lexicon.addressees);
const ORDER = word(lexicon.orders);
const OVERRIDE = new RegExp(`(?:${lexicon.overrides.join("|")})`, "iu");

/** Letters that Unicode keeps for invisible labels, beside the flags of England, Scotland and Wales. */
const TAG_LETTERS = /(?<!\u{1F3F4}[\u{E0000}-\u{E007F}]*)[\u{E0000}-\u{E007F}]{2,}/u;
const DIRECTION_OVERRIDE = /[\u202D\u202E]/u;
const ZERO_WIDTH_RUN = /(?:\u200B|\u200C|\u200D|\u2060|\uFEFF){8,}/u;
const SELECTOR_RUN = /[\u{E0100}-\u{E01EF}]{4,}/u;

/** Text that visitors cannot see and that talks to AI systems, and letters that nobody can see. Each item at most 300 characters. */
export function readHiddenInstructions($: CheerioAPI, html: string): string[] {
  const found: string[] = [];
  const hidden = hiddenMarks($);
  for (const text of hiddenTexts($.root()[0] as unknown as AnyNode, hidden)) {
    if (OVERRIDE.test(text) || (ADDRESSEE.test(text) && ORDER.test(text))) found.push(text.slice(0, MAX_TEXT));
    if (found.length === MAX_FOUND) break;
  }
  for (const text of spokenTexts($)) {
    if (found.length >= MAX_FOUND) break;
    if (OVERRIDE.test(text) || (ADDRESSEE.test(text) && ORDER.test(text))) found.push(text.slice(0, MAX_TEXT));
  }
  if (TAG_LETTERS.test(html)) found.push("Invisible Unicode tag letters");
  if (DIRECTION_OVERRIDE.test(html)) found.push("Unicode direction overrides");
  if (ZERO_WIDTH_RUN.test(html)) found.push("Runs of zero-width characters");
  if (SELECTOR_RUN.test(html)) found.push("Runs of variation selectors");
  return found;
}

function* hiddenTexts(node: AnyNode, hidden: ReadonlySet<string>): Generator<string> {
  if (node.type === "comment") {
    yield clean(node.data);
    return;
  }
  if (isElement(node)) {
    if (NO_TEXT.has(node.name) && node.name !== "head") return;
    if (
      node.name !== "head" &&
      (isHidden(node) || isCamouflaged(node) || marks(node).some((mark) => hidden.has(mark)))
    ) {
      yield clean(allText(node));
      return;
    }
  }
  if ("children" in node) for (const child of node.children) yield* hiddenTexts(child, hidden);
}

/** What only screen readers say: descriptions of pictures and of controls. Short ones describe, and order nothing. */
function spokenTexts($: CheerioAPI): string[] {
  return select($, "[alt], [aria-label], [aria-description], img[title]")
    .flatMap(({ attribs }) => [attribs.alt, attribs["aria-label"], attribs["aria-description"], attribs.title])
    .filter((text) => text !== undefined && text.length >= MIN_SPOKEN)
    .map((text) => clean(text!.slice(0, MAX_CANDIDATE)));
}

/** Classes and ids that a style sheet in the page hides. Tabs and menus do so too, which is why only their words can accuse. */
function hiddenMarks($: CheerioAPI): Set<string> {
  const sheets = select($, "style")
    .map((style) => allChildText(style))
    .join("\n")
    .slice(0, MAX_STYLES);
  return new Set([...sheets.matchAll(HIDING_RULE)].map(([, name]) => name!.toLowerCase()));
}

function allChildText(style: Element): string {
  return style.children.map((child) => (child.type === "text" ? child.data : "")).join("");
}

/** Shown, but in the colour of its own background, or too small to read. */
function isCamouflaged(element: Element): boolean {
  const style = element.attribs.style;
  if (!style) return false;
  const colour = /(?:^|;)\s*color\s*:\s*([^;!]+)/i.exec(style)?.[1]?.trim().toLowerCase();
  const background = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i.exec(style)?.[1]?.trim().toLowerCase();
  if (colour && colour !== "inherit" && (colour === background || colour === "transparent")) return true;
  return /font-size\s*:\s*[0-3](\.\d+)?px/i.test(style) || /(^|;)\s*(width|height)\s*:\s*[01]px/i.test(style);
}

function allText(node: AnyNode): string {
  if (node.type === "text") return node.data;
  if (isElement(node) && NO_TEXT.has(node.name)) return "";
  return "children" in node ? node.children.map(allText).join(" ") : "";
}

function clean(text: string): string {
  return text.slice(0, MAX_CANDIDATE).replace(/\s+/g, " ").trim();
}
