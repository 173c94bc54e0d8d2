import { findSentences, sentenceAt } from "../../language/sentences.ts";
import type { Span } from "../../types.ts";
import type { AnswerDocument, Unit } from "./document.ts";

const sentences = new WeakMap<Unit, Span[]>();
const indexes = new WeakMap<AnswerDocument, DocumentIndex>();

/** What is asked of a document once per mention, worked out once per document. */
export interface DocumentIndex {
  /** Cells by `table:row`. */
  rows: Map<string, Unit[]>;
  /** How often a label stands in the document. */
  labels: Map<string, number>;
  /** From this unit on there are only paragraphs and sources: the closing words. */
  closingFrom: number;
  /** Labels by group of siblings, see `siblingGroup`. */
  siblings: Map<string, string[]>;
}

/** The sentences of a unit, found once. */
export function sentencesOf(unit: Unit): Span[] {
  let found = sentences.get(unit);
  if (!found) {
    found = findSentences(unit.text);
    sentences.set(unit, found);
  }
  return found;
}

/** The sentence of a unit that an offset stands in, else the whole unit. */
export function sentenceAround(unit: Unit, at: number): Span {
  return sentenceAt(sentencesOf(unit), at) ?? { start: 0, end: unit.text.length };
}

/** The index of a document, made on first use. */
export function indexOf(document: AnswerDocument): DocumentIndex {
  let index = indexes.get(document);
  if (!index) {
    index = makeIndex(document);
    indexes.set(document, index);
  }
  return index;
}

/** Units that stand in a row with one another: a list's leads, a table's column, headings of one level. */
export function siblingGroup({ cell, list, leads, kind, depth, parent, label }: Unit): string | null {
  if (cell) return cell.row > 0 ? `cell:${cell.table}:${cell.column}` : `head:${cell.table}`;
  if (list !== null) return leads ? `list:${list}:${depth}` : null;
  if (kind === "heading") return `heading:${depth}`;
  return label ? `${kind}:${depth}:${kind === "item" ? parent : ""}` : null;
}

/** The label of a unit as written, else how its text starts. */
export function headOf({ text, label }: Unit): string {
  return label ? text.slice(label.start, label.end) : text.slice(0, 60);
}

function makeIndex({ units }: AnswerDocument): DocumentIndex {
  const index: DocumentIndex = { rows: new Map(), labels: new Map(), closingFrom: 0, siblings: new Map() };
  for (const unit of units) {
    if (unit.cell) push(index.rows, `${unit.cell.table}:${unit.cell.row}`, unit);
    if (unit.label) index.labels.set(headOf(unit), (index.labels.get(headOf(unit)) ?? 0) + 1);
    if (unit.kind !== "paragraph" && unit.kind !== "source") index.closingFrom = unit.index + 1;
    const group = siblingGroup(unit);
    if (group) push(index.siblings, group, headOf(unit));
  }
  return index;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
