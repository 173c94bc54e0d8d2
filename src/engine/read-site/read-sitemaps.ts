import type { Bench } from "../workshop/bench.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import type { SitemapFile } from "./sitemap-file.ts";
import type { Exchange, Page, Reading } from "./types.ts";

const ACCEPT = "application/xml,text/xml,application/rss+xml,application/atom+xml;q=0.9,*/*;q=0.5";
const MAX_DECLARED = 3;
const MAX_CHILDREN = 3;
const MAX_URLS = 5000;
const FEED_TYPE = /^application\/(rss|atom)\+xml$/;

/** The sitemaps of a site, in the order they were asked for, and the addresses they list. */
export interface Sitemaps {
  sitemaps: Reading["sitemaps"];
  sitemapUrls: Reading["sitemapUrls"];
}

/**
 * Reads the sitemaps that robots.txt declares, else the two usual places, else the feeds of the home page; of an index
 * the first three children. Nothing that is listed leads past the guarded client.
 */
export async function readSitemaps(
  site: { origin: string; declared: string[]; home: Page },
  tools: { session: FetchSession; bench: Bench },
): Promise<Sitemaps> {
  const found = new Collected(tools);
  await found.read(site.declared.slice(0, MAX_DECLARED), true);
  if (!found.hasSitemap) await found.read([`${site.origin}/sitemap.xml`, `${site.origin}/sitemap_index.xml`], false);
  if (!found.hasSitemap) await found.read(feedsOf(site.home), false);
  await found.read(found.children, true);
  return { sitemaps: found.sitemaps, sitemapUrls: found.urls };
}

const UNREADABLE: SitemapFile = { kind: "invalid", entries: [] };

class Collected {
  readonly sitemaps: Reading["sitemaps"] = [];
  readonly #files: SitemapFile[] = [];
  readonly #asked = new Set<string>();
  readonly #session: FetchSession;
  readonly #bench: Bench;

  constructor({ session, bench }: { session: FetchSession; bench: Bench }) {
    this.#session = session;
    this.#bench = bench;
  }

  async read(addresses: string[], declared: boolean): Promise<void> {
    const fresh = [...new Set(addresses)].filter((address) => !this.#asked.has(address));
    for (const address of fresh) this.#asked.add(address);
    const exchanges = await Promise.all(fresh.map((address) => this.#session.get(address, { accept: ACCEPT })));
    const files = await Promise.all(exchanges.map((exchange) => this.#readFile(exchange)));
    for (const [index, exchange] of exchanges.entries()) {
      const file = files[index]!;
      this.sitemaps.push({ exchange, kind: file.kind, declared });
      this.#files.push(file);
    }
  }

  async #readFile({ status, body }: Exchange): Promise<SitemapFile> {
    const isThere = status !== null && status >= 200 && status < 300;
    if (!isThere) return UNREADABLE;
    return unlessStopped(this.#bench.run("sitemap", body), () => UNREADABLE);
  }

  get hasSitemap(): boolean {
    return this.#files.some((file) => file.kind === "urlset" || file.kind === "index");
  }

  get children(): string[] {
    return this.#files
      .filter((file) => file.kind === "index")
      .flatMap((file) => file.entries.map((entry) => entry.loc))
      .slice(0, MAX_CHILDREN);
  }

  get urls(): Reading["sitemapUrls"] {
    return this.#files
      .filter((file) => file.kind === "urlset" || file.kind === "feed")
      .flatMap((file) => file.entries)
      .slice(0, MAX_URLS);
  }
}

function feedsOf(home: Page): string[] {
  return home.head.alternates
    .filter((link) => link.rel.includes("alternate") && FEED_TYPE.test(link.type ?? "") && link.href)
    .map((link) => link.href)
    .slice(0, 1);
}
