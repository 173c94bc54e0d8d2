import { foldWords } from "../../language/fold.ts";
import { languageOf } from "../../language/languages.ts";
import type { Page, StructuredNode } from "../types.ts";
import { listedOffers } from "./listed-offers.ts";
import { titleParts } from "./names.ts";
import { openingOf, ownLines } from "./own-lines.ts";
import { textOf } from "./own-nodes.ts";
import { signedNames } from "./signed-names.ts";

/** A text by which a site shows what it sells, and how much that weighs. */
export interface Evidence {
  text: string;
  weight: number;
  /** Short and written to say what the site is, so that a phrase may be taken from it. */
  isStatement: boolean;
  /** The name of the house or of its site. */
  isName?: boolean;
  /** The name of its host, whose words run together. */
  isDomain?: boolean;
  /** The part of the site where it stands: several that agree are surer than one. */
  place: "data" | "title" | "description" | "heading" | "opening" | "menu" | "offer" | "text" | "footer" | "name";
}

const MAX_TEXT = 6000;
const MAX_HEADINGS = 60;
const MOST_SIGNED = 3;
/** A heading that calls out is a slogan: its words say less of the trade than plain ones do. */
const CALLED = 1.5;
const SHORTEST_SENTENCE = 3;
const CALLS = /[!?¡¿]|[.。]$|\.\s/u;

/** What makes a longer word of a name that it stands beside; some scripts write words without spaces. */
const LETTER = String.raw`[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]]`;

/** Where the pages of a site say what it sells. A page about one article or product says less than a home page. */
export function gatherEvidence(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  { brand, host, language }: { brand: string; host: string | null; language: string },
): Evidence[] {
  const evidence: Evidence[] = [];
  const said = new Set<string>();
  // The headline of an article speaks of its subject, whatever its words.
  const isHomes = pages[0] !== undefined && !isAboutOneThing(pages[0]);
  const add = (text: string | null | undefined, weight: number, place: Evidence["place"], isStatement = false) => {
    const plain = text?.trim().slice(0, MAX_TEXT) ?? "";
    const isHead = place === "title" || place === "heading";
    const isCalled = isHead && isHomes && isCall(plain, language);
    // A slogan that title and headings repeat is said once, and so is a description that the share card repeats.
    const key = plain.toLowerCase();
    if (plain === "" || ((isCalled || place === "description") && said.has(key))) return;
    if (isHead || place === "description") said.add(key);
    const heard = isCalled ? Math.min(weight, CALLED) : weight;
    evidence.push({ text: plain, weight: heard, isStatement, place });
  };
  for (const node of nodes) {
    add(textOf(node, "description"), 8, "data", true);
    add(textOf(node, "slogan"), 4, "data", true);
    add(textOf(node, "knowsAbout"), 4, "data", true);
    add(textOf(node, "servesCuisine"), 4, "data");
  }
  const name = new RegExp(`(?<!${LETTER})${RegExp.escape(brand)}(?!${LETTER})`, "giv");
  for (const [index, page] of pages.slice(0, 6).entries()) {
    const isHome = index === 0;
    const trust = (isHome ? 1 : 0.4) * (isAboutOneThing(page) ? 0.4 : 1);
    const lower = brand.toLowerCase();
    for (const part of titleParts(page.head.title ?? "").flatMap(sentencesOf)) {
      // "Falegnameria Dalpiaz": what stands beside the name says what the house is, the rest what it does.
      const isBesideName = lower.length > 2 && part.toLowerCase().includes(lower);
      if (part.toLowerCase() !== lower) add(part, (isBesideName ? 9 : 6) * trust, "title", true);
    }
    add(page.head.description, 5 * trust, "description", true);
    add(page.head.og["og:description"], 3 * trust, "description", true);
    add(page.head.meta.keywords, 4 * trust, "description");
    for (const text of page.h1.flatMap(sentencesOf))
      if (text.toLowerCase() !== lower) add(text, 4 * trust, "heading", true);
    if (!isHome) continue;
    const headings = page.blocks.filter((block) => block.kind === "heading").slice(0, MAX_HEADINGS);
    for (const block of headings.filter(({ text }) => text.toLowerCase() !== lower))
      add(block.text.slice(0, 200), 1.5 * trust, "heading");
    add(menuText(page), 2, "menu");
    add(breadcrumbs(page), 4, "menu");
    for (const text of openingOf(page)) add(text, 3 * trust, "opening", true);
    for (const text of listedOffers(page)) add(text, 1.5, "offer");
    add(ownLines(page).join("\n").replace(name, " "), 1, "text");
    add(page.footerText.slice(0, 2000).replace(name, " "), 0.7, "footer");
  }
  // A name that holds a word of a trade is rarely another trade's.
  const [label = ""] = (host ?? "").replace(/^www\./, "").split(".");
  const domain = label.replace(/-/g, " ");
  const signed = pages[0] ? signedNames(pages[0], brand).slice(0, MOST_SIGNED) : [];
  for (const [text, weight] of [[brand, 9] as const, ...signed.map((each) => [each, 6] as const), [domain, 4] as const])
    if (text)
      evidence.push({ text, weight, isStatement: false, isName: true, isDomain: text === domain, place: "name" });
  return evidence;
}

/** "No leaks! Brisbane's cheeky plumbers": what is called out, and what is said then. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?])\s+(?=\S)/u);
}

/** Whether a line calls out, or tells buyers what it is like, as slogans do: "Vi har styr på strømmen". */
function isCall(text: string, tag: string): boolean {
  if (CALLS.test(text)) return true;
  const { pronouns, firstPersons, finite } = languageOf(tag);
  const words = foldWords(text).split(" ");
  const isSentence = words.length > SHORTEST_SENTENCE;
  return words.some((word) => pronouns.has(word) || firstPersons.has(word) || (isSentence && finite.has(word)));
}

/** Articles and products speak of their subject, not of the house. */
export function isAboutOneThing(page: Page): boolean {
  const types = page.structured.flatMap((block) => block.nodes.flatMap((node) => node["@type"]));
  const isOne = /^(article|product|ebay-objects:item|og:product)/.test(page.head.og["og:type"] ?? "");
  return isOne || types.some((type) => /^(BlogPosting|NewsArticle|Article|Product)$/i.test(type));
}

/** Texts of menu links, each once. */
export function menuText(page: Page): string {
  const menus = page.links.filter((link) => link.region === "nav" || link.region === "header").map((link) => link.text);
  return [...new Set(menus)]
    .filter((text) => text.length <= 40)
    .slice(0, 200)
    .join("\n");
}

function breadcrumbs(page: Page): string {
  const nodes = page.structured
    .flatMap((block) => block.nodes)
    .filter((node) => node["@type"].includes("BreadcrumbList"));
  return nodes
    .flatMap((node) => (Array.isArray(node.itemListElement) ? (node.itemListElement as Record<string, unknown>[]) : []))
    .slice(0, -1)
    .map((item) =>
      typeof item.name === "string" ? item.name : ((item.item as Record<string, unknown> | undefined)?.name ?? ""),
    )
    .filter((name): name is string => typeof name === "string")
    .join("\n");
}
