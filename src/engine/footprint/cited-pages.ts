import PQueue from "p-queue";
import type { ReadCitation } from "../read-answer/types.ts";
import { type RobotsGate, robotsGate } from "../read-site/robots-gate.ts";
import type { Page } from "../read-site/types.ts";
import type { BrandFinder } from "./brand-finder.ts";
import { isLegible, openPage, textOf, titlesOf } from "./open-page.ts";
import type { CitedPage, FootprintTools } from "./types.ts";

const AT_ONCE = 6;
const ROBOTS_TIMEOUT_MS = 3000;

/** Reads third parties' pages, as far as their robots.txt allows it, and looks whom they name. */
export async function readCitedPages(
  citations: ReadCitation[],
  finder: BrandFinder,
  tools: FootprintTools,
): Promise<CitedPage[]> {
  const gates = new Map<string, Promise<RobotsGate>>();
  const gateOf = (origin: string) => {
    const gate = gates.get(origin) ?? readRobots(origin, tools);
    gates.set(origin, gate);
    return gate;
  };
  const open = async (url: string) => {
    const origin = URL.parse(url)?.origin;
    if (!origin || (await gateOf(origin))(url) !== null) return null;
    return (await openPage(url, tools)).page;
  };
  const queue = new PQueue({ concurrency: AT_ONCE });
  return queue.addAll(citations.map((citation) => async () => judgePage(citation, await open(citation.url), finder)));
}

async function readRobots(origin: string, { session, userAgent = "*" }: FootprintTools): Promise<RobotsGate> {
  return robotsGate(await session.get(`${origin}/robots.txt`, { timeoutMs: ROBOTS_TIMEOUT_MS }), userAgent);
}

/** A page that cannot be read, or hardly says anything, is judged by its titles alone, and only in favour. */
function judgePage({ url, domain, type, title }: ReadCitation, page: Page | null, finder: BrandFinder): CitedPage {
  const cited = { domain, url, type, title };
  if (page && isLegible(page)) {
    const text = textOf(page);
    return { ...cited, names: finder.names(text, page.links), titleOnly: false, rivals: finder.countRivals(text) };
  }
  const titles = [title ?? "", page ? titlesOf(page) : ""].join("\n");
  return { ...cited, names: finder.names(titles, page?.links) || null, titleOnly: true, rivals: 0 };
}
