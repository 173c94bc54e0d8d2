import PQueue from "p-queue";
import { after } from "../engine/timers.ts";
import { AppError } from "../errors.ts";

type RunScan = (scanId: string, stop: AbortSignal) => Promise<void>;

/** Runs scans by id, so many at once, so many waiting; the rows themselves are in the database. */
export class ScanQueue {
  readonly #queue: PQueue;
  readonly #suspects = new PQueue({ concurrency: 1 });
  readonly #places: number;
  readonly #run: RunScan;
  readonly #open = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  #reserved = 0;
  #stopping = false;

  constructor(limits: { concurrency: number; waiting: number }, run: RunScan) {
    this.#queue = new PQueue({ concurrency: limits.concurrency });
    this.#places = limits.concurrency + limits.waiting;
    this.#run = run;
  }

  /** Scans that are here now, and the places there are. */
  get depth(): { running: number; waiting: number; places: number } {
    const lines = [this.#queue, this.#suspects];
    const sum = (count: (line: PQueue) => number) => lines.reduce((total, line) => total + count(line), 0);
    return { running: sum(({ pending }) => pending), waiting: sum(({ size }) => size), places: this.#places };
  }

  /**
   * Keeps a place for a scan that is about to be accepted, so that callers who come at once are counted too; the
   * returned function gives the place back, once the scan is added or was not needed. Throws OVERLOADED or UNAVAILABLE.
   */
  reserve(): () => void {
    if (this.#stopping) throw stopping("it takes no new scan");
    const taken = this.#queue.pending + this.#queue.size + this.#reserved;
    if (taken >= this.#places) throw new AppError("OVERLOADED", undefined, { retryAfterSeconds: 30 });
    this.#reserved += 1;
    return () => {
      this.#reserved -= 1;
    };
  }

  /** Throws UNAVAILABLE when no scan, though it was accepted, will go on here. */
  assertRunning(): void {
    if (this.#stopping) throw stopping("the scan goes on when it is back");
  }

  /**
   * Queues an accepted scan; one that is here already stays as it is, and one that comes too late is left to the next
   * start. Suspects of bringing the process down run one at a time, so that only the one that does is found out.
   */
  add(scanId: string, suspect = false): void {
    if (this.#stopping || this.#open.has(scanId)) return;
    const line = suspect ? this.#suspects : this.#queue;
    const ended = line.add(() => this.#run(scanId, this.#stop.signal)).finally(() => this.#open.delete(scanId));
    this.#open.set(scanId, ended);
    ended.catch(() => undefined);
  }

  /** Resolves when the scan has ended here; at once when it is not here. */
  async ended(scanId: string): Promise<void> {
    await this.#open.get(scanId)?.catch(() => undefined);
  }

  /** Lets running scans finish within the grace, then hands them back: their rows stay open for the next start. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#queue.clear();
    this.#suspects.clear();
    const cancel = after(graceMs, () => this.#stop.abort());
    await Promise.all([this.#queue.onIdle(), this.#suspects.onIdle()]);
    cancel();
    this.#stop.abort();
  }
}

function stopping(what: string): AppError {
  return new AppError("UNAVAILABLE", `The service is stopping; ${what}. Try again shortly.`, { retryAfterSeconds: 30 });
}
