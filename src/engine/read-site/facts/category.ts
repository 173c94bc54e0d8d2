import { foldWords } from "../../language/fold.ts";
import { languageOf } from "../../language/languages.ts";
import { BENT, type Market, namesTrades, shopFor, tradeName } from "../../trades/labels.ts";
import { tradesIn } from "../../trades/said-trades.ts";
import { isWithin, type Trade, tradeOf, widerThan } from "../../trades/trades.ts";
import { sureTrade, type TradeShare, type TradeSite, type TradeText, weighTrades } from "../../trades/weigh-trades.ts";
import type { Page } from "../types.ts";
import { readAudience } from "./audience.ts";
import { calledInTitle, calledOtherwise, callsItself, isSaidAgain, narrowedBy, ownTitle } from "./called.ts";
import { ENOUGH, findPhrases, isDeed, type Phrase } from "./category-phrases.ts";
import { menuText } from "./evidence.ts";
import { isShopInTown } from "./in-town.ts";
import { lawFirmOfField } from "./law-field.ts";
import { isAboutOneThing } from "./one-thing.ts";
import { type OwnPhrase, ownPhrases } from "./own-phrases.ts";
import { portalPhrase } from "./portal.ts";
import { listsPrices } from "./price-list.ts";
import { saidParts } from "./said-parts.ts";
import { looksLikeProduct, softwareFor, softwareForWhom, softwarePhrase } from "./software.ts";
import { tradeSite } from "./trade-site.ts";

/** What a site sells, in a buyer's words, and whether buyers look for it near them. */
export interface CategoryRead {
  category: string | null;
  audience: string | null;
  /** Somebody buys it in a town: the site's place is worth asking about. */
  isLocal: boolean;
  /** Id of the trade that its words belong to; `null` when none is sure. */
  trade: string | null;
}

/** A shop whose departments are of so many trades sells everything, where none has this much of them. */
const BROAD_TRADES = 6;
const BROAD_SHARE = 1 / 3;
/** A shop for so many trades that lie in one sells that one. */
const MANY_PARTS = 4;
const MOST_TEXT = 20_000;
/** Languages in which any phrase can be asked for as it stands, before a colon: Russian asks for many sellers. */
const BEFORE_A_COLON = BENT.difference(new Set(["ru"]));
/** Families that bring buyers to many houses. */
const PORTALS = new Set(["marketplace", "national-service"]);
/** Families whose customers are anywhere. */
const ANYWHERE = new Set(["software", "media", ...PORTALS]);
/** A portal's share from which on it is likely to be of a kind. */
const LIKELY = 0.1;

interface SiteMarket {
  language: string;
  country: string | null;
  brand: string;
  /** The town it names as its own. */
  town: string | null;
}

