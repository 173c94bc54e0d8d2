import { foldWords } from "../../language/fold.ts";
import type { Page, Reading, StructuredNode } from "../../read-site/types.ts";
import { childNodes, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { ALL_LEXICONS } from "../text/lexicon.ts";

const GENERIC = new Set(ALL_LEXICONS.flatMap(({ genericAuthors }) => genericAuthors.map(foldWords)));

/** An article is seldom signed by more. */
const MOST_AUTHORS = 4;
/** Papers are, by hundreds; so many are looked up. */
const MOST_LOOKED_UP = 20;

/** Someone an article is signed by. */
export interface Author {
  name: string;
  /** Absolute address of a page about them; `null` when none is given. */
  url: string | null;
}

/** Names of the authors that a page's data give. */
export function declaredAuthors(page: Page): Author[] {
  const articles = nodesOf(page).filter((node) => isOf(node, "CreativeWork") && !isOf(node, "WebSite"));
  return articles
    .flatMap(({ author }) => (Array.isArray(author) ? author : [author]))
    .flatMap((author) => asAuthors(author, page));
}

function asAuthors(author: unknown, page: Page): Author[] {
  if (typeof author === "string") return [{ name: author, url: null }];
  return childNodes(author)
    .map((node) => resolve(node, page))
    .flatMap((node) =>
      textsOf(node.name).map((name) => ({ name, url: absolute(textsOf(node.url)[0] ?? node["@id"], page) })),
    );
}

/** A bare reference to a node of the same page, followed. */
function resolve(node: StructuredNode, page: Page): StructuredNode {
  if (node.name !== undefined || !node["@id"]) return node;
  return nodesOf(page).find((other) => other["@id"] === node["@id"]) ?? node;
}

/** Whether a name is of a person or a house, and not "admin", "team" or the domain itself. */
export function isNamed(name: string, { facts }: Reading): boolean {
  const folded = foldWords(name);
  return (
    folded.length > 2 &&
    !GENERIC.has(folded) &&
    !name.includes("@") &&
    foldWords(facts.domain) !== folded &&
    !/^https?:/.test(name)
  );
}

/** Whether two writings of a name share a part: "A. Meier" and "Anna Meier". */
export function isSameName(one: string, other: string): boolean {
  const parts = new Set(
    foldWords(one)
      .split(" ")
      .filter((part) => part.length > 2),
  );
  return foldWords(other)
    .split(" ")
    .some((part) => parts.has(part));
}

/** The named authors of a page, from its data, bylines and author links. */
export function authorsOf(page: Page, reading: Reading): Author[] {
  const signed = page.links.filter(({ rel, href }) => rel.includes("author") && href !== "");
  // Readers who comment are marked as authors too; those of the page come first.
  const links = signed.slice(0, signed.length > MOST_AUTHORS ? 1 : MOST_AUTHORS);
  const authors = [
    ...declaredAuthors(page),
    ...links.map(({ text, href }) => ({ name: text, url: href })),
    ...page.bylines.map((name) => ({ name, url: null })),
  ]
    .flatMap((author) => namesIn(author.name).map((name) => ({ name, url: author.url })))
    .filter(({ name }) => isNamed(name, reading))
    .slice(0, MOST_LOOKED_UP);
  const byName = new Map<string, Author>();
  for (const { name, url } of authors) {
    const folded = foldWords(name);
    const known = [...byName.keys()].find((other) => isOneOf(folded, other));
    const shown = known !== undefined && known.length < folded.length ? byName.get(known)!.name : name;
    const found = byName.get(known ?? "")?.url ?? url ?? pageOf(shown, page);
    if (known !== undefined) byName.delete(known);
    byName.set(foldWords(shown), { name: shown, url: found });
  }
  return [...byName.values()];
}

/** "Ann Miller; Jo Reed" and "Ann Miller and Jo Reed" are two; what follows a comma is what they are. */
function namesIn(text: string): string[] {
  const names = text.split(/\s{0,3};\s{0,3}|\s(?:and|und|et|y|e|en|&)\s(?=\p{Lu}\S{1,40}\s\p{Lu})/u);
  return names.map((name) => /^(\p{Lu}\S{0,40}(?:\s\S{1,40}){1,3}),\s/u.exec(name)?.[1] ?? name);
}

/** Whether one of two folded names goes on with more than a name: "ann miller", "ann miller science editor". */
const isOneOf = (one: string, other: string): boolean =>
  one === other ||
  (one.includes(" ") && other.startsWith(`${one} `)) ||
  (other.includes(" ") && one.startsWith(`${other} `));

/** Letters that a name needs to be known again in an address. */
const MIN_IN_ADDRESS = 6;
/** The same of a part of it, in a handle. */
const MIN_HANDLE = 5;

/** A page about somebody: linked by the name, or with the name in its address. */
function pageOf(name: string, { links }: Page): string | null {
  const folded = foldWords(name);
  const compact = folded.replaceAll(" ", "");
  const isNamedIn = (href: string) =>
    /^https?:/.test(href) &&
    foldWords(decoded(new URL(href).pathname + new URL(href).search))
      .replaceAll(" ", "")
      .includes(compact);
  const parts = folded.split(" ").filter((part) => part.length >= MIN_HANDLE);
  // "@sheena5427" beside the name of Sheena Miller.
  const handle = links.find(
    ({ text }) => /^(?:follow )?@\w{3,30}$/i.test(text) && parts.some((part) => foldWords(text).includes(part)),
  );
  return (
    links.find((link) => foldWords(link.text) === folded)?.href ??
    (compact.length >= MIN_IN_ADDRESS ? links.find(({ href }) => isNamedIn(href))?.href : undefined) ??
    handle?.href ??
    null
  );
}

/** An address as it is read; as it stands where it is not written as addresses are ("50%25 off" is, "50% off" is not). */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function absolute(url: string | undefined, page: Page): string | null {
  return url && URL.canParse(url, page.finalUrl) ? new URL(url, page.finalUrl).href : null;
}
