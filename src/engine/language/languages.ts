import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { KEYS, type Language, type WordsKey, type Written } from "./keys.ts";
import { Lexicon } from "./lexicon.ts";

/** Every language that has a file here, by its code. */
export const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  readdirSync(import.meta.dirname)
    .flatMap((file) => /^([a-z]{2,3})\.json$/u.exec(file)?.[1] ?? [])
    .map((code) => [code, toLanguage(code, readJson(code))]),
);

/** A language of which nothing is known. */
export const UNKNOWN: Language = toLanguage("und", { cased: true, spaced: true });

/** Tags under which another language's file is meant. */
const SAME: Record<string, string> = { nb: "no", nn: "no", iw: "he", in: "id" };

/** The language of a tag ("de", "pt-BR", "nb"), `UNKNOWN` where there is no file for it. */
export function languageOf(tag: string): Language {
  return LANGUAGES.get(tag) ?? languageOfTag(tag);
}

function languageOfTag(tag: string): Language {
  return LANGUAGES.get(codeOf(tag)) ?? UNKNOWN;
}

/** The language of a tag as its file here is named, or would be. */
export function codeOf(tag: string): string {
  const code = tag.toLowerCase().split(/[-_]/u)[0]!;
  return SAME[code] ?? code;
}

/** The words that any language lists under a key. */
export function wordsOfAll(key: WordsKey): ReadonlySet<string> {
  return new Set([...LANGUAGES.values()].flatMap((language) => [...language[key]]));
}

/** Words as the alternatives of a pattern; an apostrophe is written either way. Nothing matches where there are none. */
export function either(...lists: Iterable<string>[]): string {
  const words = new Set(lists.flatMap((list) => [...list]));
  if (words.size === 0) return "(?!)";
  return [...words].map((word) => RegExp.escape(word).replaceAll(/'|\\x27/g, "['’]")).join("|");
}

/** Each list is read when first asked for: a language has more of them than most texts need. */
function toLanguage(code: string, file: Record<string, Written>): Language {
  const language = { code, lexicon: new Lexicon(code) };
  for (const [key, reader] of Object.entries(KEYS)) {
    const settle = (value: unknown) => Object.defineProperty(language, key, { value, enumerable: true });
    Object.defineProperty(language, key, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = reader(file[key] ?? null);
        settle(value);
        return value;
      },
    });
  }
  return language as Language;
}

function readJson(name: string): Record<string, Written> {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));
}
