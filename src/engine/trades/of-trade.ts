import { tradesIn } from "./said-trades.ts";
import { isWithin, type Trade } from "./trades.ts";
import { tradesOfTerms } from "./typical-terms.ts";

/** Whether a phrase holds a word or a term of a trade, of one within it, or of one that takes it in. */
export function isOfTrade(phrase: string, own: Trade, language: string): boolean {
  const told = [...tradesOfTerms(phrase, language), ...tradesIn(phrase, language)];
  return told.some((trade) => isWithin(trade, own) || isWithin(own, trade));
}
