import type { StructuredBlock, StructuredNode } from "../../types.ts";
import { type DomElement, type DomNode, isElement, propertyValue, resolve } from "./dom.ts";
import { bareName, isSchemaOrg } from "./names.ts";
import { addProperty } from "./properties.ts";

/** What `vocab` and `prefix` attributes say at some place of the page. */
export interface RdfaScope {
  vocab: string | null;
  prefixes: Record<string, string>;
}

/** One top-level RDFa Lite item as a block; none when its type is not of schema.org. */
export function readRdfa(element: DomNode, scope: RdfaScope, baseUrl: string): StructuredBlock[] {
  if (!isElement(element)) return [];
  const node = readItem(element, scope, baseUrl);
  return node ? [{ format: "rdfa", nodes: [node], context: "https://schema.org", error: null }] : [];
}

function readItem(item: DomElement, scope: RdfaScope, baseUrl: string): StructuredNode | null {
  const types = schemaTerms(item.attribs.typeof, scope);
  if (types.length === 0) return null;
  const node: StructuredNode = { "@type": types };
  const id = item.attribs.resource ?? item.attribs.about;
  if (id) node["@id"] = resolve(id, baseUrl);
  for (const child of item.children ?? []) collect(child, { node, scope, baseUrl });
  return node;
}

function collect(element: DomNode, into: { node: StructuredNode; scope: RdfaScope; baseUrl: string }): void {
  if (!isElement(element)) return;
  const { attribs } = element;
  const vocab = attribs.vocab === undefined ? into.scope.vocab : attribs.vocab.trim() || null;
  const scope = { ...into.scope, vocab };
  const names = schemaTerms(attribs.property, scope);
  const isItem = attribs.typeof !== undefined;
  if (names.length > 0) {
    const value = isItem
      ? readItem(element, scope, into.baseUrl)
      : (attribs.content ?? attribs.resource ?? propertyValue(element, into.baseUrl));
    for (const name of names) if (value !== null) addProperty(into.node, name, value);
  }
  if (!isItem) for (const child of element.children ?? []) collect(child, { ...into, scope });
}

/** The bare names of those terms that belong to schema.org in this scope. */
function schemaTerms(text: string | undefined, { vocab, prefixes }: RdfaScope): string[] {
  const terms = text?.trim().split(/\s+/).filter(Boolean) ?? [];
  return terms.flatMap((term) => {
    if (/^https?:\/\//.test(term)) return isSchemaOrg(term) ? [bareName(term)] : [];
    const [prefix, rest] = term.split(":", 2);
    if (rest !== undefined) return isSchemaOrg(prefixes[prefix!] ?? "") ? [rest] : [];
    return vocab && isSchemaOrg(vocab) ? [term] : [];
  });
}
