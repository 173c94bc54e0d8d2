import { AppError } from "../../errors.ts";
import { Monitor } from "../../schema/monitor.ts";
import type { Database } from "../database.ts";

/** Finds monitors. */
export class Monitors {
  readonly #database: Database;

  constructor(options: { database: Database }) {
    this.#database = options.database;
  }

  /** Throws NOT_FOUND. */
  async byId(id: string): Promise<Monitor> {
    const monitor = await this.#database.manager.findOneBy(Monitor, { id });
    if (!monitor) throw new AppError("NOT_FOUND", "There is no such monitor.");
    return monitor;
  }
}
