import type { Link, Page, Reading } from "../../read-site/types.ts";

/** Whether an address lies on the site: its host, with or without `www.`, and its port. */
export function isOwn(reading: Reading, address: string): boolean {
  const url = URL.parse(address);
  return url !== null && bareHost(url) === reading.site;
}

/** What the root of a site is called besides nothing: a language, or a file that stands for it. */
const ROOT =
  /^\/?$|^\/(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?|home|start|startseite|index|default|welcome|accueil|inicio)(?:\.\w{2,5})?\/?$/i;

/** Whether an address is that of a site's home page, in one of its languages say, and no page below it. */
export function isRoot(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && ROOT.test(url.pathname);
}

/** A link that a theme left empty: to nothing, or to the top of the home page, written out whole. */
export const leadsNowhere = ({ raw, href }: Link, { home }: Pick<Reading, "home">): boolean =>
  /^(?:#(?:!|top)?$|javascript:|$)/i.test(raw.trim()) ||
  (/#(?:!|top)?$/.test(raw.trim()) && pageKey(href) === pageKey(home.finalUrl));

/** Links of a page to pages of the site. */
export function ownLinks(reading: Reading, page: Page): Link[] {
  return page.links.filter((link) => link.href !== "" && addressOf(link).host === reading.site);
}

/** `pageKey` of where a link leads, and its host. */
interface Address {
  host: string | null;
  key: string;
}

const ADDRESSES = new WeakMap<Link, Address>();

/** Where a link leads, taken apart once: many audits ask. */
function addressOf(link: Link): Address {
  const known = ADDRESSES.get(link);
  if (known) return known;
  const url = URL.parse(link.href);
  const address = { host: url ? bareHost(url) : null, key: url ? keyOf(url) : link.href };
  ADDRESSES.set(link, address);
  return address;
}

/** `pageKey` of a link's address. */
export const linkKey = (link: Link): string => addressOf(link).key;

/** Every page of the site that is known: read, linked or listed in a sitemap. */
export function knownUrls(reading: Reading): Set<string> {
  const linked = reading.pages.flatMap((page) => ownLinks(reading, page).map(linkKey));
  return new Set([
    ...reading.pages.map(({ finalUrl }) => pageKey(finalUrl)),
    ...linked,
    ...reading.sitemapUrls.map(({ loc }) => pageKey(loc)),
  ]);
}

/** One key for addresses that differ only in scheme, `www.`, fragment or a closing slash. */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  return url ? keyOf(url) : address;
}

const bareHost = ({ host }: URL): string => host.replace(/^www\./, "");

const keyOf = (url: URL): string => `${bareHost(url)}${url.pathname.replace(/(?<!\/)\/+$/, "")}${url.search}`;
