import type { SiteFacts } from "../../../src/engine/types.ts";

/** Facts of an invented site; whatever is not given is not known. */
export function factsOf(known: Partial<SiteFacts>): SiteFacts {
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
    trade: null,
    audience: null,
    ...known,
  };
}
