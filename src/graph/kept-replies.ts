import { LRUCache } from "lru-cache";

/** Bytes of all kept replies together: those asked for last stay. */
const MOST_BYTES = 16 * 2 ** 20;

/** Replies as they go over the wire, by all that they depend on: a finished scan and who may read it. */
export class KeptReplies {
  readonly #texts = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    // A key counts too, or many small replies would hold more than they may.
    sizeCalculation: (text, key) => text.length + 2 * key.length,
  });

  get(key: string): Buffer | undefined {
    return this.#texts.get(key);
  }

  keep(key: string, text: Buffer): void {
    this.#texts.set(key, text);
  }
}
