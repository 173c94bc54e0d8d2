import { plainText } from "./plain-text.ts";

/** A value in a table. */
type Cell = string | number | boolean | null;

/** Spreadsheets run what begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180, UTF-8 with a mark that spreadsheets need); what is not measured is an empty cell. Texts of
 * others that a spreadsheet would run are written behind an apostrophe.
 */
export function csv<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Cell | readonly Cell[]>>,
) {
  const head = Object.keys(columns);
  const body = rows.map((row) => head.map((name) => cell([columns[name]!(row)].flat())).join(","));
  return `\uFEFF${[head.join(","), ...body].join("\r\n")}\r\n`;
}

function cell(values: readonly Cell[]): string {
  const text = values.map((value) => (value === null ? "" : plainText(String(value)))).join("; ");
  const isText = values.some((value) => typeof value === "string");
  const safe = isText && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
