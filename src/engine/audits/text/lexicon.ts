import type { Page } from "../../read-site/types.ts";
import de from "./lexicons/de.json" with { type: "json" };
import en from "./lexicons/en.json" with { type: "json" };
import es from "./lexicons/es.json" with { type: "json" };
import fr from "./lexicons/fr.json" with { type: "json" };
import it from "./lexicons/it.json" with { type: "json" };
import nl from "./lexicons/nl.json" with { type: "json" };
import pt from "./lexicons/pt.json" with { type: "json" };

/** Words of one language that audits look for; phrases are lower case. */
export type Lexicon = typeof en;

const LEXICONS: Record<string, Lexicon> = { en, de, fr, es, it, nl, pt };
const STOPWORDS = new Map(Object.entries(LEXICONS).map(([tag, { stopwords }]) => [tag, new Set(stopwords.split(" "))]));

/**
 * BCP-47 primary tag of a page: detected from its text, else as declared; `null` when neither tells. A declared language
 * that we know wins over a detected one that we do not, since short or mixed texts are often taken for a rare language.
 */
export function languageOf(page: Page): string | null {
  const declared = page.head.lang?.toLowerCase().split(/[-_]/)[0] ?? null;
  const isKnown = (tag: string | null) => tag !== null && Object.hasOwn(LEXICONS, tag);
  return isKnown(declared) && !isKnown(page.language) ? declared : (page.language ?? declared);
}

/** The words for a language; `null` for one that none were collected for. */
export function lexiconFor(language: string | null): Lexicon | null {
  return language !== null && Object.hasOwn(LEXICONS, language) ? LEXICONS[language]! : null;
}

/** The stop words of a language by its code; none for one that is not known. */
export function stopwordsOf(language: string | null): ReadonlySet<string> {
  return STOPWORDS.get(language ?? "") ?? new Set();
}

/** All languages at once, for addresses and labels, which are often not in the language of the text. */
export const ALL_LEXICONS: readonly Lexicon[] = Object.values(LEXICONS);

/** The first of the phrases that stands in the text as whole words; both are compared in lower case. */
export function findPhrase(text: string, phrases: readonly string[]): string | null {
  const lower = text.toLowerCase();
  return phrases.find((phrase) => standsIn(lower, phrase)) ?? null;
}

function standsIn(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return true;
  }
  return false;
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
