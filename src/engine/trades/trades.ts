import table from "./trades.json" with { type: "json" };

/** What kind of thing is sold: buyers ask differently for each. */
export type Sells = "goods" | "service" | "software";

/** A trade as buyers tell trades apart. */
export interface Trade {
  id: string;
  /** `local` serves a place, `product` is software and the like, `goods` what a shop sells, `broad` a shop that sells everything. */
  kind: "local" | "service" | "product" | "goods" | "broad";
  /** Trades of one family are asked about alike. */
  family: string;
  /** It takes in the others of its family: a clinic may be a dentist's. */
  general?: true;
  /** Types of schema.org by which a site of this trade describes itself. */
  types: string[];
}

/** THE list of trades. */
export const TRADES = table.trades as readonly Trade[];

const BY_ID = new Map(TRADES.map((trade) => [trade.id, trade]));

/** The trade with this id; `null` for none. */
export function tradeOf(id: string | null): Trade | null {
  return (id !== null && BY_ID.get(id)) || null;
}

/** What a trade sells. */
export function sellsOf({ kind }: Trade): Sells {
  if (kind === "product") return "software";
  return kind === "goods" || kind === "broad" ? "goods" : "service";
}
