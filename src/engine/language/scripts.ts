/** Letters of scripts that write words without spaces between them. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters of East Asia, of which two may be a word: those, and Hangul, which has spaces between phrases. */
export const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
