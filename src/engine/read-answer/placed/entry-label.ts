import type { Language } from "../../language/keys.ts";
import { wordsOfAll } from "../../language/languages.ts";
import type { Span } from "../../types.ts";
import { findClauses } from "../clauses/find-clauses.ts";
import { isImperative } from "../clauses/imperatives.ts";
import type { Unit } from "../document/document.ts";
import { isTitle } from "../document/labels.ts";

/** From this length on a heading has run into its text. */
const LONGEST_HEADING = 140;
const INTERROGATIVES = wordsOfAll("interrogatives");

/** The label of each unit of one answer, unless it is a clause itself ("My pick is Acme: …"), read once; a row's first cell is its label. */
export function labelReader(language: Language): (unit: Unit) => Span | null {
  const labels = new Map<Unit, Span | null>();
  return (unit) => {
    const known = labels.get(unit);
    if (known !== undefined) return known;
    const label = readLabel(unit, language);
    labels.set(unit, label);
    return label;
  };
}

function readLabel(unit: Unit, language: Language): Span | null {
  if (!unit.label) return unit.cell?.column === 0 ? { start: 0, end: unit.text.length } : bracketedLabel(unit);
  // What flattening left of a heading may hold all that stood under it.
  if (unit.kind === "heading") return hasRunOn(unit.text) ? null : unit.label;
  const words = unit.text.slice(unit.label.start, unit.label.end);
  const [first = ""] = words.toLowerCase().match(/[\p{L}']+/u) ?? [];
  // "Why it's great" has a verb, but heads a line as any label does.
  if (INTERROGATIVES.has(first)) return unit.label;
  if (isTitle(words) || isShortHan(words)) return unit.label;
  // "Ich empfehle drei: …"
  if (language.firstPersons.has(first)) return null;
  return findClauses(words, language).length > 0 || isImperative(words, language) ? null : unit.label;
}

/** "**Acme One** (about $90)": a bold run or link with nothing but brackets after it heads its line as well. */
function bracketedLabel({ text, strong, links }: Unit): Span | null {
  const bare = text.trimEnd().replace(/(?<!\s)\s*[(（][^()（）]*[)）]$/u, "").length;
  const start = text.search(/[\p{L}\p{N}]/u);
  if (bare === text.trimEnd().length || start === -1) return null;
  return [...strong, ...links].some((span) => span.start <= start && span.end >= bare) ? { start, end: bare } : null;
}

function hasRunOn(heading: string): boolean {
  return heading.length > LONGEST_HEADING || (heading.length > LONGEST_HEADING / 2 && /[.。।]\s*$/u.test(heading));
}

/** "成立时间", "能耗表现": a few signs before a colon are an attribute, though they hold a verb. */
function isShortHan(label: string): boolean {
  return /^[\p{Script=Han}]{2,5}$/u.test(label);
}
