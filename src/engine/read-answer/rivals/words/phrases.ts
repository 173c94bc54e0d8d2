/** Words and phrases to look for inside a text or at its end: by their first sign, or by their last. */
export class Phrases {
  readonly #byFirst: ReadonlyMap<number, string[]>;
  readonly #byLast: ReadonlyMap<number, string[]>;

  constructor(words: readonly string[]) {
    this.#byFirst = Map.groupBy(words, (word) => word.charCodeAt(0));
    this.#byLast = Map.groupBy(words, (word) => word.charCodeAt(word.length - 1));
  }

  /** Whether one of them stands in a text. */
  standIn(text: string): boolean {
    for (let at = 0; at < text.length; at += 1) {
      const words = this.#byFirst.get(text.charCodeAt(at));
      if (words?.some((word) => text.startsWith(word, at))) return true;
    }
    return false;
  }

  /** Those that a text ends with, in the order they were given. */
  endingsOf(text: string): string[] {
    return this.#byLast.get(text.charCodeAt(text.length - 1))?.filter((word) => text.endsWith(word)) ?? [];
  }
}
