import { foldWords } from "../../language/fold.ts";
import type { Page, Reading, StructuredNode } from "../../read-site/types.ts";
import { childNodes, has, isOf, nodesOf, perPage, said, textsOf } from "./nodes.ts";

/** What tells a company from others of its name, and what it is called in words. */
const WORDS: Record<string, string> = {
  sameAs: "profiles",
  contactPoint: "a way to reach it",
  telephone: "phone",
  address: "address",
  description: "description",
  foundingDate: "founding date",
  email: "e-mail",
};
const SUPPORT = Object.keys(WORDS);
/** What often stands in the site's entry and says something of the house. */
const MOVED: Record<string, string> = { url: "url", sameAs: "profiles", description: "description" };

/** The node that says who is behind the site, and how complete it is. */
export interface Identity {
  node: StructuredNode;
  page: Page;
  present: string[];
  missing: string[];
  /** In words, which of the things that tell it from others of its name are there. */
  support: string[];
  /** In words, what it lacks and the site's own entry (WebSite) beside it gives. */
  beside: string[];
}

/** The most complete organisation (or person, where there is none) on the home and about pages; `null` without one. */
export function findIdentity(reading: Reading): Identity | null {
  const pages = [
    reading.home,
    ...reading.pages.filter(({ template }) => template === "about" || template === "contact"),
  ];
  const candidates = pages.flatMap((page) => ownersIn(page).map((node) => weigh(node, page, reading)));
  const organisations = candidates.filter(({ node }) => isOf(node, "Organization"));
  // Whoever signs an article is not the one behind the site.
  const persons = candidates.filter(({ node, page }) => isOf(node, "Person") && isOwner(node, page, reading));
  return best(organisations, reading) ?? best(persons, reading);
}

/** Items of a page, and whom its WebSite names as publisher or author. */
function ownersIn(page: Page): StructuredNode[] {
  const nodes = nodesOf(page);
  const behind = nodes
    .filter((node) => isOf(node, "WebSite"))
    .flatMap(({ publisher, author }) => [...childNodes(publisher), ...childNodes(author)]);
  return [...nodes, ...behind.filter((node) => has(node, "name"))];
}

/** Bears the site's name, or has it for an address. */
function isOwner(node: StructuredNode, page: Page, reading: Reading): boolean {
  const names = [reading.facts.brand, reading.facts.legalName ?? "", ...reading.facts.aliases]
    .map(foldWords)
    .filter(Boolean);
  const named = textsOf(node.name)
    .map(foldWords)
    .some((name) => names.some((own) => name.includes(own) || own.includes(name)));
  return (
    named ||
    textsOf(node.url).some((url) => isOwn(url, reading, page) && new URL(url, page.finalUrl).pathname.length <= 1)
  );
}

