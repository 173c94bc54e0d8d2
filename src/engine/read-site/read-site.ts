import { randomUUID } from "node:crypto";
import { choosePages, findCandidates } from "./choose-pages.ts";
import { readFacts } from "./facts/read-facts.ts";
import { isAllowedHost } from "./fetch/allow-hosts.ts";
import type { SiteFetcher } from "./fetch/fetcher.ts";
import { siteKey } from "./fetch/url-policy.ts";
import type { PageParser } from "./parse/page-parser.ts";
import { readHome } from "./read-home.ts";
import { readPages } from "./read-pages.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import { parseRobots } from "./robots/parse-robots.ts";
import { robotsGate } from "./robots-gate.ts";
import type { Exchange, Reading } from "./types.ts";

/** What reading needs; `signal` ends it, and what was read until then is the reading. */
export interface ReadingTools {
  fetcher: SiteFetcher;
  parser: PageParser;
  signal: AbortSignal;
}

/** Pages read besides the home page. */
const MORE_PAGES = 11;

/**
 * Reads the site of an address: home page, site files, sitemaps, and up to 12 pages of different kinds, the same ones
 * whichever page of the site the address names, since one reading stands for the whole site. Site files are always asked
 * for; deeper pages only where robots.txt lets us. Throws `AppError` HOST_NOT_FOUND or SITE_UNREADABLE.
 */
export async function readSite(url: URL, { fetcher, parser, signal }: ReadingTools): Promise<Reading> {
  const readAt = new Date().toISOString();
  const session = fetcher.session({ signal });

  const { page: home, cpuMs } = await readHome(url, { session, parser });
  const { origin } = new URL(home.finalUrl);
  const site = siteKey(origin);
  const [robots, llmsTxt, random] = await Promise.all([
    session.get(`${origin}/robots.txt`, { accept: "text/plain,*/*;q=0.5" }),
    session.get(`${origin}/llms.txt`, { accept: "text/plain,text/markdown,*/*;q=0.5" }),
    session.get(`${origin}/${randomUUID()}`),
  ]);

  const declared = declaredSitemaps(robots, origin);
  const { sitemaps, sitemapUrls } = await readSitemaps(session, { origin, declared, home });

  const refusal = robotsGate(robots, fetcher.userAgent);
  const isOpen = (address: string) => refusal(address) === null;
  const candidates = findCandidates(home, sitemapUrls);
  const wanted = choosePages(candidates, { count: MORE_PAGES, isOpen: () => true });
  const chosen = choosePages(candidates, { count: MORE_PAGES, isOpen });
  const closed = wanted.filter((address) => !isOpen(address));
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
    skipped: [...skipped, ...closed.map((address) => ({ url: address, reason: refusal(address)! }))],
    robots,
    llmsTxt,
    random,
    soft404: saysOk(random),
    sitemaps,
    sitemapUrls,
    httpAllowed: isAllowedHost(origin, fetcher.allowHosts),
    ...NOT_PROBED,
    facts: readFacts(allPages),
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

function declaredSitemaps(robots: Exchange, origin: string): string[] {
  if (robots.status !== 200) return [];
  return parseRobots(robots.body).sitemaps.flatMap((address) => URL.parse(address, origin)?.href ?? []);
}

/** Whether a page that cannot exist is answered with success; `null` when the reply does not tell. */
function saysOk({ status }: Exchange): boolean | null {
  if (status === null || status === 429 || status >= 500) return null;
  return status >= 200 && status < 300;
}
