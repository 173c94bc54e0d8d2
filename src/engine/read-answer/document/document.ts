import type { Span } from "../../types.ts";
import { readBlocks } from "./blocks.ts";
import { findLabel } from "./labels.ts";
import { parseMarkdown } from "./markdown/tree.ts";
import { restoreBreaks } from "./restore-breaks.ts";
import { markSourceLines } from "./source-lines.ts";
import type { VisibleText } from "./visible-text.ts";

/** Where a unit stands: `source` is a line of a source list or footnote, `card` a run of product tiles. */
export type UnitKind = "paragraph" | "heading" | "item" | "cell" | "quote" | "source" | "card";

/** Place of a cell in its table; row 0 is the header. */
export interface CellPlace {
  table: number;
  row: number;
  column: number;
}

/**
 * One run of visible text that a reader takes in at once: a paragraph, heading, list item's lead, cell. Code is not in
 * it, images and code inside a line are one `OBJECT` sign. All spans are visible offsets unless said otherwise.
 */
export interface Unit extends VisibleText {
  /** Its place in `document.units`. */
  index: number;
  kind: UnitKind;
  /**
   * The unit it belongs under: a heading for what follows it, a list item's lead for its further paragraphs and nested
   * items, a label line for the list after it. `null` at the top.
   */
  parent: number | null;
  /** 1 to 6 for a heading; nesting from 1 for an item; else 0. */
  depth: number;
  /** Which list it is an item of (each list one number), else `null`. */
  list: number | null;
  /** The first unit of its list item; later paragraphs of an item are `kind: "item"` with `leads: false`. */
  leads: boolean;
  cell: CellPlace | null;
  /** The name-like head of the line ("Acme" in "**Acme**: it lasts"), without its numbering and separator; else `null`. */
  label: Span | null;
  /** Where the text after the label and its separator starts; `text.length` when the label is all there is. */
  bodyStart: number;
}

/** A link definition, footnote or source line of the answer: it names no brand, but is a citation. */
export interface SourceLine {
  url: string;
  title: string | null;
  /** What refers to it: `1` of `[1]`, a footnote's name; `null` for a line of a source list. */
  mark: string | null;
}

/** An answer as a reader sees it. */
export interface AnswerDocument {
  /** The answer itself; every offset leads back into it. */
  answer: string;
  units: Unit[];
  sources: SourceLine[];
  /** The answer came without line breaks; structure was recovered from its text. */
  flattened: boolean;
}

/** Reads an answer's Markdown (or what flattening left of it) into the units a reader sees, in order. */
export function readDocument(answer: string): AnswerDocument {
  const { text, flattened } = restoreBreaks(answer);
  const { units, sources } = readBlocks(parseMarkdown(text), { flattened });
  const listed = markSourceLines(units);
  for (const unit of units) Object.assign(unit, findLabel(unit));
  return { answer, units, sources: [...sources, ...listed], flattened };
}

/** The span of the answer (UTF-16) that shows as this visible span of a unit. */
export function toAnswerSpan(unit: Unit, span: Span): Span {
  const last = unit.offsets[span.end - 1];
  const start = unit.offsets[span.start]!;
  return { start, end: last === undefined ? start : last + 1 };
}

/** Every unit that stands under this one, at any depth, in order. */
export function unitsUnder(document: AnswerDocument, unit: Unit): Unit[] {
  const under: Unit[] = [];
  const above = new Set([unit.index]);
  for (let i = unit.index + 1; i < document.units.length; i += 1) {
    const next = document.units[i]!;
    if (next.parent === null || !above.has(next.parent)) {
      if (next.parent === null || next.parent < unit.index) break;
      continue;
    }
    above.add(next.index);
    under.push(next);
  }
  return under;
}
