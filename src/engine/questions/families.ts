import { foldWords } from "../language/fold.ts";
import { tradesIn } from "../trades/said-trades.ts";
import { type Sells, sellsOf, type Trade } from "../trades/trades.ts";
import marks from "./sells-marks.json" with { type: "json" };

/** A family of businesses whose buyers ask alike. */
export interface Family {
  /** By which templates know it, the narrowest first: its trade, its own name. */
  keys: readonly string[];
  /** The trade itself, where buyers of it may ask otherwise than those of its family. */
  trade?: string;
  sells: Sells;
  /** Bought where one is: each question then carries a place, or says "near me". */
  isLocal: boolean;
}

/** Families of services that are bought anywhere. */
const ANYWHERE = new Set(["agency", "media", "national-service", "b2b"]);
/** Goods whose sellers in town are no shops like others. */
const IN_TOWN: Record<string, readonly string[]> = { gear: ["gear", "local-shop"], consumable: ["food", "local-shop"] };

/** What is known of what is sold besides its name; `online`: a web shop. */
interface Told {
  online: boolean;
  place: string | null;
  /** Two letters. */
  language: string;
}

/** The family of what is sold: told by its trade, else by the words of the category. */
export function familyOf(category: string, trade: Trade | null, { online, place, language }: Told): Family {
  if (!trade) return familyByWords(category, { online, place, language });
  const sells = sellsOf(trade);
  if (sells === "software") return { keys: ["software"], sells, isLocal: false };
  if (sells === "service")
    return { keys: [trade.id, trade.family], trade: trade.id, sells, isLocal: !ANYWHERE.has(trade.family) };
  if (trade.kind === "broad") return { keys: ["marketplace"], sells, isLocal: false };
  if (online) return { keys: [trade.family === "consumable" ? "consumable" : "shop"], sells, isLocal: false };
  return { keys: IN_TOWN[trade.family] ?? ["local-shop"], sells, isLocal: true };
}

function familyByWords(category: string, { place, language }: Told): Family {
  const plain = foldWords(category);
  const isSaid = (marks: readonly RegExp[]) => marks.some((mark) => mark.test(plain));
  if (isSaid(MARKS.software)) return { keys: ["software"], sells: "software", isLocal: false };
  if (isSaid(MARKS.anywhere)) return { keys: ["national-service"], sells: "service", isLocal: false };
  const [near] = tradesIn(category, language);
  const isGoods = isSaid(MARKS.goods);
  // Words of a neighbour's trade say how its buyers ask, not whom they ask for.
  if (near && sellsOf(near) === (isGoods ? "goods" : "service")) {
    const { trade, keys, ...family } = familyOf(category, near, { online: isGoods && !place, place, language });
    return { ...family, keys: keys.filter((key) => key !== trade) };
  }
  if (isGoods) return { keys: [place ? "local-shop" : "shop"], sells: "goods", isLocal: place !== null };
  return { keys: ["care"], sells: "service", isLocal: true };
}

const patterns = (sources: string[]) => sources.map((source) => new RegExp(source, "u"));
const MARKS = {
  goods: patterns(marks.goods),
  software: patterns(marks.software),
  anywhere: patterns(marks.anywhere),
};
