import type { Logger } from "pino";
import { LessThanOrEqual } from "typeorm";
import { AppError } from "../../errors.ts";
import { Monitor } from "../../schema/monitor.ts";
import type { Database } from "../database.ts";
import type { Measures } from "./measures.ts";
import type { Notices } from "./notices.ts";

/** Monitors that one look takes up. */
const MOST = 100;

/** What the clock works with. */
export interface MonitorClockOptions {
  database: Database;
  measures: Measures;
  notices: Notices;
  log: Logger;
}

/** Begins the measures whose time has come. */
export class MonitorClock {
  readonly #options: MonitorClockOptions;

  constructor(options: MonitorClockOptions) {
    this.#options = options;
  }

  /** One look; measures that have no place now come up again at the next. */
  async look(): Promise<void> {
    const { database } = this.#options;
    const due = { nextMeasureAt: LessThanOrEqual(new Date()) };
    const monitors = await database.manager.find(Monitor, { where: due, order: { nextMeasureAt: "ASC" }, take: MOST });
    for (const monitor of monitors) {
      if (!(await this.#begin(monitor))) return;
    }
  }

  /** `false` when no further one can begin now. */
  async #begin(monitor: Monitor): Promise<boolean> {
    const { database, measures, notices, log } = this.#options;
    try {
      const scan = await measures.startDue(monitor);
      if (scan) log.info({ monitorId: monitor.id, scanId: scan.id }, "a planned measure began");
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ monitorId: monitor.id, code: error.code }, "a planned measure did not begin");
      if (error.code === "TOKENS_SHORT") {
        const { needed, left } = error.details as { needed: number; left: number };
        const short = { needed, left, dueAt: monitor.nextMeasureAt! };
        await database.write((manager) => notices.tokensShort(manager, monitor, short));
      }
      return !["OVERLOADED", "UNAVAILABLE"].includes(error.code);
    }
  }
}
