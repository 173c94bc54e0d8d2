import { createHmac, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type EntityManager, LessThanOrEqual } from "typeorm";
import type { SiteFetcher } from "../../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl } from "../../engine/read-site/fetch/url-policy.ts";
import { timeLimit } from "../../engine/timers.ts";
import { Monitor } from "../../schema/monitor.ts";
import { WebhookEvent } from "../../schema/webhook-event.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import type { Secret } from "../secret.ts";

const MINUTE_MS = 60_000;
/** Waits after each try; an event that nobody took after the last is given up, after some three days. */
const WAITS_MS = [1, 5, 30, 120, 360, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
const POST_MS = 10_000;
/** Events that one look takes. */
const MOST = 100;

/** What posting events works with. */
export interface WebhooksOptions {
  database: Database;
  secret: Secret;
  fetcher: SiteFetcher;
  log: Logger;
}

/**
 * Posts events to the address that a monitor's owner named, through the one guarded client and after no redirect. Each
 * is signed and has an id that stays the same over all tries, so that a receiver can tell a second copy.
 */
export class Webhooks {
  readonly #options: WebhooksOptions;

  constructor(options: WebhooksOptions) {
    this.#options = options;
  }

  /** What a monitor's owner checks signatures with: `whsec_` and 43 characters. */
  secretOf(monitorId: string): string {
    return `whsec_${this.#options.secret.key(`webhook\n${monitorId}`).toString("base64url")}`;
  }

  /** Puts an event in line, inside the `write` of what causes it; one that is there already stays. */
  async put(manager: EntityManager, { id: monitorId, domain, webhook }: Monitor, told: Told): Promise<void> {
    if (!webhook) return;
    const id = randomUUID();
    const now = new Date();
    const body = JSON.stringify({
      id,
      event: told.event,
      at: now,
      monitor: { id: monitorId, site: domain },
      data: told.data,
    });
    const row = { id, monitorId, event: told.event, subjectKey: told.key, body, tries: 0, nextAt: now, createdAt: now };
    await manager.insert(WebhookEvent, row).catch((error) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  /** Posts what is due. Of several instances one takes an event; one that dies meanwhile leaves it to the next try. */
  async look(): Promise<void> {
    const { database } = this.#options;
    const due = { nextAt: LessThanOrEqual(new Date()) };
    const events = await database.manager.find(WebhookEvent, { where: due, order: { nextAt: "ASC" }, take: MOST });
    await Promise.all(events.map((event) => this.#deliver(event)));
  }

  async #deliver({ id, monitorId, tries, body }: WebhookEvent): Promise<void> {
    const { database, log } = this.#options;
    const wait = WAITS_MS[tries];
    const monitor = await database.manager.findOneBy(Monitor, { id: monitorId });
    if (wait === undefined || !monitor?.webhook) return this.#forget(id);
    const later = { tries: tries + 1, nextAt: new Date(Date.now() + wait) };
    const { affected } = await database.write((manager) => manager.update(WebhookEvent, { id, tries }, later));
    if (!affected) return;
    const fault = await this.#post(monitor.webhook, monitorId, body);
    if (fault === null) return this.#forget(id);
    log.warn({ monitorId, event: id, tries: tries + 1, fault }, "a webhook did not take an event");
  }

  /** Why the event was not taken; `null` when it was. */
  async #post(address: string, monitorId: string, body: string): Promise<string | null> {
    const { fetcher } = this.#options;
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", this.secretOf(monitorId)).update(`${seconds}.${body}`).digest("hex");
    const headers = { "content-type": "application/json", "answerscope-signature": `t=${seconds},v1=${signature}` };
    try {
      const url = parseScanUrl(address, [...fetcher.allowHosts]);
      const { status } = await fetcher.post(url, { headers, body, signal: timeLimit(POST_MS) });
      return status >= 200 && status < 300 ? null : `status ${status}`;
    } catch (error) {
      return (error as Error).message;
    }
  }

  async #forget(id: string): Promise<void> {
    await this.#options.database.write((manager) => manager.delete(WebhookEvent, { id }));
  }
}

interface Told {
  event: string;
  /** What it is about, at most 80 characters. */
  key: string;
  data: object;
}
