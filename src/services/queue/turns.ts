import { steadyNow } from "../../engine/timers.ts";
import type { Database } from "../database.ts";

/** Share of its period after which recurring work has its turn again: those who call for it keep no common beat. */
const SHARE = 0.75;

/**
 * Whose turn it is to do recurring work. Where several instances share a database, its clock alone is asked, so those of
 * the machines may say what they like; where it was set back it finds a time to come, which counts as over.
 */
export class Turns {
  readonly #database: Database;
  readonly #taken = new Map<string, number>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether the caller is the one who does the work this time. */
  async take(name: string, periodMs: number): Promise<boolean> {
    if (this.#database.shared) return this.#takeOfAll(name, Math.round(periodMs * SHARE * 1000));
    const now = steadyNow();
    if (now - (this.#taken.get(name) ?? Number.NEGATIVE_INFINITY) < periodMs * SHARE) return false;
    this.#taken.set(name, now);
    return true;
  }

  #takeOfAll(name: string, micros: number): Promise<boolean> {
    return this.#database.write(async (manager) => {
      await manager.query("INSERT IGNORE INTO recurring_turn (name, at) VALUES (?, '1971-01-01')", [name]);
      const { affectedRows } = await manager.query(
        `UPDATE recurring_turn SET at = UTC_TIMESTAMP(3)
         WHERE name = ? AND (at <= UTC_TIMESTAMP(3) - INTERVAL ? MICROSECOND OR at > UTC_TIMESTAMP(3))`,
        [name, micros],
      );
      return affectedRows === 1;
    });
  }
}
