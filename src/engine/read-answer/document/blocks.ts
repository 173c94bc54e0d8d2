import type { SyntaxNode } from "@lezer/common";
import type { SourceLine, Unit, UnitKind } from "./document.ts";
import { footnoteIn } from "./markdown/definitions.ts";
import type { MarkdownTree } from "./markdown/tree.ts";
import { splitVisible } from "./split-visible.ts";
import { readHtml } from "./visible-html.ts";
import { type VisibleText, VisibleTextReader } from "./visible-text.ts";

interface Context {
  parent: number | null;
  kind: UnitKind;
  depth: number;
  list: number | null;
}

/** A numbered list that may go on after what stands under its last entry. */
interface NumberedList {
  list: number;
  /** The number that goes on with it. */
  next: number;
  /** The unit of its last entry. */
  last: number | null;
}

/** Walks the Markdown tree into units, each under the heading, item or label line it belongs to. */
export function readBlocks({ text, tree, definitions }: MarkdownTree, { flattened }: { flattened: boolean }) {
  const walk = new BlockWalk(text, { reader: new VisibleTextReader(text, definitions), flattened });
  walk.blocks(childrenOf(tree.topNode), { parent: null, kind: "paragraph", depth: 0, list: null });
  for (const { label, url, title } of definitions.values()) walk.sources.push({ url, title, mark: label });
  return { units: walk.units, sources: walk.sources };
}

class BlockWalk {
  readonly units: Unit[] = [];
  readonly sources: SourceLine[] = [];
  readonly #text: string;
  readonly #reader: VisibleTextReader;
  readonly #flattened: boolean;
  #lists = 0;
  #tables = 0;

  constructor(text: string, { reader, flattened }: { reader: VisibleTextReader; flattened: boolean }) {
    this.#text = text;
    this.#reader = reader;
    this.#flattened = flattened;
  }

  /** Reads sibling blocks; headings and label lines take the blocks after them under themselves. */
  blocks(nodes: readonly SyntaxNode[], context: Context): void {
    const headings: { depth: number; index: number }[] = [];
    let line: number | null = null;
    let numbered: NumberedList | null = null;
    for (const node of nodes) {
      const parent = headings.at(-1)?.index ?? context.parent;
      switch (kindOf(node)) {
        case "heading": {
          const depth = Number(node.name.at(-1));
          while (headings.length > 0 && headings.at(-1)!.depth >= depth) headings.pop();
          const under = { ...context, parent: headings.at(-1)?.index ?? context.parent };
          const index = this.#add(this.#reader.read(node), { ...under, kind: "heading", depth });
          if (index !== null) headings.push({ depth, index });
          line = null;
          break;
        }
        case "paragraph": {
          const visible = this.#reader.read(node);
          const isLine = context.kind === "paragraph" && isLabelLine(visible);
          const index = this.#add(visible, { ...context, parent: isLine ? parent : (line ?? parent) });
          if (isLine) line = index;
          else if (context.kind === "paragraph" && index !== null) line = this.#headingLine(index, parent) ?? line;
          break;
        }
        case "list": {
          const under = { ...context, parent: line ?? this.#introduction(context) ?? parent };
          // A bullet that is not indented far enough still belongs to the numbered entry above it.
          if (node.name === "BulletList" && numbered && this.#isIndented(node))
            this.#list(node, { ...under, parent: numbered.last, depth: context.depth + 1 });
          else numbered = this.#list(node, under, numbered);
          break;
        }
        case "table":
          this.#table(node, { ...context, parent: line ?? parent });
          break;
        case "quote":
          this.blocks(childrenOf(node), { ...context, kind: "quote", parent: line ?? parent });
          break;
        case "footnote":
          this.#footnote(node, context);
          break;
        case "html":
          this.#add(readHtml(this.#text, node), { ...context, parent: line ?? parent });
          break;
        case "rule":
          // What follows a rule is no longer said of the last entry.
          headings.pop();
          line = null;
          break;
      }
      if (kindOf(node) !== "list") numbered = null;
      if (context.kind === "item" && context.parent === null && this.units.length > 0 && node === nodes[0]) {
        context = { ...context, parent: this.units.length - 1 };
      }
    }
  }

  /** The label-like unit right before a list inside an item: the list is its body. */
  #introduction(context: Context): number | null {
    return context.kind === "item" ? context.parent : null;
  }

  /** Where the first of several lines heads the others, they come under it: its unit, else `null`. */
  #headingLine(first: number, parent: number | null): number | null {
    const head = this.units[first]!;
    if (this.units.length - first < 2 || !isLabelLine(head)) return null;
    head.parent = parent;
    for (const unit of this.units.slice(first + 1)) unit.parent = first;
    return first;
  }

