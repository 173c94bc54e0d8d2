import type { Reading } from "../../read-site/types.ts";
import { tradeOf } from "../../trades/trades.ts";
import { isKindOf } from "../schema/vocabulary.ts";

/**
 * What schema.org calls a house of this trade that people can go to: the one type that covers all that the trade is
 * called there. Without an address that visitors can read, and for what serves no place, it is an organisation.
 */
export function companyType({ facts }: Reading, hasAddress: boolean): string {
  const trade = tradeOf(facts.trade);
  if (!hasAddress || trade?.kind !== "local") return "Organization";
  const own = trade.types.find((type) => trade.types.every((other) => isKindOf(other, type)));
  return own && isKindOf(own, "LocalBusiness") ? own : "LocalBusiness";
}
