import { createHash } from "node:crypto";
import { plainAddress } from "./choose-pages.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import { siteKey } from "./fetch/url-policy.ts";
import type { RobotsGate } from "./robots-gate.ts";
import type { Reading } from "./types.ts";

const MAX_LINKS = 10;
const MAX_SITEMAP = 8;
/** Enough for the head of a page, which is all that is judged. */
const MAX_BYTES = 300_000;

/** Asks for a few internal links and sitemap entries that were not read as pages; the same ones at every reading. */
export async function probeLinks(
  reading: Reading,
  session: FetchSession,
  gate: RobotsGate,
): Promise<Reading["probes"]> {
  const known = new Set(reading.pages.flatMap((page) => [page.url, page.finalUrl]));
  const isNew = (url: string) => siteKey(url) === reading.site && !known.has(url) && gate(url) === null;

  const linked = pick(
    reading.pages.flatMap((page) => page.links.map((link) => link.href)),
    isNew,
    MAX_LINKS,
  );
  const listed = pick(
    reading.sitemapUrls.map((entry) => entry.loc),
    (url) => isNew(url) && !linked.includes(url),
    MAX_SITEMAP,
  );
  const probe = (from: "link" | "sitemap") => async (url: string) => ({
    url,
    from,
    exchange: await session.get(url, { maxBytes: MAX_BYTES }),
  });
  return Promise.all([...linked.map(probe("link")), ...listed.map(probe("sitemap"))]);
}

function pick(addresses: string[], passes: (url: string) => boolean, count: number): string[] {
  const plain = new Set(addresses.flatMap((address) => plainAddress(address) ?? []));
  return [...plain]
    .filter(passes)
    .map((url) => ({ url, hash: createHash("sha256").update(url).digest("hex") }))
    .sort((a, b) => a.hash.localeCompare(b.hash))
    .slice(0, count)
    .map(({ url }) => url);
}
