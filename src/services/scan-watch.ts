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
      for (const id of await this.#waiting()) queue.add(id);
    } catch (err) {
      log.error({ err }, "the watch over open scans waits for the database");
    }
  }

  async #waiting(): Promise<string[]> {
    const where = { status: "QUEUED" as const };
    const order = { createdAt: "ASC" as const };
    const rows = await this.#options.database.manager.find(Scan, { select: { id: true }, where, order, take: MOST });
    return rows.map(({ id }) => id);
  }
}
