/** A reading of a small website, made through the real parser, for tests of what is judged on it. */
import { type PageContext, parseHtml } from "../../src/engine/read-site/parse/parse-html.ts";
import type { Page, Reading } from "../../src/engine/read-site/types.ts";
import type { SiteFacts } from "../../src/engine/types.ts";
import { type Answered, exchangeOf } from "./exchange.ts";

/** HTML, or HTML with what is known besides it; `template` overrides what the reader would tell. */
export type FakeRead = string | ({ html: string; template?: Page["template"] } & Partial<PageContext>);

export interface ReadingOptions {
  /** By path; `/` is the home page and comes first. */
  pages?: Record<string, FakeRead>;
  origin?: string;
  /** robots.txt; without it the site has none. */
  robots?: Answered;
  llmsTxt?: Answered;
  /** What a page that cannot exist answers; without it 404. */
  random?: Answered;
  /** Addresses (or paths) a valid sitemap lists; without it the site has none. */
  sitemap?: (string | { loc: string; lastmod: string })[];
  /** The sitemap is named in robots.txt. */
  sitemapDeclared?: boolean;
  /** By path or address. JSON for values that are neither text nor an exchange's fields. */
  wellKnown?: Record<string, Answered>;
  facts?: Partial<SiteFacts>;
  /** Everything else, as it stands in a reading. */
  reading?: Partial<Reading>;
}

const FACTS: SiteFacts = {
  brand: "Acme",
  legalName: null,
  aliases: [],
  domain: "acme.example",
  category: null,
  offers: [],
  description: null,
  language: "en",
  country: null,
  place: null,
  trade: null,
  audience: null,
};

export function readingOf(options: ReadingOptions = {}): Reading {
  const { pages = {}, origin = "https://acme.example", random = 404, sitemap } = options;
  const read = Object.entries({ "/": "<h1>Acme</h1>", ...pages }).map(([path, page]) => readPage(origin, path, page));
  const randomExchange = exchangeOf(`${origin}/0f8b2c1e`, random, "text/html");
  const status = randomExchange.status;
  const entries = (sitemap ?? []).map((entry) => (typeof entry === "string" ? { loc: entry, lastmod: null } : entry));
  return {
    url: `${origin}/`,
    origin,
    site: new URL(origin).host.replace(/^www\./, ""),
    redirectedFrom: null,
    readAt: "2026-11-21T12:00:00.000Z",
    home: read[0]!,
    pages: read,
    skipped: [],
    robots: exchangeOf(`${origin}/robots.txt`, options.robots ?? 404),
    llmsTxt: exchangeOf(`${origin}/llms.txt`, options.llmsTxt ?? 404),
    random: randomExchange,
    soft404: status === null ? null : status >= 200 && status < 300,
    http: null,
    sitemaps: sitemap
      ? [
          {
            exchange: exchangeOf(`${origin}/sitemap.xml`, "<urlset/>", "application/xml"),
            kind: "urlset",
            declared: options.sitemapDeclared ?? true,
          },
        ]
      : [],
    sitemapUrls: entries.map(({ loc, lastmod }) => ({ loc: new URL(loc, origin).href, lastmod })),
    wellKnown: Object.fromEntries(
      Object.entries(options.wellKnown ?? {}).map(([path, answered]) => [
        path,
        exchangeOf(new URL(path, origin).href, answered, "application/json"),
      ]),
    ),
    probes: [],
    crawlerViews: [],
    revalidation: null,
    markdown: [],
    rendered: null,
    facts: { ...FACTS, domain: new URL(origin).hostname.replace(/^www\./, ""), ...options.facts },
    requests: 0,
    cpuMs: 0,
    ...options.reading,
  };
}

function readPage(origin: string, path: string, given: FakeRead): Page {
  const { html, template, ...context } = typeof given === "string" ? { html: given } : given;
  const page = parseHtml(html, {
    ttfbMs: 80,
    headers: { "content-type": "text/html; charset=utf-8" },
    isHome: path === "/",
    ...context,
    url: new URL(path, origin).href,
  });
  return template ? { ...page, template } : page;
}
