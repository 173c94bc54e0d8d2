import { Queue, Worker } from "bullmq";
import { sleep } from "../../engine/timers.ts";
import type { Ticks } from "./recurring.ts";
import { ASK_NOTHING_FIRST, type RedisConnections } from "./redis.ts";

const NAME = "recurring";
const CLOSE_MS = 2000;

/** Recurring work by BullMQ's schedulers: one job each time, whichever instance takes it. */
export class BullTicks implements Ticks {
  readonly #queue: Queue;
  readonly #worker: Worker;
  readonly #due = new Map<string, () => Promise<void>>();

  /** Instances of one prefix share their work. */
  constructor(redis: RedisConnections, prefix: string) {
    this.#queue = new Queue(NAME, { connection: redis.commands, prefix, ...ASK_NOTHING_FIRST });
    const keep = { removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } };
    const work = async ({ name }: { name: string }) => this.#due.get(name)?.();
    this.#worker = new Worker(NAME, work, {
      connection: redis.waiting,
      prefix,
      concurrency: 20,
      autorun: false,
      ...keep,
    });
    // What is wrong with Redis is told once, by its connection.
    this.#queue.on("error", () => {});
    this.#worker.on("error", () => {});
  }

  async every(name: string, periodMs: number, due: () => Promise<void>): Promise<void> {
    this.#due.set(name, due);
    if (!this.#worker.isRunning()) this.#worker.run().catch(() => undefined);
    await this.#queue.upsertJobScheduler(name, { every: periodMs }, { name });
  }

  async stop(): Promise<void> {
    await Promise.race([this.#worker.close(true), sleep(CLOSE_MS)]).catch(() => undefined);
    await Promise.race([this.#queue.close(), sleep(CLOSE_MS)]).catch(() => undefined);
  }
}
