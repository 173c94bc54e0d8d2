import { detectLanguage } from "../language/detect.ts";
import { foldWords } from "../language/fold.ts";
import { codeOf, LANGUAGES, languageOf } from "../language/languages.ts";

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
/** Words of other languages that chance puts into a sentence of one that is not known here. */
const BY_CHANCE = 2;

/** Whether a question is in a language, as far as one sentence can tell; a neighbour's words count as well. */
export function isInLanguage(text: string, language: string): boolean {
  const code = codeOf(language);
  const near = NEAR.find((group) => group.includes(code)) ?? [code];
  const isLatin = isMostly(text, "Latn");
  const script = scriptOf(language);
  // Serbian is written in two scripts.
  if (script !== "Latn" && !(isLatin && near.length > 1))
    return isMostly(text, script) && !(code === "zh" && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));
  if (!isLatin) return false;
  if (near.includes(detectLanguage(text).code)) return true;
  const words = foldWords(text).split(" ");
  const known = (other: string) => words.filter((word) => languageOf(other).stop.has(word)).length;
  const own = Math.max(...near.map(known));
  const others = Math.max(...[...LANGUAGES.keys()].filter((other) => !near.includes(other)).map(known));
  return own + (LANGUAGES.has(code) ? 0 : BY_CHANCE) >= others;
}

/** The script a language is written in, by its ISO 15924 code. */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? "Latn";
  } catch {
    return "Latn";
  }
}

/** Scripts that stand together in a language. */
const TOGETHER: Record<string, readonly string[]> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

function isMostly(text: string, script: string): boolean {
  const parts = (TOGETHER[script] ?? [script]).map((part) => `\\p{Script=${part}}`);
  const written = text.match(new RegExp(`[${parts.join("")}]`, "gu"))?.length ?? 0;
  return written >= (text.match(/\p{L}/gu)?.length ?? 0) * MOSTLY;
}
