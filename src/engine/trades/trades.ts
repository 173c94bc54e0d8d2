import table from "./trades.json" with { type: "json" };

/** What kind of thing is sold: buyers ask differently for each. */
export type Sells = "goods" | "service" | "software";

/** A trade as buyers tell trades apart. */
export interface Trade {
  id: string;
  /** `local` serves a place, `product` is software and the like, `goods` what a shop sells, `broad` a shop that sells everything, of `unsold` nobody buys. */
  kind: "local" | "service" | "product" | "goods" | "broad" | "unsold";
  /** Trades of one family are asked about alike. */
  family: string;
  /** Id of the wider trade that takes it in: who looks for a restaurant is served by a pizzeria. */
  within?: string;
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

/** The wider trade that takes a trade in; `null` where none does. */
export function widerThan({ within }: Trade): Trade | null {
  return tradeOf(within ?? null);
}

/** Whether a trade is another, or lies within it at any depth. */
export function isWithin(trade: Trade, wider: Trade): boolean {
  const next = widerThan(trade);
  return trade === wider || (next !== null && isWithin(next, wider));
}

/** Whether other trades lie within a trade. */
export function isWide({ id }: Trade): boolean {
  return TRADES.some(({ within }) => within === id);
}

/** What a trade sells. */
export function sellsOf({ kind }: Trade): Sells {
  if (kind === "product") return "software";
  return kind === "goods" || kind === "broad" ? "goods" : "service";
}
