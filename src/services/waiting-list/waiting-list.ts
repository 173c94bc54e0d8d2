import type { Logger } from "pino";
import type { AllowHost } from "../../engine/read-site/fetch/allow-hosts.ts";
import type { SiteFetcher } from "../../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl, siteKey } from "../../engine/read-site/fetch/url-policy.ts";
import { AppError } from "../../errors.ts";
import { Scan } from "../../schema/scan.ts";
import type { Waiting, WaitingScan } from "../../schema/waiting-scan.ts";
import type { Database } from "../database.ts";
import { isDuplicate } from "../database-faults.ts";
import type { Allowances } from "../limits/allowances.ts";
import { dayAt } from "../limits/windows.ts";
import { readAddress } from "../mail/address.ts";
import type { Letter } from "../mail/letter.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Unsubscribes } from "../mail/unsubscribes.ts";
import { waitingFailed } from "../mail/waiting-failed.ts";
import { waitingResult } from "../mail/waiting-result.ts";
import type { ScanIntake, StartedScan, StartScan } from "../scan-intake.ts";
import { type Waiter, WaitingRows } from "./waiting-rows.ts";

const DAY_MS = 24 * 3_600_000;
/** Rows that one look takes up. */
const MOST = 50;
/** How a caller joins, as the refusal tells it. */
const HOW = { waitlist: { method: "POST", path: "/api/scan", field: "email" } };
/** Refusals that pass: the scan goes on waiting. */
const PASSING = ["CAPACITY_DAY", "OVERLOADED", "UNAVAILABLE", "INTERNAL"];

/** What a waiting list works with. */
export interface WaitingListOptions {
  database: Database;
  intake: ScanIntake;
  allowances: Allowances;
  outbox: Outbox;
  unsubscribes: Unsubscribes;
  fetcher: SiteFetcher;
  allowHosts: AllowHost[];
  baseUrl: string;
  perDay: number;
  log: Logger;
}

/** Free scans for which the day has no room: they run when there is, and one mail tells their end. */
export class WaitingList {
  readonly #options: WaitingListOptions;
  readonly #rows: WaitingRows;

  constructor(options: WaitingListOptions) {
    this.#options = options;
    this.#rows = new WaitingRows(options.database);
  }

  /**
   * Starts a scan, or has it wait where the day is full and `email` says whom to tell; the row is committed before this
   * resolves. Throws what `ScanIntake.start` throws, BAD_INPUT for an address that cannot be used.
   */
  async start(input: StartScan, email: string | null): Promise<StartedScan | Waiting> {
    const address = email === null ? null : readAddress(email);
    try {
      return await this.#options.intake.start(input);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "CAPACITY_DAY") throw error;
      if (address === null) throw new AppError(error.code, error.message, { ...error.details, ...HOW });
      return this.#join(input, address);
    }
  }

  /** Starts what there is room for, and tells the ends; recurring work. */
  async work(): Promise<void> {
    for (const row of await this.#rows.started(MOST)) await this.#tell(row);
    for (const row of await this.#rows.waiting(MOST)) if (!(await this.#begin(row))) break;
  }

  async #join(input: StartScan, address: string): Promise<Waiting> {
    const { fetcher, allowHosts, unsubscribes } = this.#options;
    const url = parseScanUrl(input.url, allowHosts);
    const waiter = { address, siteKey: siteKey(url), url: url.href };
    const there = await this.#rows.find(waiter);
    if (there) return this.#told(there);
    if (await unsubscribes.has(this.#listId(address)))
      throw new AppError("BAD_INPUT", "The reader of this address wants no such mails.");
    await fetcher.assertHostFound(url);
    return this.#told(await this.#add(waiter, input.counted));
  }

  /** Counts for the network that asks; who meets another request looks again. */
  async #add(waiter: Waiter, counted: StartScan["counted"]): Promise<WaitingScan> {
    const { database, allowances } = this.#options;
    const now = new Date();
    const limits = counted === null || counted === "day" ? [] : allowances.ofNetwork(counted, now);
    await allowances.prepare(limits);
    const add = () =>
      database.write(async (manager) => {
        await allowances.take(manager, limits, now);
        return this.#rows.add(manager, waiter);
      });
    return add().catch(async (error) => {
      if (!isDuplicate(error)) throw error;
      return (await this.#rows.find(waiter)) ?? add();
    });
  }

  async #told(row: WaitingScan): Promise<Waiting> {
    const turn = Math.max(0, (await this.#rows.before(row)) - 1);
    const days = Math.floor(turn / Math.max(1, this.#options.perDay));
    const expectedAt = new Date(dayAt(new Date()).end.getTime() + days * DAY_MS);
    const message = `Today's free scans are all taken. ${row.siteKey} is scanned when there is room, and the link to the report is mailed to you.`;
    return { queued: true, message, expectedAt };
  }

  /** Whether there may be room for another one. Begun twice it joins itself, so a crash in between does no harm. */
  async #begin(row: WaitingScan): Promise<boolean> {
    const input = { url: row.url, fresh: false, owner: "waiting-list", counted: "day", requestKey: null } as const;
    try {
      const { scan } = await this.#options.intake.start(input);
      await this.#rows.begin(row, scan.id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (PASSING.includes(error.code)) return false;
      await this.#end(row, error.message);
    }
    return true;
  }

  async #tell(row: WaitingScan): Promise<void> {
    const scan = await this.#options.database.manager.findOneBy(Scan, { id: row.scanId! });
    if (scan?.status === "DONE") return this.#end(row, scan);
    if (!scan || scan.status === "FAILED") await this.#end(row, scan?.error?.message ?? "The scan was lost.");
  }

  /** The mail and the end of the wait in one transaction: one mail, however often this is tried. */
  async #end(row: WaitingScan, outcome: Scan | string): Promise<void> {
    const { outbox, log } = this.#options;
    const listId = this.#listId(row.address);
    const mail = { key: row.id, to: row.address, listId, ...this.#letter(row, outcome) };
    await this.#rows.end(row, (manager) => outbox.put(manager, mail));
    log.info({ site: row.siteKey }, "a scan that waited has ended");
  }

  #letter(row: WaitingScan, outcome: Scan | string): Letter & { kind: string } {
    const { baseUrl, unsubscribes } = this.#options;
    const leave = unsubscribes.url(this.#listId(row.address));
    if (typeof outcome === "string") {
      const failed = { domain: row.siteKey, reason: outcome, homeUrl: `${baseUrl}/` };
      return { kind: "waiting-failed", ...waitingFailed(failed, leave) };
    }
    const done = { domain: outcome.domain, reportUrl: `${baseUrl}/report/${outcome.slug}` };
    return { kind: "waiting-result", ...waitingResult(done, leave) };
  }

  #listId(address: string): string {
    return this.#options.unsubscribes.listId(address, "waiting-list");
  }
}
