import lists from "./lexicon/place-words.json" with { type: "json" };

/** What a small word beside a name says of it. */
export type PlaceWord = Exclude<keyof typeof lists, "source" | "date">;

const SETS = new Map<string, Set<string>>();
for (const [kind, byLanguage] of Object.entries(lists)) {
  if (typeof byLanguage === "string") continue;
  for (const [language, words] of Object.entries(byLanguage))
    SETS.set(`${kind} ${language}`, new Set(words.split(" ")));
}

/** Whether a lower-case word says this in this language; Norwegian Bokmål is looked up as Norwegian. */
export function saysOfPlace(kind: PlaceWord, lower: string | undefined, language: string): boolean {
  if (lower === undefined) return false;
  return SETS.get(`${kind} ${language === "nb" ? "no" : language}`)?.has(lower) ?? false;
}
