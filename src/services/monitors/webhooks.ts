import { createHmac, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type EntityManager, LessThanOrEqual, Not } from "typeorm";
import type { SiteFetcher } from "../../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl } from "../../engine/read-site/fetch/url-policy.ts";
import { timeLimit } from "../../engine/timers.ts";
import { AppError } from "../../errors.ts";
import { Monitor } from "../../schema/monitor.ts";
import { WebhookEvent } from "../../schema/webhook-event.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import type { Secret } from "../secret.ts";

const MINUTE_MS = 60_000;
/** Waits after each try; an event that nobody took after the last is given up, after some three days. */
const WAITS_MS = [1, 5, 30, 120, 360, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
const POST_MS = 10_000;
/** Ended events that are kept to be looked at, and how many are shown. */
const KEPT_MS = 60 * 24 * 60 * MINUTE_MS;
const SHOWN = 20;
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
    await manager.insert(WebhookEvent, { ...row, state: "waiting" }).catch((error) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  /** Posts what is due. Of several instances one takes an event; one that dies meanwhile leaves it to the next try. */
  async look(): Promise<void> {
    const { database } = this.#options;
    const due = { nextAt: LessThanOrEqual(new Date()), state: "waiting" as const };
    const events = await database.manager.find(WebhookEvent, { where: due, order: { nextAt: "ASC" }, take: MOST });
    await Promise.all(events.map((event) => this.#deliver(event)));
  }

  /** Sends an event that tells of nothing, at once, and says what became of it; throws BAD_INPUT, or EXISTS within a minute of another. */
  async test(monitor: Monitor): Promise<WebhookEvent> {
    if (!monitor.webhook) throw new AppError("BAD_INPUT", "No address is set that events are posted to.");
    const { database } = this.#options;
    const at = { monitorId: monitor.id, event: "test", subjectKey: new Date().toISOString().slice(0, 16) };
    await database.write(async (manager) => {
      if (await manager.existsBy(WebhookEvent, at)) throw new AppError("EXISTS", "A test was sent this very minute.");
      await this.put(manager, monitor, { event: at.event, key: at.subjectKey, data: {} });
    });
    await this.#deliver(await database.manager.findOneByOrFail(WebhookEvent, at));
    return database.manager.findOneByOrFail(WebhookEvent, at);
  }

  /** The newest events of a monitor. */
  deliveries(monitorId: string): Promise<WebhookEvent[]> {
    return this.#options.database.manager.find(WebhookEvent, {
      where: { monitorId },
      order: { createdAt: "DESC" },
      take: SHOWN,
    });
  }

  async #deliver({ id, monitorId, tries, body }: WebhookEvent): Promise<void> {
    const { database, log } = this.#options;
    const wait = WAITS_MS[tries];
    const monitor = await database.manager.findOneBy(Monitor, { id: monitorId });
    if (wait === undefined || !monitor?.webhook) return this.#end(id, monitorId, "given_up");
    const later = { tries: tries + 1, nextAt: new Date(Date.now() + wait) };
    const { affected } = await database.write((manager) => manager.update(WebhookEvent, { id, tries }, later));
    if (!affected) return;
    const fault = await this.#post(monitor.webhook, monitorId, body);
    if (fault === null) return this.#end(id, monitorId, "taken");
    await database.write((manager) =>
      manager.update(WebhookEvent, { id }, { fault: fault.slice(0, 200).toWellFormed() }),
    );
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

  /** What is over is kept a while without its text, so that owners can see what became of it. */
  async #end(id: string, monitorId: string, state: "taken" | "given_up"): Promise<void> {
    await this.#options.database.write(async (manager) => {
      await manager.update(WebhookEvent, { id }, { state, body: "", ...(state === "taken" ? { fault: null } : {}) });
      const old = LessThanOrEqual(new Date(Date.now() - KEPT_MS));
      await manager.delete(WebhookEvent, { monitorId, state: Not("waiting"), createdAt: old });
    });
  }
}

interface Told {
  event: string;
  /** What it is about, at most 80 characters. */
  key: string;
  data: object;
}
