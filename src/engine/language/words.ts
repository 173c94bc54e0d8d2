const SPACED = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\-.,]*/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Number of words; scripts without spaces are segmented, which the others need not pay for. */
export function countWords(text: string): number {
  let unspaced = 0;
  const rest = text.replace(UNSPACED, (run) => {
    for (const piece of segmenter.segment(run)) if (piece.isWordLike) unspaced += 1;
    return " ";
  });
  let spaced = 0;
  for (const _ of rest.matchAll(SPACED)) spaced += 1;
  return spaced + unspaced;
}

/** Words in lower case, in order; runs of scripts without spaces are one each. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu) ?? [];
}

/** Number of Chinese, Japanese and Korean signs. */
export function cjkSigns(text: string): number {
  return text.match(CJK)?.length ?? 0;
}
