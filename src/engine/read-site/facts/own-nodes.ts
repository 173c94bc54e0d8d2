import type { Page, StructuredNode } from "../types.ts";

const ORGANISATION =
  /(Organization|Business|Store|Corporation|Restaurant|Hotel|Physician|Dentist|Attorney|Notary|School|Agency|Agent|Clinic|Hospital|Pharmacy|Contractor|Plumber|Electrician|Salon|Service|Dealer|Repair|NGO)$/;
const NOT_OURS =
  /^(Product|Service|GovernmentService|BroadcastService|TaxiService|SoftwareApplication|WebApplication|MobileApplication)$/;

/** Nodes by which a site describes itself: organisations with a name of their own, and the website. Best described first. */
export function ownNodes(pages: readonly Page[]): StructuredNode[] {
  const nodes = pages.flatMap((page) => page.structured.flatMap((block) => block.nodes));
  const own = nodes.filter((node) => isWebsite(node) || isOrganisation(node));
  return own.slice(0, MAX_NODES).sort((a, b) => rank(b) - rank(a));
}

/** Whether a node describes an organisation that may be the site's own. */
export function isOrganisation(node: StructuredNode): boolean {
  return node["@type"].some((type) => ORGANISATION.test(type) && !NOT_OURS.test(type));
}

/** Whether a node describes a website. */
export function isWebsite(node: StructuredNode): boolean {
  return node["@type"].includes("WebSite");
}

const MAX_NODES = 60;
const MAX_TEXT = 1000;

/** A property as one string: the first text in it, or the name of the first node in it. */
export function textOf(node: StructuredNode, property: string): string | null {
  const value = node[property];
  for (const each of Array.isArray(value) ? value : [value]) {
    if (typeof each === "string" && each.trim()) return tidy(each);
    const name = typeof each === "object" && each !== null ? (each as Record<string, unknown>).name : null;
    if (typeof name === "string" && name.trim()) return tidy(name);
  }
  return null;
}

/** Nodes under a property; nested ones may have no type. */
export function nodesOf(node: StructuredNode, property: string): StructuredNode[] {
  const value = node[property];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((each): each is StructuredNode => typeof each === "object" && each !== null);
}

function tidy(text: string): string {
  return text.slice(0, MAX_TEXT).replace(/\s+/g, " ").trim();
}

function rank(node: StructuredNode): number {
  return Object.keys(node).length + (isWebsite(node) ? 0 : 5) + (textOf(node, "name") ? 20 : 0);
}
