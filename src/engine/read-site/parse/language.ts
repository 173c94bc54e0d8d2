import { detect } from "tinyld";
import { countWords } from "./words.ts";

const MIN_WORDS = 40;
const SAMPLE = 2000;

/** Language of a text as BCP-47 primary tag; `null` under 40 words, where a guess is not a measurement. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, SAMPLE * 4);
  if (countWords(sample) < MIN_WORDS) return null;
  return detect(sample.slice(0, SAMPLE)) || null;
}
