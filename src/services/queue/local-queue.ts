import PQueue from "p-queue";
import { after } from "../../engine/timers.ts";
import { AppError } from "../../errors.ts";
import type { QueueDepth, QueueLimits, RunScan, ScanQueue } from "../scan-queue.ts";

/** Runs scans in this process, so many at once, so many waiting. */
export class LocalQueue implements ScanQueue {
  readonly #queue: PQueue;
  readonly #suspects = new PQueue({ concurrency: 1 });
  readonly #limits: QueueLimits;
  readonly #run: RunScan;
  readonly #open = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  #reserved = 0;
  #stopping = false;

  constructor(limits: QueueLimits, run: RunScan) {
    this.#queue = new PQueue({ concurrency: limits.concurrency });
    this.#limits = limits;
    this.#run = run;
  }

  /** There is nobody else here. */
  start(): void {}

  async reserve(elsewhere = 0): Promise<() => void> {
    if (this.#stopping) throw stopping("it takes no new scan");
    const { concurrency, waiting } = this.#limits;
    const taken = this.#queue.pending + this.#queue.size + this.#reserved + elsewhere;
    if (taken >= concurrency + waiting) throw new AppError("OVERLOADED", undefined, { retryAfterSeconds: 30 });
    this.#reserved += 1;
    return () => {
      this.#reserved -= 1;
    };
  }

  assertRunning(): void {
    if (this.#stopping) throw stopping("the scan goes on when it is back");
  }

  /** One that is here already stays as it is, and one that comes too late is left to others. */
  add(scanId: string, suspect = false): void {
    if (this.#stopping || this.#open.has(scanId)) return;
    const line = suspect ? this.#suspects : this.#queue;
    const ended = line.add(() => this.#run(scanId, this.#stop.signal)).finally(() => this.#open.delete(scanId));
    this.#open.set(scanId, ended);
    ended.catch(() => undefined);
  }

  async depth(): Promise<QueueDepth> {
    const lines = [this.#queue, this.#suspects];
    const sum = (count: (line: PQueue) => number) => lines.reduce((total, line) => total + count(line), 0);
    const places = this.#limits.concurrency + this.#limits.waiting;
    return { running: sum(({ pending }) => pending), waiting: sum(({ size }) => size), places };
  }

  async ended(scanId: string): Promise<void> {
    await this.#open.get(scanId)?.catch(() => undefined);
  }

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
