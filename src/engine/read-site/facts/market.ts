import { foldWords } from "../../language/fold.ts";
import { holdsBeginning } from "../../language/holds-words.ts";
import type { Page, StructuredNode } from "../types.ts";
import markets from "./markets.json" with { type: "json" };
import { nodesOf, textOf } from "./own-nodes.ts";
import { saidCountry } from "./said-country.ts";

const PHONE: Record<string, string | null> = markets.phone;
const CURRENCY: Record<string, string> = markets.currency;
const NAMES: Record<string, string> = markets.countryNames;
const ENDINGS: Record<string, string> = markets.endingCountry;

/** Countries in which a language is spoken, where that is more than one: the largest first. */
const SPOKEN_IN: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  de: ["DE", "AT", "CH"],
  en: ["GB", "US", "CA", "AU", "IE", "NZ", "ZA", "IN"],
  es: ["ES", "MX", "AR", "CO", "CL", "PE"],
  fr: ["FR", "BE", "CH", "CA"],
  nl: ["NL", "BE"],
  pt: ["PT", "BR"],
  zh: ["CN", "TW"],
};

/** Language of a site: what the text is written in, else what it declares, else what its country speaks first. */
export function readLanguage(pages: readonly Page[], host: string | null = null): string {
  const home = pages[0]!;
  const declared =
    primary(home.head.lang) ?? primary(home.head.og["og:locale"]) ?? primary(home.head.meta["content-language"]);
  const detected = pages.map((page) => page.language).filter((language) => language !== null);
  const [first] = detected;
  if (!declared) return first ?? (host && spokenIn(byEnding(host))) ?? "en";
  // "en" is what site builders declare when nobody told them; another declaration is overruled by two pages that agree.
  const isSure =
    declared === "en" ? home.language !== null : detected.filter((language) => language === first).length > 1;
  return first && isSure ? first : declared;
}

/** Country of a site as ISO 3166-1 alpha-2, from its address, public domain, phone or currency; `null` when none tells. */
export function readCountry(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  host: string | null,
): string | null {
  const home = pages[0]!;
  const language = readLanguage(pages, host);
  const addressed = nodes
    .flatMap((node) => nodesOf(node, "address"))
    .map((address) => countryCode(textOf(address, "addressCountry")))
    .find(Boolean);
  return (
    addressed ??
    (host && byEnding(host)) ??
    byPhone(pages) ??
    byRegion(home) ??
    byCurrency(home) ??
    saidCountry(home, { language, among: SPOKEN_IN[language] ?? [] })
  );
}

/** Data without that whose addresses all are in another country than the one whose domain the site has, in towns that no page shows: an agency's, or a template's. */
export function withoutElsewhere(
  nodes: readonly StructuredNode[],
  pages: readonly Page[],
  host: string | null,
): readonly StructuredNode[] {
  const own = host && byEnding(host);
  if (!own) return nodes;
  const shown = foldWords(pages.map(({ bodyText }) => bodyText).join("\n"));
  const isAbroad = (address: StructuredNode) => {
    const country = countryCode(textOf(address, "addressCountry"));
    const town = textOf(address, "addressLocality");
    return country !== null && country !== own && town !== null && !holdsBeginning(shown, foldWords(town));
  };
  return nodes.filter((node) => {
    const addresses = nodesOf(node, "address").slice(0, MOST_ADDRESSES);
    return addresses.length === 0 || !addresses.every(isAbroad);
  });
}

/** Addresses of one house that are looked at. */
const MOST_ADDRESSES = 3;

/** Whether visitors of a page read a name there. */
export function isShown(name: string, { bodyText }: Page): boolean {
  return holdsBeginning(foldWords(bodyText), foldWords(name));
}

/** The countries that a site may be in, where it does not say: those where its language is spoken first. */
export function countriesOf(language: string, country: string | null): readonly string[] {
  if (country) return [country];
  const { region } = new Intl.Locale(language).maximize();
  return SPOKEN_IN[language] ?? (region ? [region] : []);
}

/** What is spoken first in a country. */
export function spokenIn(country: string | null): string | null {
  return country && primary(new Intl.Locale(`und-${country}`).maximize().language);
}

function primary(tag: string | null | undefined): string | null {
  const found = /^[a-z]{2,3}(?=$|[-_])/i.exec(tag?.trim() ?? "")?.[0]?.toLowerCase() ?? null;
  return found && (SAME[found] ?? found);
}

/** Tags of one language. */
const SAME: Record<string, string> = { nb: "no", nn: "no", iw: "he", in: "id" };

function countryCode(text: string | null): string | null {
  if (!text) return null;
  return /^[A-Z]{2}$/.test(text) ? text : (NAMES[text.toLowerCase()] ?? null);
}

function byEnding(hostname: string): string | null {
  const ending = hostname.split(".").at(-1)!;
  if (ending.length !== 2 || markets.genericEndings.includes(ending)) return null;
  return ENDINGS[ending] ?? ending.toUpperCase();
}

function byPhone(pages: readonly Page[]): string | null {
  const numbers = pages.flatMap((page) => [
    ...page.links.filter((link) => link.raw.startsWith("tel:")).map((link) => link.raw.slice(4)),
    ...(page.footerText.match(/(?:\+|00)\d[\d\s()/-]{6,}/g) ?? []),
  ]);
  for (const number of numbers) {
    const digits = /^\s*(?:\+|00)([\d\s()-]+)/.exec(number)?.[1]?.replace(/\D/g, "");
    for (const length of digits ? [3, 2] : []) {
      const country = PHONE[digits!.slice(0, length)];
      if (country) return country;
    }
  }
  return null;
}

function byRegion(home: Page): string | null {
  const tags = [home.head.lang, home.head.og["og:locale"]];
  const region = tags.map(regionOf).find(Boolean);
  // "en-US" is what site builders write when nobody asked for anything.
  if (region && region !== "US") return region;
  const corners = `${home.footerText} ${home.bodyText.slice(-2000)} ${home.head.meta.keywords?.slice(0, 2000) ?? ""}`;
  return /\b[A-Z][a-z]+,?\s+[A-Z]{2},?\s+\d{5}\b/.test(corners) ? "US" : null;
}

/** Languages whose letters are those of a country where another is spoken: Arabic's are Argentina's. */
const ALSO_COUNTRIES = new Set(["ar", "ca", "et", "sl", "sr", "sv"]);

/** "en-IE" is of Ireland; "ar_AR", a language with its own letters again, of none. */
function regionOf(tag: string | null | undefined): string | null {
  const [, language, letters] = /^([a-z]{2})[-_]([A-Za-z]{2})$/.exec(tag?.trim() ?? "") ?? [];
  const region = letters?.toUpperCase() ?? null;
  return language && region === language.toUpperCase() && ALSO_COUNTRIES.has(language) ? null : region;
}

function byCurrency(home: Page): string | null {
  const coded = home.structured
    .flatMap((block) => block.nodes)
    .flatMap((node) => nodesOf(node, "offers"))
    // An item that says from where it is sent is one seller's among many.
    .filter((offer) => offer.availableAtOrFrom === undefined)
    .map((offer) => CURRENCY[textOf(offer, "priceCurrency") ?? ""]);
  const code = coded.find(Boolean);
  if (code) return code;
  const signs = Object.keys(CURRENCY).filter((sign) => !/^[A-Z]+$/.test(sign) && home.mainText.includes(sign));
  // A page that shows several currencies sells abroad, or converts.
  return signs.length === 1 && !/[$€]/.test(home.mainText.replaceAll(signs[0]!, "")) ? CURRENCY[signs[0]!]! : null;
}
