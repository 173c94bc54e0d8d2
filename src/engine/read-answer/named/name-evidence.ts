import { areCommonWords, isPlace } from "../common-words.ts";
import { isAttribute } from "../competitors/headings.ts";
import type { Unit } from "../document/document.ts";
import { headOf } from "../document/document-index.ts";
import type { Language } from "../languages/index.ts";
import { CALENDAR, DETERMINERS, FOLLOWS, KINDS, OFFERS, PRONOUN_LIKE, USES } from "./evidence-words.ts";
import { type FoundName } from "./find-names.ts";
import lists from "./name-evidence.json" with { type: "json" };
import {
  isBesideName,
  isCapitalBefore,
  isDistinctName,
  isInRun,
  isModelName,
  isNameBefore,
  isProductLabel,
  isTitled,
  isWholeOf,
  opensLabel,
  opensSentence,
  wordsAfter,
  wordsBefore,
} from "./name-surroundings.ts";

/** How much speaks for a common word being meant as a name, and what. */
export interface Evidence {
  score: number;
  reasons: string[];
}

/** What is known beyond the line the word stands in. */
export interface EvidenceContext {
  language: Language;
  /** Folded words of what the brand sells and of the question asked. */
  topic: ReadonlySet<string>;
  /** The brand's own domain, or a name of it that is no common word, stands in the answer or its sources. */
  confirmed: boolean;
  /** Labels of the other entries of the same list, table column or heading level. */
  siblings: string[];
  /** The same label heads other entries as well. */
  repeated: boolean;
}
/** From this score on, a common word is taken for the name. */
export const NAME_FROM = 2;

