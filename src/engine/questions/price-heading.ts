import { isLeading } from "../language/head-end.ts";
import { joinedParts } from "../language/joined-parts.ts";
import { codeOf, languageOf } from "../language/languages.ts";
import { EAST_ASIAN } from "../language/scripts.ts";
import { isWithin, tradeOf } from "../trades/trades.ts";
import type { SiteFacts } from "../types.ts";
import table from "./price-words.json" with { type: "json" };

/** Where words of prices name what is sold: of these trades, or beside such a word. */
interface Sold {
  words: RegExp;
  trades: readonly string[];
  beside: RegExp | null;
}

const WORDS: Readonly<Record<string, string>> = table.words;
const SOLD: readonly Sold[] = table.sold.map(({ words, trades, beside }) => ({
  words: new RegExp(`^(?:${words})$`, "iu"),
  trades,
  beside: beside ? new RegExp(beside, "iu") : null,
}));
/** What joins two headings in scripts without spaces. */
const UNSPACED_AND = /[・、和與与及と]/u;

/**
 * Whether a phrase heads a list of prices: a word of prices in the page's language begins it or ends it, or one of the things it names
 * in one breath. Inside it may be part of a name ("Grand Prix Tickets"), and behind a small word it tells of something else ("Étude de prix").
 */
export function isPriceHeading(phrase: string, { language, trade }: Pick<SiteFacts, "language" | "trade">): boolean {
  const words = WORDS[codeOf(language)];
  if (!words) return false;
  const isUnspaced = EAST_ASIAN.test(phrase);
  const pattern = new RegExp(
    isUnspaced ? words : String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}]|-\p{L})`,
    "giu",
  );
  const parts = isUnspaced ? phrase.split(UNSPACED_AND) : joinedParts(phrase, language);
  return parts.some((part) =>
    [...part.trim().matchAll(pattern)].some(
      ({ 0: word, index, input }) =>
        isAtAnEnd([input.slice(0, index), input.slice(index + word.length)], language) && !isSold(word, phrase, trade),
    ),
  );
}

/** Whether nothing but articles stands before a word, or it is the last of the phrase's head and no small word leads to it. */
function isAtAnEnd([before, after]: [string, string], language: string): boolean {
  const { articles } = languageOf(language);
  const lead = before.split(/[\s'’]+/u).filter(Boolean);
  if (lead.every((word) => articles.has(word.toLowerCase()))) return true;
  const [behind = ""] = after.trim().split(" ", 1);
  return (behind === "" || isLeading(behind, language)) && !isLeading(lead.at(-1)!, language);
}

function isSold(word: string, phrase: string, trade: string | null): boolean {
  const own = tradeOf(trade);
  const isOf = (id: string) => own !== null && isWithin(own, tradeOf(id)!);
  return SOLD.some(
    ({ words, trades, beside }) => words.test(word) && (trades.some(isOf) || beside?.test(phrase) === true),
  );
}
