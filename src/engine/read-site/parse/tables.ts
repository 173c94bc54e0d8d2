import type { Element } from "domhandler";
import type { Block } from "../types.ts";
import { isElement } from "./select.ts";
import { isHidden, visibleText } from "./visible-text.ts";

const LAYOUT_CONTENT = new Set(["table", "h1", "h2", "h3", "h4", "form", "article", "section"]);

/** A table of facts; `null` for a table that only arranges the page. */
export function readTable(table: Element): Extract<Block, { kind: "table" }> | null {
  const rows = rowsOf(table).filter((row) => !isHidden(row));
  const hasHeader = rows.some((row) => cellsOf(row).some((cell) => cell.name === "th"));
  if (table.attribs.role === "presentation" || (!hasHeader && arranges(rows))) return null;
  const [first, ...rest] = rows;
  const isHeaderRow = first !== undefined && cellsOf(first).every((cell) => cell.name === "th");
  const header = isHeaderRow ? cellsOf(first).map((cell) => visibleText(cell)) : [];
  const body = (isHeaderRow ? rest : rows).map((row) => cellsOf(row).map((cell) => visibleText(cell)));
  const titledRows = !isHeaderRow && rows.every((row) => cellsOf(row)[0]?.name === "th");
  const filled = body.filter((row) => row.some(Boolean));
  return filled.length > 0 || header.some(Boolean) ? { kind: "table", header, rows: filled, titledRows } : null;
}

function rowsOf(table: Element): Element[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (child.name === "tr") return [child];
    return ["thead", "tbody", "tfoot"].includes(child.name) ? rowsOf(child) : [];
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isElement).filter((cell) => cell.name === "td" || cell.name === "th");
}

function arranges(rows: Element[]): boolean {
  const widest = Math.max(0, ...rows.map((row) => cellsOf(row).length));
  return rows.length < 2 || widest < 2 || rows.some((row) => cellsOf(row).some((cell) => holdsLayout(cell)));
}

function holdsLayout(element: Element): boolean {
  return element.children.some((child) => isElement(child) && (LAYOUT_CONTENT.has(child.name) || holdsLayout(child)));
}
