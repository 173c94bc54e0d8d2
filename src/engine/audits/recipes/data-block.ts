import type { StructuredBlock, StructuredNode } from "../../read-site/types.ts";

/** Nodes as one script block to paste. `<` is escaped, so that no text can end the block early. */
export function dataBlock(nodes: object[], context = "https://schema.org"): string {
  const [only] = nodes;
  const value =
    nodes.length === 1
      ? { "@context": context, ...only }
      : { "@context": context, "@graph": nodes.map((node) => node) };
  const json = JSON.stringify(written(value), null, 2).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

/** Without the properties that nothing is known for. */
export function filled(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== null && value !== undefined && value !== "" && !isEmptyList(value),
    ),
  );
}

/** A block of the page with one of its nodes changed; `null` where it is in no form that can be written back whole. */
export function withNode(block: StructuredBlock, node: StructuredNode, changed: object): string | null {
  if (block.format !== "json-ld" || block.context === null || !block.nodes.includes(node)) return null;
  const nodes = block.nodes.map((each) => (each === node ? changed : each));
  return dataBlock(nodes, block.context);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** As people write it: a list of one type is that type, and no type is none. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    if (key !== "@type" || !Array.isArray(each)) return [[key, written(each)]];
    return each.length === 0 ? [] : [[key, each.length === 1 ? each[0] : each]];
  });
  return Object.fromEntries(entries);
}
