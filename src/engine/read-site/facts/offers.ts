import type { Page } from "../types.ts";
import { menuText } from "./evidence.ts";
import { squash } from "./names.ts";
import lexicon from "./offer-words.json" with { type: "json" };
import { nodesOf, textOf } from "./own-nodes.ts";
import { fitTrades } from "./trades.ts";

const MAX_OFFERS = 12;
const MAX_LENGTH = 60;
const MAX_MENU = 60;
const OFFER_TYPES = new Set([
  "product",
  "productgroup",
  "service",
  "softwareapplication",
  "webapplication",
  "mobileapplication",
  "course",
  "menu",
]);
const MENU_WORDS = new Set(lexicon.menuWords);
const FOLDERS = new Set(lexicon.folders);

/** Named products and services, in the site's own words: structured data first, then the links and headings of its product and service pages. */
export function readOffers(
  pages: readonly Page[],
  site: { brand: string; language: string; trade: string | null },
): string[] {
  const offers: string[] = [];
  const seen = new Set<string>([squash(site.brand)]);
  const add = (text: string | null | undefined) => {
    const name = (text ?? "").replace(/[✂®™]/gu, "").replace(/\s+/g, " ").trim();
    const key = squash(name);
    const fits =
      name.length >= 3 &&
      name.length <= MAX_LENGTH &&
      /\p{L}{2}/u.test(name) &&
      !/^https?:| \/ /.test(name) &&
      !/^\d+$/.test(name) &&
      !MENU_WORDS.has(name.toLowerCase());
    if (!fits || seen.has(key) || offers.length >= MAX_OFFERS) return;
    seen.add(key);
    offers.push(name);
  };
  const nodes = pages.flatMap((page) => page.structured.flatMap((block) => block.nodes));
  for (const node of nodes) {
    if (node["@type"].some((type) => OFFER_TYPES.has(type.toLowerCase()))) add(textOf(node, "name"));
    for (const offer of nodesOf(node, "makesOffer")) add(textOf(offer, "itemOffered") ?? textOf(offer, "name"));
    for (const catalog of nodesOf(node, "hasOfferCatalog")) {
      for (const item of nodesOf(catalog, "itemListElement")) add(textOf(item, "itemOffered") ?? textOf(item, "name"));
    }
  }
  for (const page of pages.slice(1)) if (page.template === "product" || page.template === "service") add(page.h1[0]);
  const home = pages[0]!;
  for (const link of home.links) if (link.region !== "footer" && isOfferAddress(link.href)) add(link.text);
  for (const text of menuText(home).split("\n").slice(0, MAX_MENU))
    if (isOfTrade(text, site)) add(text.replace(/(?<!\s)\s+\(?\d+\)?$/, ""));
  return offers;
}

/** Whether a menu entry speaks of the site's own trade: "Bathroom waterproofing" on a waterproofer's site. */
function isOfTrade(
  text: string,
  { brand, language, trade }: { brand: string; language: string; trade: string | null },
): boolean {
  if (trade === null || squash(text).includes(squash(brand))) return false;
  return fitTrades([{ text, weight: 1, isStatement: false }], language, new Set())[0]?.id === trade;
}

/** An address one level under a folder of products or services. */
function isOfferAddress(href: string): boolean {
  const segments = URL.parse(href)?.pathname.toLowerCase().split("/").filter(Boolean) ?? [];
  return segments.slice(0, -1).some((segment) => FOLDERS.has(segment));
}
