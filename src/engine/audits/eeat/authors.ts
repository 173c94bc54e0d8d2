import { foldWords } from "../../language/fold.ts";
import type { Page, Reading, StructuredNode } from "../../read-site/types.ts";
import { childNodes, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { ALL_LEXICONS } from "../text/lexicon.ts";

const GENERIC = new Set(ALL_LEXICONS.flatMap(({ genericAuthors }) => genericAuthors.map(foldWords)));

/** An article is seldom signed by more. */
const MOST_AUTHORS = 4;

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
    ...page.bylines.map((name) => ({
      name,
      url: page.links.find((link) => foldWords(link.text) === foldWords(name))?.href ?? null,
    })),
  ].filter(({ name }) => isNamed(name, reading));
  const byName = new Map<string, Author>();
  for (const author of authors) {
    const known = byName.get(foldWords(author.name));
    byName.set(foldWords(author.name), { name: author.name, url: known?.url ?? author.url });
  }
  return [...byName.values()];
}

function absolute(url: string | undefined, page: Page): string | null {
  return url && URL.canParse(url, page.finalUrl) ? new URL(url, page.finalUrl).href : null;
}
