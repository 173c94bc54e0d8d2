import { tellLanguage } from "../../language/detect.ts";
import { countWords } from "../../language/words.ts";
import type { Block } from "../types.ts";

const MIN_WORDS = 40;
/** Where the sentences of a page are shorter than this together, all its text is read. */
const ENOUGH = 200;
/** Characters that hold enough words to count. */
const COUNTED = 12_000;

/** Language of the main content as BCP-47 primary tag; `null` under 40 words, or where two are too close to call. */
export function detectLanguage(blocks: readonly Block[], mainText: string): string | null {
  if (countWords(mainText.slice(0, COUNTED)) < MIN_WORDS) return null;
  // Sentences first: names, numbers and labels say little of a language.
  const sentences = blocks
    .flatMap((block) => (block.kind === "paragraph" && block.text.length > 60 ? [block.text] : []))
    .join("\n");
  return tellLanguage(sentences.length > ENOUGH ? sentences : mainText);
}
