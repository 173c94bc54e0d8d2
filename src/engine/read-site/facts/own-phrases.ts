import { fold, foldWords } from "../../language/fold.ts";
import { isCut } from "../../language/head-end.ts";
import { languageOf } from "../../language/languages.ts";
import { UNSPACED } from "../../language/scripts.ts";
import { tradesIn } from "../../trades/said-trades.ts";
import { isTradeWord } from "../../trades/trade-words.ts";
import type { Page } from "../types.ts";
import { hasLegalForm, squash, titleParts } from "./names.ts";
import { beginsAsPage } from "./page-names.ts";
import { isOnlyPlace } from "./place-names.ts";
import { isSlogan } from "./slogan.ts";
import { withoutPlace } from "./without-place.ts";

/** A short phrase by which a page says what it offers. */
export interface OwnPhrase {
  text: string;
  /** It holds a word of some trade. */
  isOfTrade: boolean;
  /** It stands in the title, where a site says what it is rather than what it promises. */
  isTitle: boolean;
  /** With the place beside it, or what buyers do, as what is sold stands in titles: "Doll repair in Kassel", "Festzelte mieten". */
  isPlaced: boolean;
}

const MAX_WORDS = 5;
const MAX_LENGTH = 48;
const MAX_UNSPACED = 14;
const MAX_TEXT = 300;
/** "since 2009", "seit 1998", "desde 1987". */
const SINCE = /\s(?:since|est\.?|seit|depuis|desde|dal|sinds|od|sedan|siden|с)\s+\d{4}.*$/iu;
/** What buyers do with a thing, behind it in German and Dutch, or "online" anywhere. */
const BUYING =
  /(?:\s(?:online|günstig|goedkoop|mieten|leihen|ausleihen|kaufen|bestellen|buchen|lernen|huren|kopen|boeken|leren)){1,3}$/u;
/** A sentence, a price, a slogan of numbers: nothing that could be asked for. */
const NO_PHRASE = /[?!…"“”„«»#=+€$£%@]|\d{3,}|\.\s|[.]$/u;

/** What the home page's title, first headings and description say it offers, without the name and the place, in that order. */
export function ownPhrases(
  home: Page,
  { brand, language, town }: { brand: string; language: string; town: string | null },
): OwnPhrase[] {
  const { title, description, og } = home.head;
  const clause = (text: string | null | undefined) =>
    (text ?? "").slice(0, MAX_TEXT).split(/[.:;!?。：！？]|\s[–—-]\s/u, 1);
  const titles = [title, og["og:title"]].flatMap((text) => titleParts((text ?? "").slice(0, MAX_TEXT)));
  // A description that lists is cut in its middle: "Examinations for cats, dogs and birds".
  const told = clause(description).filter((text) => !/[,，،、;]/u.test(text));
  const others = [...home.h1.slice(0, 2).map((text) => text.slice(0, MAX_TEXT)), ...told];
  const found = new Map<string, OwnPhrase>();
  const name = squash(brand);
  for (const [index, text] of [...titles, ...others].entries()) {
    const pieces = text.split(/[,，、،;/|]\s?|\s[+]\s|(?<=\p{L})(?:\sfor\s|\sfür\s|\spour\s|\spara\s|\svoor\s).*$/u);
    const isOfTrade = (phrase: string) => saysTrade(phrase, language);
    // "Precision, Quality, Punctuality" are virtues.
    if (pieces.length >= VIRTUES && pieces.every((piece) => !/\s/u.test(piece.trim())) && !pieces.some(isOfTrade))
      continue;
    for (const piece of pieces) {
      const whole = withoutBrand(piece, brand).replace(SINCE, "");
      const phrase = withoutPlace(whole, language, town).replace(BUYING, "");
      // What a name breaks off, the washing of "Bağ Carpet Washing", is no thing.
      if (isOfTrade(piece) && whole !== piece.trim() && !isOfTrade(whole)) continue;
      const names = [name, squash(town ?? ""), ...found.keys()];
      if (!isPhrase(phrase, language) || names.includes(squash(phrase)) || beginsAsPage(phrase)) continue;
      found.set(squash(phrase), {
        text: phrase,
        isOfTrade: isOfTrade(phrase),
        isTitle: index < titles.length,
        isPlaced: phrase !== whole,
      });
    }
  }
  return [...found.values()];
}

/** So many single words in a row, none of any trade, are no things. */
const VIRTUES = 3;

function saysTrade(phrase: string, language: string): boolean {
  return UNSPACED.test(phrase) ? isTradeWord(foldWords(phrase), language) : tradesIn(phrase, language).length > 0;
}

function withoutBrand(text: string, brand: string): string {
  const own = new Set(foldWords(brand).split(" "));
  const words = text.trim().split(/\s+/u);
  const isBranded = foldWords(text).includes(foldWords(brand));
  if (!isBranded) return text.trim();
  return words
    .filter((word) => !own.has(foldWords(word)))
    .join(" ")
    .replace(/^[\s|•·–—:-]{1,9}/u, "")
    .trim();
}

function isPhrase(text: string, tag: string): boolean {
  const words = text.split(/\s+/u);
  if (text.length < 3 || text.length > (UNSPACED.test(text) ? MAX_UNSPACED : MAX_LENGTH) || words.length > MAX_WORDS)
    return false;
  if (isCut(text, tag) || hasLegalForm(text)) return false;
  if (
    NO_PHRASE.test(text) ||
    isSlogan(text) ||
    !/\p{L}{2}/u.test(text) ||
    isOnlyPlace(text, { language: tag, own: new Set() })
  )
    return false;
  const said = [languageOf(tag), languageOf("en")];
  const plain = words.map((word) => fold(word).replace(/[^\p{L}\p{M}'’]/gu, ""));
  return !plain.some((word) =>
    said.some(({ finite, pronouns, firstPersons }) => finite.has(word) || pronouns.has(word) || firstPersons.has(word)),
  );
}
