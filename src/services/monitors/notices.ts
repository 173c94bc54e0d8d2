import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { Account } from "../../schema/account.ts";
import { MailRefusal } from "../../schema/mail-refusal.ts";
import type { Monitor } from "../../schema/monitor.ts";
import type { Movement } from "../../schema/movement.ts";
import type { Scan } from "../../schema/scan.ts";
import type { Credentials } from "../credentials/credentials.ts";
import { type ToldBrief, weeklyBrief } from "../mail/brief-letter.ts";
import type { Letter } from "../mail/letter.ts";
import { measureFailed, siteMoved } from "../mail/measure-letters.ts";
import { moved, tokensShort } from "../mail/monitor-letters.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Unsubscribes } from "../mail/unsubscribes.ts";
import type { SiteMove } from "./follow-site.ts";
import type { Webhooks } from "./webhooks.ts";

/** What telling the owners of monitors works with. */
export interface NoticesOptions {
  credentials: Credentials;
  outbox: Outbox;
  unsubscribes: Unsubscribes;
  webhooks: Webhooks;
  baseUrl: string;
}

/** Tells the owner of a monitor what happened to it, inside the `write` in which it happens, once. */
export class Notices {
  readonly #options: NoticesOptions;

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** Visibility moved: whoever calls this has the paired comparison that says so. */
  async moved(manager: EntityManager, monitor: Monitor, { scan, before, movement }: Moved): Promise<void> {
    const told = { visibility: scan.visibility!, before: before.visibility!, movement };
    const data = { measure: scan.id, ...told };
    await this.#options.webhooks.put(manager, monitor, { event: "moved", key: scan.id, data });
    await this.#mail(manager, monitor, {
      kind: "moved",
      key: scan.id,
      write: (site, unsubscribeUrl) => moved({ ...site, ...told }, unsubscribeUrl),
    });
  }

  /** A planned measure was not paid. `dueAt` is the time that it was planned for. */
  async tokensShort(manager: EntityManager, monitor: Monitor, { needed, left, dueAt }: Short): Promise<void> {
    const data = { needed, left, dueAt };
    await this.#options.webhooks.put(manager, monitor, { event: "tokens-short", key: dueAt.toISOString(), data });
    await this.#mail(manager, monitor, {
      kind: "tokens-short",
      key: `${monitor.id} ${dueAt.toISOString()}`,
      write: (site, unsubscribeUrl) => tokensShort({ ...site, needed, left }, unsubscribeUrl),
    });
  }

  /** The watched site answers from another host; told once for each host that it leads to. */
  async siteMoved(manager: EntityManager, monitor: Monitor, move: SiteMove): Promise<void> {
    await this.#options.webhooks.put(manager, monitor, { event: "site-moved", key: hostKey(move.to), data: move });
    await this.#mail(manager, monitor, {
      kind: "site-moved",
      key: `${monitor.id} ${hostKey(move.to)}`,
      write: ({ link }, unsubscribeUrl) => siteMoved({ ...move, link }, unsubscribeUrl),
    });
  }

  /** A planned measure failed. */
  async measureFailed(manager: EntityManager, monitor: Monitor, { measure, code, message }: Failed): Promise<void> {
    const data = { measure, code, message };
    await this.#options.webhooks.put(manager, monitor, { event: "measure-failed", key: measure, data });
    await this.#mail(manager, monitor, {
      kind: "measure-failed",
      key: measure,
      write: (site, unsubscribeUrl) => measureFailed({ ...site, message }, unsubscribeUrl),
    });
  }

  /** What changed over the week that ended with the Monday `week`; not mailed to who wants no mail of the monitor. */
  async weeklyBrief(manager: EntityManager, monitor: Monitor, { week, brief, isSandbox }: Week): Promise<void> {
    const key = `${monitor.id} ${week}`;
    await this.#options.webhooks.put(manager, monitor, { event: "weekly-brief", key, data: { isSandbox, ...brief } });
    if (await this.#hasLeft(manager, monitor)) return;
    await this.#mail(manager, monitor, {
      kind: "weekly-brief",
      key,
      list: `brief:${monitor.id}`,
      write: (site, unsubscribeUrl) => weeklyBrief({ ...site, ...brief, isSandbox }, unsubscribeUrl),
    });
  }

  /** Address of a monitor's console, with its token in it. */
  linkOf(monitor: Monitor): string {
    return `${this.#options.baseUrl}/monitor/${this.#options.credentials.monitorToken(monitor)}`;
  }

  async #hasLeft(manager: EntityManager, monitor: Monitor): Promise<boolean> {
    const { email } = await manager.findOneByOrFail(Account, { id: monitor.accountId });
    const id = this.#options.unsubscribes.listId(email, `monitor:${monitor.id}`);
    return manager.existsBy(MailRefusal, { id });
  }

  async #mail(manager: EntityManager, monitor: Monitor, { kind, key, list, write }: Notice): Promise<void> {
    const { outbox, unsubscribes } = this.#options;
    const { email: to } = await manager.findOneByOrFail(Account, { id: monitor.accountId });
    const listId = unsubscribes.listId(to, list ?? `monitor:${monitor.id}`);
    const letter = write({ domain: monitor.domain, link: this.linkOf(monitor) }, unsubscribes.url(listId));
    await outbox.put(manager, { kind, key, to, listId, ...letter });
  }
}

/** A host as the key of what was told of it, whatever its length. */
function hostKey(host: string): string {
  return createHash("sha256").update(host).digest("hex").slice(0, 32);
}

interface Moved {
  scan: Scan;
  before: Scan;
  movement: Movement;
}

interface Short {
  needed: number;
  left: number;
  dueAt: Date;
}

interface Failed {
  measure: string;
  code: string;
  message: string;
}

interface Week {
  week: string;
  brief: ToldBrief;
  isSandbox: boolean;
}

interface Notice {
  kind: string;
  key: string;
  /** What its reader leaves with one click; every mail of the monitor unless it says otherwise. */
  list?: string;
  write(site: { domain: string; link: string }, unsubscribeUrl: string): Letter;
}
