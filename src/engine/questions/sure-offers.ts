import { foldWords } from "../language/fold.ts";
import { isOfTrade } from "../trades/of-trade.ts";
import { tradeOf } from "../trades/trades.ts";

/** What tells whether an offer is one that buyers ask this trade for. */
export interface OfferGround {
  trade: string | null;
  /** Two letters. */
  language: string;
  /** What the site says of itself in one sentence. */
  description: string | null;
  /** What it says, line by line. */
  lines: readonly string[];
}

/** An offer, and how sure it is that buyers ask for it by that name: 0 where it stands in a list alone. */
export interface RankedOffer {
  offer: string;
  sureness: number;
}

/** Letters by which a word is known in its other forms; shorter words only join others. */
const STEM = { least: 4, most: 6 };
const OF_TRADE = 2;
const SPOKEN_OF = 1;
const DESCRIBED = 2;

/** Offers, those first that hold a word of the trade or that the site speaks of elsewhere: a package's name, a room or a menu word stands in one place alone. */
export function rankOffers(offers: readonly string[], ground: OfferGround): RankedOffer[] {
  const { trade, language, description, lines } = ground;
  const said = lines.map(foldWords);
  const described = ` ${foldWords(description ?? "")}`;
  const own = tradeOf(trade);
  const surenessOf = (offer: string) => {
    const plain = foldWords(offer);
    const rest = ` ${said.filter((line) => line !== plain).join(" ")}`;
    const isIn = (text: string) => isSpokenOf(plain, text);
    const isOwn = own !== null && isOfTrade(offer, own, language);
    return (isOwn ? OF_TRADE : 0) + (isIn(rest) ? SPOKEN_OF : 0) + (isIn(described) ? DESCRIBED : 0);
  };
  return offers.map((offer) => ({ offer, sureness: surenessOf(offer) })).sort((a, b) => b.sureness - a.sureness);
}

function isSpokenOf(offer: string, text: string): boolean {
  const words = offer.split(" ").filter((word) => word.length >= STEM.least);
  return words.length > 0 && words.every((word) => text.includes(` ${stemOf(word)}`));
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(STEM.least, Math.min(STEM.most, word.length - 1)));
}
