import type { CheerioAPI } from "cheerio";
import { load } from "cheerio/slim";
import { type Document, DomHandler, Element } from "domhandler";
import { Parser } from "htmlparser2";

/** Limits past which a page is an attack, not a page: parsers take time quadratic in depth and in attributes. */
const MAX_DEPTH = 512;
const MAX_ATTRIBUTES = 256;
const MAX_TAGS = 200_000;

/** A page that would cost more to parse than it can be worth. */
export class HostilePage extends Error {
  constructor(what: string) {
    super(`The page holds ${what} and was not parsed.`);
    this.name = "HostilePage";
  }
}

/** Counts while the tree grows, and stops at the first limit that is passed. */
class BoundedHandler extends DomHandler {
  #depth = 0;
  #tags = 0;
  #attributes = 0;

  override onopentag(name: string, attributes: Element["attribs"]): void {
    this.#attributes = 0;
    this.#tags += 1;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new HostilePage(`elements nested more than ${MAX_DEPTH} deep`);
    if (this.#tags > MAX_TAGS) throw new HostilePage(`more than ${MAX_TAGS} elements`);
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.#depth -= 1;
    super.onclosetag();
  }

  onattribute(): void {
    this.#attributes += 1;
    if (this.#attributes > MAX_ATTRIBUTES) throw new HostilePage(`a tag with more than ${MAX_ATTRIBUTES} attributes`);
  }
}

/** Parses HTML in one bounded pass; throws `HostilePage`. Scripts are text, comments are kept. */
export function buildTree(html: string): CheerioAPI {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true });
  parser.write(html);
  parser.end();
  return load(underOne(handler.root) as never);
}

/** A page without `<html>`, its elements put under one: a search from many roots compares each with all the others. */
function underOne(root: Document): Document {
  if (root.children.filter((node) => node instanceof Element).length < 2) return root;
  const html = new Element("html", {}, root.children);
  for (const node of root.children) node.parent = html;
  html.parent = root;
  root.children = [html];
  return root;
}
