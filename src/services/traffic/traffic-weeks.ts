import { CRAWLERS } from "../../engine/read-site/robots/crawlers.ts";
import { labelOf } from "../../engine/traffic/ai-engines.ts";
import { weekOf, weeksBetween } from "../../engine/traffic/week.ts";
import type { CrawlerPurpose } from "../../engine/types.ts";
import type { AiTraffic, CrawlerFetches, EngineVisits, TrafficWeek } from "../../schema/evidence/traffic.ts";
import type { TrafficCount, TrafficSource } from "../../schema/traffic-count.ts";

/** What is known of a site's visits from AI engines: its counts of the last year, and whether its beacon is on. */
export function trafficOf(counts: readonly TrafficCount[], beaconKey: string | null, now: Date): AiTraffic {
  const byWeek = Map.groupBy(counts, ({ week }) => week);
  const beacon = beaconWeeks(counts, beaconKey, now);
  const known = [...new Set([...byWeek.keys(), ...beacon])].sort().reverse();
  const weeks = known.map((week) => weekOfRows(week, byWeek.get(week) ?? [], beacon.has(week)));
  return { weeks, reason: weeks.length > 0 ? null : reasonOf(beaconKey) };
}

/** Why no visit is known, though the site may have some. */
function reasonOf(beaconKey: string | null): string {
  return beaconKey === null
    ? "No visits are known: the site's pages hold no beacon, and no access log was imported. The console says how, under AI traffic."
    : "The beacon is on, and has told of no visit from an AI engine yet: none came, or the pages do not hold the script. An access log that is imported would tell.";
}

/** A beacon speaks for itself from its first visit on: before, silence may mean that no page holds it. */
function beaconWeeks(counts: readonly TrafficCount[], beaconKey: string | null, now: Date): Set<string> {
  const told = counts.filter(({ source }) => source === "beacon").map(({ week }) => week);
  if (told.length === 0) return new Set();
  const [first, last] = [told.reduce((a, b) => (a < b ? a : b)), told.reduce((a, b) => (a > b ? a : b))];
  return new Set(weeksBetween(first, beaconKey === null ? last : weekOf(now)));
}

function weekOfRows(week: string, rows: TrafficCount[], hasBeacon: boolean): TrafficWeek {
  const hasLog = rows.some(({ kind, source }) => kind === "seen" && source === "log");
  const visits = rows.filter(({ kind }) => kind === "visit");
  const byEngine = [...Map.groupBy(visits, ({ name }) => name)].map(([engine, own]): EngineVisits => {
    const of = (wanted: TrafficSource) => own.find(({ source }) => source === wanted)?.count ?? 0;
    const [beacon, log] = [hasBeacon ? of("beacon") : null, hasLog ? of("log") : null];
    return { engine, label: labelOf(engine), visits: Math.max(beacon ?? 0, log ?? 0), beacon, log };
  });
  return {
    week: new Date(week),
    visits: byEngine.reduce((sum, each) => sum + each.visits, 0),
    byEngine: byEngine.sort((a, b) => b.visits - a.visits || a.engine.localeCompare(b.engine)),
    fetches: hasLog ? fetchesOf(rows.filter(({ kind }) => kind === "fetch")) : null,
  };
}

function fetchesOf(rows: TrafficCount[]): CrawlerFetches[] {
  const fetches = rows.flatMap(({ name: crawler, count }) => {
    const known = CRAWLERS.find(({ agent }) => agent === crawler);
    return known ? [{ crawler, vendor: known.vendor, purpose: known.kind as CrawlerPurpose, fetches: count }] : [];
  });
  return fetches.sort((a, b) => b.fetches - a.fetches || a.crawler.localeCompare(b.crawler));
}
