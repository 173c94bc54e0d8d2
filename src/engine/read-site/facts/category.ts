import { foldWords } from "../../language/fold.ts";
import { languageOf } from "../../language/languages.ts";
import { fitTrades, sellsOnline, type TradeFit } from "../../trades/fit-trades.ts";
import { BENT, namesTrades, shopFor, tradeName } from "../../trades/labels.ts";
import { isTradeWord } from "../../trades/trade-words.ts";
import { type Trade, tradeOf } from "../../trades/trades.ts";
import type { Page } from "../types.ts";
import { readAudience } from "./audience.ts";
import { calledInTitle, calledOtherwise, callsItself, isSaidAgain, ownTitle } from "./called.ts";
import { findPhrases, type Phrase } from "./category-phrases.ts";
import { type Evidence, isAboutOneThing, menuText } from "./evidence.ts";
import { isShopInTown } from "./in-town.ts";
import { lawFirmOfField } from "./law-field.ts";
import { type OwnPhrase, ownPhrases } from "./own-phrases.ts";
import { portalPhrase } from "./portal.ts";
import { saidParts } from "./said-parts.ts";
import { looksLikeProduct, softwareFor, softwareForWhom, softwarePhrase } from "./software.ts";
import { isClear, isSure, TRADE_SCORE } from "./sure-trade.ts";

/** What a site sells, in a buyer's words, and whether buyers look for it near them. */
export interface CategoryRead {
  category: string | null;
  audience: string | null;
  /** Somebody buys it in a town: the site's place is worth asking about. */
  isLocal: boolean;
  /** No more than a phrase of the title, or a trade that is not sure: what the site lists says better what it sells. */
  isGuess: boolean;
  /** Id of the trade that its words belong to; `null` when none is clear. */
  trade: string | null;
}

/** A phrase that stands in one prominent place, or in several lesser ones. */
const PHRASE_SCORE = 5;
/** A shop whose departments are of so many trades sells everything. */
const BROAD_TRADES = 6;
const BROAD_SHARE = 0.4;
const SERVED_SHARE = 0.3;
const MOST_TEXT = 20_000;
/** Types that only say that there is a business. */
const TELLS_NOTHING = new Set([
  "Organization",
  "LocalBusiness",
  "Corporation",
  "Store",
  "ProfessionalService",
  "WebSite",
]);
/** Languages in which any phrase can be asked for as it stands, before a colon: Russian asks for many sellers. */
const BEFORE_A_COLON = BENT.difference(new Set(["ru"]));
/** Families whose customers are anywhere. */
const ANYWHERE = new Set(["software", "marketplace", "media", "national-service"]);

interface SiteMarket {
  language: string;
  country: string | null;
  brand: string;
  /** The town it names as its own. */
  town: string | null;
}

