import { createHash, randomUUID } from "node:crypto";
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan } from "typeorm";
import { AppError } from "../../errors.ts";
import { WaitingScan } from "../../schema/waiting-scan.ts";
import type { Database } from "../database.ts";
import { addressKey } from "../mail/address.ts";

/** How many scans may wait for one address. */
const MOST_EACH = 3;

/** Who waits for which site. */
export interface Waiter {
  address: string;
  siteKey: string;
  url: string;
}

/** The rows of the waiting list. */
export class WaitingRows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The row of an address and a site, if it waits. */
  find({ address, siteKey }: Waiter): Promise<WaitingScan | null> {
    return this.#database.manager.findOneBy(WaitingScan, { addressKey: hash(address), siteKey });
  }

  /** Adds a row, inside a `write`; rejects as a duplicate where another was first. Throws BAD_INPUT for a fourth of an address. */
  async add(manager: EntityManager, { address, siteKey, url }: Waiter): Promise<WaitingScan> {
    const key = hash(address);
    const taken = await manager.findBy(WaitingScan, { addressKey: key });
    const slot = [...Array(MOST_EACH).keys()].find((place) => !taken.some((row) => row.slot === place));
    if (slot === undefined) throw new AppError("BAD_INPUT", `${MOST_EACH} scans wait for this address already.`);
    const row = { id: randomUUID(), address, addressKey: key, siteKey, slot, url, scanId: null, createdAt: new Date() };
    await manager.insert(WaitingScan, row);
    return row;
  }

  /** How many wait that came no later. */
  before({ createdAt }: WaitingScan): Promise<number> {
    return this.#database.manager.countBy(WaitingScan, { scanId: IsNull(), createdAt: LessThanOrEqual(createdAt) });
  }

  /** Those whose turn has not come, longest first. */
  waiting(most: number): Promise<WaitingScan[]> {
    return this.#find({ scanId: IsNull() }, most);
  }

  /** Those whose scan was started. */
  started(most: number): Promise<WaitingScan[]> {
    return this.#find({ scanId: MoreThan("") }, most);
  }

  /** Remembers which scan is theirs. */
  async begin({ id }: WaitingScan, scanId: string): Promise<void> {
    await this.#database.write((manager) => manager.update(WaitingScan, { id, scanId: IsNull() }, { scanId }));
  }

  /** Ends the wait together with `work`, once however many instances would. */
  end({ id }: WaitingScan, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.#database.write(async (manager) => {
      const { affected } = await manager.delete(WaitingScan, { id });
      if (affected) await work(manager);
    });
  }

  #find(where: object, take: number): Promise<WaitingScan[]> {
    return this.#database.manager.find(WaitingScan, { where, order: { createdAt: "ASC" }, take });
  }
}

function hash(address: string): string {
  return createHash("sha256").update(addressKey(address)).digest("hex");
}
