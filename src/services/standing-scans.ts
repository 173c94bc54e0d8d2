import { LRUCache } from "lru-cache";
import { steadyNow } from "../engine/timers.ts";
import type { Scan } from "../schema/scan.ts";
import type { Scope } from "./scope.ts";

/** How long what the database said stands without asking it again, in milliseconds: other instances may end a scan. */
const STANDS_MS = 1000;
const MOST = 5000;

/**
 * Which finished scan stands for what is asked, as the database last said: of callers who come within a second only the
 * first asks it. Whoever starts or ends a scan here takes back what stood.
 */
export class StandingScans {
  /** By cache key. */
  readonly #recent = new LRUCache<string, Known<Scan>>({ max: MOST });
  /** Ids of the newest, by scope. */
  readonly #newest = new LRUCache<string, Known<string>>({ max: MOST });

  recent(key: string, now: Date): Scan | null {
    return within(this.#recent.get(key), now);
  }

  /** Stands no longer than `until`, by the clock that dated the scan. */
  rememberRecent(key: string, scan: Scan, until: Date): void {
    this.#recent.set(key, { what: scan, at: steadyNow(), until });
  }

  newest(scope: Scope): string | null {
    return within(this.#newest.get(JSON.stringify(scope)));
  }

  rememberNewest(scope: Scope, scanId: string): void {
    this.#newest.set(JSON.stringify(scope), { what: scanId, at: steadyNow() });
  }

  /** A scan of this cache key was accepted: whoever comes now joins it. */
  accepted(key: string): void {
    this.#recent.delete(key);
  }

  /** A scan has ended: it is the newest of its site or monitor, and what its keys led to is old. */
  ended(keys: readonly string[], scope: Scope): void {
    for (const key of keys) this.#recent.delete(key);
    this.#newest.delete(JSON.stringify(scope));
  }
}

interface Known<T> {
  what: T;
  at: number;
  until?: Date;
}

function within<T>(known: Known<T> | undefined, now?: Date): T | null {
  if (!known || steadyNow() - known.at >= STANDS_MS) return null;
  return now && known.until && now >= known.until ? null : known.what;
}