  #isIndented({ from }: SyntaxNode): boolean {
    return this.#text[from] === " " || this.#text[from - 1] === " ";
  }

  /** Reads a list, or goes on with the numbered one before it where it counts on from there. */
  #list(node: SyntaxNode, context: Context, before: NumberedList | null = null): NumberedList | null {
    const first = Number(/^\d{1,9}/u.exec(this.#text.slice(node.from, node.from + 9))?.[0] ?? Number.NaN);
    const goesOn = before !== null && first === before.next;
    if (!goesOn) this.#lists += 1;
    const list = goesOn ? before.list : this.#lists;
    const depth = context.depth + 1;
    const items = node.getChildren("ListItem");
    let last = context.parent;
    for (const item of items) {
      const lead = this.units.length;
      const [first, ...rest] = childrenOf(item);
      if (!first) continue;
      const inside: Context = {
        parent: context.parent,
        kind: context.kind === "source" ? "source" : "item",
        depth,
        list,
      };
      if (kindOf(first) === "paragraph") this.#add(this.#reader.read(first), { ...inside, leads: true });
      else this.blocks([first], inside);
      const parent = this.units.length > lead ? lead : context.parent;
      last = parent;
      this.blocks(rest, { ...inside, parent });
    }
    return Number.isNaN(first) ? null : { list, next: first + items.length, last };
  }

  #table(node: SyntaxNode, context: Context): void {
    this.#tables += 1;
    const table = this.#tables;
    const rows = [...node.getChildren("TableHeader"), ...node.getChildren("TableRow")];
    for (const [row, line] of rows.entries()) {
      // An empty cell is no node: the bars count the columns.
      let column = -1;
      for (let part = line.firstChild; part; part = part.nextSibling) {
        if (part.name === "TableDelimiter" || column === -1) column += 1;
        if (part.name !== "TableCell") continue;
        const cell = { table, row, column };
        this.#add(this.#reader.read(part), { ...context, kind: "cell", depth: 0, cell });
      }
    }
  }

  #footnote(node: SyntaxNode, context: Context): void {
    const before = this.units.length;
    this.blocks(childrenOf(node), { ...context, kind: "source", parent: null });
    const links = this.units.slice(before).flatMap((unit) => unit.links.map((link) => ({ unit, link })));
    const mark = footnoteIn(this.#text.slice(node.from, node.to))?.label ?? null;
    for (const { unit, link } of links)
      this.sources.push({ url: link.url, title: link.title ?? unit.text.trim(), mark });
  }

  /** Adds a run of text as one unit, or as several where it holds several lines or glued entries. */
  #add(visible: VisibleText, context: Context & Partial<Pick<Unit, "leads" | "cell">>): number | null {
    const first = this.units.length;
    for (const piece of splitVisible(visible, { kind: context.kind, flattened: this.#flattened })) {
      const kind = piece.kind ?? context.kind;
      this.units.push({
        ...piece.visible,
        index: this.units.length,
        kind,
        // Further lines of an entry stand under its first.
        parent: context.leads && this.units.length > first ? first : context.parent,
        depth: kind === "heading" || kind === "item" ? context.depth : 0,
        list: context.list,
        leads: (context.leads ?? false) && this.units.length === first,
        cell: context.cell ?? null,
        label: null,
        bodyStart: 0,
      });
    }
    return this.units.length > first ? first : null;
  }
}

const KINDS: Record<string, "paragraph" | "list" | "table" | "quote" | "footnote" | "html" | "rule"> = {
  Paragraph: "paragraph",
  Task: "paragraph",
  BulletList: "list",
  OrderedList: "list",
  Table: "table",
  Blockquote: "quote",
  FootnoteDefinition: "footnote",
  HTMLBlock: "html",
  CommentBlock: "html",
  ProcessingInstructionBlock: "html",
  HorizontalRule: "rule",
};

function kindOf({ name }: SyntaxNode) {
  return name.includes("Heading") ? "heading" : KINDS[name];
}

/** The blocks in a block, without the marks of lists and quotes. */
function childrenOf(block: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = block.firstChild; child; child = child.nextSibling)
    if (child.name !== "ListMark" && child.name !== "QuoteMark") children.push(child);
  return children;
}

/** A paragraph that is one bold run or one link, with at most brackets and a colon after: it heads what follows. */
function isLabelLine({ text, strong, links }: Pick<VisibleText, "text" | "strong" | "links">): boolean {
  const length = text
    .trimEnd()
    .replace(/[:：]$/u, "")
    .replace(/(?<!\s)\s*[(（][^()（）]*[)）]$/u, "").length;
  if (length === 0 || length > 120) return false;
  return [...strong, ...links].some(({ start, end }) => start <= text.search(/[\p{L}\p{N}]/u) && end >= length);
}
