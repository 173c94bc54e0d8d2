import type { IndexEntry } from "./index-entries.ts";
import { words } from "./terms.ts";

/** Shortest known word that may stand for part of a compound. */
const SHORTEST_PART = 5;
/** An unknown word is more often a manner of speaking than the very thing that is wanted, so it weighs like one in so many entries. */
const UNKNOWN_STANDS_FOR = 60;

/** In how many entries each word stands; tells rare words from common ones. */
export class Vocabulary {
  readonly #entriesWith = new Map<string, number>();
  #entries = 0;

  add(entry: IndexEntry): void {
    this.#count(entry, 1);
  }

  remove(entry: IndexEntry): void {
    this.#count(entry, -1);
  }

  /** Weight of a word: the rarer, the heavier. */
  weight(word: string): number {
    return Math.log(1 + this.#entries / (this.#entriesWith.get(word) ?? UNKNOWN_STANDS_FOR));
  }

  /** The word and, where it is an unknown compound ("Bergsportgeschäft"), the longest known word it begins and ends with. */
  parts(word: string): string[] {
    if (this.#entriesWith.has(word)) return [word];
    const inner = (from: number, to: number) => {
      const part = word.slice(from, to);
      return this.#entriesWith.has(part) ? [part] : [];
    };
    const lengths = Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, cut) => word.length - 1 - cut);
    const head = lengths.flatMap((length) => inner(0, length))[0];
    const tail = lengths.flatMap((length) => inner(word.length - length, word.length))[0];
    return [...new Set([word, head, tail])].filter((part) => part !== undefined);
  }

  #count(entry: IndexEntry, step: 1 | -1): void {
    this.#entries += step;
    for (const word of new Set([entry.title, entry.topic, entry.text, entry.place].flatMap(words))) {
      const count = (this.#entriesWith.get(word) ?? 0) + step;
      if (count > 0) this.#entriesWith.set(word, count);
      else this.#entriesWith.delete(word);
    }
  }
}
