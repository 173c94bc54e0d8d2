import { LANGUAGES, type Language } from "./languages/index.ts";

const SAMPLE = 4_000;
const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Greek}/gu, "el"],
];
/** A script that makes up this share of an answer's letters is its script; names are often in Latin letters. */
const SHARE = 0.2;

/** The language an answer is written in, by its script and function words; English where nothing tells. */
export function detectLanguage(answer: string): Language {
  const sample = answer.slice(0, SAMPLE);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, code] of SCRIPTS) {
    const found = sample.match(script)?.length ?? 0;
    if (found > 0 && found >= letters * (code === "ja" ? 0.08 : SHARE)) return LANGUAGES.get(code)!;
  }
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  let best = LANGUAGES.get("en")!;
  let most = 0;
  for (const language of LANGUAGES.values()) {
    const hits = words.reduce((sum, word) => sum + (language.stop.has(word) ? 1 : 0), 0);
    if (hits > most || (hits === most && language.code === "en")) {
      best = language;
      most = hits;
    }
  }
  return best;
}
