import { createHash } from "node:crypto";
import { type EntityManager, In, MoreThan } from "typeorm";
import { siteKey } from "../../engine/read-site/fetch/url-policy.ts";
import type { WatchedSite } from "../../engine/types.ts";
import { AppError } from "../../errors.ts";
import { Account } from "../../schema/account.ts";
import { Monitor } from "../../schema/monitor.ts";
import { type MeasurePlan, Scan } from "../../schema/scan.ts";
import { Site } from "../../schema/site.ts";
import { spendTokens } from "../accounts/balance.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import type { EngineCatalogue } from "../engine-catalogue.ts";
import { insertScan } from "../scan-intake.ts";
import type { ScanQueue } from "../scan-queue.ts";
import { type NextMeasure, nextMeasure, nextTime } from "./measure-plan.ts";
import { type Allowance, allowanceOf, windowStart } from "./rescan-rules.ts";
import { insertPinned } from "./settlement.ts";

/** What starting measures works with. */
export interface MeasuresOptions {
  database: Database;
  engines: EngineCatalogue;
  /** `null`: this process takes up no work, and leaves the scan to a server. */
  queue: Pick<ScanQueue, "reserve" | "add"> | null;
}

/** Starts the measures of monitors: by their schedule, as a rescan under its rules, or for the operator. */
export class Measures {
  readonly #options: MeasuresOptions;

  constructor(options: MeasuresOptions) {
    this.#options = options;
  }

  /** Measures now whatever the rules of rescans say; throws RESCAN_REFUSED while one is open, TOKENS_SHORT. */
  start(monitorId: string): Promise<Scan> {
    return this.#begin(monitorId, "operator", async () => undefined);
  }

  /** Measures again for the owner; throws RESCAN_REFUSED, which says when it is possible, or TOKENS_SHORT. */
  rescan(monitorId: string): Promise<Scan> {
    return this.#begin(monitorId, "rescan", async (manager, now) => {
      const allowance = allowanceOf(await pastScans(manager, monitorId, now), now);
      if (!allowance.allowed) throw refusal(allowance, now);
    });
  }

  /** How many rescans are left, and what stands against one now. */
  async allowance(monitorId: string): Promise<Allowance> {
    const now = new Date();
    return allowanceOf(await pastScans(this.#options.database.manager, monitorId, now), now);
  }

  /**
   * Measures a monitor whose time has come, once however many instances look; `null` when another one was first or a
   * measure is open. Throws TOKENS_SHORT; the monitor then waits for its next time.
   */
  async startDue({ id, schedule, nextMeasureAt }: Monitor): Promise<Scan | null> {
    const next = nextTime(schedule, new Date());
    const claim = (manager: EntityManager) =>
      manager.update(Monitor, { id, nextMeasureAt: nextMeasureAt! }, { nextMeasureAt: next });
    try {
      return await this.#begin(id, "schedule", async (manager) => {
        if (!(await claim(manager)).affected) throw new AppError("EXISTS");
      });
    } catch (error) {
      const { code } = error as AppError;
      if (code === "EXISTS" || code === "RESCAN_REFUSED") return null;
      if (code === "TOKENS_SHORT" || code === "BAD_INPUT") await this.#options.database.write(claim);
      throw error;
    }
  }

  async #begin(
    monitorId: string,
    cause: MeasurePlan["cause"],
    admit: (manager: EntityManager, now: Date) => Promise<void>,
  ): Promise<Scan> {
    const { database, queue } = this.#options;
    const giveBack = (await queue?.reserve()) ?? (() => {});
    try {
      const scan = await database.write(async (manager) => {
        const now = new Date();
        await admit(manager, now);
        return this.#insert(manager, monitorId, { cause, now });
      });
      queue?.add(scan.id);
      return scan;
    } catch (error) {
      if (isDuplicate(error)) throw new AppError("RESCAN_REFUSED", "A scan of this site is already on its way.");
      throw error;
    } finally {
      giveBack();
    }
  }

  async #insert(manager: EntityManager, id: string, { cause, now }: { cause: MeasurePlan["cause"]; now: Date }) {
    const monitor = await manager.findOneBy(Monitor, { id });
    if (!monitor) throw new AppError("NOT_FOUND", "There is no such monitor.");
    const account = await manager.findOneByOrFail(Account, { id: monitor.accountId });
    const next = nextMeasure(monitor, account.plan, this.#options.engines);
    const watched = await watchedSite(manager, monitor);
    const scan = await insertScan(manager, orderOf(monitor, next, now), columnsOf(monitor, next, { cause, watched }));
    await insertPinned(manager, scan.id, next.questions);
    if (next.tokens > 0) await spendTokens(manager, { accountId: account.id, scanId: scan.id, tokens: next.tokens });
    return scan;
  }
}

/** The key of a monitor's open scan: one at a time, and never one that stands for a public scan. */
function keyOf(monitorId: string): string {
  return createHash("sha256").update(`MONITOR\n${monitorId}`).digest("hex");
}

/** A monitor whose old address is gone begins where that led last. */
function orderOf({ id, url, domain, failure }: Monitor, { mode, engines }: NextMeasure, now: Date) {
  const address = new URL(url);
  if (failure?.code !== "HOST_NOT_FOUND" || siteKey(address) === domain)
    return { url: address, key: keyOf(id), mode, engines, now };
  return { url: new URL(`${address.protocol}//${domain}/`), key: keyOf(id), mode, engines, now };
}

function columnsOf(
  { id, brandNames }: Monitor,
  { kind, count, engines, questions }: NextMeasure,
  { cause, watched }: Pick<MeasurePlan, "cause" | "watched">,
) {
  const asked = { questions: count, engines: engines.map((engine) => engine.id), repeats: 1 };
  const plan = { ...asked, brandNames, watched, pinned: questions.length > 0, cause };
  return { kind, monitorId: id, plan, plannedAnswers: count * engines.length };
}

async function watchedSite(manager: EntityManager, { siteId, domain, formerSites }: Monitor): Promise<WatchedSite> {
  const { brand, key } = await manager.findOneByOrFail(Site, { id: siteId });
  return { site: domain, brand: brand === key ? null : brand, former: formerSites ?? [] };
}

/** The scans that the rules of rescans look at: those of the last seven days, and open ones. */
export function pastScans(manager: EntityManager, monitorId: string, now: Date): Promise<Scan[]> {
  return manager.find(Scan, {
    select: { id: true, createdAt: true, status: true, plan: true },
    where: [
      { monitorId, createdAt: MoreThan(windowStart(now)) },
      { monitorId, status: In(["QUEUED", "RUNNING"]) },
    ],
  });
}

function refusal({ reason, nextAt, remaining }: Allowance, now: Date): AppError {
  const wait = nextAt && Math.ceil((nextAt.getTime() - now.getTime()) / 1000);
  const details = { nextAt: nextAt?.toISOString() ?? null, remaining, ...(wait && { retryAfterSeconds: wait }) };
  return new AppError("RESCAN_REFUSED", reason!, details);
}
