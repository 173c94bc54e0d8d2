import type { CheerioAPI } from "cheerio";
import type { RegionOf } from "./regions.ts";
import { select } from "./select.ts";
import { visibleText } from "./visible-text.ts";

const MARKED =
  "[rel~=author], [itemprop=author], .byline, .author, .author-name, .post-author, .entry-author, .article-author, .vcard .fn";
const LEAD = /^(written by|by|von|autor(in)?:?|text:|par|por|di|door|author:?)\s+/i;
const MAX_NAME = 80;

/** Names of those who signed the page, as shown, without the word that introduces them. */
export function readBylines($: CheerioAPI, page: { author: string | null; regionOf: RegionOf }): string[] {
  const shown = select($, MARKED)
    .filter((element) => page.regionOf(element) === "main" || page.regionOf(element) === "header")
    .map((element) => visibleText(element).replace(LEAD, "").trim());
  const names = [...shown, page.author ?? ""].filter(
    (name) => name.length > 1 && name.length <= MAX_NAME && /\p{L}/u.test(name),
  );
  return [...new Set(names)].slice(0, 10);
}
