import type { Language } from "../language/keys.ts";
import { LANGUAGES, languageOf } from "../language/languages.ts";

const SAMPLE = 1_000;
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
/** Japanese always has kana between its other signs, be they few. */
const KANA_SHARE = 0.08;
/** For each word the languages that know it, each word weighing the less the more of them there are. */
const KNOWN = new Map<string, string[]>();
for (const { code, stop, finite, base, imperatives, pronouns, subordinators, conjunctions } of LANGUAGES.values()) {
  for (const word of new Set([
    ...stop,
    ...finite,
    ...base,
    ...imperatives,
    ...pronouns,
    ...subordinators,
    ...conjunctions,
  ])) {
    KNOWN.set(word, [...(KNOWN.get(word) ?? []), code]);
  }
}

/** The language an answer is written in, by its script, function words and letters; English where nothing tells. */
export function detectLanguage(answer: string): Language {
  const sample = answer
    .slice(0, SAMPLE)
    .toLowerCase()
    .replace(/https?:\/\/[^\s)]+/gu, " ");
  return languageOf(scriptOf(sample) ?? mostLikely(sample));
}

function scriptOf(sample: string): string | null {
  if (/^[\p{ASCII}\p{Script=Latin}\p{P}\p{S}]*$/u.test(sample)) return null;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, code] of SCRIPTS) {
    const found = sample.match(script)?.length ?? 0;
    if (found > 0 && found >= letters * (code === "ja" ? KANA_SHARE : SHARE)) return code;
  }
  const foreign = sample.match(/[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/gu)?.length ?? 0;
  return foreign > letters / 2 ? "und" : null;
}

function mostLikely(sample: string): string {
  const scores = new Map<string, number>([["en", 0.1]]);
  const add = (code: string, score: number): void => void scores.set(code, (scores.get(code) ?? 0) + score);
  for (const word of sample.match(/(?<![\p{L}\p{N}])[\p{L}\p{M}'’]+(?![\p{L}\p{N}])/gu) ?? []) {
    const codes = KNOWN.get(word) ?? [];
    for (const code of codes) add(code, (word.length === 1 ? 0.4 : 1) / codes.length);
  }
  for (const { code, letters } of LANGUAGES.values()) {
    for (const letter of letters) if (sample.includes(letter)) add(code, 0.3);
  }
  return [...scores].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
