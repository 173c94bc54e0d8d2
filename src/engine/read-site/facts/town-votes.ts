import { foldWords } from "../../language/fold.ts";
import { townSize } from "../../language/geography/towns.ts";
import { holdsWords } from "../../language/holds-words.ts";
import type { Page } from "../types.ts";
import { isDistinctive } from "./distinctive.ts";
import markets from "./markets.json" with { type: "json" };
import { openingOf, ownLines } from "./own-lines.ts";
import { isRegion } from "./region.ts";

/** Where a town is looked for: the countries that the site may be in, and its language. */
export interface TownMarket {
  countries: readonly string[];
  language: string;
  /** The site's name, whose words are no towns. */
  brand: string;
  /** Whether a name that is a town somewhere is none here: a day of the week, a word of streets. */
  isNone: (town: string) => boolean;
}

const MOST_TEXT = 30_000;
const MOST_WORDS = 4;
/** Digits of a population from which a town's name is known by itself; a smaller one tells behind "in" or at the end of an address. */
const LARGE = 5;
/** What a town without an entry has, where it stands between an address and its region. */
const SMALL = 4;
/** So many times said in the text is as good as said in the title. */
const MOST_SAID = 3;
/** What is said once in passing is where somebody trained, or what is sold comes from. */
const TEXT = 0.9;
const KEYWORDS = 1.2;
const TWICE = 2;
/** Votes from which a town is the site's. */
const ENOUGH = 2;
/** Signs of a street right before a town's name, as streets are called after towns. */
const OF_STREET =
  /(?:\b(?:rue|chaussée|chemin|avenue|av\.?|boulevard|bd|place|route|calle|c\/|avenida|avda\.?|plaza|paseo|camino|carretera|via|viale|piazza|corso|rua|ul\.?|ulica|al\.?|os\.?|straat|weg|cesta)\s(?:à\s|a\s|d[eiu]\s|del?la\s|de\s(?:la|los|las)\s)?|\p{L}\/)$/iu;
/** Countries that write the code behind the town: the number before a name is a house's. */
export const CODE_BEHIND: ReadonlySet<string> = new Set(["US", "CA", "GB", "IE", "AU", "NZ", "ZA", "IN"]);
const HOUSE_NUMBER = /(?<![\d\p{L}])\d{1,5}\s$/u;
const STREET_BEHIND =
  /^\s?(?:Road|Street|Avenue|Lane|Drive|Way|Close|Rd|St|Ave|Blvd|Dr|Ln|str\.|stra(?:ß|ss)e|platz|allee|gatan|vej|gate|veien|Cad|Sok|Mah)/u;
/** "in Leeds", "à Annecy", ", Umeå" at the end of a line. */
const LEADS = /(?:(?<!\p{L})(?:in|near|around|across|à|dans|en|em|a|ad|i|te|u|v|ve|w|we|på)\s|,\s|[—–·|]\s)$/u;
/** What ends an address behind its town; in the United Kingdom half a postcode may. */
const ENDS = /^\s*(?:$|[\n.·|(–—/]|[A-Z]{1,2}\d[\dA-Z]?(?![\dA-Z]))/u;
/** What a town stands in ("Hebden Bridge, West Yorkshire"), where its country's regions do not say. */
export const COUNTY = new RegExp(`^(?:${markets.counties.join("|")})$`, "u");
/** Characters behind a town in which its region stands. */
const BEHIND = 40;
const NAME =
  /(?:St\. )?\p{Lu}[\p{L}\p{M}'’]*(?:[ -](?:(?:am|an|bei|im|der|de|do|da|di|del|la|le|les|sur|upon|on|of|nad|pod|na|při|pri|ob|sul|en|aan|in)[ -])?\p{Lu}[\p{L}\p{M}'’]*){0,3}/gu;

/** Where a company is registered is where its court sits. */
const REGISTERED =
  /(?:[Rr]egistered in|Amtsgericht|KvK|KS|RCS|R\.C\.S\.|Registro Mercantil de|Krajsk\p{L}{1,3} soud\p{L}{0,2} v)\s\p{Lu}\p{L}+/gu;