/** What the site sells: its own phrase for it where it has one, else the trade its words belong to; `null` when neither is sure. */
export function readCategory(pages: readonly Page[], evidence: readonly TradeText[], site: SiteMarket): CategoryRead {
  const home = pages[0]!;
  const market = namesTrades(site.language) ? site : { ...site, language: "en" };
  const shown = tradeSite(pages, site.language);
  const shares = sellsEverything(home, shown) ?? weighTrades(evidence, shown);
  // Whose trade software speaks of are those who buy it.
  const fitting = shown.isProduct ? shares.filter(({ trade }) => trade.kind === "product") : shares;
  const sure = asSold(home, asCalled(home, sureTrade(fitting), site.language), shown);
  if (sure?.kind === "unsold") return { category: null, audience: null, isLocal: true, trade: null };
  const likely = asCalled(home, sure ?? shares[0]?.trade ?? null, site.language);
  const isGoods = likely?.kind === "goods" || likely?.kind === "broad";
  const isOnline = shown.isShop && !isShopInTown(home, site.town);
  const isLocal = !(isOnline && isGoods) && !ANYWHERE.has(likely?.family ?? "");
  const audience = readAudience(home, site.language);
  const told = { audience, isLocal, trade: sure?.id ?? null };
  const calls = likely !== null && callsItself(home, likely, site.language);
  const phrase = foundPhrase(evidence, { ...site, isApp: isApp(shown.types), calls });
  const software = readSoftware(home, { phrase, served: likely }, site);
  if (software && (sure?.kind !== "product" || software.trade === sure.id)) {
    const category = softwareForWhom(software.category, audience, site.language);
    return { ...told, ...software, category, isLocal: false };
  }
  const portal = portalPhrase(home, site.language);
  if (portal) return { ...told, ...asPortal(portal, fitting, market), isLocal: false };
  const ofField = likely?.id === "law" ? lawFirmOfField(home, site.language) : null;
  if (ofField) return { ...told, category: ofField };
  const [own] = tradesIn(phrase?.text ?? "", site.language);
  // A title that says who sells outweighs what another trade sells: an estate agency in whose description stand sales and lettings.
  const isTitled = foldWords(home.head.title ?? "").includes(foldWords(phrase?.text ?? ""));
  const isOther = calls && !isTitled && own !== undefined && own.kind !== "product" && !isWithin(own, likely);
  if (phrase && !isOther && !(isOnline && isGoods)) {
    // The site's own words for itself also say better than all its text of which trade it is.
    // Software for dog walkers is bought by them, and not where one is.
    if (phrase.isWhole || (isSoftware(phrase.text) && own?.kind !== "product"))
      return {
        ...told,
        category: softwareForWhom(phrase.text, audience, site.language),
        trade: null,
        isLocal: false,
      };
    const isProduct = (own ?? sure)?.kind === "product";
    const category = isProduct ? softwareForWhom(phrase.text, audience, site.language) : phrase.text;
    return { ...told, category, trade: own?.id ?? told.trade };
  }
  const phrases = ownPhrases(home, site);
  const isAgain = ({ text }: OwnPhrase) => isSaidAgain(text, home, site.language);
  const said = { own: phrases, isAgain };
  const called = calls || isAboutOneThing(home) ? null : calledOtherwise(said, sure, site.language);
  if (sure && !called) {
    const category =
      // A web shop is asked for by its goods, whoever makes them.
      (isOnline && isGoods ? null : calledInTitle(home, sure.id, market.language)) ??
      (BEFORE_A_COLON.has(site.language) && !isGoods ? ownTitle(said, sure, site.language) : null) ??
      narrowedBy(said, tradeName(sure.id, market, isOnline)?.one ?? "", site.language) ??
      named(sure, home, market, isOnline) ??
      phrases.find(({ isOfTrade }) => isOfTrade)?.text ??
      null;
    return { ...told, category };
  }
  // A shop's articles are no trade: what its title calls them is what it sells.
  const sold =
    called ??
    phrases.find((phrase) => phrase.isTitle && (phrase.isOfTrade || /\s/.test(phrase.text)) && isAgain(phrase));
  const isGoodsOf = ({ text }: OwnPhrase) => !isDeed(text.split(" ", 1)[0]!, site.language);
  const shop =
    shown.isShop && sold && isGoodsOf(sold) ? shopFor(goodsCase(sold.text, site.language), market, isOnline) : null;
  if (shop) return { ...told, category: shop.one, isLocal: !isOnline, trade: null };
  // Who lists prices sells, and what the title says in several words and the text again is what.
  const priced = listsPrices(home)
    ? phrases.find((phrase) => phrase.isTitle && /\s/u.test(phrase.text) && isAgain(phrase))
    : null;
  return { ...told, category: (called ?? priced)?.text ?? null, trade: null };
}

/** A trade, or the one that takes it in, where the title calls the house by the name of that alone: a plumber who mends boilers too. */
function asCalled(home: Page, trade: Trade | null, language: string): Trade | null {
  for (let each = trade; each; each = widerThan(each)) if (callsItself(home, each, language)) return each;
  return trade;
}

