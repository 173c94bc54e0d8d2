import { foldWords } from "../../language/fold.ts";
import { isPlace } from "../../language/geography/places.ts";
import { languageOf } from "../../language/languages.ts";
import table from "./towns.json" with { type: "json" };

const TOWNS: ReadonlySet<string> = new Set(table.towns.split("|").map(foldWords));
/** A house number beside a street, before or after it. */
const STREET =
  /(?:str(?:\.|aße|asse)|gasse|platz|allee|weg|laan|straat|gatan|vej|veien|utca|caddesi|sokak)\s+\d+\s?[a-z]?$|^(?:rue|avenue|boulevard|via|viale|piazza|corso|calle|avenida|plaza|rua|ul\.|ulica|ул\.|улица|οδός|шосе)\s.*\d|^\d+[a-z]?,?\s.*\b(?:street|st|road|rd|avenue|ave|lane|drive|blvd|rue|boulevard)\b\.?$/iu;
/** "Larchmont, NY"; "Lyon (69)". */
const WITH_STATE = /^\p{Lu}[\p{L}.' -]{1,40}(?:,\s[A-Z]{2}|\s\(\d{2,3}\))$/u;
/** Between places that are listed. */
const AND = /[,，、&/·()]|\s(?:and|und|et|y|e|en|i|og|och)\s/u;
const countries = new Map<string, ReadonlySet<string>>();

/** Whether a text names a place and nothing else: towns, regions, countries, a street; `own` are folded places that the site says it is in. */
export function isOnlyPlace(text: string, { language, own }: { language: string; own: ReadonlySet<string> }): boolean {
  if (STREET.test(text) || WITH_STATE.test(text)) return true;
  const isNamed = (words: string): boolean =>
    own.has(words) ||
    TOWNS.has(words) ||
    isPlace(words) ||
    countriesIn(language).has(words) ||
    countriesIn("en").has(words);
  const parts = text.split(AND).map(foldWords).filter(Boolean);
  return parts.length > 0 && parts.every((part) => isNamed(part) || part.split(" ").every(isNamed));
}

/** Names of all countries in a language, folded. */
function countriesIn(tag: string): ReadonlySet<string> {
  const { code } = languageOf(tag);
  let names = countries.get(code);
  if (!names) {
    const display = new Intl.DisplayNames([code], { type: "region", fallback: "none" });
    names = new Set(CODES.flatMap((each) => display.of(each) ?? []).map(foldWords));
    countries.set(code, names);
  }
  return names;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Every pair of letters; those that are no country have no name. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
