import type { CellPlace } from "../document/document.ts";
import { type AnswerContext, isAsked } from "./context.ts";
import type { Label } from "./fold.ts";
import { isAttribute, isOverFeatures } from "./headings.ts";
import type { Siblings } from "./label-evidence.ts";
import { partsOf } from "./label-parts.ts";
import { isUnknown, labelScore, type Repeats } from "./label-score.ts";
import { type Slot } from "./slots.ts";
import { nameKey } from "./tokens.ts";
import { ATTRIBUTES, AWARDS, COMMANDS, FUNCTION_WORDS } from "./word-lists.ts";

/** A slot's words with a first guess that they are a name: above 0 they look like one. */
export interface JudgedSlot {
  slot: Slot;
  label: Label;
  score: number;
  siblings: Siblings;
  /** A word of it is on no list. */
  unknown: boolean;
  /** In how many places of one kind the same label stands, over several lists. */
  repeated: number;
}

/** Judges each slot by its own words and by what its siblings are: the labels of one list are all names or all not. */
export function judgeSlots(slots: readonly Slot[], context: AnswerContext): JudgedSlot[] {
  const repeats = countRepeats(slots);
  const judged = slots.flatMap((slot, at) => {
    // What follows "Best for" under every entry is a remark, though the same words may give an award elsewhere.
    const label = slot.kind === "value" ? slots[at - 1] : undefined;
    const remark = label && repeats.get(slotKey(label))!.groups.size > 1 ? 1.5 : 0;
    const ground = { context, repeats: repeats.get(slotKey(slot))! };
    return partsOf(slot, context).map(
      (label): JudgedSlot => ({
        slot,
        label,
        score: labelScore(slot, label, ground) - remark,
        siblings: NONE,
        unknown: label.words.some((word) => isUnknown(word, context)),
        repeated: ground.repeats.kinds.size > 1 ? 1 : ground.repeats.groups.size,
      }),
    );
  });
  const nested = nestedUnits(judged, context);
  for (const one of judged) {
    if (!nested.has(one.slot.unit.index) || one.slot.kind === "card") continue;
    one.score -= one.unknown ? 0.6 : 2;
  }
  const siblings = judged.filter(({ slot }) => !slot.heads && !isRemark(slot, repeats));
  const groups = Map.groupBy(siblings, ({ slot }) => slot.group);
  const bonus = new Map(
    [...groups].map(([group, members]) => [
      group,
      nested.has(members[0]!.slot.unit.index) ? 0 : listScore(members, context),
    ]),
  );
  const named = tablesWithNames(judged);
  const sums = new Map(
    [...groups].map(([group, members]) => [group, members.reduce((sum, { score }) => sum + clip(score), 0)]),
  );
  const counted = new Set(siblings);
  const summed = new Map([...groups].map(([group, members]) => [group, siblingsOf(members)]));
  for (const one of judged) one.siblings = without(one, summed.get(one.slot.group));
  return judged.map((one) => {
    const { group, unit } = one.slot;
    const besideNames = unit.cell && isBesideNames(unit.cell, named);
    const score = one.score - (besideNames ? 3 : 0);
    const own = counted.has(one) ? 1 : 0;
    const others = (groups.get(group)?.length ?? 0) - own;
    if (others < 2) return { ...one, score };
    const mean = (sums.get(group)! - own * clip(one.score)) / others;
    const list = isFormal(one, context) ? amongNames(one, summed.get(group)!, context) : bonus.get(group)!;
    return { ...one, score: score + SIBLING_WEIGHT * mean + list };
  });
}

const NONE: Siblings = { size: 1, unknown: 0, taken: 0 };

function siblingsOf(members: readonly JudgedSlot[]): Siblings {
  return {
    size: members.length,
    unknown: members.filter(({ unknown }) => unknown).length,
    taken: members.filter(({ score }) => score > 0).length,
  };
}

/** The siblings of one of them. */
function without({ unknown, score }: JudgedSlot, all: Siblings | undefined): Siblings {
  if (!all) return NONE;
  return { size: all.size, unknown: all.unknown - (unknown ? 1 : 0), taken: all.taken - (score > 0 ? 1 : 0) };
}

/** A title of common words among labels that are surely names ("Constant Contact") may hold a word for a part of entries. */
function amongNames({ label, slot }: JudgedSlot, siblings: Siblings, context: AnswerContext): number {
  const titled =
    label.words.length > 1 &&
    label.words.length < 5 &&
    label.words.every((word) => word.name && !FUNCTION_WORDS.has(word.lower));
  if (!titled || slot.advice) return 0;
  if (siblings.unknown < 2 || siblings.unknown * 2 <= siblings.size) return 0;
  // Praise and what was asked for are part of local names ("Good Coffee"), where a dash or bracket follows as with the others.
  return context.local && slot.body !== "" && !ATTRIBUTES.has(label.words.at(-1)!.lower) ? 4 : 1.3;
}

