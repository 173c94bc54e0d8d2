import { areCommonWords } from "../common-words.ts";
import type { Unit } from "../document/document.ts";
import { foldText } from "../fold-text.ts";
import type { Language } from "../languages/index.ts";
import { DETERMINERS, OFFERS, USES } from "./evidence-words.ts";
import type { FoundName } from "./find-names.ts";

const titled = new WeakMap<Unit, boolean>();

/** The folded words shortly before an offset. */
export function wordsBefore(text: string, at: number): string[] {
  return foldText(text.slice(Math.max(0, at - 60), at)).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The folded words shortly after an offset, a possessive left out. */
export function wordsAfter(text: string, at: number): string[] {
  return foldText(text.slice(at, at + 60).replace(/^['’]s/u, "")).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether what starts here starts a sentence, a line or a bracket. */
export function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:;。！？\n•–—|(["“„«-])\s*$/u.test(text.slice(Math.max(0, at - 6), at));
}

/** A line in title case tells nothing by its capitals. */
export function isTitled(unit: Unit): boolean {
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
export function isWholeOf(unit: Unit, found: FoundName): boolean {
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
export function isModelName(unit: Unit, { end }: FoundName): boolean {
  const rest = unit.text.slice(end, end + 40);
  const second = /^ (\p{Lu}[\p{L}\p{N}]+|\p{Ll}\p{Lu}\p{L}+)/u.exec(rest)?.[1];
  if (second && !areCommonWords([foldText(second).folded])) return true;
  return /^[ -](?:\p{Lu}{1,4}-?)?\d/u.test(rest) || /^ (?:\p{Lu}{2,}|\p{L}+\d)/u.test(rest);
}

/** "Away The Carry-On", "Apple Watch": the name opens a label or tile and more capitals follow. */
export function opensLabel(unit: Unit, { start, end }: FoundName): boolean {
  const rest = unit.text.slice(end, end + 40);
  if (unit.kind === "card") return unit.text.slice(0, start).trim() === "";
  const label = unit.label ?? unit.strong.find((span) => span.start <= start && span.end >= end);
  const opens = label && unit.text.slice(label.start, start).trim() === "" && label.end > end;
  return Boolean(opens) && /^ (?:\p{Lu}|®|™|\+)/u.test(rest);
}

/** The rest of a label tells a product: a figure, an article, a trade mark, or a link to it. */
export function isProductLabel({ text, label, links }: Unit, { start, end }: FoundName): boolean {
  const rest = text.slice(end, label?.end ?? end + 60);
  return /^ The \p{Lu}|\d|[®™℠]/u.test(rest) || links.some((link) => link.start <= start && link.end > end);
}

/** It stands in a bold run or link inside a sentence, rather than as the label of the line. */
export function isInRun({ label, kind, text }: Unit, { start, end }: FoundName): boolean {
  return (
    kind !== "heading" &&
    kind !== "cell" &&
    !(label && start >= label.start && end <= label.end) &&
    text.length > end - start + 12
  );
}

/** A name that is no everyday word right before it, in a line whose capitals tell nothing: "Jabra Elite". */
export function isNameBefore(text: string, start: number): boolean {
  const before = /(\p{Lu}[\p{L}\p{N}'’&-]*) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  return before !== undefined && !areCommonWords([foldText(before).folded.replace(/'s$/u, "")]);
}

/** Whether a label is written as a name and is more than everyday words. */
export function isDistinctName(label: string): boolean {
  const words = foldText(label).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 && words.length <= 14 && /\p{Lu}|[^\p{Script=Latin}\s\d]/u.test(label) && !areCommonWords(words)
  );
}

/** ", Asana and" or "Asana, " right beside it: another capitalised word that is no everyday word. */
export function isBesideName(text: string, { start, end }: FoundName, isCased: boolean): boolean {
  const after =
    /^\s*(?:,|\/|\||&|、|，|和|与|與|及|跟|や|と|와|과|and|or|vs\.?|und|oder|et|ou|y|e|o|en|of|i|lub|a|nebo|ve|и|или)\s*(?:and |or |und |et |y |e )?([\p{Lu}\p{Lo}][\p{L}\p{N}.&'’-]*)/u.exec(
      text.slice(end, end + 50),
    )?.[1];
  const before =
    /((?:[\p{Lu}][\p{L}\p{N}.&'’-]*\s){0,2}[\p{Lu}\p{Lo}][\p{L}\p{N}.&'’-]*)(?:\s*\([^()]{1,30}\))?\s*(?:,|\/|\||&|、|，|和|与|與|及|跟|や|と|와 |과 | and| or| vs\.?| und| oder| et| ou| y| e| o| en| of| i| lub| nebo| ve| и| или)\s*(?:and |or |und |et |y |e )?$/u.exec(
      text.slice(Math.max(0, start - 70), start),
    )?.[1];
  if ([after, before].some((word) => word !== undefined && isDistinctName(word))) return true;
  // "Hinge and Bumble": a second capital inside a sentence makes both of them names.
  return (
    after !== undefined &&
    isCased &&
    /^\p{Lu}\p{Ll}{2,}/u.test(after) &&
    /^\s*(?:and|or|et|ou|y|e|i|és|ve|и)\s/u.test(text.slice(end, end + 8))
  );
}

/** A capitalised word right before, that opens no sentence: "HBO Max", "Home Depot". */
export function isCapitalBefore(text: string, start: number, language: Language): boolean {
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
