import type {
  BlockContent,
  Definition,
  DefinitionContent,
  FootnoteDefinition,
  List,
  Root,
  RootContent,
  Table,
} from "mdast";
import type { SourceLine, Unit, UnitKind } from "./document.ts";
import { splitVisible } from "./split-visible.ts";
import { placeOf, type VisibleText, VisibleTextReader } from "./visible-text.ts";

interface Context {
  parent: number | null;
  kind: UnitKind;
  depth: number;
  list: number | null;
}

/** Walks the Markdown tree into units, each under the heading, item or label line it belongs to. */
export function readBlocks(tree: Root, { answer, flattened }: { answer: string; flattened: boolean }) {
  const definitions = new Map<string, Definition>();
  for (const node of tree.children) if (node.type === "definition") definitions.set(node.identifier, node);
  const walk = new BlockWalk(new VisibleTextReader(answer, definitions), flattened);
  walk.blocks(tree.children, { parent: null, kind: "paragraph", depth: 0, list: null });
  for (const { label, identifier, url, title } of definitions.values())
    walk.sources.push({ url, title: title ?? null, mark: label ?? identifier });
  return { units: walk.units, sources: walk.sources };
}

class BlockWalk {
  readonly units: Unit[] = [];
  readonly sources: SourceLine[] = [];
  readonly #reader: VisibleTextReader;
  readonly #flattened: boolean;
  #lists = 0;
  #tables = 0;

  constructor(reader: VisibleTextReader, flattened: boolean) {
    this.#reader = reader;
    this.#flattened = flattened;
  }

  /** Reads sibling blocks; headings and label lines take the blocks after them under themselves. */
  blocks(nodes: readonly (RootContent | BlockContent | DefinitionContent)[], context: Context): void {
    const headings: { depth: number; index: number }[] = [];
    let line: number | null = null;
    for (const node of nodes) {
      const parent = headings.at(-1)?.index ?? context.parent;
      switch (node.type) {
        case "heading": {
          while (headings.length > 0 && headings.at(-1)!.depth >= node.depth) headings.pop();
          const under = { ...context, parent: headings.at(-1)?.index ?? context.parent };
          const index = this.#add(this.#reader.read(node.children), { ...under, kind: "heading", depth: node.depth });
          if (index !== null) headings.push({ depth: node.depth, index });
          line = null;
          break;
        }
        case "paragraph": {
          const visible = this.#reader.read(node.children);
          const isLine = context.kind === "paragraph" && isLabelLine(visible);
          const index = this.#add(visible, { ...context, parent: isLine ? parent : (line ?? parent) });
          if (isLine) line = index;
          break;
        }
        case "list":
          this.#list(node, { ...context, parent: line ?? this.#introduction(context) ?? parent });
          break;
        case "table":
          this.#table(node, { ...context, parent: line ?? parent });
          break;
        case "blockquote":
          this.blocks(node.children, { ...context, kind: "quote", parent: line ?? parent });
          break;
        case "footnoteDefinition":
          this.#footnote(node, context);
          break;
        case "html": {
          const { start, end } = placeOf(node);
          this.#add(this.#reader.readHtml(start, end), { ...context, parent: line ?? parent });
          break;
        }
        case "thematicBreak":
          // What follows a rule is no longer said of the last entry.
          headings.pop();
          line = null;
          break;
      }
      if (context.kind === "item" && context.parent === null && this.units.length > 0 && node === nodes[0]) {
        context = { ...context, parent: this.units.length - 1 };
      }
    }
  }

  /** The label-like unit right before a list inside an item: the list is its body. */
  #introduction(context: Context): number | null {
    return context.kind === "item" ? context.parent : null;
  }

  #list(node: List, context: Context): void {
    this.#lists += 1;
    const list = this.#lists;
    const depth = context.depth + 1;
    for (const item of node.children) {
      const lead = this.units.length;
      const [first, ...rest] = item.children;
      if (!first) continue;
      const inside: Context = {
        parent: context.parent,
        kind: context.kind === "source" ? "source" : "item",
        depth,
        list,
      };
      if (first.type === "paragraph") this.#add(this.#reader.read(first.children), { ...inside, leads: true });
      else this.blocks([first], inside);
      const parent = this.units.length > lead ? lead : context.parent;
      this.blocks(rest, { ...inside, parent });
    }
  }

  #table(node: Table, context: Context): void {
    this.#tables += 1;
    const table = this.#tables;
    for (const [row, { children }] of node.children.entries()) {
      for (const [column, cell] of children.entries()) {
        this.#add(this.#reader.read(cell.children), {
          ...context,
          kind: "cell",
          depth: 0,
          cell: { table, row, column },
        });
      }
    }
  }

  #footnote(node: FootnoteDefinition, context: Context): void {
    const before = this.units.length;
    this.blocks(node.children, { ...context, kind: "source", parent: null });
    const links = this.units.slice(before).flatMap((unit) => unit.links.map((link) => ({ unit, link })));
    for (const { unit, link } of links) {
      this.sources.push({ url: link.url, title: link.title ?? unit.text, mark: node.label ?? node.identifier });
    }
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
        parent: context.parent,
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

/** A paragraph that is one bold run or one link, with at most a colon after: it heads what follows. */
function isLabelLine({ text, strong, links }: VisibleText): boolean {
  const length = text.trimEnd().replace(/[:：]$/u, "").length;
  if (length === 0 || length > 120) return false;
  return [...strong, ...links].some(({ start, end }) => start <= text.search(/[\p{L}\p{N}]/u) && end >= length);
}
