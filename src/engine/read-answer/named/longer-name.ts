import { isPlace } from "../../language/geography/places.ts";
import type { Language } from "../../language/keys.ts";
import { areCommonWords } from "../common-words.ts";
import type { Unit } from "../document/document.ts";
import { isPlace as isPlaceAnywhere } from "../rivals/words/places.ts";
import { KINDS, OFFERS } from "./evidence-words.ts";
import type { FoundName } from "./find-names.ts";
import { isCapitalBefore, isTitled, opensSentence, wordsAfter, wordsBefore } from "./name-surroundings.ts";
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

/** Whether the name is the end or the start of a longer name that no evidence ties to this brand. */
export function isPartOfLongerName(
  unit: Unit,
  found: FoundName,
  { topic, language }: { topic: ReadonlySet<string>; language: Language },
): boolean {
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
    if (areCommonWords([before]) && (found.common || !opens) && !language.stop.has(before) && !OFFERS.has(before))
      return true;
  }
  const next = wordsAfter(text, found.end)[0] ?? "";
  if (!found.common && !isPlace(found.name.words[0]!)) return false;
  return (KINDS.has(next) && /^ \p{Lu}/u.test(rest) && !topic.has(next)) || isOtherCompany(rest, topic);
}

/** "Müller Bau GmbH" for a Müller: further words in capitals up to a legal form, none of them a place or what is asked for. */
function isOtherCompany(rest: string, topic: ReadonlySet<string>): boolean {
  const [titled = ""] = /^(?: [\p{Lu}&][\p{L}\p{N}.&-]*){2,4}/u.exec(rest) ?? [];
  const words = titled.trim().toLowerCase().split(" ");
  const form = words.findIndex((word) => isLegalForm(word));
  return form > 0 && words.slice(0, form).every((word) => !isPlaceAnywhere(word) && !topic.has(word));
}
