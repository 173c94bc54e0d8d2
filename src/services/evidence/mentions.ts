import type * as engine from "../../engine/types.ts";
import type { Citation } from "../../schema/citation.ts";
import type { MentionPage } from "../../schema/evidence/sources.ts";
import type { Measure } from "./store.ts";

/** What pages elsewhere were seen, measure by measure. */
export interface SeenPages {
  measures: Measure[];
  footprints: { scanId: string; footprint: engine.FootprintEvidence }[];
  /** Citations, by the scan they belong to. */
  cited: { scanId: string; citation: Citation }[];
}

/** Pages elsewhere that name the site and were first seen since then, newest first: their text was read, their title names it, or a search found them. */
export function mentionPages({ measures, footprints, cited }: SeenPages, brand: string, since: Date): MentionPage[] {
  const dateOf = new Map(measures.map(({ id, measuredAt }) => [id, measuredAt!]));
  const read = footprints.flatMap(({ scanId, footprint }) =>
    footprint.cited.filter(({ names }) => names).map((page) => ({ scanId, ...page })),
  );
  const titled = cited
    .filter(({ citation: { title, type } }) => type !== "own" && title?.toLowerCase().includes(brand.toLowerCase()))
    .map(({ scanId, citation: { url, title, domain } }) => ({ scanId, url, title, domain }));
  const found = footprints.flatMap(({ scanId, footprint }) =>
    (footprint.found ?? []).map((page) => ({ scanId, ...page })),
  );
  const pages = new Map<string, MentionPage>();
  for (const { scanId, url, title, domain } of [...read, ...titled, ...found]) {
    const seen = dateOf.get(scanId)!;
    const known = pages.get(url);
    if (!known || seen < known.firstSeen) pages.set(url, { url, title, domain, firstSeen: seen });
  }
  return [...pages.values()]
    .filter(({ firstSeen }) => firstSeen >= since)
    .sort((a, b) => b.firstSeen.getTime() - a.firstSeen.getTime() || a.url.localeCompare(b.url));
}
