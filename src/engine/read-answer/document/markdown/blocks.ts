import type { BlockContext, Line, MarkdownConfig } from "@lezer/markdown";
import { definitionIn, footnoteIn } from "./definitions.ts";

/** Lists and quotes in one another deeper than this are text: each level is one more thing to continue on every line. */
const DEEPEST = 60;

/**
 * Blocks that the library lacks or reads in more than linear time: footnotes, and link definitions, each on one line.
 */
export const blockSyntax: MarkdownConfig = {
  defineNodes: [{ name: "FootnoteDefinition", block: true, composite: continuesFootnote }],
  parseBlock: [
    { name: "LinkReference", parse: linkReference },
    {
      name: "FootnoteDefinition",
      before: "LinkReference",
      parse: footnote,
      endLeaf: (_, line) => startsFootnote(line),
    },
    { name: "Depth", before: "FootnoteDefinition", parse: tooDeep },
  ],
};

function restOf(line: Line): string {
  return line.text.slice(line.pos);
}

function tooDeep(cx: BlockContext, line: Line): boolean {
  if (cx.depth < DEEPEST) return false;
  const from = cx.lineStart + line.pos;
  const inline = cx.parser.parseInline(restOf(line), from);
  addBlock(cx, { name: "Paragraph", from, inline });
  return true;
}

function linkReference(cx: BlockContext, line: Line): boolean {
  if (line.next !== 91 || !definitionIn(restOf(line))) return false;
  addBlock(cx, { name: "LinkReference", from: cx.lineStart + line.pos, inline: [] });
  return true;
}

function footnote(cx: BlockContext, line: Line): boolean | null {
  const found = line.next === 91 ? footnoteIn(restOf(line)) : null;
  if (!found) return false;
  cx.startComposite("FootnoteDefinition", line.pos);
  line.moveBase(line.pos + found.size);
  return null;
}

function startsFootnote(line: Line): boolean {
  return line.next === 91 && footnoteIn(restOf(line)) !== null;
}

/** Its further blocks are indented by four. */
function continuesFootnote(_: BlockContext, line: Line): boolean {
  if (line.pos === line.text.length) return true;
  if (line.indent < line.baseIndent + 4) return false;
  line.moveBaseColumn(line.baseIndent + 4);
  return true;
}

type Inline = ReturnType<BlockContext["parser"]["parseInline"]>;

/** Adds the current line as one block and moves past it. */
function addBlock(cx: BlockContext, { name, from, inline }: { name: string; from: number; inline: Inline }): void {
  cx.nextLine();
  cx.addElement(cx.elt(name, from, cx.prevLineEnd(), inline));
}