/** Weighs whether a common word stands here as a name: its case and place, its neighbours, and its row of siblings. */
export function weighName(unit: Unit, found: FoundName, context: EvidenceContext): Evidence {
  const { text } = unit;
  const evidence: Evidence = { score: 0, reasons: [] };
  const say = (score: number, reason: string): void => {
    evidence.score += score;
    evidence.reasons.push(reason);
  };
  const before = wordsBefore(text, found.start);
  const after = wordsAfter(text, found.end);
  // Only what follows in the same breath and in small letters is a neighbour; a colon ends the name's own line.
  const next = /^(?:['’]s)?\s+[\p{Ll}\p{Lo}]/u.test(text.slice(found.end, found.end + 6)) ? (after[0] ?? "") : "";
  const kind = after[0] ?? "";
  const opens = opensSentence(text, found.start);
  const calendar = found.name.words.every((word) => CALENDAR.has(word));
  const inTitle = isTitled(unit);
  const cased = /[\p{Lu}\p{Ll}]/u.test(text.slice(found.start, found.end));
  const followedByName = !inTitle && /^ \p{Lu}/u.test(text.slice(found.end));

  const rivals = context.siblings.filter(isDistinctName).length;
  const amongNames = rivals > 0 && rivals * 2 >= context.siblings.length;
  const heads = isWholeOf(unit, found);

  if (context.confirmed) say(1, "its site or full name is in the answer");
  if (
    opens &&
    !heads &&
    found.name.words.length === 1 &&
    !/^ \p{Lu}/u.test(text.slice(found.end)) &&
    PRONOUN_LIKE.has(found.name.words[0]!)
  )
    say(-2, "it may be a pronoun");
  if (calendar) say(-2, "it is a day or month");
  if (heads && context.repeated) say(-3, "it heads several entries, as an attribute does");
  if (heads) {
    if (amongNames) say(3, "it heads an entry among other names");
    else if (context.siblings.length > 0 && ![...context.siblings, headOf(unit)].some(isAttribute))
      say(2, "it heads an entry, and so does no attribute");
    else if (context.siblings.length > 1 && found.name.words.length === 1)
      say(-1, "it heads an entry among everyday words");
    else say(1, "it stands alone as a label");
  }
  if (heads && !isInRun(unit, found)) {
    // A label tells by its row, not by its capital.
  } else if (!cased)
    say(lists.compoundTails.some((tail) => text.startsWith(tail, found.end)) ? -3 : 1, "its script has no capitals");
  else if (!opens && !inTitle && context.language.code !== "de") say(2, "it is capitalised inside a sentence");
  else if (!opens && context.language.code === "de") say(0, "German nouns are capitalised anyway");
  if (found.name.words.length > 1) say(2, "all its words are written as in the name");
  if (isModelName(unit, found) || (opensLabel(unit, found) && (amongNames || isProductLabel(unit, found))))
    say(2, "a model or product name follows it");
  if (
    /[«„]\s?$/u.test(text.slice(Math.max(0, found.start - 2), found.start)) &&
    /^\p{L}{0,4}\s?[»“”]/u.test(text.slice(found.end))
  )
    say(2, "it stands in quotation marks");
  if (text[found.start - 1] === "(" && text.startsWith(")", found.end)) say(2, "it stands alone in brackets");
  const beside = isBesideName(text, found, !inTitle && context.language.code !== "de");
  if (beside) say(2, "it stands in a row with other names");
  if (/^['’]s?\s/u.test(text.slice(found.end, found.end + 3)))
    say(/^['’]s?\s\p{Lu}/u.test(text.slice(found.end, found.end + 4)) ? 2 : 1, "it owns something");
  if (context.language.finite.has(foldless(next)) && !FOLLOWS.has(next))
    say(opens && calendar ? 1 : 2, `“${next}” is said of it`);
  if (USES.has(before.at(-1) ?? "") && !opens) say(1, `“${before.at(-1)}” comes before it`);
  const offer = cased ? kind : (lists.offerWords.find((word) => text.startsWith(word, found.end)) ?? "");
  const adjoins = !cased || /^\s/u.test(text.slice(found.end, found.end + 1));
  if (adjoins && (OFFERS.has(offer) || context.topic.has(offer))) say(1, `“${offer}” follows it`);
  if (!cased && [...context.language.finite].some((verb) => text.startsWith(verb, found.end)))
    say(1, "a verb follows it");
  const plain = opens || inTitle || calendar || context.language.code === "de";
  if (plain && DETERMINERS.has(before.at(-1) ?? "") && !OFFERS.has(kind) && !followedByName)
    say(-1, `“${before.at(-1)}” comes before it`);
  if (FOLLOWS.has(next) && opens) say(-2, `“${next}” follows it`);
  if (KINDS.has(next) && /^\s\p{Lu}/u.test(text.slice(found.end)) && !context.topic.has(next))
    say(-5, `“${next}” makes it another name`);
  if (!opens && !inTitle && isCapitalBefore(text, found.start, context.language))
    say(-3, "it is the end of a longer name");
  if (inTitle && isNameBefore(text, found.start)) say(-3, "it is the end of a longer name");
  if (
    opens &&
    !beside &&
    !isModelName(unit, found) &&
    !heads &&
    /^\s+\p{Ll}/u.test(text.slice(found.end)) &&
    !context.language.finite.has(foldless(next))
  ) {
    say(-1, "it opens a sentence as any word would");
  }
  return evidence;
}

/** Whether the name is the end or the start of a longer name that no evidence ties to this brand. */
export function isPartOfLongerName(
  unit: Unit,
  found: FoundName,
  { topic, language }: { topic: ReadonlySet<string>; language: Language },
): boolean {
  const { text } = unit;
  if (found.name.words.length > 1) return false;
  if (
    /\p{Lu}\p{L}+ (?:of|de|du|del|della|von|van) $/u.test(text.slice(Math.max(0, found.start - 30), found.start)) &&
    /^\p{Lu}/u.test(text.slice(found.start))
  ) {
    return /(?:Bank|University|Church|City|State|Bureau|Institute|College|Museum|House|Banco|Banca|Banque|Université|Universidad|Università) (?:of|de|du|del|della|von|van) $/u.test(
      text.slice(Math.max(0, found.start - 30), found.start),
    );
  }
  // An everyday word in capitals before it: "Red Bull", "Under Armour". A maker before it is no other brand: "Anker Soundcore".
  if (!isTitled(unit) && !unit.label && isCapitalBefore(text, found.start, language)) {
    const before = wordsBefore(text, found.start).at(-1) ?? "";
    if (areCommonWords([before]) && !language.stop.has(before) && !OFFERS.has(before)) return true;
  }
  const next = wordsAfter(text, found.end)[0] ?? "";
  return (
    KINDS.has(next) &&
    /^ \p{Lu}/u.test(text.slice(found.end)) &&
    !topic.has(next) &&
    found.name.words.length === 1 &&
    (found.common || isPlace(found.name.words[0]!))
  );
}

function foldless(word: string): string {
  return word.toLowerCase();
}
