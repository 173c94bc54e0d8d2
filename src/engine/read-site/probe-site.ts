import { timeLimit } from "../timers.ts";
import type { Bench } from "../workshop/bench.ts";
import type { SiteFetcher } from "./fetch/fetcher.ts";
import { type FetchSession, MAX_REQUESTS } from "./fetch/fetcher.ts";
import { pageParser } from "./parse/page-parser.ts";
import { probeCrawlers } from "./probe-crawlers.ts";
import { probeLinks } from "./probe-links.ts";
import { probeSurfaces } from "./probe-surfaces.ts";
import { renderPages } from "./render/render-pages.ts";
import type { Exchange, Reading } from "./types.ts";

/** How closely a site is looked at: `measure` adds the home page as crawlers see it, `audit` a browser besides. */
export type ProbeDepth = "scan" | "measure" | "audit";

/** What probing needs. */
export interface ProbingTools {
  fetcher: SiteFetcher;
  /** Where what was fetched is interpreted. */
  bench: Bench;
  signal: AbortSignal;
  depth: ProbeDepth;
  /** A Chromium; without one nothing is rendered. */
  browserPath?: string | null;
}

/** A slow site must not hold a scan whose engines have answered; rendering has deadlines of its own. */
const PROBE_MS = 25_000;
const MARKDOWN_PAGES = 3;
const MARKDOWN_BYTES = 500_000;

/**
 * Asks a site that was read what only some audits need, within what is left of the scan's requests; never rejects
 * for what the site does. Returns a new reading.
 */
export async function probeSite(reading: Reading, tools: ProbingTools): Promise<Reading> {
  const { fetcher, bench, signal, depth, browserPath } = tools;
  const within = timeLimit(PROBE_MS, signal);
  const session = fetcher.session({ signal: within, maxRequests: Math.max(0, MAX_REQUESTS - reading.requests) });
  const parser = pageParser(bench);
  const asking = { session, bench, userAgent: fetcher.userAgent };

  const [http, revalidation, crawlerViews, markdown, probes, wellKnown, rendered] = await Promise.all([
    askPlainHttp(reading, session),
    askAgain(reading, session),
    depth === "scan" ? [] : probeCrawlers(reading, { ...asking, parser }),
    askMarkdown(reading, session),
    probeLinks(reading, asking),
    probeSurfaces(reading, asking),
    browserPath && depth === "audit" ? renderPages(reading, { fetcher, parser, signal, browserPath }) : null,
  ]);
  return {
    ...reading,
    http,
    revalidation,
    crawlerViews,
    markdown,
    probes,
    wellKnown,
    rendered,
    requests: reading.requests + session.requests,
  };
}

async function askPlainHttp({ origin }: Reading, session: FetchSession): Promise<Exchange | null> {
  if (!origin.startsWith("https:")) return null;
  return session.get(`${origin.replace(/^https:/, "http:")}/`, { maxBytes: 100_000 });
}

async function askAgain({ home }: Reading, session: FetchSession): Promise<Exchange | null> {
  const { etag, "last-modified": lastModified } = home.headers;
  if (!etag && !lastModified) return null;
  const headers = {
    ...(etag ? { "if-none-match": etag } : {}),
    ...(lastModified ? { "if-modified-since": lastModified } : {}),
  };
  return session.get(home.finalUrl, { headers });
}

/** Pages by content negotiation, and at the address that a page names for its Markdown. */
async function askMarkdown({ pages }: Reading, session: FetchSession): Promise<Reading["markdown"]> {
  const addresses = pages.slice(0, MARKDOWN_PAGES).flatMap((page) => [
    page.finalUrl,
    ...page.head.alternates
      .filter((link) => link.type === "text/markdown" && link.href)
      .map((link) => link.href)
      .slice(0, 1),
  ]);
  const accept = "text/markdown,text/html;q=0.5,*/*;q=0.1";
  return Promise.all(
    addresses.map(async (url) => ({ url, exchange: await session.get(url, { accept, maxBytes: MARKDOWN_BYTES }) })),
  );
}
