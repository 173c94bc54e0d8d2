import type { Database } from "../database.ts";
import type { Scope } from "../scope.ts";
import { type ConsoleRows, readConsole } from "./console-rows.ts";

/** Consoles over one database. */
export class Consoles {
  readonly #database: Database;

  constructor(options: { database: Database }) {
    this.#database = options.database;
  }

  /** Throws NOT_FOUND. */
  read(scope: Scope, measure: string | null): Promise<ConsoleRows> {
    return readConsole(this.#database, scope, measure);
  }
}
