import type { StructuredBlock, StructuredNode } from "../../types.ts";
import { type DomElement, type DomNode, isElement, propertyValue, resolve } from "./dom.ts";
import { bareName, isSchemaOrg } from "./names.ts";
import { addProperty } from "./properties.ts";

/** The page around an item; `left` bounds the elements visited, since `itemref` can lead the same way many times. */
export interface MicrodataPage {
  byId: Map<string, DomNode>;
  baseUrl: string;
  left: number;
}

/** One top-level Microdata item as a block. */
export function readMicrodata(element: DomNode, page: MicrodataPage): StructuredBlock[] {
  if (!isElement(element)) return [];
  const type = element.attribs.itemtype?.trim().split(/\s+/)[0] ?? "";
  const context = isSchemaOrg(type) ? "https://schema.org" : type.replace(/(?<=[/#]|^)[^/#]*$/, "") || null;
  return [{ format: "microdata", nodes: [readItem(element, page, new Set())], context, error: null }];
}

function readItem(item: DomElement, page: MicrodataPage, open: Set<DomNode>): StructuredNode {
  const types = item.attribs.itemtype?.trim().split(/\s+/).filter(Boolean) ?? [];
  const node: StructuredNode = { "@type": types.map((type) => bareName(type)) };
  if (item.attribs.itemid) node["@id"] = resolve(item.attribs.itemid, page.baseUrl);
  const within = new Set(open).add(item);
  const referred = item.attribs.itemref?.trim().split(/\s+/) ?? [];
  for (const child of item.children ?? []) collect(child, node, page, within);
  for (const id of referred.slice(0, 20)) {
    const target = page.byId.get(id);
    if (target) collect(target, node, page, within);
  }
  return node;
}

/** Adds the properties found in `element` and below to `node`, up to the borders of nested items. */
function collect(element: DomNode, node: StructuredNode, page: MicrodataPage, open: Set<DomNode>): void {
  if (!isElement(element) || open.has(element) || page.left-- <= 0) return;
  const names = element.attribs.itemprop?.trim().split(/\s+/).filter(Boolean) ?? [];
  const isItem = element.attribs.itemscope !== undefined;
  if (names.length > 0) {
    const value = isItem ? readItem(element, page, open) : propertyValue(element, page.baseUrl);
    for (const name of names) addProperty(node, bareName(name), value);
  }
  if (!isItem) for (const child of element.children ?? []) collect(child, node, page, open);
}
