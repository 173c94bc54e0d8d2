import type { Page } from "../types.ts";
import { buildTree } from "./build-tree.ts";
import { readHead } from "./head.ts";
import { readStructuredData } from "./structured-data.ts";

/** The data that a block in a page's head declares, by the reader that reads the whole page. */
export function parseBlock(block: string, url: string): Page["structured"] {
  return readStructuredData(treeOf(block), url);
}

/** What lines in a page's head declare, by the same reader. */
export function parseLines(lines: string, url: string): Page["head"] {
  return readHead(treeOf(lines), url);
}

const treeOf = (head: string) => buildTree(`<!doctype html><head>${head}</head>`);
