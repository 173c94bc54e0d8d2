import { inside } from "../../../language/spans.ts";
import type { Span } from "../../../types.ts";
import type { AnswerDocument, Unit } from "../../document/document.ts";
import type { AnswerContext } from "../context.ts";
import { isPinned } from "../pinned.ts";
import { readingsOf } from "../readings.ts";
import { LABEL_SIGNS, lineOfLabel } from "../signs/label.ts";
import { idsOf } from "../signs/sign.ts";
import type { Group, GroupKind, Spot } from "../spots.ts";
import type { Token } from "../words/tokens.ts";
import { type Label, labelOf, lineStart, linesOf, widen } from "./labels.ts";
import { partsOfRow } from "./rows.ts";

/** Every group of parallel labels of an answer, in order. */
export function findGroups(document: AnswerDocument, context: AnswerContext): Group[] {
  const builder = new Groups(document, context);
  for (const unit of document.units) {
    if (unit.kind === "source" || isPinned(unit.text)) continue;
    builder.read(unit);
  }
  return builder.groups;
}

class Groups {
  readonly groups: Group[] = [];
  readonly #byKey = new Map<string, Group>();
  readonly #byUnit = new Map<number, Spot>();
  readonly #document: AnswerDocument;
  readonly #context: AnswerContext;

  /** Labels, and whether they stand in several places. */
  readonly #rowLabels = new Map<string, boolean>();

  constructor(document: AnswerDocument, context: AnswerContext) {
    this.#document = document;
    this.#context = context;
    for (const { text } of document.units)
      for (const { 1: label } of text.matchAll(/(?:^|\n|•\s)[\s*-]{0,8}([^:：\n]{2,60})[:：]/gu)) {
        const said = label!
          .toLowerCase()
          .replace(/\d+/gu, "")
          .replace(/^[\s*-]+|(?<![\s*])[\s*]+$/gu, "");
        this.#rowLabels.set(said, this.#rowLabels.has(said));
      }
  }

  read(unit: Unit): void {
    const lines = unit.kind === "heading" ? [{ start: 0, end: unit.text.length }] : linesOf(unit.text);
    for (const [at, line] of lines.entries()) this.#line(unit, line, { first: at === 0, only: lines.length === 1 });
  }

  #line(unit: Unit, line: Span, { first, only }: { first: boolean; only: boolean }): void {
    const { text, kind } = unit;
    const label = labelOf(unit, line);
    if (!label) {
      if (kind !== "heading") this.#row(unit, { start: lineStart(text, line.start), end: line.end }, null);
      return;
    }
    const { end } = label.readings.at(-1)!;
    const key = `${this.#keyOf(unit, label)}${only ? "" : first ? " first" : " next"}`;
    const spot = this.#add(key, kindOf(unit, label), label);
    if (spot && first) this.#byUnit.set(unit.index, spot);
    if (label.bare && kind !== "heading") this.#row(unit, { start: label.readings[0]!.start, end: line.end }, null);
    const parted = /^[\s"”*»)]*(?:[:：]|[–—-]\s)/u.exec(text.slice(end, end + 8));
    if (!parted || label.body === "") return;
    const value = { start: end + parted[0].length, end: line.end };
    if (value.start >= value.end) return;
    if (this.#row(unit, value, spot)) {
      spot?.signs.push("heads row");
      return;
    }
    if (
      value.end - value.start > 90 &&
      !unit.strong.some(({ start }) => Math.abs(start - lineStart(text, value.start)) < 3)
    )
      return;
    const inner = labelOf(unit, value);
    if (!inner) return;
    this.#add(this.#underKey("value", unit, spot), "value", inner, spot);
  }

