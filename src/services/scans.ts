import { IsNull, LessThan } from "typeorm";
import { sleep } from "../engine/timers.ts";
import { AppError } from "../errors.ts";
import { Scan } from "../schema/scan.ts";
import { Site } from "../schema/site.ts";
import type { Database } from "./database.ts";
import type { ScanQueue } from "./scan-queue.ts";
import type { Scope } from "./scope.ts";
import type { StandingScans } from "./standing-scans.ts";

/** How often a scan that runs in another process is looked at, in milliseconds. */
const LOOK_MS = 500;

/** Finds scans and waits for them; accepting them is `ScanIntake`'s, running them `ScanRunner`'s. */
export class Scans {
  readonly #database: Database;
  readonly #queue: ScanQueue;
  readonly #standing: StandingScans;

  constructor(options: { database: Database; queue: ScanQueue; standing: StandingScans }) {
    this.#database = options.database;
    this.#standing = options.standing;
    this.#queue = options.queue;
  }

  /** Throws NOT_FOUND. */
  async byId(id: string): Promise<Scan> {
    return found(await this.#database.manager.findOneBy(Scan, { id }));
  }

  /** Throws NOT_FOUND. */
  async bySlug(slug: string): Promise<Scan> {
    return found(await this.#database.manager.findOneBy(Scan, { slug }));
  }

  /** Finished scans of a monitor, or the public ones of a site, newest first. */
  async historyOf(scope: Scope, limit: number): Promise<Scan[]> {
    const where = await this.#owned(scope);
    if (!where) return [];
    return this.#database.manager.find(Scan, { where, order: { measuredAt: "DESC" }, take: limit });
  }

  /** Id of the newest finished scan of a monitor, or the newest public one of a site, as it was within the last second. */
  async newestOf(scope: Scope): Promise<string | null> {
    const known = this.#standing.newest(scope);
    if (known) return known;
    const [newest] = await this.historyOf(scope, 1);
    if (newest) this.#standing.rememberNewest(scope, newest.id);
    return newest?.id ?? null;
  }

  /** The finished scan before this one of the same owner, kind, mode and score version; `null` when there is none. */
  async before({ monitorId, siteId, kind, mode, scoreVersion, measuredAt }: Scan): Promise<Scan | null> {
    if (!measuredAt) return null;
    const owner = monitorId ? { monitorId } : { siteId, monitorId: IsNull() };
    const where = { ...owner, kind, mode, scoreVersion, status: "DONE" as const, measuredAt: LessThan(measuredAt) };
    return this.#database.manager.findOne(Scan, { where, order: { measuredAt: "DESC" } });
  }

  /** Not in one statement: TypeORM would read the whole history of the site to limit a join. */
  async #owned(scope: Scope) {
    const status = "DONE" as const;
    if ("monitorId" in scope) return { monitorId: scope.monitorId, status };
    const site = await this.#database.manager.findOneBy(Site, { key: scope.site });
    return site && { siteId: site.id, monitorId: IsNull(), status };
  }

  /**
   * The scan once it has ended; throws its error when it failed, UNAVAILABLE with `scanId` when the process stops or
   * loses the database before: the scan goes on all the same.
   */
  async ended(id: string): Promise<Scan> {
    await this.#queue.ended(id);
    for (;;) {
      const scan = await this.#whileRunning(id);
      if (endedScan(scan)) return scan;
      await sleep(LOOK_MS);
    }
  }

  async #whileRunning(id: string): Promise<Scan> {
    try {
      const scan = await this.byId(id);
      if (!scan.measuredAt) this.#queue.assertRunning();
      return scan;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "UNAVAILABLE") throw error;
      const goesOn = new AppError("UNAVAILABLE", error.message, { ...error.details, scanId: id });
      goesOn.cause = error.cause;
      throw goesOn;
    }
  }
}

function found(scan: Scan | null): Scan {
  if (!scan) throw new AppError("NOT_FOUND", "There is no such scan.");
  return scan;
}

/** The scan if it is done, `null` while it goes on; throws the error that it ended with. */
export function endedScan(scan: Scan): Scan | null {
  if (scan.status === "FAILED") throw new AppError(scan.error?.code ?? "SCAN_FAILED", scan.error?.message);
  return scan.status === "DONE" ? scan : null;
}
