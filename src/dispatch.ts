/** How work reaches instances: in the process alone, or over Redis where REDIS_URL is set. */
import { resolve } from "node:path";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { sqlitePath } from "./services/database.ts";
import { LocalQueue } from "./services/queue/local-queue.ts";
import type { Ticks } from "./services/queue/recurring.ts";
import type { QueueLimits, RunScan, ScanQueue } from "./services/scan-queue.ts";
import type { Secret } from "./services/secret.ts";

/** What queues, recurring work and counts of calls stand on. */
export interface Dispatch {
  queue(limits: QueueLimits, run: RunScan): ScanQueue;
  /** `null`: the timers of this process alone. */
  ticks: Ticks | null;
  /** Whether what is set is there. */
  state(): { redis?: "ok" | "away" };
  /** `null`: calls are counted in this process. */
  redis: Redis | null;
  close(): void;
}

/** Connects where there is something to connect to; what only Redis needs is loaded only then. */
export async function openDispatch(config: Config, secret: Secret, log: Logger): Promise<Dispatch> {
  if (!config.redisUrl) {
    return {
      queue: (limits, run) => new LocalQueue(limits, run),
      ticks: null,
      state: () => ({}),
      redis: null,
      close: () => {},
    };
  }
  const { openRedis } = await import("./services/queue/redis.ts");
  const { BullQueue } = await import("./services/queue/bull-queue.ts");
  const { BullTicks } = await import("./services/queue/bull-ticks.ts");
  const redis = await openRedis(config.redisUrl, log);
  const prefix = prefixOf(config, secret);
  return {
    queue: (limits, run) => new BullQueue({ ...limits, redis, prefix }, run),
    ticks: new BullTicks(redis, prefix),
    state: () => ({ redis: redis.commands.status === "ready" ? "ok" : "away" }),
    redis: redis.commands,
    close: redis.close,
  };
}

/** Instances of one secret and one database share their work; others on the same Redis are left alone. */
function prefixOf({ databaseUrl }: Config, secret: Secret): string {
  const path = sqlitePath(databaseUrl);
  const id = secret.key(`redis ${path === null ? "" : resolve(path)}`).toString("hex");
  return `answerscope:${id.slice(0, 12)}`;
}
