import { areCommonWords, isPlace } from "./common-words.ts";
import { isAttribute } from "./competitors/slots.ts";
import type { Unit } from "./document.ts";
import { headOf } from "./document-index.ts";
import { type FoundName } from "./find-names.ts";
import { foldText } from "./fold-text.ts";
import type { Language } from "./languages/index.ts";
import lists from "./name-evidence.json" with { type: "json" };

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
  /** The brand's own domain, or a name of it that is no common word, stands in the answer. */
  confirmed: boolean;
  /** Labels of the other entries of the same list, table column or heading level. */
  siblings: string[];
  /** The same label heads other entries as well. */
  repeated: boolean;
}

const set = (words: readonly string[]): ReadonlySet<string> => new Set(words);
const KINDS = set(lists.companyKinds);
const OFFERS = set(lists.offerWords);
const USES = set(lists.useWords);
const DETERMINERS = set(lists.determiners);
const FOLLOWS = set(lists.follows);
const PRONOUN_LIKE = set(lists.pronounLike);
const CALENDAR = set(lists.calendar);
const titled = new WeakMap<Unit, boolean>();
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
  if (opens && !heads && !/^ \p{Lu}/u.test(text.slice(found.end)) && PRONOUN_LIKE.has(found.name.words[0]!))
    say(-2, "it may be a pronoun");
  if (calendar) say(-2, "it is a day or month");
  if (heads && context.repeated) say(-3, "it heads several entries, as an attribute does");
  if (heads) {
    if (amongNames) say(3, "it heads an entry among other names");
    else if (context.siblings.length > 1 && ![...context.siblings, headOf(unit)].some(isAttribute))
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
  if (/[«„]\s?$/u.test(text.slice(0, found.start)) && /^\p{L}{0,4}\s?[»“”]/u.test(text.slice(found.end)))
    say(2, "it stands in quotation marks");
  if (/\($/u.test(text.slice(0, found.start)) && text.startsWith(")", found.end)) say(2, "it stands alone in brackets");
  if (isBesideName(text, found)) say(2, "it stands in a row with other names");
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
      text.slice(0, found.start),
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

function wordsBefore(text: string, at: number): string[] {
  return foldText(text.slice(Math.max(0, at - 60), at)).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordsAfter(text: string, at: number): string[] {
  return foldText(text.slice(at, at + 60).replace(/^['’]s/u, "")).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function foldless(word: string): string {
  return word.toLowerCase();
}

function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:;。！？\n•–—|(["“„«-])\s*$/u.test(text.slice(Math.max(0, at - 6), at));
}

/** A line in title case tells nothing by its capitals. */
function isTitled(unit: Unit): boolean {
  let is = titled.get(unit);
  if (is === undefined) {
    is = hasTitleCase(unit);
    titled.set(unit, is);
  }
  return is;
}

function hasTitleCase({ text, kind }: Unit): boolean {
  const words = text.match(/\p{L}[\p{L}'’]{3,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 1 && capitals > words.length * (kind === "heading" ? 0.5 : 0.7);
}

/** The name is a whole label, bold run, link or cell, give or take a price, a bracket or its category. */
function isWholeOf(unit: Unit, found: FoundName): boolean {
  const spans = [...unit.strong, ...unit.links, ...(unit.label ? [unit.label] : [])];
  if (unit.kind === "cell" || (unit.kind === "item" && unit.text.length < 60 && !unit.label))
    spans.push({ start: 0, end: unit.text.length });
  return spans.some(({ start, end }) => {
    if (found.start < start || found.end > end) return false;
    const head = unit.text.slice(start, found.start).replace(/(?:[\s\d.)#*•-]|\p{Extended_Pictographic}|\p{M})+/gu, "");
    const tail = unit.text
      .slice(found.end, end)
      .replace(/\([^)]*\)|\[[^\]]*\]/gu, "")
      .replace(/[\s:：*™®\d.$€£,–—-]+/gu, "");
    return head === "" && (tail === "" || OFFERS.has(tail.toLowerCase()));
  });
}

/** "Brother HL-2350", "Oracle NetSuite": a model or another name follows. */
function isModelName(unit: Unit, { end }: FoundName): boolean {
  const rest = unit.text.slice(end, end + 40);
  const second = /^ (\p{Lu}[\p{L}\p{N}]+|\p{Ll}\p{Lu}\p{L}+)/u.exec(rest)?.[1];
  if (second && !areCommonWords([foldText(second).folded])) return true;
  return /^[ -](?:\p{Lu}{1,4}-?)?\d/u.test(rest) || /^ (?:\p{Lu}{2,}|\p{L}+\d)/u.test(rest);
}

/** "Away The Carry-On", "Apple Watch": the name opens a label or tile and more capitals follow. */
function opensLabel(unit: Unit, { start, end }: FoundName): boolean {
  const rest = unit.text.slice(end, end + 40);
  if (unit.kind === "card") return unit.text.slice(0, start).trim() === "";
  const label = unit.label ?? unit.strong.find((span) => span.start <= start && span.end >= end);
  const opens = label && unit.text.slice(label.start, start).trim() === "" && label.end > end;
  return Boolean(opens) && /^ (?:\p{Lu}|®|™|\+)/u.test(rest);
}

/** The rest of a label tells a product: a figure, an article, a trade mark, or a link to it. */
function isProductLabel({ text, label, links }: Unit, { start, end }: FoundName): boolean {
  const rest = text.slice(end, label?.end ?? end + 60);
  return /^ The \p{Lu}|\d|[®™℠]/u.test(rest) || links.some((link) => link.start <= start && link.end > end);
}

/** It stands in a bold run or link inside a sentence, rather than as the label of the line. */
function isInRun({ label, kind, text }: Unit, { start, end }: FoundName): boolean {
  return (
    kind !== "heading" &&
    kind !== "cell" &&
    !(label && start >= label.start && end <= label.end) &&
    text.length > end - start + 12
  );
}

/** A name that is no everyday word right before it, in a line whose capitals tell nothing: "Jabra Elite". */
function isNameBefore(text: string, start: number): boolean {
  const before = /(\p{Lu}[\p{L}\p{N}'’&-]*) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  return before !== undefined && !areCommonWords([foldText(before).folded.replace(/'s$/u, "")]);
}

function isDistinctName(label: string): boolean {
  const words = foldText(label).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 && words.length <= 14 && /\p{Lu}|[^\p{Script=Latin}\s\d]/u.test(label) && !areCommonWords(words)
  );
}

/** ", Asana and" or "Asana, " right beside it: another capitalised word that is no everyday word. */
function isBesideName(text: string, { start, end }: FoundName): boolean {
  const after =
    /^\s*(?:,|\/|\||&|、|，|和|与|與|及|跟|や|と|와|과|and|or|vs\.?|und|oder|et|ou|y|e|o|en|of|i|lub|a|nebo|ve|и|или)\s*(?:and |or |und |et |y |e )?([\p{Lu}\p{Lo}][\p{L}\p{N}.&'’-]*)/u.exec(
      text.slice(end, end + 50),
    )?.[1];
  const before =
    /((?:[\p{Lu}][\p{L}\p{N}.&'’-]*\s){0,2}[\p{Lu}\p{Lo}][\p{L}\p{N}.&'’-]*)(?:\s*\([^()]{1,30}\))?\s*(?:,|\/|\||&|、|，|和|与|與|及|跟|や|と|와 |과 | and| or| vs\.?| und| oder| et| ou| y| e| o| en| of| i| lub| nebo| ve| и| или)\s*(?:and |or |und |et |y |e )?$/u.exec(
      text.slice(Math.max(0, start - 70), start),
    )?.[1];
  return [after, before].some((word) => word !== undefined && isDistinctName(word));
}

/** A capitalised word right before, that opens no sentence: "HBO Max", "Home Depot". */
function isCapitalBefore(text: string, start: number, language: Language): boolean {
  const before = /(^|[^\p{L}]{1,3})(\p{Lu}[\p{L}\p{N}'’]*) $/u.exec(text.slice(Math.max(0, start - 40), start));
  if (!before) return false;
  const at = Math.max(0, start - 40) + before.index + before[1]!.length;
  const word = foldText(before[2]!).folded;
  if (!opensSentence(text, at)) return !DETERMINERS.has(word);
  return (
    !language.stop.has(word) &&
    !language.imperatives.has(word) &&
    !language.adverbs.has(word) &&
    !USES.has(word) &&
    !language.pronouns.has(word)
  );
}