function best(candidates: Identity[], { facts }: Reading): Identity | null {
  const names = [facts.brand, facts.legalName ?? facts.brand, ...facts.aliases].map(foldWords);
  const rank = ({ node, present }: Identity) =>
    present.length + (textsOf(node.name).some((name) => names.includes(foldWords(name))) ? 2 : 0);
  return [...candidates].sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** What tells entries of one company from those of several, branches say. */
const SAME_HOUSE = ["name", "address"];
const PARTS = new WeakMap<Page, ReadonlySet<StructuredNode>>();

/** The entries of a page that speak of the one company behind the site, and that no id tells apart; none where there is but one. */
export function companyParts(page: Page, reading: Reading): ReadonlySet<StructuredNode> {
  const known = PARTS.get(page);
  if (known) return known;
  const own = nodesOf(page).filter((node) => isOwnCompany(node, page, reading));
  const isOne = SAME_HOUSE.every(
    (each) => new Set(own.flatMap((node) => (has(node, each) ? said(node[each]) : []))).size < 2,
  );
  const isTold = own.length < 2 || own.every((node) => node["@id"] !== undefined);
  const parts = new Set(isOne && !isTold ? own : []);
  PARTS.set(page, parts);
  return parts;
}

/** What all parts of an entry say. */
const WHOLE = new WeakMap<ReadonlySet<StructuredNode>, object>();

/** The node, with what the other parts of its entry say besides. */
function whole(node: StructuredNode, page: Page, reading: Reading): StructuredNode {
  const parts = companyParts(page, reading);
  if (!parts.has(node)) return node;
  const all = WHOLE.get(parts) ?? Object.assign({}, ...parts);
  WHOLE.set(parts, all);
  return { ...all, ...node };
}

function weigh(found: StructuredNode, page: Page, reading: Reading): Identity {
  const node = whole(found, page, reading);
  const support = SUPPORT.filter((property) => has(node, property));
  const sites = nodesOf(page).filter((each) => isOf(each, "WebSite"));
  const checks: [string, boolean][] = [
    ["name", has(node, "name")],
    ["the type of a company instead of Person", !isMistyped(node)],
    ["url", textsOf(node.url).some((url) => isOwn(url, reading, page))],
    ["logo or image", has(node, "logo") || has(node, "image")],
    ["something besides", support.length > 0],
    [`${support.length > 0 ? "one more" : "two"} of profiles, phone, address, description`, support.length > 1],
  ];
  return {
    node: found,
    page,
    present: checks.filter(([, ok]) => ok).map(([name]) => name),
    missing: checks.filter(([name, ok]) => !ok && name !== "something besides").map(([name]) => name),
    support: support.map((property) => WORDS[property]!),
    beside: Object.keys(MOVED).flatMap((property) =>
      !has(node, property) && sites.some((site) => has(site, property)) ? [MOVED[property]!] : [],
    ),
  };
}

/** Whether an address belongs to the site that was read. */
export function isOwn(url: string, { site }: Reading, page: Page): boolean {
  if (!URL.canParse(url, page.finalUrl)) return false;
  const host = (text: string) => new URL(text, page.finalUrl).host.replace(/^www\./, "");
  return host(url) === site || host(url) === host(page.finalUrl);
}

/**
 * Whether a node is the company behind this site, not one that the site lists or reviews: its address is the site's, or
 * it has none and bears the site's name. Of several companies on a page only the one that is named so.
 */
export function isOwnCompany(node: StructuredNode, page: Page, reading: Reading): boolean {
  if (!isOf(node, "Organization") || isOf(node, "Product")) return false;
  const names = [reading.facts.brand, reading.facts.legalName ?? "", ...reading.facts.aliases]
    .map(foldWords)
    .filter(Boolean);
  const named = textsOf(node.name).some((name) => names.some((own) => foldWords(name).includes(own)));
  const addresses = [...textsOf(node.url), ...(node["@id"] ? [node["@id"]] : [])].filter((url) => /^https?:/.test(url));
  const isAtHome = addresses.some((url) => isOwn(url, reading, page) && new URL(url).pathname.length <= 1);
  if (addresses.some((url) => !isOwn(url, reading, page))) return false;
  return isAtHome || named || (addresses.length === 0 && companiesOn(page) === 1 && page.template === "home");
}

const companiesOn = perPage((page) => nodesOf(page).filter((node) => isOf(node, "Organization")).length);

/** A name that only a company bears. */
const LEGAL_FORM =
  /(?:^|\s)(?:gmbh|ag|ug|kg|ohg|gbr|inc|llc|ltd|limited|plc|corp|corporation|sarl|sas|srl|spa|bv|nv|ab|aps|oy|doo|sro|kft|pty|pte|lda)(?:\s|$)/;

/** A company that its data call a person. */
export const isMistyped = (node: StructuredNode): boolean =>
  isOf(node, "Person") &&
  !isOf(node, "Organization") &&
  textsOf(node.name).some((name) => LEGAL_FORM.test(foldWords(name)));
