import { decodeHTML } from "entities";
import type { StructuredBlock, StructuredNode } from "../../types.ts";
import { parseJsonValues } from "./json-values.ts";
import { bareName, isSchemaOrg } from "./names.ts";

/** The text of one `script type="application/ld+json"` as blocks; one more block with `error` says what is wrong with it. */
export function readJsonLd(text: string): StructuredBlock[] {
  const { values, error } = parseJsonValues(text);
  const blocks = values.map(readValue);
  return error === null ? blocks : [...blocks, block({ error })];
}

function readValue(value: unknown): StructuredBlock {
  const roots = (Array.isArray(value) ? value : [value]).filter(isObject);
  if (roots.length === 0) return block({ error: "The block holds no object." });
  if (roots.every((root) => Object.keys(root).length === 0))
    return block({ error: "The block holds an empty object." });
  const contexts = roots.map((root) => readContext(root["@context"]));
  const nodes = roots.flatMap((root, at) => nodesOf(root, contexts[at]!.prefixes));
  return block({ nodes, context: contexts.find(({ name }) => name !== null)?.name ?? null });
}

const block = (part: Partial<StructuredBlock>): StructuredBlock => ({
  format: "json-ld",
  nodes: [],
  context: null,
  error: null,
  ...part,
});

/** A root's own node, when it says more than its context and graph, and the children of its `@graph`. */
function nodesOf(root: Record<string, unknown>, prefixes: Record<string, string>): StructuredNode[] {
  const graph = root["@graph"];
  const children = (Array.isArray(graph) ? graph : [graph])
    .filter(isObject)
    .flatMap((child) => nodesOf(child, prefixes));
  const own = Object.keys(root).some((key) => !["@context", "@graph", "@id"].includes(key));
  if (graph !== undefined && !own) return children;
  return [{ "@type": [], ...normaliseObject(root, prefixes) }, ...children];
}

/** The vocabulary's address as written, and the prefixes a context declares. Nothing is fetched. */
function readContext(context: unknown): { name: string | null; prefixes: Record<string, string> } {
  const parts = Array.isArray(context) ? context : [context];
  const objects = parts.filter(isObject);
  const names = [...parts, ...objects.map((object) => object["@vocab"])].filter((part) => typeof part === "string");
  const prefixes = objects
    .flatMap((object) => Object.entries(object))
    .filter((entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("@"));
  return { name: names.find(isSchemaOrg) ?? names[0] ?? null, prefixes: Object.fromEntries(prefixes) };
}

function normalise(value: unknown, prefixes: Record<string, string>): unknown {
  if (typeof value === "string") return decodeEntities(value).trim();
  if (Array.isArray(value)) return value.map((item) => normalise(item, prefixes));
  if (!isObject(value)) return value;
  if ("@value" in value) return normalise(value["@value"], prefixes);
  const wrapped = value["@list"] ?? value["@set"];
  return wrapped === undefined ? normaliseObject(value, prefixes) : normalise(wrapped, prefixes);
}

function normaliseObject(object: Record<string, unknown>, prefixes: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(object)
    .filter(([key]) => key !== "@context" && key !== "@graph" && key !== "__proto__")
    .map(([key, value]): [string, unknown] => {
      if (key === "@type" || key === "type") return ["@type", readTypes(value, prefixes)];
      return [key.startsWith("@") ? key : bareName(key, prefixes), normalise(value, prefixes)];
    });
  return Object.fromEntries(entries);
}

function readTypes(value: unknown, prefixes: Record<string, string>): string[] {
  const types = (Array.isArray(value) ? value : [value]).filter((type) => typeof type === "string");
  return types.map((type) => bareName(type, prefixes)).filter(Boolean);
}

/** Content systems often escape text for HTML before they put it into JSON. */
function decodeEntities(text: string): string {
  if (!/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text) || text.length > 20_000) return text;
  return text.replace(/&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi, (entity) => decodeHTML(entity));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
