import { getDomain } from "tldts";
import type { SiteFacts } from "../../types.ts";
import type { Page } from "../types.ts";

/** Draws what the site says of itself from its pages, home first. */
export function readFacts(pages: readonly Page[]): SiteFacts {
  const home = pages[0]!;
  const { hostname } = new URL(home.finalUrl);
  const domain = getDomain(hostname) ?? hostname;
  return {
    brand: home.head.og["og:site_name"] ?? home.head.title ?? domain,
    legalName: null,
    aliases: [],
    domain,
    category: null,
    offers: [],
    description: home.head.description,
    language: home.head.lang?.slice(0, 2).toLowerCase() ?? home.language ?? "en",
    country: null,
    place: null,
    audience: null,
  };
}
