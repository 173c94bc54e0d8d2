import { LRUCache } from "lru-cache";

/** Bytes of all kept replies together: those asked for last stay. */
const MOST_BYTES = 16 * 2 ** 20;
/** What is done to a finished scan by hand or by age (its texts deleted, its date set back) shows so late, in milliseconds. */
const LONGEST_MS = 10_000;

/** Replies as they go over the wire, by all that they depend on: a finished scan and who may read it. */
export class KeptReplies {
  readonly #texts: LRUCache<string, Buffer>;

  /** `now`: milliseconds on a clock that is never set back; the process's own where left out. */
  constructor(now?: () => number) {
    this.#texts = new LRUCache({
      maxSize: MOST_BYTES,
      // A key counts too, or many small replies would hold more than they may.
      sizeCalculation: (text, key) => text.length + 2 * key.length,
      ttl: LONGEST_MS,
      ttlResolution: 0,
      ...(now ? { perf: { now } } : {}),
    });
  }

  get(key: string): Buffer | undefined {
    return this.#texts.get(key);
  }

  keep(key: string, text: Buffer): void {
    this.#texts.set(key, text);
  }
}
