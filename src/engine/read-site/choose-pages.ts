import { createHash } from "node:crypto";
import { siteKey } from "./fetch/url-policy.ts";
import { templateOfUrl } from "./template.ts";
import type { Page, Reading, Region, Template } from "./types.ts";

/** How many pages of a kind are wanted, in order of importance; what is left over is filled round by round. */
const WANTED: readonly [Template, number][] = [
  ["about", 1],
  ["contact", 1],
  ["pricing", 1],
  ["service", 2],
  ["product", 2],
  ["article", 3],
  ["case", 1],
  ["legal", 1],
  ["listing", 1],
  ["docs", 1],
  ["other", 2],
];
/** Sitemap entries that are looked at. */
const MAX_LISTED = 2000;
/** Pages of a kind that are looked at when some are closed to us. */
const MAX_RANKED = 100;
const NOT_A_PAGE =
  /\.(pdf|jpe?g|png|gif|svg|webp|avif|ico|css|js|json|xml|zip|gz|mp[34]|webm|mov|docx?|xlsx?|pptx?|woff2?|exe|dmg|apk|ics|vcf)$/i;
const NOT_FOR_READERS =
  /(^|\/)(log-?in|log-?out|sign-?in|sign-?up|register|cart|basket|checkout|warenkorb|kasse|panier|carrito|wp-admin|wp-login\.php|wp-json|cdn-cgi|account|my-account|wishlist|feed|rss|print|share|amp)(\/|$)/i;
const TRACKING = /^(utm_|fbclid|gclid|ref$|source$|mc_)/i;
const REGION_RANK: Record<Region, number> = { nav: 0, header: 0, main: 1, footer: 1, aside: 2 };

/** A page of the site that could be read. */
export interface Candidate {
  url: string;
  template: Template;
  /** Lower is linked more prominently. */
  rank: number;
  depth: number;
  lastmod: string;
  hash: string;
}

/** What the choice of pages depends on besides their addresses. */
export interface PageChoice {
  count: number;
  /** Asked only of pages that are about to be chosen. */
  isOpen(url: string): boolean;
}

/** Which pages to read besides the home page: some of each kind, the same ones at every reading of an unchanged site. */
export function choosePages(candidates: readonly Candidate[], { count, isOpen }: PageChoice): string[] {
  const chosen: string[] = [];
  const queues = WANTED.map(([template, number]) => ({ number, queue: ranked(candidates, template) }));
  const take = (queue: Candidate[], number: number) => {
    for (let left = number; left > 0 && chosen.length < count && queue.length > 0; ) {
      const { url } = queue.shift()!;
      if (chosen.includes(url) || !isOpen(url)) continue;
      chosen.push(url);
      left -= 1;
    }
  };

  for (const { queue, number } of queues) take(queue, number);
  while (chosen.length < count && queues.some(({ queue }) => queue.length > 0)) {
    for (const { queue } of queues) take(queue, 1);
  }
  return chosen;
}

/** An address by which two links to one page are recognised: no fragment, no tracking, no trailing slash rule broken. */
export function plainAddress(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** The pages that the home page links to and the sitemaps list, each once. */
export function findCandidates(home: Page, sitemapUrls: Reading["sitemapUrls"]): Candidate[] {
  const site = siteKey(home.finalUrl);
  const { origin } = new URL(home.finalUrl);
  const language = home.head.lang?.slice(0, 2).toLowerCase() ?? home.language;
  const found = new Map<string, Candidate>();
  const add = (address: string, text: string, rank: number, lastmod: string) => {
    const url = plainAddress(address);
    if (!url || siteKey(url) !== site || !isPage(url, language)) return;
    const key = sameKey(url);
    const known = found.get(key);
    if (known) {
      known.rank = Math.min(known.rank, rank);
      known.lastmod ||= lastmod;
      return;
    }
    const template = templateOfUrl(url, text);
    if (template === "home" || key === sameKey(home.finalUrl) || key === sameKey(`${origin}/`)) return;
    const depth = new URL(url).pathname.split("/").filter(Boolean).length + (url.includes("?") ? 2 : 0);
    found.set(key, { url, template, rank, depth, lastmod, hash: createHash("sha256").update(key).digest("hex") });
  };
  for (const link of home.links)
    if (!link.rel.includes("nofollow")) add(link.href, link.text, REGION_RANK[link.region], "");
  for (const { loc, lastmod } of sitemapUrls.slice(0, MAX_LISTED)) add(loc, "", 3, lastmod ?? "");
  return [...found.values()];
}

function ranked(candidates: readonly Candidate[], template: Template): Candidate[] {
  const byNews = template === "article" ? (a: Candidate, b: Candidate) => b.lastmod.localeCompare(a.lastmod) : () => 0;
  return candidates
    .filter((candidate) => candidate.template === template)
    .sort((a, b) => byNews(a, b) || a.rank - b.rank || a.depth - b.depth || a.hash.localeCompare(b.hash))
    .slice(0, MAX_RANKED);
}

function isPage(address: string, language: string | null): boolean {
  const { pathname, searchParams } = new URL(address);
  if (NOT_A_PAGE.test(pathname) || NOT_FOR_READERS.test(pathname) || searchParams.size > 2) return false;
  // The same page in another language is no further page of this site for this reader.
  const first = /^\/([a-z]{2})([-_][a-z]{2})?\//i.exec(`${pathname}/`)?.[1]?.toLowerCase();
  return !first || !LANGUAGES.has(first) || !language || first === language;
}

const LANGUAGES = new Set(
  "ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nl no pl pt ro ru sk sl sr sv tr uk zh".split(" "),
);

function sameKey(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/(index\.\w+)?(?=$|\?)/, "");
}
