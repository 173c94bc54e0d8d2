import stopWords from "./stop-words.json" with { type: "json" };

const STOP_WORDS = new Set(
  Object.values(stopWords.words)
    .flatMap((words) => words.split(" "))
    .map(fold),
);
const SEGMENTER = new Intl.Segmenter("und", { granularity: "word" });
// Letters that carry no combining mark and so survive decomposition.
const PLAIN: Record<string, string> = { ß: "ss", ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe" };

/** Lower case without accents, so that "Plaća" and "placa" are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßłđøæœ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a text, folded, in order; Chinese and Japanese are cut into words too. */
export function words(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of SEGMENTER.segment(text)) {
    const word = isWordLike ? fold(segment) : "";
    if (word.length > 1 || /\p{Script=Han}/u.test(word)) found.push(word);
  }
  return found;
}

/** The words of a question that say what is wanted, each once. */
export function contentTerms(question: string): string[] {
  return [...new Set(words(question))].filter((word) => !STOP_WORDS.has(word));
}