/** What the site sells: its own phrase for it where it has one, else the trade its words belong to; `null` when neither is clear. */
export function readCategory(pages: readonly Page[], evidence: readonly Evidence[], site: SiteMarket): CategoryRead {
  const home = pages[0]!;
  const types = new Set(
    pages.flatMap((page) => page.structured.flatMap((block) => block.nodes.flatMap((node) => node["@type"]))),
  );
  for (const type of TELLS_NOTHING) types.delete(type);
  const trades = fitTrades(evidence, site.language, types);
  const isShop = isSelling(home, types, site.language);
  const best = bestTrade(trades, { home, language: site.language, isShop });
  const calls = best !== null && callsItself(home, best.trade, site.language);
  const phrases = findPhrases(evidence, site.language, site.brand).filter(({ text }) => !calls || !SERVICE.test(text));
  const app = isApp(types) ? phrases.find(({ text }) => isSoftware(text)) : undefined;
  const phrase = app ?? bestPhrase(phrases, best);
  const next = trades.find(
    ({ trade }) =>
      trade.id !== best?.trade.id &&
      trade.kind !== "broad" &&
      !isGeneral(trade, best && (TAKEN_IN.get(best.trade.id) ?? best.trade.family)) &&
      !isServing(best, trade) &&
      !isOneHouse(best, trade),
  );
  const clear = best && isClear(best, next) ? best.trade : null;
  const isGoods = best?.trade.kind === "goods" || best?.trade.kind === "broad";
  const isOnline = isShop && !isShopInTown(home, site.town);
  const isLocal = !(isOnline && isGoods) && !ANYWHERE.has(clear?.family ?? "");
  const audience = readAudience(home, site.language);
  const told = { audience, isLocal, isGuess: false, trade: clear?.id ?? null };
  const software = best?.trade.kind === "product" ? null : readSoftware(home, { phrase, served: clear }, site);
  if (software) {
    const category = softwareForWhom(software.category, audience, site.language);
    return { ...told, ...software, category, isLocal: false };
  }

  const portal = portalPhrase(home, site.language);
  if (portal) return { ...told, category: portal, trade: null, isLocal: false };
  const ofField = clear?.id === "law" ? lawFirmOfField(home, site.language) : null;
  if (ofField) return { ...told, category: ofField };
  if (phrase && !(isOnline && isGoods)) {
    // The site's own words for itself also say better than all its text of which trade it is.
    const [own] = fitTrades([{ text: phrase.text, weight: 1 }], site.language, new Set());
    // Software for dog walkers is bought by them, and not where one is.
    if (phrase.isWhole || (isSoftware(phrase.text) && own?.trade.kind !== "product"))
      return { ...told, category: softwareForWhom(phrase.text, audience, site.language), trade: null, isLocal: false };
    const isProduct = tradeOf(own?.trade.id ?? told.trade)?.kind === "product";
    const category = isProduct ? softwareForWhom(phrase.text, audience, site.language) : phrase.text;
    return { ...told, category, trade: own?.trade.id ?? told.trade };
  }
  const market = namesTrades(site.language) ? site : { ...site, language: "en" };
  const own = ownPhrases(home, site);
  const isAgain = ({ text }: OwnPhrase) => isSaidAgain(text, home, site.language);
  const called =
    best && !calls && !isAboutOneThing(home) ? calledOtherwise({ own, isAgain }, best.trade, site.language) : null;
  const name = clear && !called && tradeName(clear.id, market, isOnline);
  const isTold = best !== null && isSure(best, next);
  const words =
    name &&
    (calledInTitle(home, clear.id, market.language) ??
      (BEFORE_A_COLON.has(site.language) ? ownTitle({ own, isAgain }, clear, site.language) : null) ??
      saidParts(name.one, textOfHome(home), market.language));
  const named = words && { ...told, category: words, isGuess: !isTold };
  if (named && isTold) return named;
  // A slogan stands in the title too: only what the text speaks of in other words is a thing that one could ask for.
  const said =
    called ?? own.find(({ isOfTrade }) => isOfTrade) ?? own.find((phrase) => /\s/.test(phrase.text) && isAgain(phrase));
  // A shop's articles are no trade: what its title calls them is what it sells.
  const shop =
    isShop && said?.isTitle && isAgain(said) ? shopFor(goodsCase(said.text, site.language), market, isOnline) : null;
  if (shop && !(named && said?.isOfTrade)) return { ...told, category: shop.one, isLocal: !isOnline, trade: null };
  if (named) return named;
  if (called) return { ...told, category: called.text, trade: null };
  return { ...told, category: said?.text ?? null, isGuess: said !== undefined && !said.isOfTrade };
}

/** What the goods of a title are called inside a phrase. */
function goodsCase(goods: string, language: string): string {
  return languageOf(language).capitalNouns
    ? goods
    : goods.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}

function textOfHome({ head, bodyText }: Page): string {
  return [head.title, head.description, bodyText.slice(0, MOST_TEXT)].join("\n");
}

/** What software calls itself, and the trade of such software; a page that one logs into, and whose title says only what it is for, is some too: "Property management for small landlords". */
function readSoftware(
  home: Page,
  { phrase, served }: { phrase: Phrase | null; served: Trade | null },
  site: SiteMarket,
): { category: string; trade: string } | null {
  const { language } = site;
  const isNamed = phrase !== null && (isSoftware(phrase.text) || phrase.isWhole);
  const category =
    softwarePhrase(home, language) ?? (isNamed || !looksLikeProduct(home) ? null : impliedSoftware(home, served, site));
  if (!category) return null;
  const [own] = fitTrades([{ text: category, weight: 1 }], language, new Set());
  return { category, trade: own?.trade.kind === "product" ? own.trade.id : SOFTWARE };
}

/** Software for the thing that the title names, where that is no slogan, else for those of whose trade the page speaks. */
function impliedSoftware(home: Page, served: Trade | null, site: SiteMarket): string | null {
  const { language } = site;
  const isThing = ({ isTitle, isOfTrade, text }: OwnPhrase) =>
    isTitle && (isOfTrade || isSaidAgain(text, home, language));
  const thing = ownPhrases(home, site).find(isThing)?.text;
  if (thing) return softwareFor(thing, language);
  const users = served && tradeName(served.id, site)?.many;
  const software = users ? softwareForWhom("software", users, language) : "software";
  return software === "software" ? null : software;
}

/** The trade of software that is of no trade of its own. */
const SOFTWARE = "software";

/** What a house that sells nothing by the piece works with is no other trade of its own: coffee in a café. */
const isServing = (best: TradeFit | null, { kind }: Trade) => best?.trade.kind === "local" && kind === "goods";

/** Houses of law are of several trades at once: attorneys, notaries, conveyancers. */
const isOneHouse = (best: TradeFit | null, { family }: Trade) => family === "legal" && best?.trade.family === family;

