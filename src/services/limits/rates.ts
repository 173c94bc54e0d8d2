import type { Redis } from "ioredis";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { ErrorCode } from "../../errors.ts";
import { limitFault } from "./limit-fault.ts";

const MINUTE_SECONDS = 60;

/** The doors whose calls are counted by the minute. */
export type RatedDoor = "graphql" | "mcp" | "feed" | "beacon";

/** Visits that AI engines send from one network in a minute: an office at most. */
const BEACONS = 30;

/** How often one caller may call in a minute: in this process, or with Redis over all instances. */
export class Rates {
  readonly #limiters: Record<RatedDoor, RateLimiterAbstract>;
  readonly #onRefused: (code: ErrorCode) => void;

  /** While Redis is away each instance counts by itself. */
  constructor(
    perMinute: Record<Exclude<RatedDoor, "beacon">, number>,
    redis: Redis | null,
    onRefused: (code: ErrorCode) => void = () => {},
  ) {
    this.#onRefused = onRefused;
    const limiterOf = (door: RatedDoor) => {
      const points = door === "beacon" ? BEACONS : perMinute[door];
      const options = { keyPrefix: `answerscope:rate:${door}`, points, duration: MINUTE_SECONDS };
      const alone = new RateLimiterMemory(options);
      if (!redis) return alone;
      return new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: alone,
      });
    };
    this.#limiters = {
      graphql: limiterOf("graphql"),
      mcp: limiterOf("mcp"),
      feed: limiterOf("feed"),
      beacon: limiterOf("beacon"),
    };
  }

  /** Counts one call of `who` (an address or the id of a credential, never a token); throws LIMIT_RATE beyond the limit. */
  async count(door: RatedDoor, who: string): Promise<void> {
    const limiter = this.#limiters[door];
    try {
      await limiter.consume(who);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.#onRefused("LIMIT_RATE");
      const now = new Date();
      const resetAt = new Date(now.getTime() + refused.msBeforeNext);
      const used = { code: "LIMIT_RATE", limit: `${door}-minute`, quota: limiter.points } as const;
      throw limitFault({ ...used, windowSeconds: MINUTE_SECONDS, resetAt }, now);
    }
  }
}
