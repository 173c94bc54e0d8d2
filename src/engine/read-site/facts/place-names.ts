import { foldWords } from "../../language/fold.ts";
import { isPlace } from "../../language/geography/places.ts";
import { joinedParts } from "../../language/joined-parts.ts";
import { languageOf } from "../../language/languages.ts";
import { isRegion } from "./region.ts";
import table from "./towns.json" with { type: "json" };

const TOWNS: ReadonlySet<string> = new Set(table.towns.split("|").map(foldWords));
/** A house number beside a street, before or after it. */
const STREET =
  /(?:str(?:\.|aße|asse)|gasse|platz|allee|weg|laan|straat|gatan|vej|veien|utca|caddesi|sokak)\s+\d+\s?[a-z]?$|^(?:rue|avenue|boulevard|via|viale|piazza|corso|calle|avenida|plaza|rua|ul\.|ulica|ул\.|улица|οδός|шосе)\s.*\d|^\d+[a-z]?,?\s.*\b(?:street|st|road|rd|avenue|ave|lane|drive|blvd|rue|boulevard)\b\.?$/iu;
/** "Larchmont, NY"; "Lyon (69)". */
const WITH_STATE = /^\p{Lu}[\p{L}.' -]{1,40}(?:,\s[A-Z]{2}|\s\(\d{2,3}\))$/u;
/** Signs between places that are listed. */
const LISTED = /[,，、/·()]/u;
/** Towns that are everyday words too, so that only "in" before them tells. */
const AMBIGUOUS: ReadonlySet<string> = new Set(table.ambiguous);
const IN = /^(?:in|à|en|em|a|i|v|w|u)$/iu;
/** Large towns of countries that write without spaces. */
const UNSPACED_TOWN = new RegExp(table.unspaced, "u");
/** Towns as they stand behind "in", with the name that they have otherwise. */
const INFLECTED: ReadonlyMap<string, string> = new Map(
  Object.entries(table.inflected).map(([form, name]) => [foldWords(form), name]),
);
const FORMS: ReadonlyMap<string, string> = new Map(Object.entries(table.inflected).map(([form, name]) => [name, form]));
/** What Arabic may write above its letters, or leave out. */
const ARABIC_SIGNS = /[\u064B-\u0652]/gu;
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
  const parts = text
    .split(LISTED)
    .flatMap((part) => joinedParts(part, language))
    .map(foldWords)
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => isNamed(part) || part.split(" ").every(isNamed));
}

/** Whether a folded word is a larger town. */
export function isTown(word: string): boolean {
  return TOWNS.has(word);
}

const GOES_ON = /^(?:del?(?: l[ao]s?)?|nad|pod|na|am|an der|sur|sous|upon) \p{Lu}/u;

/** A larger town that a text names, as its own language writes it; `null` where it names none. */
export function townIn(text: string): string | null {
  const words = text.replace(/['’]\p{Ll}{1,4}(?!\p{L})/gu, "").match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  for (const [index, word] of words.entries()) {
    if (!/^\p{Lu}|^\p{Lo}/u.test(word)) continue;
    for (const length of [4, 3, 2, 1]) {
      const name = words.slice(index, index + length).join(" ");
      // "San Juan del Río" is no San Juan.
      if (GOES_ON.test(words.slice(index + length, index + length + 3).join(" "))) continue;
      const plain = foldWords(name.replace(ARABIC_SIGNS, ""));
      if (AMBIGUOUS.has(plain) && !IN.test(words[index - 1] ?? "")) continue;
      if (TOWNS.has(plain) || (isPlace(plain) && !isRegion(plain) && !COUNTRIES.has(plain) && plain.length > 3))
        return name;
    }
    const uninflected = nominativeOf(foldWords(word));
    if (uninflected) return uninflected;
  }
  const sign = UNSPACED_TOWN.exec(text);
  return sign ? sign[0] : null;
}

/** "Казани", "Krakowie", "Brně": the town whose name begins so, as it is called. */
function nominativeOf(word: string): string | null {
  return INFLECTED.get(word) ?? null;
}

/** How a larger town stands behind "in" in a language that bends its names ("Brno": "Brně"); `null` where that is not known. */
export function townBehindIn(town: string): string | null {
  return FORMS.get(town) ?? null;
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
/** English names of countries, which are no towns. */
const COUNTRIES: ReadonlySet<string> = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code) => new Intl.DisplayNames(["en"], { type: "region", fallback: "none" }).of(code) ?? [])
    .map(foldWords),
);
/** Every pair of letters; those that are no country have no name. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
