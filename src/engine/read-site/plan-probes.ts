import { createHash } from "node:crypto";
import { nextProbes } from "../surfaces/next-probes.ts";
import type { SurfaceProbe } from "../surfaces/types.ts";
import { plainAddress } from "./choose-pages.ts";
import table from "./crawler-user-agents.json" with { type: "json" };
import { siteKey } from "./fetch/url-policy.ts";
import { robotsGate } from "./robots-gate.ts";
import type { Reading } from "./types.ts";

const MAX_LINKS = 10;
const MAX_SITEMAP = 8;
/** On the home page every crawler is tried, on further pages the two that fetch for ChatGPT's answers. */
const FURTHER_PAGES = 2;
const FURTHER_AGENTS = 2;

/** What is planned from: what was read so far, and as whom we ask. */
export interface ProbeGround {
  reading: Reading;
  userAgent: string;
}

/** Surfaces to ask for next that robots.txt leaves open. */
export function planSurfaces({ reading, userAgent }: ProbeGround): SurfaceProbe[] {
  const gate = robotsGate(reading.robots, userAgent);
  return nextProbes(reading).filter(({ key, url }) => !(key in reading.wellKnown) && gate(url) === null);
}

/** A few internal links and sitemap entries that were not read as pages; the same ones at every reading. */
export function planLinks({ reading, userAgent }: ProbeGround): { linked: string[]; listed: string[] } {
  const gate = robotsGate(reading.robots, userAgent);
  const known = new Set(reading.pages.flatMap((page) => [page.url, page.finalUrl]));
  const isNew = (url: string) => siteKey(url) === reading.site && !known.has(url) && gate(url) === null;
  const linked = pick(
    reading.pages.flatMap((page) => page.links.map((link) => link.href)),
    { passes: isNew, count: MAX_LINKS },
  );
  const listed = pick(
    reading.sitemapUrls.map((entry) => entry.loc),
    { passes: (url) => isNew(url) && !linked.includes(url), count: MAX_SITEMAP },
  );
  return { linked, listed };
}

/** Which page to ask for as which crawler, where robots.txt lets that crawler in. */
export function planCrawlers({ robots, home, pages }: Reading): { agent: string; userAgent: string; url: string }[] {
  return [
    ...table.agents.map((crawler) => ({ ...crawler, url: home.finalUrl })),
    ...pages
      .slice(1, 1 + FURTHER_PAGES)
      .flatMap((page) => table.agents.slice(0, FURTHER_AGENTS).map((crawler) => ({ ...crawler, url: page.finalUrl }))),
  ].filter(({ agent, url }) => robotsGate(robots, agent)(url) === null);
}

function pick(addresses: string[], { passes, count }: { passes(url: string): boolean; count: number }): string[] {
  const plain = new Set(addresses.flatMap((address) => plainAddress(address) ?? []));
  const picked: string[] = [];
  const shuffled = [...plain]
    .map((url) => ({ url, hash: createHash("sha256").update(url).digest("hex") }))
    .sort((a, b) => a.hash.localeCompare(b.hash));
  for (const { url } of shuffled) {
    if (picked.length >= count) break;
    if (passes(url)) picked.push(url);
  }
  return picked;
}
