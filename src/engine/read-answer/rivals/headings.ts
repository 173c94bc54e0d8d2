import type { AnswerDocument, Unit } from "../document/document.ts";
import { ADVICE, ADVICE_PARTS, ATTRIBUTES, AWARDS, FEATURE_HEADS } from "./words/word-lists.ts";

/** Whether a label names a part of an entry. */
export function isAttribute(label: string): boolean {
  const words = label.trim().toLowerCase().split(/\s+/u);
  return words.length < 5 && (ATTRIBUTES.has(words[0]!) || ATTRIBUTES.has(words.at(-1)!));
}

/** Whether a heading is over the parts of one entry, or of any ("Key features"). */
export function isOverFeatures(heading: string): boolean {
  const words = heading.length < 80 ? (heading.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) : [];
  return words.length < 7 && words.some((word) => FEATURE_HEADS.has(word)) && !AWARDS.has(words[0]!);
}

/** For each unit whether a heading or label line above it is over advice. */
export function adviceByUnit({ units }: AnswerDocument): boolean[] {
  const advice: boolean[] = [];
  const announced = new Map<Unit, boolean>();
  const announces = (unit: Unit): boolean => {
    const known = announced.get(unit) ?? (unit.text.length < 120 && isAdvice(unit.text));
    announced.set(unit, known);
    return known;
  };
  for (const unit of units) {
    const above = unit.parent === null || unit.parent >= unit.index ? undefined : units[unit.parent];
    advice.push(above !== undefined && (advice[above.index]! || announces(above)));
  }
  return advice;
}

const OPTIONS =
  /\b(?:options?|alternatives?|picks|brands|recommendations|recommended|contenders|providers|companies)\b/iu;

/** "How the main tools compare" is over the options themselves. */
const COMPARING = new Set(["compare", "compared", "stack", "comparison"]);

/** Whether a heading announces advice: how to choose, what to look for, tips, where to buy. */
export function isAdvice(heading: string): boolean {
  const found = heading.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (ADVICE_PARTS.some((part) => heading.includes(part))) return true;
  if (found.length > 12 || found.some((word) => COMPARING.has(word)) || !found.some((word) => ADVICE.has(word)))
    return false;
  return ADVICE.has(found[0]!) ? !/^(?:note|important)$/u.test(found[0]!) || found.length < 4 : !OPTIONS.test(heading);
}
