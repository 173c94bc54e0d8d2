import { foldWords } from "../language/fold.ts";
import { type Sells, sellsOf, type Trade } from "../trades/trades.ts";
import data from "./families.json" with { type: "json" };
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

const FAMILIES = data.families.map((family) => ({
  ...family,
  patterns: family.patterns.map((pattern) => new RegExp(pattern, "u")),
}));
/** Families of services that are bought anywhere. */
const ANYWHERE = new Set(["agency", "media", "national-service", "b2b"]);
/** Goods whose sellers in town are no shops like others. */
const IN_TOWN: Record<string, readonly string[]> = { gear: ["gear", "local-shop"], consumable: ["food", "local-shop"] };

/** The family of what is sold: told by its trade, else by the words of the category. `online`: a web shop. */
export function familyOf(
  category: string,
  trade: Trade | null,
  { online, place }: { online: boolean; place: string | null },
): Family {
  if (!trade) return familyByWords(category, place);
  const sells = sellsOf(trade);
  if (sells === "software") return { keys: ["software"], sells, isLocal: false };
  if (sells === "service")
    return { keys: [trade.id, trade.family], trade: trade.id, sells, isLocal: !ANYWHERE.has(trade.family) };
  if (trade.kind === "broad") return { keys: ["marketplace"], sells, isLocal: false };
  if (online) return { keys: [trade.family === "consumable" ? "consumable" : "shop"], sells, isLocal: false };
  return { keys: IN_TOWN[trade.family] ?? ["local-shop"], sells, isLocal: true };
}

function familyByWords(category: string, place: string | null): Family {
  const plain = foldWords(category);
  const sells = SELLS.find((each) => MARKS[each].some((mark) => mark.test(plain))) ?? "service";
  if (sells === "software") return { keys: ["software"], sells, isLocal: false };
  const found = FAMILIES.find(
    (family) =>
      family.sells === sells &&
      (sells !== "goods" || !place || family.id !== "shop") &&
      family.patterns.some((pattern) => pattern.test(plain)),
  );
  if (found) return { keys: [found.id], sells, isLocal: found.isLocal };
  if (sells === "goods") return { keys: [place ? "local-shop" : "shop"], sells, isLocal: place !== null };
  return { keys: ["care"], sells, isLocal: true };
}

const SELLS = ["goods", "software"] as const;
const patterns = (sources: string[]) => sources.map((source) => new RegExp(source, "u"));
const MARKS = { goods: patterns(marks.goods), software: patterns(marks.software) };
