import { detectLanguage } from "../language/detect.ts";
import { foldWords } from "../language/fold.ts";
import { LANGUAGES, languageOf } from "../language/languages.ts";

/** Scripts that say by themselves that a text may be in a language. */
const SCRIPTS: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  th: /\p{Script=Thai}/gu,
  ko: /\p{Script=Hangul}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ...Object.fromEntries(["ru", "uk", "bg", "sr", "mk", "be", "kk"].map((code) => [code, /\p{Script=Cyrillic}/gu])),
};
/** Languages that a short sentence cannot be told apart in. */
const NEAR = [
  ["no", "da", "sv"],
  ["id", "ms"],
  ["ca", "es", "gl", "pt", "oc"],
  ["cs", "sk"],
  ["hr", "sl", "sr", "bs"],
];
/** Share of letters in the language's script. */
const MOSTLY = 0.5;

/** Whether a question is in a language, as far as one sentence can tell; a neighbour's words count as well. */
export function isInLanguage(text: string, language: string): boolean {
  const primary = language.split("-")[0]!.toLowerCase();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS[primary];
  if (script) {
    const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
    return (text.match(script)?.length ?? 0) >= letters * MOSTLY && !(primary === "zh" && isJapanese);
  }
  if ((text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters * MOSTLY) return false;
  const near = NEAR.find((group) => group.includes(primary)) ?? [primary];
  if (near.includes(detectLanguage(text).code ?? "")) return true;
  const words = foldWords(text).split(" ");
  const known = (code: string) => words.filter((word) => languageOf(code).stop.has(word)).length;
  const own = Math.max(...near.map(known));
  const others = [...LANGUAGES.keys()].filter((code) => !near.includes(code)).map(known);
  return own > 0 && own >= Math.max(...others);
}
