/** Letters of scripts that write words without spaces between them. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters of East Asia, of which two may be a word: those, and Hangul, which has spaces between phrases. */
export const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const TRADITIONAL = new Set(["TW", "HK", "MO"]);
/** Whether Chinese is written there in traditional signs; everywhere else, and where no country is known, in simplified ones. */
export function writesTraditional(country: string | null): boolean {
  return TRADITIONAL.has(country ?? "");
}
