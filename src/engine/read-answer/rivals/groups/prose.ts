import { inside } from "../../../language/spans.ts";
import type { Span } from "../../../types.ts";
import type { AnswerDocument, Unit } from "../../document/document.ts";
import { modelEvidence } from "../company/fold.ts";
import type { AnswerContext } from "../context.ts";
import { readingsOfRun } from "../readings.ts";
import { proseNames } from "../sentences/prose.ts";
import type { Group, GroupKind, Spot } from "../spots.ts";
import { isCaseless } from "../words/caseless-words.ts";
import type { Token } from "../words/tokens.ts";

/** How far the labels of an answer look like makers with their models, 0 to 1. */
export function modelsIn(groups: readonly Group[], context: AnswerContext): number {
  const evidence = groups.flatMap(({ spots }) =>
    spots
      .filter(({ readings }) => readings[0]!.words[0]!.name)
      .map(({ readings }) => modelEvidence(readings[0]!.words, context)),
  );
  return evidence.reduce((sum, one) => sum + one, 0) / (evidence.length || 1);
}

/** The names in sentences: those of one enumeration together, the others by the kind of text they stand in. */
export function groupsInProse(
  document: AnswerDocument,
  labelled: readonly Group[],
  { context, models }: { context: AnswerContext; models: boolean },
): Group[] {
  const heads = headsOf(labelled);
  const groups: Group[] = [];
  const mentions = new Map<GroupKind, Group>();
  for (const unit of document.units) {
    if (unit.kind === "source") continue;
    const names = proseNames(unit, context, models);
    const rows = new Map<string, Group>();
    const quoted = isCaseless(context.language) ? [] : quotedIn(unit, heads);
    const titles = quoted.length > 0 ? open("enumeration", unit) : null;
    for (const span of quoted) {
      const words = inside(context.tokens[unit.index]!, span.start, span.end);
      if (words.length === 0 || words.length > MOST_WORDS || !(words[0]!.name || words[0]!.digit)) continue;
      const readings = readingsOfRun({ words, unit }, context);
      addHeads(heads, unit, words);
      if (readings.length === 0) continue;
      if (titles!.spots.length === 0) groups.push(titles!);
      const signs = [
        "told quoted",
        ...(BY.test(unit.text.slice(span.end, span.end + 8)) ? ["told quoted with maker"] : []),
      ];
      titles!.spots.push({ unit, readings, reading: readings[0]!, label: null, group: titles!, signs });
    }
    for (const name of names) {
      const readings = readingsOfRun(name, context);
      const [reading] = readings;
      if (!reading || heads.get(unit)?.has(name.words[0]!.start)) continue;
      let group: Group;
      if (name.beside.length > 0) {
        const row = [name.key, ...name.beside].sort().join("|");
        group = rows.get(row) ?? open("enumeration", unit);
        rows.set(row, group);
      } else {
        const kind = unit.cell
          ? "mentions in cell"
          : unit.kind === "item"
            ? "mentions in item"
            : context.running && OPENING.some((sign) => name.signs.includes(sign))
              ? "subjects in paragraph"
              : "mentions in paragraph";
        group = mentions.get(kind) ?? open(kind, unit);
        mentions.set(kind, group);
      }
      if (group.spots.length === 0) groups.push(group);
      group.spots.push({
        unit,
        readings,
        reading,
        label: null,
        group,
        signs: name.signs.map(toldOf),
      });
    }
  }
  return groups;

  function open(kind: GroupKind, unit: Unit): Group {
    const above = unit.parent === null ? "" : document.units[unit.parent]!.text.slice(0, 220);
    return {
      kind,
      spots: [],
      lead: "",
      above: kind === "enumeration" ? above : "",
      under: null,
      shares: new Map(),
      alike: null,
      odds: 0,
    };
  }
}

/** What is told of a name that a clause starts with or speaks of. */
const OPENING = ["opens clause", "around past start", "around then topic", "around then subject"];

const TOLD = new Map<string, string>();

/** The id of what a sentence says of a name, made once: a string that is made anew is slow to look up. */
function toldOf(id: string): string {
  const told = TOLD.get(id) ?? `told ${id}`;
  TOLD.set(id, told);
  return told;
}

/** Where words of titles start, by unit: what stands in a title is no name of its own. */
type Heads = Map<Unit, Set<number>>;

function headsOf(groups: readonly Group[]): Heads {
  const heads: Heads = new Map();
  for (const { spots } of groups)
    for (const spot of spots)
      if (isTitle(spot)) for (const { words } of spot.readings) addHeads(heads, spot.unit, words);
  return heads;
}

function addHeads(heads: Heads, unit: Unit, words: readonly Token[]): void {
  const starts = heads.get(unit) ?? new Set();
  heads.set(unit, starts);
  for (const { start } of words) starts.add(start);
}

function isTitle({ readings, label }: Spot): boolean {
  const { words } = readings[0]!;
  if (label!.runsOn || words[0]!.caseless) return false;
  return words.filter(({ name, digit, is }) => !name && !digit && !is.form).length < 2;
}

const MOST_WORDS = 9;
const QUOTED = /["“„«]([^"“”„«»\n]{2,60})["”“»]/gu;
/** Who made what is quoted follows. */
const BY = /^["”“»,\s]*(?:by|de|von|di|da|av|af|par)\s/u;

/** The titles that a unit quotes outside its labels. */
function quotedIn(unit: Unit, heads: Heads): Span[] {
  return [...unit.text.matchAll(QUOTED)].flatMap(({ 1: title, index: at }) => {
    const start = at + 1;
    const bare = title!.replace(/(?<![\s,.;])[\s,.;]+$/u, "");
    return /[.!?]\s/u.test(bare) || heads.get(unit)?.has(start) ? [] : [{ start, end: start + bare.length }];
  });
}
