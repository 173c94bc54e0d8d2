import type { Benchmark } from "../../schema/evidence/standing.ts";
import type { Scan } from "../../schema/scan.ts";
import type { Measure } from "./store.ts";

/** Fewer sites of a category say nothing of a rank. */
export const FEWEST_PEERS = 5;

/** Where a scan stands among the newest public measures of its category; other sites are numbers, never names. */
export function benchmarkOf({ siteId, category, visibility }: Scan, peers: Measure[]): Benchmark {
  const others = peers.flatMap((peer) => (peer.siteId !== siteId ? (peer.visibility ?? []) : []));
  const of = others.length + 1;
  if (visibility === null || of < FEWEST_PEERS) {
    return { category, rank: null, of, percentile: null, distribution: [] };
  }
  const below = others.filter((other) => other < visibility).length;
  return {
    category,
    rank: others.filter((other) => other > visibility).length + 1,
    of,
    percentile: Math.round((1000 * below) / others.length) / 10,
    distribution: [...others, visibility].sort((a, b) => a - b),
  };
}
