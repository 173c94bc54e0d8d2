import { randomUUID } from "node:crypto";
import type { SiteFacts } from "../types.ts";
import type { Bench } from "../workshop/bench.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import { isAllowedHost } from "./fetch/allow-hosts.ts";
import type { SiteFetcher } from "./fetch/fetcher.ts";
import { siteKey } from "./fetch/url-policy.ts";
import { unreadable } from "./obstacles.ts";
import { pageParser } from "./parse/page-parser.ts";
import { readHome } from "./read-home.ts";
import { readPages } from "./read-pages.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import type { Exchange, Page, Reading } from "./types.ts";

/** What reading needs; `signal` ends it, and what was read until then is the reading. */
export interface ReadingTools {
  fetcher: SiteFetcher;
  /** Where what was fetched is interpreted. */
  bench: Bench;
  signal: AbortSignal;
}

/** Pages read besides the home page. */
const MORE_PAGES = 11;

/**
 * Reads the site of an address: home page, site files, sitemaps, and up to 12 pages of different kinds, the same ones
 * whichever page of the site the address names, since one reading stands for the whole site. Site files are always asked
 * for; deeper pages only where robots.txt lets us. Throws `AppError` HOST_NOT_FOUND or SITE_UNREADABLE.
 */
export async function readSite(url: URL, { fetcher, bench, signal }: ReadingTools): Promise<Reading> {
  const readAt = new Date().toISOString();
  const session = fetcher.session({ signal });
  const parser = pageParser(bench);

  const { page: home, cpuMs } = await readHome(url, { session, parser });
  const { origin } = new URL(home.finalUrl);
  const site = siteKey(origin);
  const [robots, llmsTxt, random] = await Promise.all([
    session.get(`${origin}/robots.txt`, { accept: "text/plain,*/*;q=0.5" }),
    session.get(`${origin}/llms.txt`, { accept: "text/plain,text/markdown,*/*;q=0.5" }),
    session.get(`${origin}/${randomUUID()}`),
  ]);

  const declared = await unlessStopped(bench.run("declaredSitemaps", { robots, origin }), () => []);
  const { sitemaps, sitemapUrls } = await readSitemaps({ origin, declared, home }, { session, bench });

  const ground = { home, sitemapUrls, robots, userAgent: fetcher.userAgent, count: MORE_PAGES };
  const { chosen, closed } = await unlessStopped(bench.run("planPages", ground), () => NO_PLAN);
  const { pages, skipped, cpuMs: pagesCpuMs } = await readPages(chosen, home, { session, parser });

  const allPages = [home, ...pages];
  return {
    url: url.href,
    origin,
    site,
    redirectedFrom: siteKey(url) === site ? null : siteKey(url),
    readAt,
    home,
    pages: allPages,
    skipped: [...skipped, ...closed],
    robots,
    llmsTxt,
    random,
    soft404: saysOk(random),
    sitemaps,
    sitemapUrls,
    httpAllowed: isAllowedHost(origin, fetcher.allowHosts),
    ...NOT_PROBED,
    facts: await factsOf(allPages, bench),
    requests: session.requests,
    cpuMs: Math.round(cpuMs + pagesCpuMs),
  };
}

/** What only probing fills, while the engines are asked. */
const NOT_PROBED = {
  http: null,
  wellKnown: {},
  probes: [],
  crawlerViews: [],
  revalidation: null,
  markdown: [],
  rendered: null,
} satisfies Partial<Reading>;

/** Where even choosing pages took too long, the home page has to do. */
const NO_PLAN = { chosen: [], closed: [] };

/** Without facts there is nobody to ask about; where the pages together are too much, the home page tells them. */
async function factsOf(pages: Page[], bench: Bench): Promise<SiteFacts> {
  const [home] = pages;
  const ofHome = () => bench.run("facts", [home!]);
  const facts = await unlessStopped<SiteFacts | null>(bench.run("facts", pages), () => null);
  if (facts) return facts;
  const seen = "its text took too long to read";
  return unlessStopped(ofHome(), () => {
    throw unreadable({ obstacle: "too_hostile", seen });
  });
}

/** Whether a page that cannot exist is answered with success; `null` when the reply does not tell. */
function saysOk({ status }: Exchange): boolean | null {
  if (status === null || status === 429 || status >= 500) return null;
  return status >= 200 && status < 300;
}
