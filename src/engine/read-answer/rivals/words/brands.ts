import brands from "./lexicon/brands.json" with { type: "json" };
import { nameKey, type Token } from "./tokens.ts";

const BRANDS = new Set(brands.keys.split(" "));
const MOST_WORDS = 5;

/** Whether these words are the name of a brand that is known all over, and not everyday words alone. */
export function isBrand(words: readonly Token[], text: string): boolean {
  return words.some(isNoWord) && isListed(words, text);
}

/** The same of names that are everyday words ("Best Buy", "Target"). */
export function isEverydayBrand(words: readonly Token[], text: string): boolean {
  return !words.some(isNoWord) && isListed(words, text);
}

/** How many words at the start of a label are a known brand, fewer than all of them; 0 where none. */
export function brandLength(words: readonly Token[], text: string): number {
  for (let size = Math.min(MOST_WORDS, words.length - 1); size > 0; size -= 1) {
    const some = words.slice(0, size);
    if (isBrand(some, text) || (size > 1 && isEverydayBrand(some, text))) return size;
  }
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

function isListed(words: readonly Token[], text: string): boolean {
  return words[0]!.name && BRANDS.has(nameKey(text.slice(words[0]!.start, words.at(-1)!.end)));
}