/** A trade that takes in the others of its family. */
const isGeneral = ({ id }: Trade, family: string | null | undefined) => GENERAL.get(family ?? "")?.has(id) === true;
const GENERAL: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["health", new Set(["medical"])],
  ["education", new Set(["school", "training"])],
  ["fitness", new Set(["gym"])],
  ["hospitality", new Set(["hotel"])],
  ["restaurant", new Set(["restaurant"])],
  ["events", new Set(["events"])],
]);
/** So much of the general trade's score makes a narrower one of its family the better word. */
const NARROWER_SHARE = 0.3;

/** Trades that a general one takes in although their buyers ask otherwise: nobody is in pain at the vet's. */
const TAKEN_IN = new Map([
  ["vet", "health"],
  ["childcare", "education"],
]);
const isWithin = ({ id, family }: Trade, general: string) => family === general || TAKEN_IN.get(id) === general;

/** A clinic that speaks of vets is a vet's: the narrower trade, where a general one is first. */
function narrowed(top: TradeFit | null, fitting: readonly TradeFit[]): TradeFit | null {
  if (!top || !isGeneral(top.trade, top.trade.family)) return top;
  const narrower = fitting.find(({ trade }) => isWithin(trade, top.trade.family) && !isGeneral(trade, trade.family));
  return narrower && narrower.score >= top.score * NARROWER_SHARE ? narrower : top;
}

/** Software is bought anywhere, whatever trade it is for. */
const isSoftware = (phrase: string) =>
  /(?<!\p{L})(?:apps?|tools?|software|platforms?|plattform|plateforme|logiciel)$/iu.test(phrase);

function bestTrade(trades: TradeFit[], site: { home: Page; language: string; isShop: boolean }): TradeFit | null {
  const goods = trades.filter(({ trade }) => trade.kind === "goods");
  const fitting = trades.filter(({ trade }) => trade.kind !== "broad" || site.isShop);
  const top = fitting[0] ?? null;
  if (!site.isShop) {
    // Who sells nothing by the piece and speaks of a service with such things sells the service: a piano tuner is no music shop.
    const served = fitting.find(({ trade }) => trade.kind === "local");
    const isGoods = top?.trade.kind === "goods";
    return isGoods && served && served.score >= top.score * SERVED_SHARE ? served : narrowed(top, fitting);
  }
  const menu = [{ text: menuText(site.home), weight: 1 }];
  const inMenu = fitTrades(menu, site.language, new Set()).filter(({ trade }) => trade.kind === "goods");
  const sum = inMenu.reduce((total, { score }) => total + score, 0);
  const isBroad = inMenu.length >= BROAD_TRADES && (inMenu[0]?.score ?? 0) < sum * BROAD_SHARE;
  if (isBroad) {
    const isMarket = trades.some(({ trade, score }) => trade.id === "marketplace" && score >= TRADE_SCORE);
    const broad = tradeOf(isMarket ? "marketplace" : "department");
    return broad ? { trade: broad, score: TRADE_SCORE, isSaid: true, places: new Set(["menu"]) } : top;
  }
  // What a shop page talks about in passing weighs less than what it sells.
  const sold = goods[0];
  return sold && sold.score >= (top?.score ?? 0) * 0.5 ? sold : narrowed(top, fitting);
}

/** One thing that is done, where the title says who does it: "Plumber in Galway – boiler service". */
const SERVICE = /(?<!\p{L})(?:services?|servicios?|servizi?o?|serviços?)(?!\p{L})/iu;

/** What a page declares of itself as software is asked for as such, whatever houses it is made for. */
const isApp = (types: ReadonlySet<string>) =>
  ["SoftwareApplication", "WebApplication", "MobileApplication"].some((type) => types.has(type));

function bestPhrase(phrases: Phrase[], best: TradeFit | null): Phrase | null {
  const [first] = phrases.filter((phrase) => phrase.text.length <= 60);
  return first && first.score >= PHRASE_SCORE && (best === null || first.score >= best.score * 0.15 || isOfTrade(first))
    ? first
    : null;
}

/** However often another trade's words stand on the page, a site that calls itself a "bicycle repair workshop" is one. */
function isOfTrade({ text }: Phrase): boolean {
  const words = foldWords(text).split(" ");
  return words.length > 1 && words.slice(0, -1).some(isTradeWord);
}

function isSelling(home: Page, types: ReadonlySet<string>, language: string): boolean {
  const isProduct =
    isAboutOneThing(home) && (types.has("Product") || (home.head.og["og:type"] ?? "").includes("product"));
  const sells = home.stack.some((each) => /shopify|woocommerce|magento|prestashop|bigcommerce|shopware/.test(each));
  const said = [home.head.title, home.head.description, home.footerText, home.bodyText.slice(0, 4000)].join("\n");
  const linked = home.links.map((link) => link.text).join("\n");
  return isProduct || sells || sellsOnline(`${said}\n${linked.slice(0, 20_000)}`, language);
}
