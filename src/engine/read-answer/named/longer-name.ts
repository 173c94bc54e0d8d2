import { isPlace } from "../../language/geography/places.ts";
import { townSize } from "../../language/geography/towns.ts";
import type { Language } from "../../language/keys.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { areCommonWords } from "../common-words.ts";
import type { Unit } from "../document/document.ts";
import { sentencesOf } from "../document/document-index.ts";
import { isPlace as isPlaceAnywhere } from "../rivals/words/places.ts";
import { LEADING_WORDS } from "../rivals/words/word-lists.ts";
import { KINDS, OFFERS } from "./evidence-words.ts";
import type { FoundName } from "./find-names.ts";
import { isCapitalBefore, isTitled, opensSentence, wordsBefore } from "./name-surroundings.ts";
import { isLegalForm } from "./names.ts";

/** "Bank of America": what is of somewhere is named by the whole. */
const INSTITUTION =
  /(?:Bank|University|Church|City|State|Bureau|Institute|College|Museum|House|Banco|Banca|Banque|Université|Universidad|Università) (?:of|de|du|del|della|von|van) $/u;
/** "15051 Royal Oaks Ln": a street is named after anything. */
const STREET_BEFORE = /(?:^|[\s,(])\d{1,6}[A-Za-z]?\s+(?:[NSEW]{1,2}\.?\s+)?(?:\p{Lu}[\p{L}.'’]*\s+){0,3}$/u;
const STREET_AFTER =
  /^(?:\s\p{Lu}[\p{L}'’]*)?\s(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Blvd|Boulevard|Dr|Drive|Pkwy|Parkway|Expy|Hwy|Ct|Court|Pl|Ter|Terrace|Cir|Way)(?![\p{L}])/u;
/** "The city of Santander": the place itself. */
const PLACE_BEFORE =
  /(?<!\p{L})(?:(?:city|town|village|county) of|(?:ciudad|pueblo|ville|cidade) de|città di|stadt|gemeente|miasto|город[ае]?) $/iu;
/** "rue Moreau", "ul. Długa": a street that is named after it. */
const STREET_OF =
  /(?<!\p{L})(?:rue|calle|avenida|avinguda|plaza|plaça|viale|piazza|strada|rua|praça|ulic[aey]|ul\.|alej[ai]|улиц[аеуы]|ул\.|вулиц[яію]|вул\.|проспекте?) (?:d[eou] |de la |del |della )?$/iu;
const LOOK_BACK = 40;

/** What ties a longer name to the brand: words of its category, of the question where none is known. */
interface Ties {
  topic: ReadonlySet<string>;
  language: Language;
}

/** Whether the name is the end, the start or the middle of a longer name that no evidence ties to this brand. */
export function isPartOfLongerName(unit: Unit, found: FoundName, { topic, language }: Ties): boolean {
  const { text } = unit;
  if (found.name.words.length > 1) return false;
  const lead = text.slice(Math.max(0, found.start - LOOK_BACK), found.start);
  const rest = text.slice(found.end, found.end + LOOK_BACK);
  if (PLACE_BEFORE.test(lead) || STREET_OF.test(lead)) return true;
  if (STREET_BEFORE.test(lead) && STREET_AFTER.test(rest)) return true;
  if (/\p{Lu}\p{L}{1,30} (?:of|de|du|del|della|von|van) $/u.test(lead) && /^\p{Lu}/u.test(text.slice(found.start)))
    return INSTITUTION.test(lead);
  // An everyday word in capitals before it: "Red Bull", "Under Armour". A maker before it is no other brand: "Anker Soundcore".
  if (!isTitled(unit, found) && !unit.label && isCapitalBefore(text, found.start, language)) {
    const before = wordsBefore(text, found.start).at(-1) ?? "";
    const opens = opensSentence(text, found.start - before.length - 1);
    if (
      areCommonWords([before]) &&
      (found.common || !opens) &&
      !language.stop.has(before) &&
      !language.subordinators.has(before) &&
      !OFFERS.has(before)
    )
      return true;
  }
  const isOther = (word: string) => KINDS.has(word) && !OFFERS.has(word) && !topic.has(word);
  const run = runAfter(rest);
  // "Hotel Continente Palace": the name stands amid words of another.
  const before = /(?<!\p{L})(\p{Lu}\p{L}{2,20}) $/u.exec(lead)?.[1] ?? "";
  if (
    run.length > 0 &&
    isOther(before.toLowerCase()) &&
    !run.some((word) => isPlaceAnywhere(word) || isLegalForm(word))
  )
    return true;
  // "Santander Creative Campus"
  if (run.length > 1 && isOther(run.at(-1)!) && !run.some((word) => topic.has(word))) return true;
  const word = found.name.words[0]!;
  if (!found.common && !isPlace(word) && !LEADING_WORDS.has(word)) return false;
  return (run.length > 0 && isOther(run[0]!)) || isOtherCompany(rest, topic);
}

/** Up to four words in capitals after a name, in small letters. */
export function runAfter(rest: string): string[] {
  return (/^(?: \p{Lu}[\p{L}\p{N}-]*){1,4}/u.exec(rest)?.[0] ?? "").trim().toLowerCase().split(" ").filter(Boolean);
}

/** Whether something beside a name that is no everyday word makes it doubtful: further letters, a capital, a hyphen, a street, a place. */
export function isDoubtful(unit: Unit, { start, end, name }: FoundName, language: Language): boolean {
  const before = unit.text.slice(Math.max(0, start - LOOK_BACK), start);
  const after = unit.text.slice(end, end + 2);
  return (
    /^\p{L}|^[-‑ ][\p{Lu}\p{N}]|^[\p{Lo}ー]|^ &/u.test(after) ||
    /(?<!\p{L})\p{Lu}[\p{L}\p{N}.'’-]{0,30}(?: \p{Ll}{1,5}| d['’]| \p{Ll}{1,5} l['’])? ?$/u.test(before) ||
    name.words.some((word) => isPlace(word) || isPlaceAnywhere(word)) ||
    isTown(unit.text.slice(start, end), language)
  );
}

/** Digits of the population from which a town is known beyond its surroundings. */
const LARGE = 6;

/** Whether it is also a larger town of the country that a language is of. */
export function isTown(name: string, { code }: Language): boolean {
  const country = code === "und" ? "US" : (new Intl.Locale(code).maximize().region ?? "US");
  return (townSize(name, country) ?? 0) >= LARGE;
}

/**
 * Whether the longer name around it may be another company's, so that it is none of the brand where the answer also names
 * that alone: up to a legal form, said not to be the same, or a longer word of signs that stand for sounds.
 */
export function mayBeAnother(
  unit: Unit,
  found: FoundName,
  { topic, language, above }: Ties & { above: string },
): boolean {
  const { text } = unit;
  if (found.name.words.length > 1) return false;
  const rest = text.slice(found.end, found.end + LOOK_BACK);
  if (KATAKANA.test(text.slice(found.start, found.end)) && KATAKANA.test(rest[0] ?? "")) return true;
  if (runAfter(rest).length === 0) return false;
  if (isOtherCompany(rest, topic)) return true;
  const sentence = sentenceAt(sentencesOf(unit), found.start);
  const said = `${above}\n${sentence ? text.slice(sentence.start, sentence.end) : text}`;
  return language.unrelated?.test(said.toLowerCase()) ?? false;
}

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

/** "Müller Bau GmbH" for a Müller: further words in capitals up to a legal form, none of them a place or what is asked for. */
function isOtherCompany(rest: string, topic: ReadonlySet<string>): boolean {
  const [titled = ""] = /^(?: [\p{Lu}&][\p{L}\p{N}.&-]*){2,4}/u.exec(rest) ?? [];
  const words = titled.trim().toLowerCase().split(" ");
  const form = words.findIndex((word) => isLegalForm(word));
  return form > 0 && words.slice(0, form).every((word) => !isPlaceAnywhere(word) && !topic.has(word));
}