/** "Abuja's weddings". */
const GENITIVE = /(?<=\p{L})['’]s(?!\p{L})/gu;

/** A text without the courts of its registers. */
export function withoutRegister(text: string): string {
  return text.replace(REGISTERED, " ");
}

/** A text without the names that streets have: "C/ Sevilla 9", "rue de Lyon". */
export function withoutStreets(text: string): string {
  return text.replace(NAME, (name, at: number) => (OF_STREET.test(text.slice(Math.max(0, at - 24), at)) ? " " : name));
}

/** The town that most of a site's own words name: title, description, headings, opening, text and foot; `null` where none is named often or plainly enough. */
export function votedTown(pages: readonly Page[], market: TownMarket): string | null {
  const home = pages[0]!;
  if (market.countries.length === 0) return null;
  const places: [string, number][] = [
    [home.head.title ?? "", 4],
    [home.head.description ?? "", 4],
    ...home.h1.map((text): [string, number] => [text, 3]),
    ...openingOf(home).map((text): [string, number] => [text, TEXT]),
    ...pages.map((page): [string, number] => [page.footerText || lastOf(page), 2]),
    [home.head.meta.keywords ?? "", KEYWORDS],
    [ownLines(home).join("\n"), TEXT],
  ];
  const votes = new Map<string, number>();
  for (const [text, weight] of places) {
    const said = new Map<string, number>();
    for (const { town, isPlain } of townsNamed(withoutRegister(text.slice(0, MOST_TEXT)).replace(GENITIVE, ""), market))
      said.set(town, (said.get(town) ?? 0) + (isPlain ? plainly(weight) : 1));
    for (const [town, times] of said) votes.set(town, (votes.get(town) ?? 0) + weight * Math.min(times, MOST_SAID));
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  return best && best[1] >= ENOUGH ? best[0] : null;
}

/** Times that count for one plain mention: said so where the site speaks of itself it is enough, in running text nearly. */
function plainly(weight: number): number {
  if (weight > KEYWORDS) return ENOUGH / weight;
  return weight < KEYWORDS ? TWICE : 1;
}

/** The last line that a page without a marked foot says of itself. */
function lastOf(page: Page): string {
  return ownLines(page).at(-1) ?? "";
}

/** Digits of the population of the largest town of this name in these countries; 0 where none has it. */
export function sizeOf(name: string, countries: readonly string[]): number {
  return Math.max(0, ...countries.map((country) => townSize(name, country) ?? 0));
}

/** Whether a name is that of a town of one of these countries, whatever else it may mean. */
export function isTownOf(name: string, countries: readonly string[]): boolean {
  return sizeOf(name, countries) > 0;
}

/** Whether a town's name, whose size is given, means the town where nothing leads to it: it is no everyday word, or the town is large. */
export function tellsByItself(town: string, size: number, language: string): boolean {
  return size > LARGE || (size > 0 && isDistinctive(town, language));
}

/** Towns that a text names, in order, each as often as it stands there; plain where it is led to and ends what is said, or its region follows. */
export function* townsNamed(
  text: string,
  { countries, language, brand, isNone }: TownMarket,
): Generator<{ town: string; isPlain: boolean }> {
  for (const { 0: run, index } of text.matchAll(NAME)) {
    const words = [...run.matchAll(/[^\s-]+/gu)];
    for (let at = 0; at < words.length; at += 1) {
      // "NEW YORK" is no York, where it is in no list by that name.
      if (/^new$/iu.test(words[at - 1]?.[0] ?? "")) continue;
      const from = words[at]!.index;
      const before = text.slice(Math.max(0, index + from - 24), index + from);
      const isAddress = /\d[^\n]{0,22}, $/u.test(before);
      const found = Array.from(
        { length: Math.min(MOST_WORDS, words.length - at) },
        (_, less) => Math.min(words.length, at + MOST_WORDS) - 1 - less,
      )
        .map((last) => {
          const town = run.slice(from, words[last]!.index + words[last]![0].length);
          const end = index + from + town.length;
          const behind = text.slice(end, end + BEHIND);
          const isInRegion = isBeforeRegion(behind, countries);
          const size = Math.max(isInRegion && isAddress ? SMALL : 0, sizeOf(town, countries));
          return { town, behind, isInRegion, size };
        })
        .find(({ size }) => size > 0);
      if (!found) continue;
      const { town, behind, isInRegion, size } = found;
      const isOfName = holdsWords(foldWords(brand), foldWords(town));
      const isOther = isNone(town) || isRegion(foldWords(town), countries);
      if (isOfName || isOther || OF_STREET.test(before) || STREET_BEHIND.test(behind)) continue;
      if (HOUSE_NUMBER.test(before) && countries.every((country) => CODE_BEHIND.has(country))) continue;
      const isLed = isInRegion || LEADS.test(before);
      const isPlain = isInRegion || (isLed && ENDS.test(behind));
      const isOwn = tellsByItself(town, size, language);
      if (isLed ? !(isOwn || isInRegion || (size >= LARGE && isPlain)) : !(isOwn && size >= LARGE)) continue;
      yield { town, isPlain };
      at += town.split(/[\s-]/u).length - 1;
    }
  }
}

/** ", Cornwall" or ", Morelos · 777": whether what stands behind a town is what it stands in. */
export function isBeforeRegion(behind: string, countries: readonly string[]): boolean {
  const words = /^,\s([^\n,·|–—]+)/u.exec(behind)?.[1]?.split(" ") ?? [];
  return words.some((_, last) => {
    const name = words
      .slice(0, last + 1)
      .join(" ")
      .replace(/\.$/u, "");
    return COUNTY.test(name) || isRegion(foldWords(name), countries);
  });
}
