import { townSize } from "../../language/geography/towns.ts";
import type { Language } from "../../language/keys.ts";
import { LANGUAGES } from "../../language/languages.ts";
import { isPlace as isPlaceAnywhere } from "../rivals/words/places.ts";
import type { FoundName } from "./find-names.ts";
import type { NamePlace } from "./name-place.ts";
import { isLegalForm } from "./names.ts";

const LOOK_BACK = 40;
/** "The city of Santander", "rue Moreau", "ul. Długa": a place, or a street that is named after it. */
const PLACE_BEFORE =
  /(?<!\p{L})(?:(?:city|town|village|county) of|(?:ciudad|pueblo|ville|cidade) de|città di|stadt|gemeente|miasto|(?:street|road|lane|village|town|hamlet|river|hill) (?:called|named)|(?:rue|ville|village) (?:appelée?|nommée?)|(?:calle|pueblo|barrio) llamad[oa]|(?:straße|dorf|stadt) namens|город[ае]?|(?:rue|boulevard|chemin|quai|allée|impasse|calle|avenida|paseo|avinguda|plaza|plaça|passeig|carrer|viale|vicolo|corso|largo|piazza|piazzale|piazzetta|lungomare|strada|rua|praça|travessa|bairro|barrio|quartier|quartiere)(?: d[eou]| de la| del| della| des)?|ulic[aey]|ul\.|alej[ai]|улиц[аеуы]|ул\.|вулиц[яію]|вул\.|проспекте?) $/iu;
/** "15051 Royal Oaks Ln": a street is named after anything. */
const STREET_BEFORE = /(?:^|[\s,(])\d{1,6}[A-Za-z]?\s+(?:[NSEW]{1,2}\.?\s+)?(?:\p{Lu}[\p{L}.'’]*\s+){0,3}$/u;
const STREET_AFTER =
  /^(?:\s\p{Lu}[\p{L}'’]*)?\s(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Blvd|Boulevard|Dr|Drive|Pkwy|Parkway|Expy|Hwy|Ct|Court|Pl|Ter|Terrace|Cir|Way)(?![\p{L}])/u;

/** Whether it is a place or street: by what stands around it. */
export function isPlaceOrStreet(text: string, { start, end }: FoundName): boolean {
  const lead = text.slice(Math.max(0, start - LOOK_BACK), start);
  return PLACE_BEFORE.test(lead) || (STREET_BEFORE.test(lead) && STREET_AFTER.test(text.slice(end, end + LOOK_BACK)));
}

/** Up to four words in capitals after a name, in small letters. */
export function runAfter(rest: string): string[] {
  const [run = ""] = /^(?:[ ‑-]\p{Lu}[\p{L}\p{N}]*){1,4}/u.exec(rest) ?? [];
  return run.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What the longer name around it is: another's as far as is told, borne out by the brand's site, category or aliases, open; `null` where there is none. */
export function longerAround(place: NamePlace): "another" | "own" | "open" | null {
  if (mayBeAnother(place)) return "another";
  const { around, run, capitalBefore } = place;
  if (around.some((word) => isOwn(word, place))) return "own";
  return run.length > 0 || capitalBefore !== "" ? "open" : null;
}

/** Digits of the population from which a town is known beyond its surroundings. */
const LARGE = 6;
/** The country that each language is of. */
const COUNTRIES = new Map([...LANGUAGES.keys()].map((code) => [code, new Intl.Locale(code).maximize().region]));

/** Whether it is also a larger town of the country that a language is of. */
export function isTown(name: string, { code }: Language): boolean {
  return (townSize(name, COUNTRIES.get(code) ?? "US") ?? 0) >= LARGE;
}

/**
 * Whether the longer name around it may be another company's, so that it is none of the brand where the answer also names
 * that alone: up to a legal form, said not to be the same, or a longer word of signs that stand for sounds.
 */
export function mayBeAnother(place: NamePlace): boolean {
  const { text, written, found, sentence, run, context } = place;
  const rest = text.slice(found.end, found.end + LOOK_BACK);
  if (KATAKANA.test(written) && KATAKANA.test(rest[0] ?? "")) return true;
  if (run.length === 0) return false;
  return (
    isOtherCompany(place) || (context.language.unrelated?.test(`${context.above}\n${sentence}`.toLowerCase()) ?? false)
  );
}

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

/** "Müller Bau GmbH" for a Müller: further words in capitals up to a legal form, none of them a place or what it sells. */
export function isOtherCompany(place: NamePlace): boolean {
  const [titled = ""] =
    /^(?: [\p{Lu}&][\p{L}\p{N}.&-]*){2,4}/u.exec(place.text.slice(place.found.end, place.found.end + LOOK_BACK)) ?? [];
  const words = titled.trim().toLowerCase().split(" ");
  const form = words.findIndex((word) => isLegalForm(word));
  return form > 0 && words.slice(0, form).every((word) => !isPlaceAnywhere(word) && !isOwn(word, place));
}

/** Whether the brand's site, its category or the question says a word. */
export function isOwn(word: string, { context: { own, sold, topic } }: NamePlace): boolean {
  return topic.has(word) || own.has(word) || sold.isSaidIn(word);
}