/** A portal by its own phrase, or by the name of the likeliest kind of portal where a question could not bend the phrase. */
function asPortal(
  portal: string,
  shares: readonly TradeShare[],
  market: Market,
): { category: string; trade: string | null } {
  const kind = shares.find(({ trade, share }) => PORTALS.has(trade.family) && share > LIKELY);
  const name = kind && BEFORE_A_COLON.has(market.language) ? tradeName(kind.trade.id, market) : null;
  return name ? { category: name.one, trade: kind!.trade.id } : { category: portal, trade: null };
}

/** A trade's name, without the one of two things of which the site never speaks. */
function named({ id }: Trade, { head, bodyText }: Page, market: Market, isOnline: boolean): string | null {
  const name = tradeName(id, market, isOnline);
  const said = [head.title, head.description, bodyText.slice(0, MOST_TEXT)].join("\n");
  return name && saidParts(name.one, said, market.language);
}

/** What the goods of a title are called inside a phrase. */
function goodsCase(goods: string, language: string): string {
  return languageOf(language).capitalNouns
    ? goods
    : goods.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
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
  const [own] = tradesIn(category, language);
  return { category, trade: own?.kind === "product" ? own.id : SOFTWARE };
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

/** Software is bought anywhere, whatever trade it is for. */
const isSoftware = (phrase: string) =>
  /(?<!\p{L})(?:apps?|tools?|software|platforms?|plattform|plateforme|logiciel)$/iu.test(phrase);

/** What a shop sells, or all that it lies in where the menu is of many parts of that: telephones, cameras and computers are electronics. */
function asSold(home: Page, trade: Trade | null, { isShop, language }: TradeSite): Trade | null {
  if (!isShop || trade?.kind !== "goods") return trade;
  const parts = menuText(home)
    .split("\n")
    .flatMap((text) => tradesIn(text, language).slice(0, 1))
    .filter((part) => isWithin(part, widest(trade)) && part !== widest(trade));
  return new Set(parts).size >= MANY_PARTS ? widest(trade) : trade;
}

/** The trade that takes a trade in and lies in no other: telephones and computers are electronics. */
function widest(trade: Trade): Trade {
  const wider = widerThan(trade);
  return wider ? widest(wider) : trade;
}

/** The trade of a shop whose menu is of many; `null` where it is of fewer. */
function sellsEverything(home: Page, { isShop, language }: TradeSite): TradeShare[] | null {
  const inMenu = isShop
    ? menuText(home)
        .split("\n")
        .flatMap((text) => tradesIn(text, language).slice(0, 1).map(widest))
    : [];
  const goods = Map.groupBy(
    inMenu.filter(({ kind }) => kind === "goods"),
    ({ id }) => id,
  );
  const most = Math.max(...[...goods.values()].map(({ length }) => length));
  const sum = [...goods.values()].flat().length;
  const broad = tradeOf(inMenu.some(({ id }) => id === "marketplace") ? "marketplace" : "department");
  return goods.size >= BROAD_TRADES && most < sum * BROAD_SHARE && broad ? [{ trade: broad, share: 1 }] : null;
}

/** One thing that is done, where the title says who does it: "Plumber in Galway – boiler service". */
const SERVICE = /(?<!\p{L})(?:services?|servicios?|servizi?o?|serviços?)(?!\p{L})/iu;

/** What a page declares of itself as software is asked for as such, whatever houses it is made for. */
const isApp = (types: ReadonlySet<string>) =>
  ["SoftwareApplication", "WebApplication", "MobileApplication"].some((type) => types.has(type));

/** The site's own phrase for what it is, short enough to be asked for; that of an app before others. */
function foundPhrase(
  evidence: readonly TradeText[],
  { isApp, calls, ...site }: SiteMarket & { isApp: boolean; calls: boolean },
): Phrase | null {
  const phrases = findPhrases(evidence, site).filter(
    ({ text }) => text.length <= MOST_LETTERS && !(calls && SERVICE.test(text)),
  );
  return (
    (isApp ? phrases.find(({ text }) => isSoftware(text)) : undefined) ??
    phrases.find(({ score }) => score >= ENOUGH) ??
    null
  );
}

const MOST_LETTERS = 60;
