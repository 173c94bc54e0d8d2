import { In } from "typeorm";
import type { Monitor } from "../../schema/monitor.ts";
import type { NetworkSiteView, NetworkSummary } from "../../schema/network-view.ts";
import { Scan } from "../../schema/scan.ts";
import type { Database } from "../database.ts";

/** How many sites a summary names as movers. */
const MOVERS = 5;

/** The sites of a network as they stand, worst first; those without a measure last. */
export async function networkSites(database: Database, monitors: Monitor[]): Promise<NetworkSiteView[]> {
  const measures = await newestMeasures(database, monitors);
  const views = monitors.map((monitor) => view(monitor, measures.get(monitor.id) ?? []));
  const rank = ({ visibility }: NetworkSiteView) => visibility ?? Number.POSITIVE_INFINITY;
  return views.sort((a, b) => rank(a) - rank(b) || a.site.localeCompare(b.site));
}

/** Averages and movers of sites that `networkSites` gave. */
export function summariseNetwork(sites: NetworkSiteView[]): NetworkSummary {
  const measured = sites.filter(({ measuredAt }) => measuredAt);
  const moved = measured.filter(({ change }) => change);
  const dates = measured.map((site) => site.measuredAt!.getTime());
  const dateOf = (pick: (...dates: number[]) => number) => (dates.length === 0 ? null : new Date(pick(...dates)));
  return {
    sites: sites.length,
    measured: measured.length,
    n: measured.reduce((sum, { n }) => sum + n, 0),
    from: dateOf(Math.min),
    to: dateOf(Math.max),
    up: moved.filter(({ change }) => change! > 0).length,
    down: moved.filter(({ change }) => change! < 0).length,
    visibility: mean(measured.map(({ visibility }) => visibility)),
    readiness: mean(measured.map(({ readiness }) => readiness)),
    gated: measured.filter(({ gate }) => gate !== null).length,
    movers: moved.sort((a, b) => Math.abs(b.change!) - Math.abs(a.change!)).slice(0, MOVERS),
  };
}

function view({ id, domain, nextMeasureAt }: Monitor, [latest, before]: Scan[]): NetworkSiteView {
  const isComparable = before?.mode === latest?.mode && before?.scoreVersion === latest?.scoreVersion;
  const previous = isComparable ? (before?.visibility ?? null) : null;
  const visibility = latest?.visibility ?? null;
  return {
    monitorId: id,
    site: domain,
    brand: latest?.brand ?? null,
    visibility,
    n: latest?.namedShare?.countable ?? 0,
    previous,
    change: visibility === null || previous === null ? null : oneDecimal(visibility - previous),
    readiness: latest?.readiness ?? null,
    gate: latest?.gate ?? null,
    verdict: latest?.verdict ?? null,
    measuredAt: latest?.measuredAt ?? null,
    nextMeasureAt,
  };
}

/** The two newest finished measures of each, newest first, in two statements however many there are. */
async function newestMeasures(database: Database, monitors: Monitor[]): Promise<Map<string, Scan[]>> {
  if (monitors.length === 0) return new Map();
  const ranked = database.manager
    .createQueryBuilder()
    .select("scan.id", "id")
    .addSelect("ROW_NUMBER() OVER (PARTITION BY scan.monitorId ORDER BY scan.measuredAt DESC)", "age")
    .from(Scan, "scan")
    .where("scan.monitorId IN (:...ids) AND scan.status = 'DONE'", { ids: monitors.map(({ id }) => id) });
  const newest: { id: string }[] = await database.manager
    .createQueryBuilder()
    .select("ranked.id", "id")
    .from(`(${ranked.getQuery()})`, "ranked")
    .where("ranked.age <= 2")
    .setParameters(ranked.getParameters())
    .getRawMany();
  const where = { id: In(newest.map(({ id }) => id)) };
  const scans = await database.manager.find(Scan, { where, order: { measuredAt: "DESC" } });
  return Map.groupBy(scans, ({ monitorId }) => monitorId!);
}

function mean(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : oneDecimal(known.reduce((sum, value) => sum + value, 0) / known.length);
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
