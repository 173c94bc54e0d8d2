import { inside, overlapping } from "../../../language/spans.ts";
import type { Span } from "../../../types.ts";
import type { Unit } from "../../document/document.ts";
import { OBJECT } from "../../document/visible-text.ts";
import type { AnswerContext } from "../context.ts";
import { readingsOfRun } from "../readings.ts";
import type { Group, Spot } from "../spots.ts";

/** What an address holds that was not written as a link. */
const ADDRESS = /:\/\/|^www\.|@/u;
/** No address is looked for further back. */
const LONGEST_ADDRESS = 300;

/** Whether a place is part of an address, or of a reference to a source. */
export function isInAddress({ text, links }: Unit, { start, end }: Span): boolean {
  if (overlapping(links, start, end).some(({ form }) => form !== "named")) return true;
  const [before, after] = [text.slice(Math.max(0, start - LONGEST_ADDRESS), start), text.slice(start, start + 100)];
  return ADDRESS.test(`${before.split(/\s/u).at(-1)}${after.split(/\s/u, 1)[0]}`);
}

/** A name of more words is a sentence. */
const MOST_WORDS = 14;

/**
 * Where a name that no rule saw stands letter for letter in what a reader of the answer sees, as whole words that look like
 * a name: not in code, addresses, references or source lines.
 */
export function spotsOf(name: string, context: AnswerContext): Spot[] {
  if (/[\n\p{Cc}]/u.test(name) || name.includes(OBJECT) || name.includes("://")) return [];
  const group: Group = {
    ...{ kind: "mentions in paragraph", spots: [], lead: "", above: "", under: null },
    ...{ shares: new Map(), alike: null, odds: 0 },
  };
  group.spots = context.document.units
    .filter(({ kind }) => kind !== "source")
    .flatMap((unit) => placesOf(name, unit).flatMap((start) => spotAt(unit, { name, start, group }, context) ?? []));
  return group.spots;
}

function placesOf(name: string, { text }: Unit): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) places.push(at);
  return places;
}

function spotAt(
  unit: Unit,
  { name, start, group }: { name: string; start: number; group: Group },
  context: AnswerContext,
): Spot | null {
  const end = start + name.length;
  if (isInAddress(unit, { start, end })) return null;
  const words = inside(context.tokens[unit.index]!, start, end);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > MOST_WORDS) return null;
  const isWhole = overlapping(context.tokens[unit.index]!, start, end).length === words.length;
  const looksLikeName = words.some(({ name, digit }) => name || digit) && !last.is.form;
  if (!isWhole || !looksLikeName || (words.length === 1 && first.common && !first.name)) return null;
  const [reading] = readingsOfRun({ words, unit }, context);
  return reading ? { unit, readings: [reading], reading, label: null, group, signs: [] } : null;
}
