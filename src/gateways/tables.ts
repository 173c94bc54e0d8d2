/** Rows of plain data as files that other programs open. */
import { jsonText, plainText } from "../plain-text.ts";

type Row = Readonly<Record<string, unknown>>;

/** One JSON object a line. */
export function jsonLines(rows: readonly Row[]): string {
  return rows.map((row) => `${jsonText(row)}\n`).join("");
}

/** RFC 4180 with a line of names; lists are joined by a space, and no cell begins what a spreadsheet would compute. */
export function csv(columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(","));
  return `${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return cell(value.join(" "));
  const text = plainText(typeof value === "object" ? jsonText(value) : String(value));
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
