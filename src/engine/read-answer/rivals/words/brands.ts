import brands from "./lexicon/brands.json" with { type: "json" };
import { nameKey, type Token } from "./tokens.ts";

const BRANDS = new Set(brands.keys.split(" "));

/** What a name of these words and this key is: a brand that is known all over, one that is everyday words ("Best Buy"), or neither. */
export function brandOf(words: readonly Token[], key: string): "brand" | "everyday" | null {
  if (!words[0]!.name || !BRANDS.has(key)) return null;
  return words.some(isNoWord) ? "brand" : "everyday";
}

/** How many words at the start of a label are a known brand, fewer than all of them; 0 where none. `keys`: of the first word, of two and so on. */
export function brandLength(words: readonly Token[], keys: readonly string[]): number {
  const [first] = words;
  if (!first?.name) return 0;
  for (let size = Math.min(keys.length, words.length - 1); size > 0; size -= 1)
    if ((size > 1 || isNoWord(first)) && BRANDS.has(keys[size - 1]!)) return size;
  return 0;
}

/** Whether a name as written is one of a brand that is known all over, everyday words or not. */
export function isKnownBrand(name: string): boolean {
  return BRANDS.has(nameKey(name));
}

/** Written as a name, and no word of the language. */
function isNoWord({ name, common }: Token): boolean {
  return name && !common;
}
