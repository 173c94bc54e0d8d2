import { asObjects, asText, type JsonObject } from "./wire/json-path.ts";

/** What an overview's blocks say, as Markdown, and which references stand behind each part. */
export interface Overview {
  text: string;
  /** Reference numbers with the range of the text they stand behind, in order. */
  marks: { reference: number; start: number; end: number }[];
}

/** Flattens SerpApi's `text_blocks`, nested ones too; unknown block types are left out. */
export function overviewMarkdown(blocks: unknown): Overview {
  const overview: Overview = { text: "", marks: [] };
  for (const block of asObjects(blocks)) writeBlock(block, overview);
  return overview;
}

function writeBlock(block: JsonObject, overview: Overview): void {
  switch (block.type) {
    case "heading":
      write(overview, { gap: "\n\n", lead: "### ", block });
      break;
    case "list":
      writeList(block.list, { overview, depth: 0 });
      break;
    case "expandable":
      write(overview, { gap: "\n\n", lead: "### ", block: { snippet: block.title ?? block.snippet } });
      for (const inner of asObjects(block.text_blocks)) writeBlock(inner, overview);
      break;
    case "table":
      writeTable(block, overview);
      break;
    default:
      // A paragraph; a type nobody has heard of may still hold text in the usual field.
      write(overview, { gap: "\n\n", lead: "", block });
  }
}

function writeList(list: unknown, { overview, depth }: { overview: Overview; depth: number }): void {
  for (const [index, item] of asObjects(list).entries()) {
    const gap = index === 0 && depth === 0 ? "\n\n" : "\n";
    write(overview, { gap, lead: `${"  ".repeat(depth)}- `, block: item });
    if (depth < 4) writeList(item.list, { overview, depth: depth + 1 });
    for (const inner of asObjects(item.text_blocks)) writeBlock(inner, overview);
  }
}

/** A block's own line: its title in bold, then its text. */
function write(overview: Overview, { gap, lead, block }: { gap: string; lead: string; block: JsonObject }): void {
  const title = asText(block.title);
  const snippet = asText(block.snippet) ?? asText(block.text);
  const line = [title && (lead === "### " ? title : `**${title}**`), snippet].filter(Boolean).join(" ");
  if (!line) return;
  if (overview.text) overview.text += gap;
  overview.text += lead;
  const start = overview.text.length;
  overview.text += line;
  mark(overview, block.reference_indexes, start);
}

function writeTable({ table, reference_indexes }: JsonObject, overview: Overview): void {
  const rows = (Array.isArray(table) ? table : []).filter(Array.isArray).map((row) => row.map(cell));
  const [header, ...body] = rows;
  if (!header) return;
  const lines = [header, header.map(() => "---"), ...body].map((row) => `| ${row.join(" | ")} |`);
  if (overview.text) overview.text += "\n\n";
  const start = overview.text.length;
  overview.text += lines.join("\n");
  mark(overview, reference_indexes, start);
}

function cell(value: unknown): string {
  return String(value ?? "")
    .replace(/\s+/g, " ")
    .replaceAll("|", "\\|");
}

function mark(overview: Overview, indexes: unknown, start: number): void {
  for (const reference of Array.isArray(indexes) ? indexes : []) {
    if (Number.isInteger(reference)) overview.marks.push({ reference, start, end: overview.text.length });
  }
}
