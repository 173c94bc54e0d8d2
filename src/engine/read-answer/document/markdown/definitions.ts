import type { Tree } from "@lezer/common";
import { readDestination, skipBlanks } from "./destinations.ts";

/** What a line like `[1]: https://… "title"` says. */
export interface Definition {
  /** As written. */
  label: string;
  url: string;
  title: string | null;
}

/** A line that looks like a definition, within whatever it stands. */
const CANDIDATE = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)])*\[((?:[^\\[\]\n]|\\.){1,999})\]:/gmu;
const DEFINITION = /^\[((?:[^\\[\]\n]|\\.){1,999})\]:/u;
const FOOTNOTE = /^\[\^([^\s\\[\]]{1,100})\]:[ \t]*/u;

/** Normalised: case and blanks make no difference. */
export function labelOf(label: string): string {
  return label.trim().replace(/\s+/gu, " ").toLowerCase();
}

/** The labels, normalised, that lines of the text may define; `^1` for a footnote. */
export function findLabels(text: string): Set<string> {
  if (!text.includes("]:")) return new Set();
  return new Set(Array.from(text.matchAll(CANDIDATE), ([, label]) => labelOf(label!)));
}

/** The link definition that is this line. */
export function definitionIn(line: string): Definition | null {
  const [mark, label] = DEFINITION.exec(line) ?? [];
  if (!mark || label!.startsWith("^") || label!.trim() === "") return null;
  const start = skipBlanks(line, mark.length);
  const { url, title, end } = readDestination(line, start);
  return end > start && skipBlanks(line, end) === line.length ? { label: label!, url, title } : null;
}

/** The label of the footnote that starts this line, and the length of its mark. */
export function footnoteIn(line: string): { label: string; size: number } | null {
  const [mark, label] = FOOTNOTE.exec(line) ?? [];
  return mark ? { label: label!, size: mark.length } : null;
}

/** The definitions of a tree, and the normalised labels of all that it defines, footnotes too. */
export function readDefinitions(text: string, tree: Tree) {
  const definitions = new Map<string, Definition>();
  const defined = new Set<string>();
  tree.iterate({
    enter({ name, from, to }) {
      const line = name === "LinkReference" || name === "FootnoteDefinition" ? text.slice(from, to) : "";
      const definition = definitionIn(line);
      const footnote = footnoteIn(line);
      if (footnote) defined.add(labelOf(`^${footnote.label}`));
      if (!definition) return;
      const label = labelOf(definition.label);
      defined.add(label);
      if (!definitions.has(label)) definitions.set(label, definition);
    },
  });
  return { definitions, defined };
}
