import type { CheerioAPI } from "cheerio";
import { Element, isTag, type ParentNode } from "domhandler";
import { countWords } from "../../language/words.ts";
import { templateOfPage } from "../template.ts";
import type { Page } from "../types.ts";
import { isWrittenByOthers } from "./belongs-to-others.ts";
import { blockText, readBlocks } from "./blocks.ts";
import { buildTree } from "./build-tree.ts";
import { readBylines } from "./bylines.ts";
import { readChoices } from "./choices.ts";
import { readControls } from "./controls.ts";
import { readDates } from "./dates.ts";
import { readForms } from "./forms.ts";
import { baseOf, readHead } from "./head.ts";
import { readHiddenInstructions } from "./hidden-instructions.ts";
import { readHiddenText } from "./hidden-text.ts";
import { readImages, readMixedContent } from "./images.ts";
import { detectLanguage } from "./language.ts";
import { readLinks } from "./links.ts";
import { findMain } from "./main-content.ts";
import { headlineLines, openingLines } from "./opening-lines.ts";
import { revealMail } from "./protected-mail.ts";
import { mapRegions, type RegionOf } from "./regions.ts";
import { readScripts } from "./scripts.ts";
import { select } from "./select.ts";
import { detectStack } from "./stack.ts";
import { readStructuredData } from "./structured-data.ts";
import { weighText } from "./text-weights.ts";
import { readTrail } from "./trail.ts";
import { visibleText } from "./visible-text.ts";
import { readPaywall, readWalls } from "./walls.ts";

/** What is known of a page besides its HTML. */
export interface PageContext {
  url: string;
  finalUrl?: string;
  status?: number;
  headers?: Record<string, string>;
  ttfbMs?: number | null;
  bytes?: number;
  truncated?: boolean;
  isHome?: boolean;
}

const MAX_TEXT = 500_000;
const MAX_H1 = 30;
const MAX_LINE = 500;

/** Parses one page, synchronously; throws `HostilePage` where parsing would cost more than a page can be worth. */
export function parseHtml(html: string, context: PageContext): Page {
  const $ = buildTree(html);
  revealMail($);
  const finalUrl = context.finalUrl ?? context.url;
  const headers = context.headers ?? {};
  const baseUrl = baseOf($, finalUrl);
  const body = bodyOf($);
  const weights = weighText(body);
  const regionOf = mapRegions(body, weights);
  const main = findMain($, body, { weights, regionOf });

  const head = readHead($, baseUrl, headers.link);
  const blocks = readBlocks(main, { regionOf, weights });
  const mainText = blocks.map(blockText).join("\n").slice(0, MAX_TEXT);
  const mainWords = countWords(mainText);
  const bodyText = visibleText(body, "\n").slice(0, MAX_TEXT);
  const headings = select($, "h1").slice(0, MAX_H1);
  const textsOf = (elements: Element[]) =>
    elements.map((element) => visibleText(element).slice(0, MAX_LINE)).filter(Boolean);
  const h1 = textsOf(headings);
  const own = textsOf(headings.filter((heading) => !isWrittenByOthers(heading)));
  const opening = [...openingLines(mainText), ...headlineLines(bodyText, [...own, ...titleParts(head.title)])];
  const controls = readControls($);
  const structured = readStructuredData($, baseUrl);

  return {
    url: context.url,
    finalUrl,
    status: context.status ?? 200,
    headers,
    ttfbMs: context.ttfbMs ?? null,
    bytes: context.bytes ?? Buffer.byteLength(html),
    truncated: context.truncated ?? false,
    template: templateOfPage(finalUrl, structured, context.isHome ?? false),
    head,
    blocks,
    mainText,
    mainWords,
    bodyText,
    bodyWords: countWords(bodyText),
    footerText: footerOf($, regionOf),
    language: detectLanguage(blocks, mainText),
    h1,
    links: readLinks($, baseUrl, regionOf),
    trail: readTrail($, baseUrl),
    images: readImages($, baseUrl, regionOf),
    choices: readChoices($),
    forms: readForms($, baseUrl),
    controls: controls.controls,
    controlViolations: controls.violations,
    structured,
    dates: readDates($, { mainText, opening, lang: head.lang, regionOf }),
    bylines: readBylines($, { author: head.meta.author ?? null, mainText, opening, regionOf }),
    scripts: readScripts($, baseUrl),
    hiddenInstructions: readHiddenInstructions($, html),
    hiddenText: readHiddenText($),
    paywall: readPaywall(bodyText),
    mixedContent: readMixedContent($, finalUrl),
    nosnippetShare: nosnippetShare($, main, weights),
    stack: detectStack({ url: finalUrl, html, headers, generator: head.generator }),
    walls: readWalls($, { mainWords, bodyText }),
  };
}

/** A title without the site's name: its parts, and the whole. */
const titleParts = (title: string | null): string[] =>
  title === null ? [] : [title, ...title.split(/\s[|·•–—-]\s/)].map((part) => part.trim());

/** The body; made around whatever stands there where the page has none. */
function bodyOf($: CheerioAPI): Element {
  const body = select($, "body")[0];
  if (body) return body;
  const root = ($.root()[0] as unknown as ParentNode).children;
  const around = (root.find((node) => isTag(node) && node.name === "html") as Element | undefined)?.children ?? root;
  const made = new Element(
    "body",
    {},
    around.filter((node) => !isTag(node) || node.name !== "head"),
  );
  return made;
}

/** Texts of the page's footers; a footer inside another is told once. */
function footerOf($: CheerioAPI, regionOf: RegionOf): string {
  const outermost = select(
    $,
    "footer, [role=contentinfo], [class*=footer], [id*=footer], [class*=fuss], [id*=fuss]",
  ).filter((element) => {
    const parent = element.parent;
    return regionOf(element) === "footer" && !(parent && isTag(parent) && regionOf(parent) === "footer");
  });
  return outermost
    .map((element) => visibleText(element, "\n"))
    .join("\n")
    .slice(0, 20_000);
}

function nosnippetShare($: CheerioAPI, main: Element, weights: ReturnType<typeof weighText>): number {
  const whole = weights(main).text;
  const marked = select($, "[data-nosnippet]").filter((element) => isWithin(element, main));
  const sum = marked.reduce((total, element) => total + weights(element).text, 0);
  return whole === 0 ? 0 : Math.min(1, sum / whole);
}

function isWithin(element: Element, container: Element): boolean {
  for (let node = element.parent; node; node = node.parent) if (node === container) return true;
  return element === container;
}
