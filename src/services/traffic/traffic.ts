import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Between, type EntityManager, LessThanOrEqual, MoreThanOrEqual } from "typeorm";
import { SENDING_ENGINES } from "../../engine/traffic/ai-engines.ts";
import { type Tally, tallyLines } from "../../engine/traffic/tally.ts";
import { isPerson } from "../../engine/traffic/visitor.ts";
import { weekOf } from "../../engine/traffic/week.ts";
import { AppError } from "../../errors.ts";
import { Monitor } from "../../schema/monitor.ts";
import { TrafficCount } from "../../schema/traffic-count.ts";
import { TrafficImport } from "../../schema/traffic-import.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import { monitorOf } from "../monitors/monitors.ts";

/** How far back counts are shown, in weeks. */
const WEEKS = 52;
const WEEK_MS = 7 * 24 * 3_600_000;

/** What a page tells of a visit that an engine sent. */
export interface Visit {
  /** The monitor's beacon key. */
  beacon: string;
  engine: string;
  /** The page's origin, as the browser says. */
  origin: string;
  agent: string;
}

/** Visits from AI engines and fetches of their crawlers, counted by the week and never one by one. */
export class Traffic {
  readonly #database: Database;

  constructor(options: { database: Database }) {
    this.#database = options.database;
  }

  /** Turns the beacon on with a new key, or off: pages that name the old one then count for nothing. */
  setBeacon(id: string, isOn: boolean): Promise<Monitor> {
    return this.#database.write(async (manager) => {
      await manager.update(Monitor, { id }, { beaconKey: isOn ? randomBytes(12).toString("hex") : null });
      return monitorOf(manager, id);
    });
  }

  /**
   * Counts a visit; `false` for one that is none: of a program, or of a page of another site. Throws NOT_FOUND for a key
   * that nobody has, BAD_INPUT for an engine that is not known.
   */
  async count({ beacon, engine, origin, agent }: Visit): Promise<boolean> {
    if (!SENDING_ENGINES.some(({ id }) => id === engine)) throw new AppError("BAD_INPUT", "There is no such engine.");
    const found =
      /^[0-9a-f]{24}$/.test(beacon) && (await this.#database.manager.findOneBy(Monitor, { beaconKey: beacon }));
    if (!found) throw new AppError("NOT_FOUND", "No site has this beacon.");
    if (!isOf(found, origin) || !isPerson(agent)) return false;
    const count = { monitorId: found.id, week: weekOf(new Date()), kind: "visit" as const, name: engine };
    await this.#database.write((manager) => add(manager, { ...count, source: "beacon", count: 1 }));
    return true;
  }

  /** Counts what a part of a log holds; what an earlier part of that log held is left out. Throws BAD_INPUT. */
  async importLog(monitorId: string, log: string, text: string): Promise<Tally> {
    if (!/^[\w.-]{1,40}$/.test(log))
      throw new AppError("BAD_INPUT", "The name of a log has 1 to 40 letters, digits, dots, dashes or underscores.");
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
    const digest = createHash("sha256").update(text).digest("hex");
    const seen = tallyLines(lines, [], new Date());
    if (lines.length > 0 && !seen.range) throw new AppError("BAD_INPUT", UNREADABLE);
    return this.#database.write(async (manager) => {
      await inTurn(manager, monitorId);
      if (!seen.range || (await manager.existsBy(TrafficImport, { monitorId, log, digest }))) return allSkipped(seen);
      const { from, until, atEnd } = seen.range;
      const before = await manager.findBy(TrafficImport, {
        monitorId,
        log,
        until: MoreThanOrEqual(from),
        from: LessThanOrEqual(until),
      });
      const tally = before.length > 0 ? tallyLines(lines, before, new Date()) : seen;
      await manager.insert(TrafficImport, {
        id: randomUUID(),
        monitorId,
        log,
        from,
        until,
        atEnd,
        digest,
        at: new Date(),
      });
      for (const week of tally.weeks)
        await add(manager, { monitorId, week, kind: "seen", name: "", source: "log", count: 1 });
      for (const count of tally.counts) await add(manager, { monitorId, source: "log", ...count });
      return tally;
    });
  }

  /** Counts of the last year, oldest week first. */
  counts(monitorId: string): Promise<TrafficCount[]> {
    return countsOf(this.#database.manager, monitorId);
  }
}

const UNREADABLE =
  "No line could be read: send the access log in combined log format, or as one JSON object a line with time, status, referrer and user agent.";

/** Counts of the last year, oldest week first. */
export function countsOf(manager: EntityManager, monitorId: string): Promise<TrafficCount[]> {
  const now = Date.now();
  const week = Between(weekOf(new Date(now - (WEEKS - 1) * WEEK_MS)), weekOf(new Date(now)));
  return manager.find(TrafficCount, { where: { monitorId, week }, order: { week: "ASC", kind: "ASC", name: "ASC" } });
}

/** Two imports for one monitor wait for each other; nothing else does. */
async function inTurn(manager: EntityManager, id: string): Promise<void> {
  const { affected } = await manager.update(Monitor, { id }, { generation: () => "generation" });
  if (affected === 0) await monitorOf(manager, id);
}

async function add(manager: EntityManager, { count, ...key }: TrafficCount): Promise<void> {
  const { affected } = await manager.increment(TrafficCount, key, "count", count);
  if (affected) return;
  await manager.insert(TrafficCount, { ...key, count }).catch(async (error) => {
    if (!isDuplicate(error)) throw error;
    await manager.increment(TrafficCount, key, "count", count);
  });
}

/** A page of the site itself, wherever it is or was, or of a host below it such as `shop.`. */
function isOf({ domain, formerSites }: Monitor, origin: string): boolean {
  const host = URL.parse(origin)?.host.toLowerCase();
  return host !== undefined && [domain, ...(formerSites ?? [])].some((key) => host === key || host.endsWith(`.${key}`));
}

function allSkipped(tally: Tally): Tally {
  return { ...tally, skipped: tally.understood, visits: 0, fetches: 0, weeks: [], counts: [] };
}
