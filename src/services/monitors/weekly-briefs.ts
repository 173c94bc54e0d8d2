import type { Logger } from "pino";
import { IsNull, LessThan, MoreThan } from "typeorm";
import { weekOf } from "../../engine/traffic/week.ts";
import { Account } from "../../schema/account.ts";
import { Monitor } from "../../schema/monitor.ts";
import { Scan } from "../../schema/scan.ts";
import type { Database } from "../database.ts";
import type { ToldBrief } from "../mail/brief-letter.ts";
import type { Notices } from "./notices.ts";

const HOUR_MS = 3_600_000;
/** Briefs go out on Monday from then on (UTC), of the seven days before. */
const AT_MS = 7 * HOUR_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Monitors that one look takes up. */
const MOST = 100;

/** What telling of a week works with. */
export interface WeeklyBriefsOptions {
  database: Database;
  notices: Notices;
  /** The brief that the owner of this monitor reads everywhere else; `null` where it is not available. */
  read(monitorId: string): Promise<{ brief: ToldBrief; isSandbox: boolean } | null>;
  log: Logger;
}

/** Tells owners on a paying plan once a week what changed, where something was measured in it. */
export class WeeklyBriefs {
  readonly #options: WeeklyBriefsOptions;

  constructor(options: WeeklyBriefsOptions) {
    this.#options = options;
  }

  /** One look; each monitor has its turn once a week, however many instances look and whenever they start. */
  async look(): Promise<void> {
    const now = Date.now();
    const week = weekOf(new Date(now));
    const since = Date.parse(week) + AT_MS;
    if (now < since) return;
    const where = [{ briefedWeek: LessThan(week) }, { briefedWeek: IsNull() }];
    const monitors = await this.#options.database.manager.find(Monitor, { where, take: MOST });
    for (const monitor of monitors) {
      await this.#tell(monitor, { week, since: new Date(since - WEEK_MS) }).catch((err) =>
        this.#options.log.error({ err, monitorId: monitor.id }, "a weekly brief could not be told"),
      );
    }
  }

  async #tell(monitor: Monitor, { week, since }: { week: string; since: Date }): Promise<void> {
    const { database, notices, read } = this.#options;
    const told = (await this.#isDue(monitor, since)) ? await read(monitor.id) : null;
    const asSeen = { id: monitor.id, briefedWeek: monitor.briefedWeek ?? IsNull() };
    await database.write(async (manager) => {
      const { affected } = await manager.update(Monitor, asSeen, { briefedWeek: week });
      if (affected && told) await notices.weeklyBrief(manager, monitor, { week, ...told });
    });
  }

  async #isDue({ id, accountId }: Monitor, since: Date): Promise<boolean> {
    const { manager } = this.#options.database;
    const pays = await manager.existsBy(Account, { id: accountId, plan: "PRO" });
    return pays && manager.existsBy(Scan, { monitorId: id, status: "DONE", measuredAt: MoreThan(since) });
  }
}
