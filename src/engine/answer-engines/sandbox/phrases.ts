import data from "./phrases.json" with { type: "json" };

/** The sentences an answer is made of, in one language; placeholders stand in braces. */
export interface Phrases {
  closest: string;
  another: string;
  also: string;
  self: string;
  known: string;
  sources: string;
  lead: string;
  pick: string;
  none: string;
  traits: Record<string, string>;
}

const PHRASES: Record<string, Phrases> = data.languages;

/** The phrases of a language; nearly wordless ones for a language without its own. */
export function phrasesOf(language: string): Phrases {
  return PHRASES[language.split("-")[0]?.toLowerCase() ?? ""] ?? data.neutral;
}

/** A phrase with its placeholders filled in. */
export function say(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? "");
}

/** Several things in one breath ("a, b and c"), as the language lists them. */
export function listed(things: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(things);
}

/** A directory company's strength as every language says it, so that questions in any of them find it. */
export function traitInAllLanguages(trait: string): string[] {
  return Object.values(PHRASES).flatMap((phrases) => phrases.traits[trait] ?? []);
}
