import type { Link, Page, Reading } from "../../read-site/types.ts";

/** Whether an address lies on the site: its host, with or without `www.`, and its port. */
export function isOwn(reading: Reading, address: string): boolean {
  return URL.parse(address)?.host.replace(/^www\./, "") === reading.site;
}

/** Links of a page to pages of the site. */
export function ownLinks(reading: Reading, page: Page): Link[] {
  return page.links.filter(({ href }) => href !== "" && isOwn(reading, href));
}

/** Every page of the site that is known: read, linked or listed in a sitemap. */
export function knownUrls(reading: Reading): Set<string> {
  const linked = reading.pages.flatMap((page) => ownLinks(reading, page).map(({ href }) => pageKey(href)));
  return new Set([
    ...reading.pages.map(({ finalUrl }) => pageKey(finalUrl)),
    ...linked,
    ...reading.sitemapUrls.map(({ loc }) => pageKey(loc)),
  ]);
}

/** One key for addresses that differ only in scheme, `www.`, fragment or a closing slash. */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  return `${url.host.replace(/^www\./, "")}${url.pathname.replace(/(?<!\/)\/+$/, "")}${url.search}`;
}
