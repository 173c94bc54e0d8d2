import { foldWords } from "../../language/fold.ts";
import { isSchemaOrg } from "../../read-site/parse/structured-data/names.ts";
import type { Page, StructuredBlock, StructuredNode } from "../../read-site/types.ts";
import { isKindOf } from "./vocabulary.ts";

/** Whether a block can be read and speaks schema.org. */
export const isReadable = ({ error, context }: StructuredBlock): boolean =>
  error === null && context !== null && isSchemaOrg(context);

/** What a page's data are about: top-level nodes, children of graphs, and their main entities. No stubs inside other nodes. */
export const nodesOf = perPage((page): readonly StructuredNode[] =>
  page.structured.filter(isReadable).flatMap(({ nodes }) => nodes.flatMap(withMainEntity)),
);

/** What is made of a page's data, made once: every audit of data asks for it. */
export function perPage<T>(make: (page: Page) => T): (page: Page) => T {
  const made = new WeakMap<Page, { value: T }>();
  return (page) => {
    const known = made.get(page) ?? { value: make(page) };
    made.set(page, known);
    return known.value;
  };
}

function withMainEntity(node: StructuredNode): StructuredNode[] {
  return [node, ...childNodes(node.mainEntity).filter(({ "@type": types }) => types.length > 0)];
}

/** Every typed node of a page at any depth, outer ones first. */
export const deepNodesOf = perPage((page): readonly StructuredNode[] => {
  const found: StructuredNode[] = [];
  const walk = (node: StructuredNode) => {
    if (node["@type"].length > 0) found.push(node);
    for (const value of Object.values(node)) for (const child of childNodes(value)) walk(child);
  };
  for (const block of page.structured.filter(isReadable)) for (const node of block.nodes) walk(node);
  return found;
});

/** Whether one of a node's types is the kind or descends from it. */
export const isOf = (node: StructuredNode, kind: string): boolean => node["@type"].some((type) => isKindOf(type, kind));

/** Nodes in a property's value; plain objects count, with no type. */
export function childNodes(value: unknown): StructuredNode[] {
  if (Array.isArray(value)) return value.flatMap(childNodes);
  if (typeof value !== "object" || value === null) return [];
  const types = (value as { "@type"?: unknown })["@type"];
  return [{ ...value, "@type": Array.isArray(types) ? types : [] }];
}

/** A property's value as texts: strings and numbers as they are, nodes by their name, text or address. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  const { name, text, url } = value as Record<string, unknown>;
  return textsOf(name ?? text ?? url ?? (value as Record<string, unknown>)["@id"]);
}

/** A property's value for comparing, whatever it is. */
export const said = (value: unknown): string => foldWords(JSON.stringify(value));

/** Whether a property says anything. */
export const has = (node: StructuredNode, property: string): boolean =>
  textsOf(node[property]).length > 0 || childNodes(node[property]).length > 0 || typeof node[property] === "boolean";
