/** Letters of scripts that write words without spaces between them, those of South East Asia too. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Korean writes particles behind a word, as one with it. */
const HANGUL = /\p{Script=Hangul}/u;
/** "and", "in", "to", "the" that Arabic and Hebrew write before a word, as one with it. */
const JOINED: readonly [script: RegExp, small: string][] = [
  [/^\p{Script=Arabic}/u, "[وف]?[بكل]?(?:ال)?"],
  [/^\p{Script=Hebrew}/u, "ו?[שכ]?[בלמה]?"],
];

/**
 * Whether a folded text (`foldWords`) holds a folded phrase as whole words: "ham" is not in "hamburg". In scripts without spaces it may
 * stand anywhere, and what a script writes as one with a word may stand there; an empty phrase stands in no text.
 */
export function holdsWords(text: string, phrase: string): boolean {
  return stands(phrase, text, HANGUL.test(phrase) ? "" : " ");
}

/** The same where a word may go on behind it, as bent names do: "oulu" in "oulussa". */
export function holdsBeginning(text: string, phrase: string): boolean {
  return stands(phrase, text, "");
}

function stands(phrase: string, text: string, end: string): boolean {
  if (phrase === "") return false;
  if (UNSPACED.test(phrase)) return text.includes(phrase);
  const [, small] = JOINED.find(([script]) => script.test(phrase)) ?? [];
  if (small) return new RegExp(`(?:^| )${small}${phrase}${end}`, "u").test(`${text} `);
  return ` ${text} `.includes(` ${phrase}${end}`);
}
