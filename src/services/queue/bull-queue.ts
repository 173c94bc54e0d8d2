import { Queue, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { sleep } from "../../engine/timers.ts";
import type { QueueDepth, QueueLimits, RunScan, ScanQueue } from "../scan-queue.ts";
import { LocalQueue } from "./local-queue.ts";
import { ASK_NOTHING_FIRST, type RedisConnections } from "./redis.ts";

const NAME = "scans";
/** Nothing is kept of a job: what became of a scan is in its row, and the same scan may be queued again. */
const KEEP_NOTHING = { removeOnComplete: true, removeOnFail: true };
/** A job whose worker died is given to another; whether its scan is free then, the row says. */
const STALLED = { lockDuration: 30_000, stalledInterval: 15_000, maxStalledCount: 1000 };
/** How long workers may take to let go of their jobs at the end, in milliseconds. */
const CLOSE_MS = 2000;

/** What a queue in Redis works with. */
export interface BullQueueOptions extends QueueLimits {
  redis: RedisConnections;
  /** Instances of one prefix share their scans. */
  prefix: string;
}

/** Shares scans over instances through BullMQ. While Redis is away, an instance runs by itself what it accepts or finds. */
export class BullQueue implements ScanQueue {
  readonly #here: LocalQueue;
  readonly #queue: Queue;
  readonly #worker: Worker;
  readonly #redis: Redis;

  constructor({ redis, prefix, ...limits }: BullQueueOptions, run: RunScan) {
    this.#redis = redis.commands;
    this.#here = new LocalQueue(limits, run);
    this.#queue = new Queue(NAME, { connection: redis.commands, prefix, ...ASK_NOTHING_FIRST });
    const work = async ({ id }: { id?: string }) => {
      this.#here.add(id!);
      await this.#here.ended(id!);
    };
    const options = { connection: redis.waiting, prefix, concurrency: limits.concurrency, ...STALLED, autorun: false };
    this.#worker = new Worker(NAME, work, { ...options, removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } });
    // What is wrong with Redis is told once, by its connection.
    this.#queue.on("error", () => {});
    this.#worker.on("error", () => {});
  }

  start(): void {
    this.#worker.run().catch(() => undefined);
  }

  async reserve(): Promise<() => void> {
    const elsewhere = this.#isUp ? await this.#waiting().catch(() => 0) : 0;
    return this.#here.reserve(elsewhere);
  }

  assertRunning(): void {
    this.#here.assertRunning();
  }

  add(scanId: string, suspect = false): void {
    if (suspect || !this.#isUp) this.#here.add(scanId, suspect);
    else this.#queue.add("scan", {}, { jobId: scanId, ...KEEP_NOTHING }).catch(() => this.#here.add(scanId));
  }

  /** What waits in Redis waits for every instance. */
  async depth(): Promise<QueueDepth> {
    const here = await this.#here.depth();
    const shared = this.#isUp ? await this.#waiting().catch(() => 0) : 0;
    return { ...here, waiting: here.waiting + shared };
  }

  ended(scanId: string): Promise<void> {
    return this.#here.ended(scanId);
  }

  async stop(graceMs: number): Promise<void> {
    await this.#worker.pause(true).catch(() => undefined);
    await this.#here.stop(graceMs);
    await Promise.race([this.#worker.close(), sleep(CLOSE_MS)]).catch(() => undefined);
    await Promise.race([this.#worker.close(true), sleep(CLOSE_MS)]).catch(() => undefined);
    await Promise.race([this.#queue.close(), sleep(CLOSE_MS)]).catch(() => undefined);
  }

  get #isUp(): boolean {
    return this.#redis.status === "ready";
  }

  /** Scans that wait in Redis beyond the places that are free on some instance. */
  async #waiting(): Promise<number> {
    const { waiting = 0 } = await this.#queue.getJobCounts("waiting");
    return waiting;
  }
}
