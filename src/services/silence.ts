import { steadyNow } from "../engine/timers.ts";
import type { RunningScan } from "./scan-claims.ts";

/**
 * Tells from their beats alone which owners have gone silent: a scan that was seen unchanged for so long, on this
 * process's own steady clock. No time of another machine is ever compared, so their clocks may say what they like.
 */
export class Silence {
  readonly #silentMs: number;
  readonly #seen = new Map<string, { beats: number; ownerId: string | null; since: number }>();
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** `silentMs` 0: whatever runs elsewhere is silent, because there is nobody else. */
  constructor(silentMs: number) {
    this.#silentMs = silentMs;
  }

  /** Those of `running` that have given no sign of life; to be called every few seconds. */
  among(running: RunningScan[], now: number = steadyNow()): RunningScan[] {
    // Who did not look (stopped, or cut off from the database like everybody else) has seen no silence.
    if (now - this.#lookedAt > this.#silentMs / 2) this.#seen.clear();
    this.#lookedAt = now;
    const ids = new Set(running.map(({ id }) => id));
    for (const id of this.#seen.keys()) if (!ids.has(id)) this.#seen.delete(id);
    return running.filter((scan) => now - this.#since(scan, now) >= this.#silentMs);
  }

  #since({ id, ownerId, beats }: RunningScan, now: number): number {
    const seen = this.#seen.get(id);
    if (seen && seen.beats === beats && seen.ownerId === ownerId) return seen.since;
    this.#seen.set(id, { ownerId, beats, since: now });
    return now;
  }
}
