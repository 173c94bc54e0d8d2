import { randomUUID } from "node:crypto";
import { type EntityManager, Not } from "typeorm";
import { Monitor } from "../../schema/monitor.ts";
import { MonitorEdit } from "../../schema/monitor-edit.ts";
import { type MeasurePlan, Scan } from "../../schema/scan.ts";

/** Former sites that are remembered. */
const MOST_FORMER = 10;

/** A watched site that answered from another host than before. */
export interface SiteMove {
  from: string;
  to: string;
  /** The name it had, which counts as its own from now on; `null` where it kept its name. */
  keptName: string | null;
  /** The account watches the new host with another monitor already, so this one keeps its name. */
  isTwin: boolean;
}

/**
 * After a measure that found the site on another host: the monitor watches that one from now on, with its questions,
 * history and token; the host and the name it had stay its own, so that answers that still say them count. `null` where
 * it did not move. The first measure is no move: it tells what was meant.
 */
export async function followSite(
  manager: EntityManager,
  { id: scanId, siteId, domain: to, brand, plan }: Scan,
  monitor: Monitor,
): Promise<SiteMove | null> {
  const { id, accountId, domain: from, formerSites } = monitor;
  if (from === to) return null;
  const isTwin = await manager.existsBy(Monitor, { accountId, siteId, id: Not(id) });
  if (isTwin) return { from, to, keptName: null, isTwin };
  const keptName = newName(plan?.watched?.brand ?? null, [brand, ...monitor.brandNames]);
  const brandNames = [...monitor.brandNames, ...(keptName ? [keptName] : [])];
  const former = [...new Set([from, ...(formerSites ?? [])])].filter((key) => key !== to).slice(0, MOST_FORMER);
  await manager.update(Monitor, id, { siteId, domain: to, formerSites: former, brandNames });
  // By these names it was read already: the next measure looks for the same.
  await manager.update(Scan, scanId, { plan: { ...(plan as MeasurePlan), brandNames } });
  const earlier = { monitorId: id, status: "DONE" as const, id: Not(scanId) };
  if (!(await manager.existsBy(Scan, earlier))) return null;
  const edited = { id: randomUUID(), monitorId: id, at: new Date() };
  await manager.insert(MonitorEdit, { ...edited, what: "SITE", added: [to], removed: [from] });
  if (keptName) {
    const named = { ...edited, id: randomUUID(), added: [keptName], removed: [] };
    await manager.insert(MonitorEdit, { ...named, what: "BRAND_NAMES" });
  }
  return { from, to, keptName, isTwin };
}

/** Whether a monitor watches a site under this key, or did before it moved. */
export function isOrWasAt(monitor: Pick<Monitor, "domain" | "formerSites">, key: string): boolean {
  return monitor.domain === key || wasAt(monitor, key);
}

/** Whether a monitor watched a site under this key before it moved. */
export function wasAt({ formerSites }: Pick<Monitor, "formerSites">, key: string): boolean {
  return formerSites?.includes(key) ?? false;
}

function newName(name: string | null, known: string[]): string | null {
  return name && known.every((other) => other.toLowerCase() !== name.toLowerCase()) ? name : null;
}
