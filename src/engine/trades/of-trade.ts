import { tradesIn } from "./said-trades.ts";
import { isWithin, type Trade } from "./trades.ts";
import { tradesOfTerms } from "./typical-terms.ts";

/** Whether a phrase holds a word or a term of a trade, or of one within it; a language without terms tells nothing against it. */
export function isOfTrade(phrase: string, own: Trade, language: string): boolean {
  const told = tradesOfTerms(phrase, language);
  return told === null || [...told, ...tradesIn(phrase, language)].some((trade) => isWithin(trade, own));
}
