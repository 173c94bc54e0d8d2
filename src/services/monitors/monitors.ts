import type { EntityManager } from "typeorm";
import { AppError } from "../../errors.ts";
import { Monitor } from "../../schema/monitor.ts";
import { MonitorEdit } from "../../schema/monitor-edit.ts";
import type { Credentials } from "../credentials/credentials.ts";
import { hashToken } from "../credentials/token-form.ts";
import type { Database } from "../database.ts";

/** Finds monitors, and renews their tokens. */
export class Monitors {
  readonly #database: Database;
  readonly #credentials: Credentials;

  constructor(options: { database: Database; credentials: Credentials }) {
    this.#database = options.database;
    this.#credentials = options.credentials;
  }

  /** Throws NOT_FOUND. */
  byId(id: string): Promise<Monitor> {
    return monitorOf(this.#database.manager, id);
  }

  /** The token that opens a monitor now. */
  tokenOf(monitor: Pick<Monitor, "id" | "generation">): string {
    return this.#credentials.monitorToken(monitor);
  }

  /** The id of the monitor that a token opens: who shows it may act for it. Throws NOT_FOUND. */
  async provenBy(token: string): Promise<string> {
    const caller = await this.#credentials.recognise(token.trim(), "graphql");
    if (caller?.kind === "monitor") return caller.monitorId;
    throw new AppError("NOT_FOUND", "No monitor has this token.");
  }

  /** A new token; the old one is dead on every instance once this resolves. Throws NOT_FOUND. */
  rotate(id: string): Promise<Monitor> {
    return this.#database.write(async (manager) => {
      const { generation } = await monitorOf(manager, id);
      const next = { id, generation: generation + 1 };
      await manager.update(Monitor, id, { ...next, tokenHash: hashToken(this.#credentials.monitorToken(next)) });
      return monitorOf(manager, id);
    });
  }

  /** The newest edits of what a monitor asks and looks for. */
  edits(monitorId: string, limit: number): Promise<MonitorEdit[]> {
    return this.#database.manager.find(MonitorEdit, { where: { monitorId }, order: { at: "DESC" }, take: limit });
  }
}

/** Throws NOT_FOUND. */
export async function monitorOf(manager: EntityManager, id: string): Promise<Monitor> {
  const monitor = await manager.findOneBy(Monitor, { id });
  if (!monitor) throw new AppError("NOT_FOUND", "There is no such monitor.");
  return monitor;
}
