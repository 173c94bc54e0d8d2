import { foldText } from "../../language/fold.ts";
import { isPlace } from "../../language/geography/places.ts";
import type { Language } from "../../language/keys.ts";
import { languageOf } from "../../language/languages.ts";
import { isTradeWord } from "../../trades/trade-words.ts";

/** What a name needs beside words of the trade, the place and the language to be a name of its own: this many letters. */
const SHORTEST = 3;
const ENDING = 2;
const known = new Map<string, ReadonlySet<string>>();

/** Whether a name holds a word that is none of the trade, of a place, or of the site's language or English. */
export function isDistinctive(name: string, language: string): boolean {
  const words = foldText(name).folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.some(
    (word) => word.length >= SHORTEST && !isPlace(word) && !isTradeWord(word, language) && !isWord(word, language),
  );
}

/** Whether a name is nothing but words of the trade, places and words of form: what a site does rather than who it is. */
export function isTrade(name: string, language: string): boolean {
  const words = foldText(name).folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const languages = [language, "en"].map(languageOf);
  return words.every((word) => {
    const isForm = languages.some(({ stop, formWords }) => stop.has(word) || formWords.has(word));
    return (
      isForm ||
      isPlace(word) ||
      isTradeWord(word, language) ||
      languages.some((each) => tradeWordsOf(each).includes(word))
    );
  });
}

function isWord(word: string, language: string): boolean {
  return [language, "en"].some((tag) => {
    const words = wordsOf(languageOf(tag));
    if (words.has(word)) return true;
    // "Homes", "Häuser": inflected by a letter or two.
    return word.length > SHORTEST + ENDING && (words.has(word.slice(0, -1)) || words.has(word.slice(0, -ENDING)));
  });
}

/** The words of a language, folded as names are, made when first asked for. */
function wordsOf(language: Language): ReadonlySet<string> {
  let words = known.get(language.code);
  if (!words) {
    const { stop, formWords, everyday, lexicon, onlyNames } = language;
    words = new Set(
      [...stop, ...formWords, ...everyday, ...lexicon.frequent, ...lexicon.stems, ...tradeWordsOf(language)]
        .filter((word) => !onlyNames.has(word))
        .map((word) => foldText(word).folded),
    );
    known.set(language.code, words);
  }
  return words;
}

function tradeWordsOf({
  companyWords,
  services,
  goods,
  localKinds,
  optionNouns,
  companyKinds,
  legalWords,
}: Language): string[] {
  return [companyWords, services, goods, localKinds, optionNouns, companyKinds, legalWords].flatMap((list) => [
    ...list,
  ]);
}

/** Whether a script has no letters in common with domains: Greek, Cyrillic, Arabic, Han and their like. */
export function isForeignToDomains(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 < letters.length;
}
