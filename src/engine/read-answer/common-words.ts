import { foldText } from "../language/fold.ts";
import type { Language } from "../language/keys.ts";
import { LANGUAGES } from "../language/languages.ts";

const BY_LANGUAGE = new Map(
  [...LANGUAGES.values()].map(({ code, everyday, lexicon }) => [
    code,
    new Set([...[...everyday].map((word) => foldText(word).folded), ...lexicon.stems]),
  ]),
);
for (const { code, onlyNames } of LANGUAGES.values()) for (const name of onlyNames) BY_LANGUAGE.get(code)!.delete(name);
const ANY = new Set([...BY_LANGUAGE.values()].flatMap((words) => [...words]));
const FIGURE = /^[&\d.,]+$/u;

/** Whether every one of these folded words is an everyday word of some language here. */
export function areCommonWords(words: readonly string[]): boolean {
  return words.every((word) => ANY.has(word) || FIGURE.test(word));
}

/** Whether they are everyday words of this language, so that only evidence makes them a name: "Target" is none in German. */
export function areCommonIn(language: Language, words: readonly string[]): boolean {
  const { code, stop, finite } = language;
  const own = BY_LANGUAGE.get(code === "und" ? "en" : code);
  return words.every(
    (word) => own?.has(word) || stop.has(word) || finite.has(word) || FIGURE.test(word) || isFrequent(word, language),
  );
}

const frequent = new Map<string, ReadonlySet<string>>();

/** Whether a language with capitals has this folded word among its frequent ones, which hold no names. */
function isFrequent(word: string, { code, cased, lexicon, onlyNames }: Language): boolean {
  if (!cased) return false;
  let words = frequent.get(code);
  if (!words) {
    words = new Set([...lexicon.frequent].filter((each) => !onlyNames.has(each)).map((each) => foldText(each).folded));
    frequent.set(code, words);
  }
  return words.has(word);
}