  /** What stands behind labels is parallel: behind the same label, where that is repeated, else behind those of one group. */
  #underKey(kind: string, { text }: Unit, under: Spot | null): string {
    const label = under?.label?.readings[0];
    if (!under || !label) return `${kind} alone ${this.groups.length}`;
    const said = text.slice(label.start, label.end).toLowerCase().replace(/\d+/gu, "");
    return this.#rowLabels.get(said) ? `${kind} of ${said}` : `${kind} under ${this.groups.indexOf(under.group)}`;
  }

  /** Reads an enumeration as a group of its own. */
  #row(unit: Unit, range: Span, under: Spot | null): boolean {
    if (under === null && isCaselessSentence(unit.text.slice(range.start, range.end))) return false;
    const parts = partsOfRow(unit.text, range, this.#context.language);
    if (parts.length < 2) return false;
    const words = parts.map(({ start, end }) => inside(this.#context.tokens[unit.index]!, start, end));
    const named = words.filter((some) => some[0]?.name || some[0]?.digit).length;
    if (words.some((some) => some.length === 0) || named * 2 < parts.length) return false;
    if (under === null && (parts.length < 3 || named * 5 < parts.length * 4)) return false;
    if (under === null && isSentence(unit.text.slice(range.start, range.end), words[0]!)) return false;
    const members = parts.map(
      (span): Label => ({
        unit,
        readings: [{ ...span, cut: "whole" }],
        body: "",
        bodyStart: span.end,
        mark: "plain",
        ordered: false,
        runsOn: false,
        bare: true,
      }),
    );
    const key = under ? this.#underKey("row", unit, under) : `row ${unit.index} ${range.start}`;
    for (const label of members) this.#add(key, "row", label, under);
    return true;
  }

  #add(key: string, kind: GroupKind, label: Label, under: Spot | null = null): Spot | null {
    if (kind !== "row") widen(label);
    const readings = readingsOf(label, this.#context);
    const [reading] = readings;
    if (!reading) return null;
    let group = this.#byKey.get(key);
    if (!group) {
      const { lead, above } = this.#leadOf(label.unit, kind, under);
      const parent = label.unit.parent === null ? undefined : this.#byUnit.get(label.unit.parent);
      group = { kind, spots: [], lead, above, under: under ?? parent ?? null, shares: new Map(), alike: null, odds: 0 };
      this.groups.push(group);
      this.#byKey.set(key, group);
    }
    const spot: Spot = {
      unit: label.unit,
      readings,
      reading,
      label,
      group,
      signs: idsOf(LABEL_SIGNS, lineOfLabel(label, this.#context), this.#context),
    };
    group.spots.push(spot);
    return spot;
  }

  #keyOf(unit: Unit, label: Label): string {
    const marks = `${label.mark} ${label.ordered ? 1 : 0}`;
    const { cell, list, parent, depth, kind } = unit;
    if (cell) return `table ${cell.table} ${cell.row === 0 ? "head" : cell.column}`;
    const above = parent === null ? undefined : this.#document.units[parent];
    if (kind === "heading") return `heading ${parent} ${depth} ${label.ordered ? 1 : 0}`;
    if (list !== null) return `list ${list} ${unit.leads ? 1 : 0} ${label.mark}`;
    // Lines under headings of one level are parallel, though each stands alone under its own.
    if (above?.kind === "heading") return `under ${above.parent} ${above.depth} ${marks}`;
    return `line ${parent} ${marks} ${label.bare ? 1 : 0}`;
  }

  #leadOf(unit: Unit, kind: GroupKind, under: Spot | null): { lead: string; above: string } {
    const { units } = this.#document;
    const head = under?.label?.readings[0];
    let above = under && head ? under.unit.text.slice(head.start, head.end) : "";
    const parent = unit.parent === null ? undefined : units[unit.parent];
    if (above === "" && parent) above = parent.text.slice(0, LONGEST_LEAD);
    if (kind === "row") return { lead: unit.text.slice(0, 60), above };
    let at = unit.index - 1;
    while (at >= 0 && (units[at]!.cell || units[at]!.kind === "source")) at -= 1;
    const before = units[at];
    return { lead: before && before.kind !== "item" ? before.text.slice(-LONGEST_LEAD) : "", above };
  }
}

const LONGEST_LEAD = 220;

function kindOf({ kind, cell }: Unit, { mark, runsOn, bare }: Label): GroupKind {
  if (cell) return cell.row === 0 ? "header" : "cell";
  if (kind === "heading" || kind === "card") return kind;
  if (mark !== "plain" && runsOn && !bare) return "lead";
  return kind === "item" ? "item" : "line";
}

/** "Popular choices include Acme, Bolt and Coyote.": a sentence leads to the first name, which is read with the others there. */
function isSentence(text: string, first: readonly Token[]): boolean {
  return /[.!?]\s*$/u.test(text) && first.some(({ name, digit, is }) => !name && !digit && !is.form);
}

/** Where a script has no capitals, a sentence is told from a row of names by its end; its names are read as those of sentences. */
function isCaselessSentence(text: string): boolean {
  return /^\p{Lo}/u.test(text) && /[。！？.!?]\s*$/u.test(text.slice(-3));
}
