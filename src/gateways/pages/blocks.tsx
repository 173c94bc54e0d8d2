import type { ReactNode } from "react";
import type { Block, Inline } from "./content.ts";
import { each } from "./each.ts";
import { Table } from "./table.tsx";

/** Blocks as HTML. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return each(blocks, (block) => <BlockOf block={block} />);
}

function BlockOf({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case "paragraph":
      return <p>{inline(block.text)}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {each(block.items, (item) => (
            <li>{inline(item)}</li>
          ))}
        </List>
      );
    }
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="scroll code" aria-label={block.label} tabIndex={0}>
          <pre>
            <code>{block.text}</code>
          </pre>
        </section>
      );
    case "table":
      return <Table caption={block.caption} header={block.header} rows={block.rows.map((row) => row.map(inline))} />;
  }
}

function inline(parts: Inline[]): ReactNode {
  return each(parts, (part) => {
    if (typeof part === "string") return part;
    return "code" in part ? <code>{part.code}</code> : <a href={part.href}>{part.text}</a>;
  });
}
