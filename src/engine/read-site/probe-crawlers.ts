import table from "./crawler-user-agents.json" with { type: "json" };
import type { FetchSession } from "./fetch/fetcher.ts";
import { isHtml } from "./obstacles.ts";
import type { PageParser } from "./parse/page-parser.ts";
import { robotsGate } from "./robots-gate.ts";
import type { Reading } from "./types.ts";

/** On the home page every crawler is tried, on further pages the two that fetch for ChatGPT's answers. */
const FURTHER_PAGES = 2;
const FURTHER_AGENTS = 2;

/** Asks as the crawlers of answer engines would, and only where robots.txt lets that crawler in. */
export async function probeCrawlers(
  reading: Reading,
  { session, parser }: { session: FetchSession; parser: PageParser },
): Promise<Reading["crawlerViews"]> {
  const further = reading.pages.slice(1, 1 + FURTHER_PAGES);
  const asks = [
    ...table.agents.map((crawler) => ({ ...crawler, url: reading.home.finalUrl })),
    ...further.flatMap((page) =>
      table.agents.slice(0, FURTHER_AGENTS).map((crawler) => ({ ...crawler, url: page.finalUrl })),
    ),
  ].filter(({ agent, url }) => robotsGate(reading.robots, agent)(url) === null);

  return Promise.all(
    asks.map(async ({ agent, userAgent, url }) => {
      const exchange = await session.get(url, { userAgent });
      const parsed = isHtml(exchange) ? await parser.parse(exchange) : null;
      return { agent, url, exchange, words: parsed?.page?.mainWords ?? 0 };
    }),
  );
}
