import type { FetchSession } from "./fetch/fetcher.ts";
import { siteKey } from "./fetch/url-policy.ts";
import { hindranceOfReply } from "./obstacles.ts";
import type { PageParser } from "./parse/page-parser.ts";
import type { Page, Reading } from "./types.ts";

/** The pages that could be read, in the order they were chosen; the others with the reason. */
export interface PagesRead {
  pages: Page[];
  skipped: Reading["skipped"];
  cpuMs: number;
}

/** Reads the chosen pages side by side; whatever keeps one of them from being read leaves the others alone. */
export async function readPages(
  chosen: string[],
  home: Page,
  tools: { session: FetchSession; parser: PageParser },
): Promise<PagesRead> {
  const spent = { cpuMs: 0 };
  const read = await Promise.all(chosen.map((url) => readOne(url, home, { ...tools, spent })));
  const pages: Page[] = [];
  const skipped: Reading["skipped"] = [];
  const seen = new Set([home.finalUrl]);
  for (const [index, { page, reason }] of read.entries()) {
    if (page && !seen.has(page.finalUrl)) {
      seen.add(page.finalUrl);
      pages.push(page);
    } else skipped.push({ url: chosen[index]!, reason: reason ?? "It leads to a page that was read already." });
  }
  return { pages, skipped, cpuMs: spent.cpuMs };
}

async function readOne(
  url: string,
  home: Page,
  { session, parser, spent }: { session: FetchSession; parser: PageParser; spent: { cpuMs: number } },
): Promise<{ page: Page | null; reason: string | null }> {
  const reply = await session.get(url);
  if (session.signal.aborted) return { page: null, reason: "There was no time left to read it." };
  const hindrance = hindranceOfReply(reply);
  if (hindrance) return { page: null, reason: `It could not be read: ${hindrance.seen}.` };
  if (siteKey(reply.finalUrl) !== siteKey(home.finalUrl)) {
    return { page: null, reason: "It redirects to another site." };
  }
  const parsed = await parser.parse(reply);
  spent.cpuMs += parsed.cpuMs;
  return { page: parsed.page, reason: parsed.page ? null : parsed.reason };
}
