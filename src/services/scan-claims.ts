import { randomUUID } from "node:crypto";
import { type EntityManager, In, IsNull } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import { Scan } from "../schema/scan.ts";
import type { Database } from "./database.ts";

/** Columns to change, beside those that a claim changes itself. */
export type ScanColumns = QueryDeepPartialEntity<Scan>;

/** A running scan as another instance sees it. */
export type RunningScan = Pick<Scan, "id" | "ownerId" | "beats">;

/** The scan that was run here is another instance's now, or ended: whatever else is known of it here is void. */
export class ScanLost extends Error {
  constructor(scanId: string) {
    super(`The scan ${scanId} is not this instance's any more.`);
    this.name = "ScanLost";
  }
}

/**
 * The only statements that change the status of a scan: QUEUED to RUNNING by whoever takes it up, RUNNING to DONE or
 * FAILED by its owner alone, RUNNING back to QUEUED by its owner or when that has gone silent. Each is conditional on
 * the status and the owner, so of two instances one changes the row and the other learns that it did not.
 */
export class ScanClaims {
  readonly #database: Database;
  /** New at each start: what a process of before left running is not ours. */
  readonly #owner = randomUUID();
  readonly #held = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes a queued scan ours; `null` when it is not queued (any more). Its `attempts` count those before. */
  async take(scanId: string): Promise<Scan | null> {
    const columns = { status: "RUNNING", stage: "reading", ownerId: this.#owner } as const;
    const scan = await this.#database.write(async (manager) => {
      await manager.update(
        Scan,
        { id: scanId, status: "QUEUED" },
        { ...columns, attempts: () => "attempts + 1", beats: () => "beats + 1" },
      );
      // Also found where the commit of a first try was done although its reply was lost.
      return manager.findOneBy(Scan, { id: scanId, status: "RUNNING", ownerId: this.#owner });
    });
    if (!scan || this.#held.has(scanId)) return null;
    this.#held.add(scanId);
    return { ...scan, attempts: scan.attempts - 1 };
  }

  /** Changes a scan that is ours, inside a `write`; throws `ScanLost` when it is not. */
  async change(manager: EntityManager, scanId: string, columns: ScanColumns): Promise<void> {
    const ours = { id: scanId, ownerId: this.#owner, status: "RUNNING" as const };
    const { affected } = await manager.update(Scan, ours, { ...columns, beats: () => "beats + 1" });
    if (!affected) throw new ScanLost(scanId);
  }

  /** Whether we have ended it: so after an end whose commit was done although its reply was lost. */
  hasEnded(scanId: string): Promise<boolean> {
    const ended = { id: scanId, ownerId: this.#owner, status: In(["DONE", "FAILED"]) };
    return this.#database.manager.existsBy(Scan, ended);
  }

  /** Lets go of a scan that ended or was lost. */
  forget(scanId: string): void {
    this.#held.delete(scanId);
  }

  /** Puts a scan of ours back in the line for any instance; the attempt does not count. */
  handBack(scanId: string): Promise<void> {
    const columns = { status: "QUEUED", stage: "waiting", ownerId: null, attempts: () => "attempts - 1" } as const;
    return this.#database.write((manager) => this.change(manager, scanId, columns));
  }

  /** A sign of life for every scan that runs here. */
  async beat(): Promise<void> {
    if (this.#held.size === 0) return;
    const ours = { id: In([...this.#held]), ownerId: this.#owner, status: "RUNNING" as const };
    await this.#database.write((manager) => manager.update(Scan, ours, { beats: () => "beats + 1" }));
  }

  /** Scans that others run, or ran until they died. */
  async others(): Promise<RunningScan[]> {
    const select = { id: true, ownerId: true, beats: true } as const;
    const running = await this.#database.manager.find(Scan, { select, where: { status: "RUNNING" } });
    return running.filter(({ ownerId }) => ownerId !== this.#owner);
  }

  /** Puts the scan of a silent owner back in the line, unless it gave a sign of life meanwhile. */
  async takeFrom({ id, ownerId, beats }: RunningScan): Promise<boolean> {
    const asSeen = { id, ownerId: ownerId ?? IsNull(), beats, status: "RUNNING" as const };
    const columns = { status: "QUEUED", stage: "waiting", ownerId: null } as const;
    const { affected } = await this.#database.write((manager) => manager.update(Scan, asSeen, columns));
    return affected === 1;
  }
}
