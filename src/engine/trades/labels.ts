import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writesTraditional } from "../language/scripts.ts";
import { type Trade, tradeOf } from "./trades.ts";

/** What buyers call one seller, and many; `many` is `null` where the plural is made from `one`. */
export interface TradeName {
  one: string;
  many: string | null;
}

/** What some sellers of a trade are called too, asked for where the site calls itself so: "bookkeeper". */
export interface AlsoCalled {
  one: string;
  many?: string;
  /** Sellers beside the trade, whom those who look for it do not mean: a restorer of clocks beside repairers of watches. */
  beside?: boolean;
}

/** What one language says of one trade. */
interface Label {
  /** The seller, or of goods the goods; absent where only a shop for them has a name. */
  one?: string;
  many?: string;
  also?: AlsoCalled[];
  /** A shop for these goods in town, where it has a name of its own. */
  shop?: { one: string; many?: string };
  /** Beginnings of words by which sites of the trade show themselves; `~` before what may stand inside a word. */
  words?: string[];
  /** What else buyers type when they look for it. */
  typed?: string[];
}

/** One language's file. */
interface Labels {
  /** What a web shop and a shop in town are called, `{}` for the goods. */
  online?: { one: string; many?: string };
  store?: { one: string; many?: string };
  /** Words with which shops sell. */
  buying?: string[];
  trades: Record<string, Label>;
}

const FOLDER = join(import.meta.dirname, "labels");
/** Tags of all languages and countries that name trades. */
export const LABELLED: readonly string[] = readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/u.exec(file)?.[1] ?? []);
/** Read when a site of the language is. */
const files = new Map<string, Labels>();

/** Where a language is spoken: Brazil calls things otherwise than Portugal. */
export interface Market {
  language: string;
  country: string | null;
}

/** Tags of what a language says and of what one of its countries says otherwise, which stands before it. The first table of Chinese is in traditional signs, the mainland's in simplified ones, whose other countries it serves too. */
export function tagsOf({ language, country }: Market): [language: string, ofCountry: string] {
  return [language, `${language}-${language === "zh" && !writesTraditional(country) ? "CN" : country}`];
}

/** What buyers call the sellers of a trade; `null` where the language does not say. `online`: a web shop is meant. */
export function tradeName(id: string | null, market: Market, online = false): TradeName | null {
  const trade = tradeOf(id);
  const label = trade && labelOf(trade, market);
  if (!label) return null;
  if (trade.kind !== "goods") return label.one ? { one: label.one, many: label.many ?? null } : null;
  const shop = label.shop ? { one: label.shop.one, many: label.shop.many ?? null } : null;
  const pattern = shopIn(market, online);
  if ((!online && shop) || !pattern || !label.one) return shop;
  return filledWith(pattern, label.one, market);
}

/** Languages whose words change with their case. */
export const BENT = new Set(["cs", "sk", "pl", "hr", "sl", "ru"]);

/** What buyers call a shop for goods that no trade names; `null` where the language does not say, or would bend the goods. */
export function shopFor(goods: string, market: Market, online: boolean): TradeName | null {
  const pattern = BENT.has(market.language) ? undefined : shopIn(market, online);
  return pattern ? filledWith(pattern, goods, market) : null;
}

/** Whether a seller is called a shop on the web. */
export function isWebShop(called: string, market: Market): boolean {
  const [before = "", after = ""] = shopIn(market, true)?.one.split("{}") ?? [];
  // A small word before the goods may have changed ("de", "d’").
  const begins = before.replace(/(?<=\s)\S{1,2}\s$/u, "");
  return before + after !== "" && called.startsWith(begins) && called.endsWith(after);
}

/** What a shop is called in a market, `{}` for the goods. */
function shopIn(market: Market, online: boolean): { one: string; many?: string } | undefined {
  const key = online ? "online" : "store";
  const [ofLanguage, ofCountry] = tagsOf(market).map((tag) => labelsIn(tag)?.[key]);
  return ofCountry ?? ofLanguage;
}

function filledWith(pattern: { one: string; many?: string }, goods: string, { language }: Market): TradeName {
  const filled = (text: string) => {
    const [from, to] = JOINED[language] ?? [];
    const whole = text.replace("{}", () => goods);
    return from && to ? whole.replace(from, to) : whole;
  };
  return { one: filled(pattern.one), many: pattern.many ? filled(pattern.many) : null };
}

/** Small words that change before some sounds: "d’huile", "ze sprzętem", "se šperky", "so syrom". */
const JOINED: Readonly<Record<string, readonly [RegExp, string]>> = {
  fr: [/\bde (?=[aeiouhâàéèêîôœ])/iu, "d’"],
  pl: [/(?<=\s)z (?=[szśźż][bcćdfghjklłmnńprstwzźż])/u, "ze "],
  cs: [/(?<=\s)s (?=[szšž])/u, "se "],
  sk: [/(?<=\s)s (?=[szšž])/u, "so "],
};

/** Beginnings of words that show a trade, in one language. */
export function tradeWords(id: string, language: string): readonly string[] {
  return labelsIn(language)?.trades[id]?.words ?? [];
}

/** What sellers of a trade, or of goods the shops for them, are called in a language, one and many, in small letters and no order that counts (`sellerName` tells the first); none where they have no name. */
export function sellerNames(id: string, language: string): readonly string[] {
  const { one, many, also = [], shop } = labelsIn(language)?.trades[id] ?? {};
  const names = [tradeOf(id)?.kind === "goods" ? shop : { one, many }, ...also];
  return [...new Set(names.flatMap((name) => [name?.one ?? [], name?.many ?? []].flat()))].map((name) =>
    name.toLowerCase(),
  );
}

/** What one seller of a trade is called in a language, in small letters; of goods, a shop for them. `null` where it has no name. */
export function sellerName(id: string, language: string): string | null {
  const label = labelsIn(language)?.trades[id];
  const one = tradeOf(id)?.kind === "goods" ? label?.shop?.one : label?.one;
  return one?.toLowerCase() ?? null;
}

/** What some sellers of a trade are called too. */
export function alsoCalled(id: string, language: string): readonly AlsoCalled[] {
  return labelsIn(language)?.trades[id]?.also ?? [];
}

/** What buyers type for a trade in a language, its name first; none where the language has no name for it. */
export function searchWords(id: string, language: string): readonly string[] {
  const label = labelsIn(language)?.trades[id];
  if (!label) return [];
  const names = [label.one, label.many, label.shop?.one, label.shop?.many].filter((name) => name !== undefined);
  return [...new Set([...names, ...(label.typed ?? label.words ?? []).map((word) => word.replace("~", ""))])];
}

/** Words with which shops of a language sell. */
export function buyingWords(language: string): readonly string[] {
  return labelsIn(language)?.buying ?? [];
}

/** Whether a language has names for trades. */
export function namesTrades(language: string): boolean {
  return LABELLED.includes(language);
}

function labelOf({ id }: Trade, market: Market): Label | null {
  const labels = tagsOf(market).map((tag) => labelsIn(tag)?.trades[id]);
  return labels.some(Boolean) ? Object.assign({}, ...labels) : null;
}

function labelsIn(tag: string): Labels | undefined {
  if (!files.has(tag) && LABELLED.includes(tag))
    files.set(tag, JSON.parse(readFileSync(join(FOLDER, `${tag}.json`), "utf8")));
  return files.get(tag);
}
