import type { CheerioAPI } from "cheerio";
import type { StructuredBlock } from "../types.ts";
import { type DomNode, isElement } from "./structured-data/dom.ts";
import { readJsonLd } from "./structured-data/json-ld.ts";
import { readMicrodata } from "./structured-data/microdata.ts";
import { readRdfa } from "./structured-data/rdfa.ts";

/** More blocks than this on one page are not read: no honest page has them. */
const MAX_BLOCKS = 200;
/** Elements visited for Microdata on one page. */
const MAX_ELEMENTS = 50_000;

/**
 * Every block of structured data of a parsed page, JSON-LD first, then Microdata and RDFa Lite, each in document
 * order and in JSON-LD shape. No remote context is fetched. `baseUrl` resolves addresses in attributes.
 */
export function readStructuredData($: CheerioAPI, baseUrl: string): StructuredBlock[] {
  const root = $.root()[0] as DomNode | undefined;
  if (!root) return [];
  const found = findStarts(root);
  const page = { byId: found.byId, baseUrl, left: MAX_ELEMENTS };
  return [
    ...found.scripts.flatMap(readJsonLd),
    ...found.items.flatMap((element) => readMicrodata(element, page)),
    ...found.typed.flatMap(({ element, scope }) => readRdfa(element, scope, baseUrl)),
  ].slice(0, MAX_BLOCKS);
}

/** One walk over the page: where blocks of each syntax begin. */
function findStarts(root: DomNode) {
  const scripts: string[] = [];
  const items: DomNode[] = [];
  const byId = new Map<string, DomNode>();
  const typed: { element: DomNode; scope: { vocab: string | null; prefixes: Record<string, string> } }[] = [];

  const walk = (
    node: DomNode,
    vocab: string | null,
    prefixes: Record<string, string>,
    inItem: boolean,
    inRdfa: boolean,
  ) => {
    let [vocabHere, prefixesHere, itemHere, rdfaHere] = [vocab, prefixes, inItem, inRdfa];
    if (isElement(node)) {
      const { attribs, name } = node;
      if (name === "script" && /^application\/ld\+json/i.test(attribs.type?.trim() ?? ""))
        scripts.push(scriptText(node));
      if (attribs.id && !byId.has(attribs.id)) byId.set(attribs.id, node);
      if (attribs.vocab !== undefined) vocabHere = attribs.vocab.trim() || null;
      if (attribs.prefix) prefixesHere = { ...prefixes, ...readPrefixes(attribs.prefix) };
      if (attribs.itemscope !== undefined && (attribs.itemprop === undefined || !inItem)) {
        items.push(node);
        itemHere = true;
      }
      if (attribs.typeof !== undefined && (attribs.property === undefined || !inRdfa)) {
        typed.push({ element: node, scope: { vocab: vocabHere, prefixes: prefixesHere } });
        rdfaHere = true;
      }
    }
    for (const child of node.children ?? []) walk(child, vocabHere, prefixesHere, itemHere, rdfaHere);
  };
  walk(root, null, { schema: "https://schema.org/" }, false, false);
  return { scripts, items, typed, byId };
}

function scriptText(script: DomNode): string {
  return (script.children ?? []).map((child) => child.data ?? "").join("");
}

/** `prefix="schema: https://schema.org/ og: http://ogp.me/ns#"` as a map. */
function readPrefixes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(?<![\w-])([\w-]+):\s+(\S+)/g)].map((match) => [match[1]!, match[2]!] as const);
  return Object.fromEntries(pairs);
}
