import type { Logger } from "pino";
import { sleep } from "../engine/timers.ts";
import { Scan } from "../schema/scan.ts";
import type { Database } from "./database.ts";
import type { ScanClaims } from "./scan-claims.ts";
import type { ScanQueue } from "./scan-queue.ts";
import { Silence } from "./silence.ts";

/** Looks in the time after which an owner counts as silent. */
const LOOKS = 6;
/** Scans that one look takes into the line. */
const MOST = 500;
/** A scan that was cut off so often may be what cuts its process off. */
const SUSPECT_ATTEMPTS = 2;

/** What a watch works with. */
export interface ScanWatchOptions {
  database: Database;
  claims: ScanClaims;
  queue: ScanQueue;
  /** Milliseconds without a sign of life after which another instance takes a scan over. */
  silentMs: number;
  log: Logger;
}

/** Gives signs of life for the scans of this instance, and takes up those that nobody runs. */
export class ScanWatch {
  readonly #options: ScanWatchOptions;
  readonly #silence: Silence;
  readonly #stop = new AbortController();
  #cutOff = false;

  constructor(options: ScanWatchOptions) {
    this.#options = options;
    this.#silence = new Silence(options.database.shared ? options.silentMs : 0);
  }

  /** Resolves after the first look; looks again every few seconds, never at the same moment as other instances. */
  async start(): Promise<void> {
    await this.#look();
    void this.#goOn();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #goOn(): Promise<void> {
    const everyMs = this.#options.silentMs / LOOKS;
    while (!this.#stop.signal.aborted) {
      await sleep(everyMs * (0.8 + 0.4 * Math.random()), this.#stop.signal).catch(() => undefined);
      if (!this.#stop.signal.aborted) await this.#look();
    }
  }

  async #look(): Promise<void> {
    const { database, claims, queue, log } = this.#options;
    try {
      if (database.shared) await claims.beat();
      for (const scan of this.#silence.among(await claims.others())) {
        if (await claims.takeFrom(scan)) log.warn({ scanId: scan.id }, "a scan whose instance is gone goes on");
      }
      for (const { id, attempts } of await this.#waiting()) queue.add(id, attempts >= SUSPECT_ATTEMPTS);
      if (this.#cutOff) log.info("the watch over open scans goes on");
      this.#cutOff = false;
    } catch (err) {
      if (!this.#cutOff) log.error({ err }, "the watch over open scans waits for the database");
      this.#cutOff = true;
    }
  }

  /** Those that were tried least come first: no scan is tried again and again while others wait. */
  #waiting(): Promise<Pick<Scan, "id" | "attempts">[]> {
    return this.#options.database.manager.find(Scan, {
      select: { id: true, attempts: true },
      where: { status: "QUEUED" },
      order: { attempts: "ASC", createdAt: "ASC" },
      take: MOST,
    });
  }
}
