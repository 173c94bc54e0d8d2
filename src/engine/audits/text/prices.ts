import currencies from "./currencies.json" with { type: "json" };

/** An amount of money as a text states it. */
export interface Price {
  text: string;
  amount: number;
  /** The currency as written, sign or code. */
  currency: string;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const anyOf = (texts: string[]) =>
  [...texts]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join("|");

const AMOUNT = String.raw`\d{1,3}(?:[.,'’\s\u00a0\u202f]\d{2,3}){0,4}(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?`;
/** A sum of money that nobody is asked for: "$1 billion", "3 Mio. €". */
const LARGE_SUM =
  /^[\s\u00a0-]?(?:million|billion|trillion|bn\b|mn\b|m\b|k\b|Mio\b|Mrd\b|Million|Milliard|milliard|millones|milioni|miliard|miljoen|miljard|milh|bilh|mln\b|mld\b)/i;
const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<before>${anyOf(currencies.before)})\s?(?<first>${AMOUNT})(?:[.,]?[-–—]{1,2})?(?!\d)` +
    String.raw`|(?<![\p{L}\d.,])(?<second>${AMOUNT})(?:[.,][-–—]{1,2})?\s?(?<after>${anyOf(currencies.after)})(?![\p{L}\p{N}])`,
  "gu",
);

/** Prices as people write them, sums of millions left out: `€ 49`, `1 200,50 €`, `250 zł`, `₹1,50,000`, `CHF 49.–`. */
export function findPrices(text: string): Price[] {
  return [...text.matchAll(PRICE)].flatMap((match) => {
    if (LARGE_SUM.test(text.slice(match.index + match[0].length, match.index + match[0].length + 14))) return [];
    const { before, first, second, after } = match.groups ?? {};
    // In German a spoon: "1 TL Salz".
    if (after === "TL" && /^\s\p{Lu}/u.test(text.slice(match.index + match[0].length))) return [];
    const amount = parseAmount(first ?? second ?? "");
    return amount === null ? [] : [{ text: match[0].trim(), amount, currency: (before ?? after)! }];
  });
}

/** A number in any locale's writing; one or two digits after the last separator are decimals, three are thousands. */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, "");
  const [, whole = bare, decimals] = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? [];
  const digits = whole.replace(/[.,]/g, "");
  if (!/^\d{1,12}$/.test(digits)) return null;
  return Number(decimals === undefined ? digits : `${digits}.${decimals}`);
}
