/** Words to look for inside texts that have no spaces between them: by their first sign, or by their last for endings. */
export class Phrases {
  readonly #byFirst: ReadonlyMap<string, string[]>;
  readonly #byLast: ReadonlyMap<string, string[]>;

  constructor(words: readonly string[]) {
    this.#byFirst = Map.groupBy(words, (word) => word[0]!);
    this.#byLast = Map.groupBy(words, (word) => word.at(-1)!);
  }

  /** Whether one of them stands in a text. */
  standIn(text: string): boolean {
    for (let at = 0; at < text.length; at += 1)
      if (this.#byFirst.get(text[at]!)?.some((word) => text.startsWith(word, at))) return true;
    return false;
  }

  /** Those that a text ends with, in the order they were given. */
  endingsOf(text: string): string[] {
    return this.#byLast.get(text.at(-1) ?? "")?.filter((word) => text.endsWith(word)) ?? [];
  }
}
