import type { Bench } from "../workshop/bench.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import { isHtml } from "./obstacles.ts";
import type { PageParser } from "./parse/page-parser.ts";
import type { Reading } from "./types.ts";

/** Asks as the crawlers of answer engines would, and only where robots.txt lets that crawler in. */
export async function probeCrawlers(
  reading: Reading,
  { session, bench, parser }: { session: FetchSession; bench: Bench; parser: PageParser },
): Promise<Reading["crawlerViews"]> {
  const asks = await unlessStopped(bench.run("planCrawlers", reading), () => []);
  return Promise.all(
    asks.map(async ({ agent, userAgent, url }) => {
      const exchange = await session.get(url, { userAgent });
      const parsed = isHtml(exchange) ? await parser.parse(exchange) : null;
      return { agent, url, exchange, words: parsed?.page?.mainWords ?? 0 };
    }),
  );
}
