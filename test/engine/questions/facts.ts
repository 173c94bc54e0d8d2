import { tradesIn } from "../../../src/engine/trades/said-trades.ts";
import type { SiteFacts } from "../../../src/engine/types.ts";

/** Facts of an invented site; whatever is not given is not known, and the trade is the one that the category tells. */
export function factsOf(known: Partial<SiteFacts>): SiteFacts {
  const told = tradesIn(known.category ?? "", known.language ?? "en")[0];
  return {
    brand: "Quillmere",
    legalName: null,
    aliases: [],
    domain: "quillmere.org",
    category: null,
    offers: [],
    description: null,
    language: "en",
    country: null,
    place: null,
    trade: told?.id ?? null,
    audience: null,
    ...known,
  };
}
