import { foldWords } from "../../language/fold.ts";
import { holdsWords } from "../../language/holds-words.ts";
import { isTradeWord } from "../../trades/trade-words.ts";
import type { Page } from "../types.ts";
import { hasLegalForm, withoutLegalForm } from "./names.ts";

/** Where a page's foot ends one thing and begins the next. */
const PIECES = /[\n,;|·•–—©:/]|\s[-+]\s|\.\s|\d{2,}/u;
const FOOT = 1_500;
const MOST_WORDS = 7;
/** Letters of a word by which a name is known without its others. */
const TELLING = 5;

/** Names by which the foot of a page signs, longer than the brand: "Patsy's Mobile Pet Grooming" of Patsy's; they often say the trade. */
export function signedNames(home: Page, { brand, language }: { brand: string; language: string }): string[] {
  const own = foldWords(brand);
  const telling = own.split(" ").filter((word) => word.length >= TELLING && !isTradeWord(word, language));
  const pieces = `${home.footerText.slice(0, FOOT)}\n${home.bodyText.slice(-FOOT)}`
    .split(PIECES)
    .map((text) => text.trim());
  const names = pieces.filter((text) => {
    const isShort = text.length > 3 && text.split(/\s+/u).length <= MOST_WORDS;
    const words = foldWords(text);
    const isOwn = [own, ...telling].some((each) => each.length > 1 && holdsWords(words, each));
    return isShort && /^\p{Lu}|^\p{Lo}/u.test(text) && (isOwn || hasLegalForm(text));
  });
  return [...new Set(names.map(withoutLegalForm))].filter((name) => foldWords(name) !== own);
}
