import { parse } from "tldts";
import { fold, foldText } from "../../language/fold.ts";
import { wordsOfAll } from "../../language/languages.ts";
import { areCommonWords } from "../common-words.ts";
import { isPlace } from "../rivals/words/places.ts";
import { COMPANY_WORDS, isOptionNoun, VENUES } from "../rivals/words/word-lists.ts";
import type { Brand } from "../types.ts";

/** One spelling under which a brand may stand, as a pattern over folded text. */
export interface NamePattern {
  /** As the brand writes it. */
  written: string;
  /** Its words, folded: `["hub", "spot"]`, `["at", "&", "t"]`. */
  words: string[];
  kind: "name" | "alias" | "product" | "domain" | "short";
  /** Source of a regular expression over folded text for each word, with the seam before it; spaces and hyphens between words are optional. */
  parts: string[];
}

const SUFFIXES = new Set([...wordsOfAll("legalForms")].map((suffix) => foldText(suffix).folded.replace(/\.$/u, "")));
const AND = String.raw`(?:&|\+|${[...wordsOfAll("and")].map((word) => fold(word)).join("|")})`;
/** A seam that a name may be written with or without: "Hub Spot", "T Mobile", "Hewlett-Packard". */
const SEAM = `["“”„«»]?[ \\-.]?["“”„«»]?`;

/** "The Green Kettle" is also written "Green Kettle"; one word alone is less than the name. */
const OPENING_ARTICLE = /^The (?=\S+ \S)/u;

/** Every spelling of a brand, longest first. */
export function brandNames(brand: Brand): NamePattern[] {
  const given: [string, NamePattern["kind"]][] = [
    [brand.name, "name"],
    ...brand.aliases.map((alias): [string, NamePattern["kind"]] => [alias, "alias"]),
    ...(brand.products ?? []).map((product): [string, NamePattern["kind"]] => [product, "product"]),
  ];
  const patterns = new Map<string, NamePattern>();
  const add = (name: string, kind: NamePattern["kind"]) => {
    const pattern = toPattern(name, kind);
    const source = pattern?.parts.join("") ?? "";
    if (pattern && !patterns.has(source)) patterns.set(source, pattern);
  };
  for (const [written, kind] of given) {
    const short = withoutLegalSuffix(written);
    for (const name of [written, short, short.replace(OPENING_ARTICLE, "")]) add(name, kind);
  }
  for (const [written, kind] of given)
    if (kind !== "product") add(withoutTrade(withoutLegalSuffix(written), brand.category ?? ""), "short");
  return [...patterns.values()].sort((a, b) => b.written.length - a.written.length);
}

/** The registrable domains of a brand's site, the one it has now first; a host where the suffix list knows none. */
export function brandDomains({ domain, formerDomains = [] }: Brand): string[] {
  const hosts = [domain, ...formerDomains].map((host) => host.trim().toLowerCase()).filter(Boolean);
  return [...new Set(hosts.map((host) => parse(host).domain ?? host.replace(/^www\./u, "")))];
}

/** "Anna Schmidt" of "Anna Schmidt Fotografie": without the words at its ends that say what it sells; empty where no more than everyday words or a place are left. */
function withoutTrade(name: string, category: string): string {
  const sold = stemsOf(category);
  const isTrade = (word: string) => {
    const folded = foldText(word).folded;
    return (
      COMPANY_WORDS.has(folded) ||
      isOptionNoun(folded) ||
      VENUES.has(folded) ||
      stemsOf(word).some((stem) => sold.includes(stem))
    );
  };
  const words = name.split(" ");
  const first = words.findIndex((word) => !isTrade(word));
  const last = words.findLastIndex((word) => !isTrade(word));
  if (first === -1 || last - first === words.length - 1) return "";
  const short = words.slice(first, last + 1).join(" ");
  return areCommonWords(nameWords(short)) || isPlace(foldText(short).folded) ? "" : short;
}

/** Letters by which a word of the trade is known in its forms. */
const STEM = 4;
const stemsOf = (text: string): string[] =>
  (foldText(text).folded.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** A domain as a name, which is its address. */
export function domainName(domain: string): NamePattern {
  return { written: domain, words: [domain], kind: "domain", parts: [escapeForRegExp(domain)] };
}

/** Whether a folded word is a company's legal form. */
export function isLegalForm(word: string): boolean {
  return SUFFIXES.has(word.replace(/\.$/u, ""));
}

/** "Acme GmbH & Co. KG" is also "Acme"; a name that is nothing but a suffix stays. */
export function withoutLegalSuffix(name: string): string {
  let words = name.trim().split(/[\s,]+/u);
  for (let take = Math.min(4, words.length - 1); take > 0; take -= 1) {
    const tail = foldText(words.slice(-take).join(" ")).folded.replace(/\.$/u, "");
    if (SUFFIXES.has(tail)) {
      words = words.slice(0, -take);
      take = Math.min(4, words.length);
    }
  }
  const head = foldText(words[0]!).folded;
  if (words.length > 1 && SUFFIXES.has(head) && /^[^\p{Script=Latin}]/u.test(head)) words = words.slice(1);
  const left = words.join(" ").replace(/[,&]$/u, "").trim();
  return (
    left.replace(/^(?:株式会社|有限会社|주식회사|㈜)|(?:株式会社|有限会社|股份有限公司|有限公司|주식회사)$/gu, "") ||
    name
  );
}

function toPattern(written: string, kind: NamePattern["kind"]): NamePattern | null {
  const words = nameWords(written);
  if (words.length === 0 || words.join("").length < 1) return null;
  const parts = words.map((word, i) => {
    const source = word === "&" ? AND : wordPattern(word, written);
    if (i === 0) return source;
    const amid = word === "&" || words[i - 1] === "&";
    return (amid ? " ?" : SEAM) + source;
  });
  return { written, words, kind, parts };
}

/** A word of a name: its apostrophes and closing stop may be missing, its umlauts written out. */
function wordPattern(word: string, written: string): string {
  const source = escapeForRegExp(word)
    .replace(/'/gu, "'?")
    .replace(/(?<=[\p{L}]{2})\\\.$/u, "\\.?");
  return /[äöüÄÖÜ]/u.test(written) ? source.replace(/[aou]/gu, "$&e?") : source;
}

/** The folded words of a name: parted at spaces, hyphens, camel case and `&`; other signs stay with their word. */
export function nameWords(name: string): string[] {
  const parted = name
    .trim()
    .replace(/[®™©℠"“”„«»]/gu, "")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .replace(/[&＆]/gu, " & ")
    // "Yahoo!" is written "Yahoo" as often; the signs of C++, C# and Disney+ are part of the name.
    .replace(/(?<=[\p{L}\p{N}]{3})[!.]+$/u, "");
  return foldText(parted)
    .folded.split(/[\s-]+/u)
    .filter(Boolean);
}

/** A string as a regular expression that matches it alone. */
export function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");
}
