import PQueue from "p-queue";
import type { ReadCitation } from "../read-answer/types.ts";
import type { Exchange, Page } from "../read-site/types.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import type { Sought } from "./judge-cited.ts";
import { openPage } from "./open-page.ts";
import type { CitedPage, FootprintTools } from "./types.ts";

const AT_ONCE = 6;
const ROBOTS_TIMEOUT_MS = 3000;

/** Reads third parties' pages, as far as their robots.txt allows it, and looks whom they name. */
export async function readCitedPages(
  citations: ReadCitation[],
  sought: Sought,
  tools: FootprintTools,
): Promise<CitedPage[]> {
  const { session, bench, userAgent = "*" } = tools;
  const files = new Map<string, Promise<Exchange>>();
  const robotsOf = (origin: string) => {
    const file = files.get(origin) ?? session.get(`${origin}/robots.txt`, { timeoutMs: ROBOTS_TIMEOUT_MS });
    files.set(origin, file);
    return file;
  };
  const open = async (url: string): Promise<Page | null> => {
    const origin = URL.parse(url)?.origin;
    if (!origin) return null;
    const asked = bench.run("refusal", { robots: await robotsOf(origin), agent: userAgent, url });
    const refusal = await unlessStopped(asked, ({ message }) => message);
    return refusal === null ? (await openPage(url, tools)).page : null;
  };
  const queue = new PQueue({ concurrency: AT_ONCE });
  const opened = await queue.addAll(
    citations.map((citation) => async () => ({ citation, page: await open(citation.url) })),
  );
  return unlessStopped(bench.run("judgeCited", { ...sought, opened }), () => []);
}
