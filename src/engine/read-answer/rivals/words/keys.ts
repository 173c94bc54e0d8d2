import { nameKey, type Token } from "./tokens.ts";

/** The key of a name of these words; a possessive ending is left out. */
export function keyOf(words: readonly Token[], text: string): string {
  const last = words.at(-1)!;
  return nameKey(text.slice(words[0]!.start, last.end - (last.lower.length - last.base.length)));
}

/** Brands and names that are known of are of no more words. */
const MOST_KNOWN = 5;

/** The key of the first word of a label, of its first two and so on, as far as known names go. */
export function openingKeys(words: readonly Token[], text: string): string[] {
  return words.slice(0, MOST_KNOWN).map(({ end }) => nameKey(text.slice(words[0]!.start, end)));
}

/** "AF161", "XL", "ft": a model or measure without its maker. */
export function isModelOnly(words: readonly Token[], { cut, goods }: { cut: boolean; goods: boolean }): boolean {
  const [word] = words;
  if (words.length !== 1 || !word) return false;
  return (
    (goods && /^\p{Lu}{1,5}-?\d+\p{L}{0,3}$/u.test(word.text)) ||
    isMeasure(word) ||
    (cut && word.is.model) ||
    /^(?:ft|in|cm|mm|kg|lbs?|oz|qt|sq)$/u.test(word.lower)
  );
}

/** "128gb", "10kwh", "7". */
export function isMeasure({ digit, text }: Token): boolean {
  return digit && /^\p{N}+(?:\p{L}{0,2}|mah|ghz|mhz|gbps|mbps|kwh|kwp|lbs|min|rpm)$/u.test(text);
}