/** Where a table's names stand: in its first column or in its header. */
function tablesWithNames(judged: readonly JudgedSlot[]): Map<number, "column" | "header"> {
  const found = new Map<number, "column" | "header">();
  const tables = Map.groupBy(
    judged.filter(({ slot }) => slot.unit.cell),
    ({ slot }) => slot.unit.cell!.table,
  );
  for (const [table, cells] of tables) {
    const share = (part: JudgedSlot[]) => part.filter(({ score }) => score > 0).length / Math.max(1, part.length);
    const column = share(cells.filter(({ slot: { unit } }) => unit.cell!.column === 0 && unit.cell!.row > 0));
    const header = share(cells.filter(({ slot: { unit } }) => unit.cell!.column > 0 && unit.cell!.row === 0));
    if (header >= 0.5 && header > column) found.set(table, "header");
    else if (column > 0.5) found.set(table, "column");
  }
  return found;
}

/** A cell that tells about the names of its table. */
function isBesideNames({ table, row, column }: CellPlace, named: ReadonlyMap<number, "column" | "header">): boolean {
  const place = named.get(table);
  return place === "column" ? column > 0 || row === 0 : place === "header" && (row > 0 || column === 0);
}

/** A list of which every label is written like a name is a list of names, even where each is made of common words. */
function listScore(members: readonly JudgedSlot[], context: AnswerContext): number {
  const labels = members.filter(
    ({ slot }) => !(slot.kind === "cell" && slot.unit.cell?.column === 0 && slot.unit.cell.row === 0),
  );
  const formal = labels.filter((one) => isFormal(one, context)).length / labels.length;
  const laterColumn = members.some(
    ({ slot }) => slot.kind === "cell" && slot.unit.cell!.column > 0 && slot.unit.cell!.row > 0,
  );
  if (formal > 0.4 || laterColumn) return 0;
  return formal === 0 ? 0.9 : formal < 0.2 ? 0.5 : 0;
}

/** Whether a label of common words is written as parts of entries are: small words, attributes, praise, commands. */
function isFormal({ label, slot, unknown }: JudgedSlot, context: AnswerContext): boolean {
  const { words } = label;
  if (slot.advice || words.length > 7) return true;
  const foreign = context.language !== "en" && !words[0]!.caseless;
  if (foreign && words.slice(1).some((word) => !word.name && !word.digit && !FUNCTION_WORDS.has(word.lower)))
    return true;
  if (unknown) return false;
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.lower));
  const ends = [words[0]!, words.at(-1)!];
  return (
    content.length === 0 ||
    content.some((word) => !word.name && !isAsked(word.lower, context)) ||
    ends.some(({ lower }) => ATTRIBUTES.has(lower)) ||
    AWARDS.has(words[0]!.lower) ||
    (COMMANDS.has(words[0]!.lower) && words.length > 1) ||
    content.every(({ lower, digit }) => digit || context.question.has(lower))
  );
}

/** Units under an entry, or under a heading over its features: what they label are its parts. */
function nestedUnits(judged: readonly JudgedSlot[], context: AnswerContext): Set<number> {
  const entries = new Set<number>();
  for (const { slot, unknown, score } of judged) {
    if (score > 0.5 && slot.start < 40 && unknown) entries.add(slot.unit.index);
  }
  const nested = new Set<number>();
  for (const unit of context.document.units) {
    const above = unit.parent === null ? undefined : context.document.units[unit.parent];
    if (!above) continue;
    const overFeatures = isOverFeatures(above.text);
    if (entries.has(above.index) || overFeatures || (nested.has(above.index) && above.kind !== "heading"))
      nested.add(unit.index);
  }
  return nested;
}

/** A remark inside a run of entries ("Pros", again and again) is no sibling of theirs. */
function isRemark(slot: Slot, repeats: Map<string, Repeats>): boolean {
  const { places, groups } = repeats.get(slotKey(slot))!;
  return places > 1 && groups.size === 1 && isAttribute(slot.unit.text.slice(slot.start, slot.end));
}

const SIBLING_WEIGHT = 0.6;
const clip = (score: number): number => Math.max(-2, Math.min(2, score));

/** How often each label stands in the answer: "Pros" under every entry. */
function countRepeats(slots: readonly Slot[]): Map<string, Repeats> {
  const repeats = new Map<string, Repeats>();
  for (const slot of slots) {
    const key = slotKey(slot);
    const seen = repeats.get(key) ?? { places: 0, groups: new Set(), kinds: new Set() };
    repeats.set(key, {
      places: seen.places + 1,
      groups: seen.groups.add(slot.group),
      kinds: seen.kinds.add(slot.kind),
    });
  }
  return repeats;
}

function slotKey({ unit, start, end }: Slot): string {
  return nameKey(unit.text.slice(start, end));
}
