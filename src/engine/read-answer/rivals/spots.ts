import type { Unit } from "../document/document.ts";
import type { Cut, Label } from "./groups/labels.ts";
import type { Shape } from "./signs/shape.ts";
import type { Token } from "./words/tokens.ts";

/** What a group is made of: labels of lines, parts of a row after a label, or names in sentences. */
export type GroupKind =
  | "heading"
  | "item"
  | "line"
  | "lead"
  | "cell"
  | "header"
  | "value"
  | "row"
  | "card"
  | "enumeration"
  | "mentions in item"
  | "mentions in paragraph"
  | "subjects in paragraph"
  | "mentions in cell";

/** Spots that stand parallel in the answer: a list, a column, a row of headings, an enumeration, the names in its sentences. */
export interface Group {
  kind: GroupKind;
  spots: Spot[];
  /** The line or sentence before the first of them. */
  lead: string;
  /** The nearest heading or label line above; of a row the label before it. */
  above: string;
  /** What it is nested under. */
  under: Spot | null;
  /** The share of its spots that each sign holds of. */
  shares: Map<string, number>;
  /** The same over all groups that look alike under different headings; `null` where there is no other. */
  alike: ReadonlyMap<string, number> | null;
  /** Log-odds that its names are options. */
  odds: number;
}

/** One way to read where a name starts and ends. */
export interface Reading {
  words: Token[];
  key: string;
  /** How it was cut out of its line or sentence. */
  cut: Cut | "run";
  /** The cut that a company or maker was cut out of; else its own. */
  of: Cut | "run";
  shape: Shape;
  /** Ids of the signs that hold of its words. */
  readonly signs: string[];
  /** It is the target's name. */
  target: boolean;
  /** Log-odds that the name is written so, if there is one. */
  odds: number;
}

/** One occurrence of something that may be a name. */
export interface Spot {
  unit: Unit;
  /** The plainest reading first. */
  readings: Reading[];
  /** The likeliest of them. */
  reading: Reading;
  /** The label it stands for; `null` in running text. */
  label: Label | null;
  group: Group;
  /** Ids of the signs that hold of where it stands: its line for a label, its sentence in running text. */
  signs: string[];
}

/** A name over the whole answer: every spot that is read as it. */
export interface Candidate {
  key: string;
  spots: Spot[];
  /** Log-odds that the answer offers it, by itself. */
  first: number;
  /** The same among the other names of the answer. */
  odds: number;
}
