import { EAST_ASIAN } from "../language/scripts.ts";
import { BENT, sellerNames, tradeWords } from "./labels.ts";
import { TRADES, type Trade } from "./trades.ts";

/** Beginnings of words by language: first two letters -> beginnings. */
const indexes = new Map<string, Map<string, Beginning[]>>();

/** The beginning of a word, or of several, by which a trade shows itself. */
export interface Beginning {
  trade: Trade;
  text: string;
  /** May stand inside a word. */
  inside: boolean;
  /** Long and many-worded beginnings tell more. */
  tells: number;
  /** It begins what the seller is called. */
  isSeller: boolean;
}

/** Languages that write compounds as one word ("vakschilders"), in which a long beginning may stand inside. */
export const COMPOUNDS = new Set(["de", "nl", "sv", "da", "no"]);
const LONG_BEGINNING = 7;
/** Letters that an ending may have. */
export const LONGEST_ENDING = 3;
/** Who says "electrician" says what he is; who says "solar panels" may only fit them too. */
const NAMES_SELLER = 1.5;

/** The beginnings of one language, by their first two letters. */
export function indexOf(language: string): Map<string, Beginning[]> {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map<string, Beginning[]>();
  for (const trade of TRADES) {
    const names = sellerNames(trade.id, language);
    const own = [
      // What its sellers are called says a trade before any word of a wider one: "dětský zubař", "ski school".
      ...beginningsOfNames(trade, language),
      ...tradeWords(trade.id, language).map((word) => word.toLowerCase()),
    ];
    for (const word of new Set(own)) {
      const text = word.replace(/^~/u, "");
      const inside = text !== word || (COMPOUNDS.has(language) && text.length >= LONG_BEGINNING);
      const key = text.slice(0, 2);
      const isSeller = names.some((name) => name.startsWith(text) && name.length - text.length <= LONGEST_ENDING);
      const isMostly = names.some((name) => name.startsWith(text) && text.length * 2 > name.length);
      const tells = tellingOf(text) * (isMostly ? NAMES_SELLER : 1);
      const known = index.get(key);
      const beginning = { trade, text, inside, tells, isSeller };
      if (known) known.push(beginning);
      else index.set(key, [beginning]);
    }
  }
  indexes.set(language, index);
  return index;
}

/** Shorter names ("bar") mean too much else, and media call themselves what each menu holds ("news"). */
const SHORTEST_NAME = 5;

/** How names of sellers begin in whatever case and number. */
function beginningsOfNames({ id, family }: Trade, language: string): string[] {
  if (family === "media") return [];
  return sellerNames(id, language)
    .filter((name) => EAST_ASIAN.test(name) || name.length >= SHORTEST_NAME)
    .map((name) =>
      BENT.has(language) ? name.replace(/(?<=\p{L}{4})[aeiouyáéíóúůýěąęиыаяоеуьй](?!\p{L})/gu, "") : name,
    );
}

function tellingOf(text: string): number {
  if (EAST_ASIAN.test(text)) return text.length > 1 ? 1.2 : 0.6;
  if (text.includes(" ")) return 1.4;
  return text.length <= 4 ? 0.6 : 1;
}
