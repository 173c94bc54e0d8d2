import type { Bench } from "../workshop/bench.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import type { Reading } from "./types.ts";

/** Enough for the head of a page, which is all that is judged. */
const MAX_BYTES = 300_000;

/** Asks for a few internal links and sitemap entries that were not read as pages. */
export async function probeLinks(
  reading: Reading,
  { session, bench, userAgent }: { session: FetchSession; bench: Bench; userAgent: string },
): Promise<Reading["probes"]> {
  const plan = bench.run("planLinks", { reading, userAgent });
  const { linked, listed } = await unlessStopped(plan, () => ({ linked: [], listed: [] }));
  const probe = (from: "link" | "sitemap") => async (url: string) => ({
    url,
    from,
    exchange: await session.get(url, { maxBytes: MAX_BYTES }),
  });
  return Promise.all([...linked.map(probe("link")), ...listed.map(probe("sitemap"))]);
}
