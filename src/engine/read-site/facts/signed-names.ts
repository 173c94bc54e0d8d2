import { foldWords } from "../../language/fold.ts";
import type { Page } from "../types.ts";
import { hasLegalForm, withoutLegalForm } from "./names.ts";

/** Where a page's foot ends one thing and begins the next. */
const PIECES = /[\n,;|·•–—©:/]|\s[-+]\s|\.\s|\d{2,}/u;
const FOOT = 1_500;
const MOST_WORDS = 7;

/** Names by which the foot of a page signs, longer than the brand: "Patsy's Mobile Pet Grooming" of Patsy's; they often say the trade. */
export function signedNames(home: Page, brand: string): string[] {
  const own = foldWords(brand);
  const pieces = `${home.footerText.slice(0, FOOT)}\n${home.bodyText.slice(-FOOT)}`
    .split(PIECES)
    .map((text) => text.trim());
  const names = pieces.filter((text) => {
    const isShort = text.length > 3 && text.split(/\s+/u).length <= MOST_WORDS;
    const isOwn = own.length > 1 && ` ${foldWords(text)}`.includes(` ${own}`);
    return isShort && /^\p{Lu}|^\p{Lo}/u.test(text) && (isOwn || hasLegalForm(text));
  });
  return [...new Set(names.map(withoutLegalForm))].filter((name) => foldWords(name) !== own);
}
