// Labelled rows as they stand in a file of JSON Lines, looked at before anything is made of them.
import { readFileSync } from "node:fs";

const isText = (value) => typeof value === "string" && value.trim() !== "";
const isTexts = (value) => Array.isArray(value) && value.every(isText);

/** What a row must hold, and how it is said where it does not. */
const FIELDS = [
  ["id", ({ id }) => isText(id)],
  ["answer", ({ answer }) => isText(answer)],
  ["brand.name", ({ brand }) => isText(brand?.name)],
  ["brand.aliases", ({ brand }) => brand?.aliases === undefined || isTexts(brand.aliases)],
  ["label.competitors", ({ label }) => isTexts(label?.competitors)],
  [
    "citations",
    ({ citations }) => citations == null || (Array.isArray(citations) && citations.every((one) => isText(one?.url))),
  ],
];
/** By which rows are parted, so that none is read with weights that have seen its source. */
const SOURCE = ["source", ({ source }) => isText(source)];

/** The rows of a file; ends the process with what is wrong, by file, line and field, where one cannot be used. */
export function rowsOf(path, { own = false } = {}) {
  const rows = [];
  const faults = [];
  for (const [at, line] of textOf(path).split("\n").entries()) {
    if (line.trim() === "") continue;
    const fault = (what) => faults.push(`${path}:${at + 1}: ${what}`);
    try {
      const row = JSON.parse(line);
      const wrong = (own ? FIELDS : [...FIELDS, SOURCE]).filter(([, holds]) => !holds(row ?? {}));
      for (const [field] of wrong) fault(`${field} is missing or of another shape`);
      if (wrong.length === 0) rows.push(row);
    } catch {
      fault("no JSON");
    }
  }
  if (rows.length === 0 && faults.length === 0) faults.push(`${path}: no rows`);
  if (faults.length > 0) refuse([...faults.slice(0, MOST_FAULTS), ...more(faults.length - MOST_FAULTS)].join("\n"));
  return rows;
}

/** Lines of faults that are printed. */
const MOST_FAULTS = 10;
const more = (count) => (count > 0 ? [`… and ${count} more`] : []);

function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return refuse(`${path}: ${error.code === "ENOENT" ? "no such file" : error.message}`);
  }
}

/** Says what cannot be used, and ends with 2. */
export function refuse(message) {
  console.error(message);
  process.exit(2);
}

/** Labelled options that stand in their answer under no spelling that the label gives: `row: name`. */
export function unspoken(rows) {
  return rows.flatMap(({ id, answer, label }) => {
    const text = answer.toLowerCase();
    return label.competitors
      .filter((name) => ![name, ...(label.aliases?.[name] ?? [])].some((one) => text.includes(one.toLowerCase())))
      .map((name) => `${id}: ${name}`);
  });
}
