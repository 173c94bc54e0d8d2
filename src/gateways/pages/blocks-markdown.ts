import type { Block, Inline } from "./content.ts";

/** A page as Markdown: its title, its lead, then its blocks. Paths become addresses under `baseUrl`. */
export function toMarkdown(page: { title: string; lead: string; blocks: Block[] }, baseUrl: string): string {
  const line = (parts: Inline[]) => parts.map((part) => inline(part, baseUrl)).join("");
  return `${[`# ${page.title}`, page.lead, ...page.blocks.map((block) => blockOf(block, line))].join("\n\n")}\n`;
}

function blockOf(block: Block, line: (parts: Inline[]) => string): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${block.text}`;
    case "paragraph":
      return line(block.text);
    case "list":
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${line(item)}`).join("\n");
    case "code":
      return `\`\`\`sh\n${block.text}\n\`\`\``;
    case "table": {
      const row = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
      const body = block.rows.map((cells) => row(cells.map(line)));
      return [row(block.header), row(block.header.map(() => "---")), ...body].join("\n");
    }
  }
}

function inline(part: Inline, baseUrl: string): string {
  if (typeof part === "string") return part;
  if ("code" in part) return `\`${part.code}\``;
  return `[${part.text}](${part.href.startsWith("/") ? baseUrl + part.href : part.href})`;
}
