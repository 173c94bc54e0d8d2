import { findPrices } from "./prices.ts";
import { findQuantities } from "./quantities.ts";

/** An article with more numbers than this is a table. */
const MAX_CLAIMS = 300;
const GROUPED = /(?<![\p{L}\d.,/+(-]|\d[ \u00a0])\d{1,3}(?:[.,'\u00a0\u202f ]\d{3}){1,4}(?![\d.,]?\d)/gu;
const PERCENT =
  /(?<![\d.,])\d{1,12}(?:[.,]\d{1,6})?\s?(?:%|percent\b|per cent\b|Prozent\b|pour cent\b|por ciento\b|per cento\b|procent\b|por cento\b)/giu;
const TIMES =
  /(?<![\d.,])(?:[€$£]\s?)?\d{1,12}(?:[.,]\d{1,6})?(?:[ -]?(?:million|billion|Millionen|Milliarden|Mio\.|Mrd\.|millions|milliards|millones|milioni|miljoen|milhões)\b|x\s(?=faster|more|less))/giu;

/** Distinct quantified statements of a text: shares, prices, amounts with a unit, large numbers. No dates, no phone numbers. */
export function findClaims(text: string): string[] {
  const found = [
    ...[...text.matchAll(PERCENT)].map(([whole]) => whole),
    ...findPrices(text).map((price) => price.text),
    ...findQuantities(text),
    ...[...text.matchAll(TIMES)].map(([whole]) => whole),
    ...[...text.matchAll(GROUPED)].map(([whole]) => whole),
  ].map((claim) => claim.replace(/\s+/g, " ").trim());
  const distinct = [...new Set(found)].slice(0, MAX_CLAIMS);
  return distinct.filter((claim) => !distinct.some((other) => other !== claim && other.includes(claim)));
}

/** Fewer than so many counted numbers may be anybody's. */
export const MIN_COUNTED = 2;

/** Whether a number was counted by somebody who can be named: shares, millions, thousands. Prices and measures stand for themselves. */
export const isCounted = (claim: string): boolean =>
  /%|percent|per cent|prozent|pour cent|por ciento|per cento|procent|por cento|million|billion|milliard|mio\.|mrd\.|millones|milioni|miljoen|milhões/i.test(
    claim,
  ) || /^\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+$/.test(claim);
