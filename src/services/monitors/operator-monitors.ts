import type { AllowHost } from "../../engine/read-site/fetch/allow-hosts.ts";
import { parseScanUrl } from "../../engine/read-site/fetch/url-policy.ts";
import type { ScheduleValue } from "../../schema/enums.ts";
import type { Monitor } from "../../schema/monitor.ts";
import { accountKey, findOrCreateAccount } from "../accounts/accounts.ts";
import type { Credentials } from "../credentials/credentials.ts";
import type { Database } from "../database.ts";
import { findOrInsertMonitor } from "./insert-monitor.ts";
import { nextTime } from "./measure-plan.ts";
import type { MonitorSettings } from "./settings.ts";

/** What the operator sets up for an account. */
export interface SetUp {
  url: string;
  email: string;
  schedule: ScheduleValue;
  /** How many questions are written at once; 0: the first measure writes its own. */
  questions: number;
}

/** Monitors that the operator sets up without a mail. */
export class OperatorMonitors {
  readonly #options: {
    database: Database;
    credentials: Credentials;
    settings: MonitorSettings;
    allowHosts: AllowHost[];
  };

  constructor(options: {
    database: Database;
    credentials: Credentials;
    settings: MonitorSettings;
    allowHosts: AllowHost[];
  }) {
    this.#options = options;
  }

  /** The account's monitor of a site, both made when missing; its first scheduled measure is a period away. */
  async create({ url, email, schedule, questions }: SetUp): Promise<Monitor> {
    const { database, credentials, settings, allowHosts } = this.#options;
    const address = parseScanUrl(url, allowHosts);
    const key = accountKey(email);
    const { monitor } = await database.write(async (manager) => {
      const { id } = await findOrCreateAccount(manager, key);
      const firstAt = nextTime(schedule, new Date());
      return findOrInsertMonitor(manager, credentials, { accountId: id, url: address, schedule, firstAt });
    });
    return questions > 0 ? settings.writeQuestions(monitor.id, questions) : monitor;
  }
}
