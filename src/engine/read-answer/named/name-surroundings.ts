import { foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { either, wordsOfAll } from "../../language/languages.ts";
import type { Span } from "../../types.ts";
import { areCommonWords } from "../common-words.ts";
import type { Unit } from "../document/document.ts";
import { DETERMINERS, KINDS, OFFERS, USES } from "./evidence-words.ts";
import type { FoundName } from "./find-names.ts";
import { isLegalForm } from "./names.ts";

/** Characters of a line by which its case is told. */
const LONGEST_LINE = 400;

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
  return /(?:^|[.!?:;。！？\n•–—|(["“„«-])\s{0,6}$/u.test(text.slice(Math.max(0, at - 6), at));
}

/** A line in title case tells nothing by its capitals; its first word and the name itself do not count, nor does a sentence. */
export function isTitled({ text, kind, strong }: Unit, { start, end }: Span): boolean {
  if (kind !== "heading" && /[.。]["”’)]*\s*$/u.test(text)) return false;
  // "**Ao Vivo em Alfama**": what a bold line by itself says is a title, though it has few words.
  const opened = text.slice(0, start).trim();
  if (/^\p{Lu}/u.test(opened) && strong.some((run) => run.start === 0 && run.end >= text.trimEnd().length)) return true;
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.slice(0, LONGEST_LINE);
  const all = rest.match(/\p{L}[\p{L}'’]{3,}/gu) ?? [];
  const words = start > 0 && all.length > 1 ? all.slice(1) : all;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 1 && capitals > words.length * (kind === "heading" ? 0.5 : 0.7);
}

/** "«Acme»", "“Acme” (2007)": nothing but the name, its legal form or an ending in quotation marks. */
export function standsInQuotes({ text }: Unit, { start, end }: Span): boolean {
  return (
    /[«„“"「『]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /^\p{L}{0,4}\s?[»“”"」』]/u.test(text.slice(end, end + 8))
  );
}

/** The name is a whole label, bold run, link or cell, give or take a price, a bracket or its category. */
export function isWholeOf(unit: Unit, found: FoundName): boolean {
  const spans = [...unit.strong, ...unit.links, ...(unit.label ? [unit.label] : [])];
  if (unit.kind === "cell" || (unit.kind === "item" && unit.text.length < 60 && !unit.label))
    spans.push({ start: 0, end: unit.text.length });
  return spans.some(({ start, end }) => {
    if (found.start < start || found.end > end) return false;
    if (isAlternative(unit.text.slice(start, end), found, start)) return true;
    const head = unit.text
      .slice(start, found.start)
      .replace(LEAD, "")
      .replace(/(?:[\s\d.)#*•-]|\p{Extended_Pictographic}|\p{M})+/gu, "");
    const tail = unit.text
      .slice(found.end, end)
      .replace(/\([^()]*\)|\[[^[\]]*\]/gu, "")
      .replace(/[\s:：*™®\d.$€£,–—-]+/gu, "");
    return head === "" && (tail === "" || OFFERS.has(tail.toLowerCase()));
  });
}

/** "Our pick: " before a name in a label. */
const LEAD = /^[^:：\n]{2,30}[:：]\s/u;
const ALTERNATIVES = new RegExp(String.raw`\s{1,4}(?:${either(wordsOfAll("or"))})\s{1,4}|\s{0,4}\/\s{0,4}`, "u");

/** "Streak or Copper", "Streak / Copper": one of the names that head a line together. */
function isAlternative(label: string, found: Span, at: number): boolean {
  const parts = label.replace(/(?<![\s:：*])[\s:：*]+$/u, "").split(ALTERNATIVES);
  if (parts.length < 2 || !parts.every((part) => /^(?:\d+[.)]\s*)?\p{Lu}\S*(?: \p{Lu}\S*){0,3}$/u.test(part)))
    return false;
  const own = label.slice(found.start - at, found.end - at);
  return parts.some((part) => part.replace(/^\d+[.)]\s*/u, "") === own);
}

/** "Brother HL-2350", "Oracle NetSuite": a model or another name follows. */
export function isModelName(unit: Unit, { start, end }: FoundName): boolean {
  const rest = unit.text.slice(end, end + 40);
  // In a line of capitals they are its words.
  if (
    /^ \p{Lu}{2,}\s\p{Lu}{2,}/u.test(rest) ||
    (/^ \p{Lu}{3,}\b/u.test(rest) &&
      /^\p{Lu}{3,}$/u.test(unit.text.slice(start, end)) &&
      areCommonWords([rest.trim().split(/\s/u)[0]!.toLowerCase()]))
  )
    return false;
  const second = /^ (\p{Lu}[\p{L}\p{N}]+|\p{Ll}\p{Lu}\p{L}+)/u.exec(rest)?.[1];
  if (second && !areCommonWords([foldText(second).folded])) return true;
  return /^[ -](?:\p{Lu}{1,4}-?)?\d/u.test(rest) || /^ (?:\p{Lu}{2,}|\p{L}+\d)/u.test(rest);
}

/** "Away The Carry-On", "Apple Watch": the name opens a label or tile and more capitals follow. */
export function opensLabel(unit: Unit, { start, end }: FoundName): boolean {
  const rest = unit.text.slice(end, end + 40);
  if (unit.kind === "card") return unit.text.slice(0, start).trim() === "";
  const cell = unit.cell?.column === 0 ? { start: 0, end: unit.text.length } : null;
  const label = unit.label ?? cell ?? unit.strong.find((span) => span.start <= start && span.end >= end);
  const opens = label && unit.text.slice(label.start, start).replace(LEAD, "").trim() === "" && label.end > end;
  // "Point A:", "Phase B": a letter counts parts.
  return Boolean(opens) && /^ ?(?:®|™|\+)|^ \p{Lu}[\p{L}\p{N}]/u.test(rest);
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

/** "Toast Inc.", "Target GmbH": the legal form of a company follows, which no everyday word has. */
export function hasLegalForm(text: string, { end }: Span): boolean {
  const [form = ""] = /(?<=^,? )\p{Lu}[\p{L}.&]{1,8}/u.exec(text.slice(end, end + 12)) ?? [];
  // "As" and "Se" in capitals of a title are words.
  return form !== "" && !/^\p{Lu}\p{Ll}$/u.test(form) && isLegalForm(foldText(form).folded);
}

/** A name that is no everyday word right before it, in a line whose capitals tell nothing: "Jabra Elite". */
export function isNameBefore(text: string, start: number): boolean {
  const before = /(\p{Lu}[\p{L}\p{N}'’&-]{0,30}) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  return before !== undefined && !areCommonWords([foldText(before).folded.replace(/'s$/u, "")]);
}

/** Whether a label is written as a name and is more than everyday words. */
export function isDistinctName(label: string): boolean {
  const words = foldText(label).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= 14 &&
    /\p{Lu}|[^\p{Script=Latin}\s\d]/u.test(label) &&
    // "Ally Bank" is a name, though both its words are everyday ones.
    (!areCommonWords(words) || (words.length === 2 && KINDS.has(words[1]!) && /^\p{Lu}\S* \p{Lu}/u.test(label.trim())))
  );
}

/** A capitalised word right before, that opens no sentence: "HBO Max", "Home Depot". */
export function isCapitalBefore(text: string, start: number, language: Language): boolean {
  const before = /(^|[^\p{L}]{1,3})(\p{Lu}[\p{L}\p{N}'’]{0,40}) $/u.exec(text.slice(Math.max(0, start - 40), start));
  if (!before) return false;
  const at = Math.max(0, start - 40) + before.index + before[1]!.length;
  const word = foldText(before[2]!).folded;
  if (!opensSentence(text, at)) return !DETERMINERS.has(word);
  return (
    !language.stop.has(word) &&
    !language.formWords.has(word) &&
    !language.subordinators.has(word) &&
    !language.conjunctions.has(word) &&
    !language.imperatives.has(word) &&
    !language.adverbs.has(word) &&
    !USES.has(word) &&
    !language.pronouns.has(word)
  );
}
