import { foldWords } from "../../language/fold.ts";
import { isOfTrade } from "../../trades/of-trade.ts";
import { isTradeWord } from "../../trades/trade-words.ts";
import { tradeOf } from "../../trades/trades.ts";
import type { Page } from "../types.ts";
import { menuText } from "./evidence.ts";
import { isByOthers, listedOffers } from "./listed-offers.ts";
import { squash } from "./names.ts";
import lexicon from "./offer-words.json" with { type: "json" };
import { nodesOf, textOf } from "./own-nodes.ts";
import { isMenuWord } from "./page-names.ts";
import { PRICE_BEHIND } from "./price-list.ts";
import { shapedOffers } from "./shaped-offers.ts";

const MAX_OFFERS = 12;
const MAX_LENGTH = 60;
const ENOUGH_LISTED = 2;
/** Of a list, this much must speak of the trade. */
const SHARE_OF_TRADE = 0.25;
/** "Nos pains", "Our courses": who says so is known. */
const OURS =
  /^(?:our|unsere?|nos|notre|nuestr[oa]s?|(?:i |le |la |il )?nostr[aeio]|(?:[oa]s? )?noss[ao]s?|onze|ons|våra|vores|våre|nasze|naše|naši|наши)\s+(?=\p{L})/iu;
const MAX_MENU = 60;
const MAX_TEXT = 20_000;
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
const FOLDERS = new Set(lexicon.folders);

interface OfferSite {
  brand: string;
  /** What else the house is called, which is no offer either. */
  names: readonly string[];
  language: string;
  trade: string | null;
  /** Somebody buys it in a town; else the site is a shop on the web, or sells software. */
  isLocal: boolean;
}

/** Named products and services, in the site's own words: structured data first, then lists under headings of services, its title, and the links of its menu that it speaks of elsewhere. */
export function readOffers(pages: readonly Page[], site: OfferSite): string[] {
  const offers: string[] = [];
  const seen = new Set<string>([site.brand, ...site.names].map(squash));
  const add = (text: string | null | undefined) => {
    const name = (text ?? "")
      .replace(/[✂®™]/gu, "")
      .replace(/\s+/g, " ")
      .replace(PRICE_BEHIND, "")
      .trim()
      .replace(OURS, "");
    const key = squash(name);
    const fits =
      name.length >= 2 &&
      name.length <= MAX_LENGTH &&
      /\p{L}{2}/u.test(name) &&
      !/^https?:| \/ /.test(name) &&
      !/^\d+$/.test(name) &&
      !isMenuWord(name) &&
      !isOfName(name, site) &&
      !isByOthers(name);
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
  const isShop = !site.isLocal && tradeOf(site.trade)?.kind !== "product";
  if (!isShop) for (const page of pages) for (const text of listedOffers(page)) add(text);
  if (!isShop && site.isLocal && offers.length < ENOUGH_LISTED)
    for (const text of ofTrade(shapedOffers(home.blocks, site.language), site)) add(text);
  for (const link of home.links) if (link.region !== "footer" && isOfferAddress(link.href)) add(link.text);
  const said = foldWords(spokenOf(home));
  for (const text of menuText(home).split("\n").slice(0, MAX_MENU))
    if (isOurs(text, site) || (site.isLocal && isSpokenOf(text, said))) add(text.replace(/(?<!\s)\s+\(?\d+\)?$/, ""));
  return offers;
}

/** A part of the site's own name, also as its domain runs it together, is nothing that others offer too. */
function isOfName(text: string, { brand, language }: OfferSite): boolean {
  const own = foldWords(brand).split(" ");
  const joined = own.length === 1 ? own[0]! : "";
  const words = foldWords(text).split(" ");
  const isPart = (word: string) =>
    word.length >= LONG_NAME && word !== joined && joined.includes(word) && !isTradeWord(word, language);
  return words.every((word) => own.includes(word)) || words.some(isPart);
}

/** Letters from which a word inside a name that runs together is one. */
const LONG_NAME = 6;

/** What has the shape of a list may be rooms, prices or complaints: where the trade is known, a list is of it only if some entries say so. */
function ofTrade(list: readonly string[], site: OfferSite): readonly string[] {
  const isEnough = list.filter((text) => isOurs(text, site)).length >= list.length * SHARE_OF_TRADE;
  return isEnough ? list : [];
}

/** Where a page says what it is. */
function spokenOf(home: Page): string {
  return [home.head.title, home.head.description, ...home.h1].join("\n").slice(0, MAX_TEXT);
}

/** Whether a menu entry is something that the page itself speaks of: "Ladcykler" on a page that says so in its title. */
function isSpokenOf(text: string, said: string): boolean {
  const plain = foldWords(text);
  const isUnspaced = /\p{Lo}/u.test(plain) && !plain.includes(" ");
  return plain.length >= (isUnspaced ? 2 : 5) && (isUnspaced ? said.includes(plain) : ` ${said}`.includes(` ${plain}`));
}

/** Whether a menu entry speaks of the site's own trade: "Bathroom waterproofing" on a waterproofer's site. */
function isOurs(text: string, { brand, language, trade }: OfferSite): boolean {
  const own = tradeOf(trade);
  return own !== null && !squash(text).includes(squash(brand)) && isOfTrade(text, own, language);
}

/** An address one level under a folder of products or services. */
function isOfferAddress(href: string): boolean {
  const segments = URL.parse(href)?.pathname.toLowerCase().split("/").filter(Boolean) ?? [];
  return segments.slice(0, -1).some((segment) => FOLDERS.has(segment));
}
