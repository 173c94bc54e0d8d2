import { Redis } from "ioredis";
import type { Logger } from "pino";

/** Milliseconds for a connection and for one command, and between tries to connect again. */
const CONNECT_MS = 5000;
const COMMAND_MS = 3000;
const AGAIN_MS = 500;

/** For queues: a first question that fails would make every later call of theirs fail, though Redis is back. */
export const ASK_NOTHING_FIRST = { skipWaitingForReady: true, skipVersionCheck: true };

/** The connections of a process to Redis. */
export interface RedisConnections {
  /** Whoever commands while Redis is away is told so at once. */
  commands: Redis;
  /** For workers, which wait until it is back. */
  waiting: Redis;
  close(): void;
}

/** Connects to `redis://…` or `rediss://…`; rejects when Redis is not there. Later it may come and go; the log says so once each. */
export async function openRedis(url: string, log: Logger): Promise<RedisConnections> {
  const again = { connectTimeout: CONNECT_MS, retryStrategy: () => AGAIN_MS };
  const commands = new Redis(url, {
    ...again,
    lazyConnect: true,
    commandTimeout: COMMAND_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  // Not lazily: workers wait for good on a copy of it, which would give up for ever where its first try fails.
  const waiting = new Redis(url, { ...again, maxRetriesPerRequest: null });
  const close = () => {
    for (const connection of [commands, waiting]) connection.disconnect();
  };
  let fault: Error | null = null;
  commands.on("error", (error: Error) => {
    if (!fault) log.error({ err: error }, "Redis is away: this instance queues and counts by itself");
    fault = error;
  });
  commands.on("ready", () => {
    if (fault) log.info("Redis is back");
    fault = null;
  });
  waiting.on("error", () => {});
  try {
    await commands.connect();
  } catch {
    close();
    throw fault ?? new Error("there is no answer");
  }
  return { commands, waiting, close };
}
