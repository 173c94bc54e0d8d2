import { createHash } from "node:crypto";
import { type EntityManager, In, LessThan } from "typeorm";
import type { AppError } from "../../errors.ts";
import { LimitUse } from "../../schema/limit-use.ts";
import { ScanAllowance } from "../../schema/scan-allowance.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import { limitFault, type UsedUp } from "./limit-fault.ts";
import { dayAt, hourAt, type Window } from "./windows.ts";

/** How long what a window counted is kept after its end, in milliseconds: longer than any scan takes. */
const KEPT_MS = 48 * 3_600_000;

/** Who starts a scan, as it is counted. */
export interface Counted {
  /** A network address, or the id of a credential. */
  network: string;
  /** The browser's own id; without one the network stands for it. */
  browser: string | null;
}

/** How many free scans may be started. */
export interface ScanLimits {
  perNetworkHour: number;
  perBrowserDay: number;
  perDay: number;
}

/** One limit in the window that it is in now. */
export interface ScanLimit extends UsedUp {
  id: string;
}

/**
 * What free scans use up. It is counted in the transaction that accepts a scan: right for every instance, after any
 * crash, and never for what was refused or rolled back.
 */
export class Allowances {
  readonly #database: Database;
  readonly #limits: ScanLimits;

  constructor(database: Database, limits: ScanLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** What starting a scan is counted in, in the order in which a refusal names them. */
  ofScan({ network, browser }: Counted, now: Date): ScanLimit[] {
    const quota = this.#limits.perBrowserDay;
    const ofBrowser = { code: "LIMIT_BROWSER_DAY", limit: "browser-day", quota } as const;
    return [
      ...this.ofNetwork({ network, browser }, now),
      scanLimit(ofBrowser, browser ?? network, dayAt(now)),
      ...this.ofCapacity(now),
    ];
  }

  /** What asking at all is counted in. */
  ofNetwork({ network }: Counted, now: Date): ScanLimit[] {
    const quota = this.#limits.perNetworkHour;
    return [scanLimit({ code: "LIMIT_IP_HOUR", limit: "ip-hour", quota }, network, hourAt(now))];
  }

  /** What all scans of a day share. */
  ofCapacity(now: Date): ScanLimit[] {
    return [scanLimit({ code: "CAPACITY_DAY", limit: "capacity-day", quota: this.#limits.perDay }, "all", dayAt(now))];
  }

  /** The first of these limits that is used up, as the error it leads to; `null` when there is something left of each. */
  async usedUp(limits: ScanLimit[], now: Date): Promise<AppError | null> {
    const rows = await this.#rows(limits);
    const used = new Map(rows.map((row) => [row.id, row.used]));
    const full = limits.find(({ id, quota }) => (used.get(id) ?? 0) >= quota);
    return full ? limitFault(full, now) : null;
  }

  /** Makes the rows that `take` counts in; outside of its transaction, where nobody waits for another's new row. */
  async prepare(limits: ScanLimit[]): Promise<void> {
    const there = new Set((await this.#rows(limits)).map(({ id }) => id));
    const missing = limits.filter(({ id }) => !there.has(id));
    if (missing.length === 0) return;
    await this.#database.write(async (manager) => {
      for (const { id, resetAt } of missing) {
        await manager.insert(LimitUse, { id, used: 0, resetsAt: resetAt }).catch((error) => {
          if (!isDuplicate(error)) throw error;
        });
      }
    });
  }

  /** Counts one, inside the `write` of what is counted; throws the limit that is used up, which undoes the write. */
  async take(manager: EntityManager, limits: ScanLimit[], now: Date): Promise<void> {
    for (const limit of limits) {
      const isLeft = { id: limit.id, used: LessThan(limit.quota) };
      const { affected } = await manager.update(LimitUse, isLeft, { used: () => "used + 1" });
      if (!affected) throw limitFault(limit, now);
    }
  }

  /** Remembers what a scan was counted in until it ends. */
  async remember(manager: EntityManager, scanId: string, limits: ScanLimit[]): Promise<void> {
    await manager.insert(ScanAllowance, { scanId, allowanceIds: limits.map(({ id }) => id) });
  }

  /** Ends what a scan was counted in, inside the `write` that ends it; given back where it asked no engine. */
  async settle(manager: EntityManager, scanId: string, { giveBack }: { giveBack: boolean }): Promise<void> {
    const row = await manager.findOneBy(ScanAllowance, { scanId });
    if (!row) return;
    if (giveBack) await manager.decrement(LimitUse, { id: In(row.allowanceIds) }, "used", 1);
    await manager.delete(ScanAllowance, { scanId });
  }

  /** Deletes what is over for long. */
  async prune(now: Date = new Date()): Promise<void> {
    const over = { resetsAt: LessThan(new Date(now.getTime() - KEPT_MS)) };
    await this.#database.write((manager) => manager.delete(LimitUse, over));
  }

  #rows(limits: ScanLimit[]): Promise<LimitUse[]> {
    return this.#database.manager.findBy(LimitUse, { id: In(limits.map(({ id }) => id)) });
  }
}

type Named = Pick<UsedUp, "code" | "limit" | "quota">;

function scanLimit(named: Named, who: string, { start, end, seconds }: Window): ScanLimit {
  const id = createHash("sha256").update(`${named.limit}\n${who}\n${start.toISOString()}`).digest("hex");
  return { ...named, id, windowSeconds: seconds, resetAt: end };
}
