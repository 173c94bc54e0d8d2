import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { AllowHost } from "../../engine/read-site/fetch/allow-hosts.ts";
import type { SiteFetcher } from "../../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl, siteKey } from "../../engine/read-site/fetch/url-policy.ts";
import { AppError } from "../../errors.ts";
import { Account } from "../../schema/account.ts";
import { Monitor } from "../../schema/monitor.ts";
import { accountKey, findOrCreateAccount } from "../accounts/accounts.ts";
import type { Credentials } from "../credentials/credentials.ts";
import type { Database } from "../database.ts";
import type { Allowances } from "../limits/allowances.ts";
import { confirmation, monitorLink } from "../mail/monitor-letters.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Unsubscribes } from "../mail/unsubscribes.ts";
import type { Secret } from "../secret.ts";
import { isOrWasAt } from "./follow-site.ts";
import { findOrInsertMonitor } from "./insert-monitor.ts";
import { nextTime } from "./measure-plan.ts";
import type { Measures } from "./measures.ts";
import type { MonitorSettings } from "./settings.ts";

const LABEL = "monitor-start";
/** How long a link to confirm works, in milliseconds. */
const CONFIRM_MS = 48 * 3_600_000;
/** Questions that are written for a paying account to read and edit. */
const DRAFTED = 10;

/** What signing up works with. */
export interface SignUpOptions {
  database: Database;
  secret: Secret;
  credentials: Credentials;
  outbox: Outbox;
  unsubscribes: Unsubscribes;
  allowances: Allowances;
  measures: Measures;
  settings: MonitorSettings;
  fetcher: SiteFetcher;
  allowHosts: AllowHost[];
  baseUrl: string;
  log: Logger;
}

/** How an address comes to watch a site: by a mail that it confirms. Nothing is kept of one that never does. */
export class SignUp {
  readonly #options: SignUpOptions;

  constructor(options: SignUpOptions) {
    this.#options = options;
  }

  /**
   * Mails a link to confirm, or to the monitor that is there already: whoever asks is told the same. `network` is who
   * asks, as it is counted. Throws what a scan of that address would, BAD_INPUT, LIMIT_IP_HOUR.
   */
  async start(typed: { url: string; email: string }, network: string): Promise<void> {
    const { database, allowHosts, allowances, fetcher } = this.#options;
    const url = parseScanUrl(typed.url, allowHosts);
    const email = accountKey(typed.email);
    const now = new Date();
    const limits = [network, `mail ${email}`].flatMap((who) =>
      allowances.ofNetwork({ network: who, browser: null }, now),
    );
    await fetcher.assertHostFound(url);
    await allowances.prepare(limits);
    await database.write(async (manager) => {
      await allowances.take(manager, limits, now);
      const account = await manager.findOneBy(Account, { email });
      const monitors = account ? await manager.findBy(Monitor, { accountId: account.id }) : [];
      const there = monitors.find((monitor) => isOrWasAt(monitor, siteKey(url)));
      const mail = there ? this.#linkMail(there, email, now) : this.#confirmMail(url, email, now);
      await this.#options.outbox.put(manager, { to: email, ...mail });
    });
  }

  /** The monitor that a link from `start` stands for, made when it is new. Throws NOT_FOUND for a link that is dead. */
  async confirm(code: string): Promise<Monitor> {
    const { database, secret, credentials, allowHosts } = this.#options;
    const signed = secret.verify(LABEL, code);
    const wanted: Wanted | null = signed ? JSON.parse(Buffer.from(signed, "base64url").toString("utf8")) : null;
    if (!wanted || wanted.until < Date.now()) throw dead();
    const url = parseScanUrl(wanted.url, allowHosts);
    const { monitor, isNew, plan } = await database.write(async (manager) => {
      const account = await findOrCreateAccount(manager, wanted.email);
      const firstAt = account.plan === "PRO" ? nextTime("MONTHLY", new Date()) : new Date();
      const made = { accountId: account.id, url, schedule: "MONTHLY" as const, firstAt };
      return { ...(await findOrInsertMonitor(manager, credentials, made)), plan: account.plan };
    });
    if (monitor.generation !== 1) throw dead();
    if (isNew) this.#begin(monitor, plan).catch((err) => this.#options.log.warn({ err }, "a new monitor waits"));
    return monitor;
  }

  /** The free sample at once; for a paying account questions, to be read and edited before the first paid measure. */
  async #begin(monitor: Monitor, plan: Account["plan"]): Promise<void> {
    const { measures, settings } = this.#options;
    if (plan === "PRO") await settings.writeQuestions(monitor.id, DRAFTED);
    else await measures.startDue(monitor);
  }

  #confirmMail(url: URL, email: string, now: Date) {
    const { secret, unsubscribes, baseUrl } = this.#options;
    const wanted: Wanted = { url: url.href, email, until: now.getTime() + CONFIRM_MS };
    const code = secret.sign(LABEL, Buffer.from(JSON.stringify(wanted)).toString("base64url"));
    const listId = unsubscribes.listId(email, "monitor-start");
    const site = { domain: siteKey(url), confirmUrl: `${baseUrl}/confirm/${code}` };
    return {
      kind: "confirm",
      key: keyOf(email, site.domain, now),
      listId,
      ...confirmation(site, unsubscribes.url(listId)),
    };
  }

  #linkMail(monitor: Monitor, email: string, now: Date) {
    const { credentials, unsubscribes, baseUrl } = this.#options;
    const { id, domain } = monitor;
    const listId = unsubscribes.listId(email, `monitor:${id}`);
    const site = { domain, link: `${baseUrl}/monitor/${credentials.monitorToken(monitor)}` };
    return { kind: "monitor-link", key: keyOf(email, id, now), listId, ...monitorLink(site, unsubscribes.url(listId)) };
  }
}

interface Wanted {
  url: string;
  email: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** One mail an hour for each address and site. */
function keyOf(email: string, about: string, now: Date): string {
  const digest = createHash("sha256").update(`${email}\n${about}`).digest("hex").slice(0, 40);
  return `${digest} ${now.toISOString().slice(0, 13)}`;
}

function dead(): AppError {
  return new AppError(
    "NOT_FOUND",
    "This link to confirm is incomplete, older than two days, or was replaced. Ask again.",
  );
}
