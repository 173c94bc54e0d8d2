import type { Reading, StructuredNode } from "../../read-site/types.ts";
import { fitContacts } from "../contacts/fit-contacts.ts";
import { ownProfiles } from "../eeat/profiles.ts";
import { findIdentity } from "../schema/identity-node.ts";
import { has, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { findPrices } from "../text/prices.ts";
import type { Paste } from "../types.ts";
import { dataBlock, filled, withNode } from "./data-block.ts";
import { intoHead } from "./paste.ts";
import { isSaid } from "./said.ts";

/**
 * The company's entry as JSON-LD: the block that is there, with what the site says besides and nothing taken away, or
 * a new one where there is none. `null` where an entry stands in a form that cannot be completed by pasting.
 */
export function companyPaste(reading: Reading): Paste | null {
  const { home } = reading;
  const known = findIdentity(reading);
  if (!known) return intoHead(home.finalUrl, dataBlock([newCompany(reading), ...website(reading)]));
  const { page, node } = known;
  const block = page.structured.find(({ nodes }) => nodes.includes(node));
  const text = block && withNode(block, node, completed(node, reading));
  return text ? intoHead(page.finalUrl, text, block) : null;
}

/** The site's name as JSON-LD, on the same terms. */
export function websitePaste(reading: Reading): Paste | null {
  const { home, facts, origin } = reading;
  const node = nodesOf(home).find((each) => isOf(each, "WebSite"));
  if (!node) return intoHead(home.finalUrl, dataBlock(website(reading)));
  const block = home.structured.find(({ nodes }) => nodes.includes(node));
  const named = { ...node, name: textsOf(node.name)[0] ?? facts.brand, url: textsOf(node.url)[0] ?? `${origin}/` };
  const text = block && withNode(block, node, named);
  return text ? intoHead(home.finalUrl, text, block) : null;
}

/** A reference to the company's entry, by its own id where it has one. */
export function companyReference(reading: Reading): object {
  const node = findIdentity(reading)?.node;
  return node?.["@id"]
    ? { "@id": node["@id"] }
    : { "@type": node?.["@type"][0] ?? "Organization", name: textsOf(node?.name)[0] ?? reading.facts.brand };
}

/** What the site says of its company. */
function said(reading: Reading): Record<string, unknown> {
  const { facts, home, origin } = reading;
  const { phones, emails } = fitContacts(reading);
  const own = (value: string | null): string | null => (value !== null && isSaid(value, reading) ? value : null);
  return filled({
    name: facts.brand,
    legalName: own(facts.legalName),
    url: `${origin}/`,
    logo: findLogo(reading),
    image: home.head.og["og:image"],
    description: fitDescription(reading),
    telephone: phones[0]?.value,
    email: emails[0]?.value,
    sameAs: ownProfiles(reading),
  });
}

/**
 * What the site says it is, where that is whole and of the company: not cut off, no offer with its price, no call, no row
 * of slogans, and not of the one article or product that stands on the home page.
 */
function fitDescription(reading: Reading): string | null {
  const { description } = reading.facts;
  const isOfOne = nodesOf(reading.home).some((node) => isOf(node, "Product") || isOf(node, "Article"));
  if (description === null || isOfOne || !isSaid(description, reading)) return null;
  const isOther =
    /(?:\.\.\.|…)\s*$|\s[|•·]\s|\d[\s\d()/-]{6,}\d/.test(description) || findPrices(description).length > 0;
  return isOther ? null : description;
}

/** The entry with what it lacks; what it says stays as it says it. */
function completed(node: StructuredNode, reading: Reading): object {
  const more = Object.entries(said(reading)).filter(([property]) => !has(node, property));
  const profiles = [...new Set([...textsOf(node.sameAs), ...ownProfiles(reading)])];
  return filled({ ...node, ...Object.fromEntries(more), sameAs: profiles });
}

function newCompany(reading: Reading): object {
  return { "@type": "Organization", "@id": `${reading.origin}/#organization`, ...said(reading) };
}

/** The site's own entry, where the home page has none. */
function website(reading: Reading): object[] {
  const { home, facts, origin } = reading;
  if (nodesOf(home).some((node) => isOf(node, "WebSite"))) return [];
  return [{ "@type": "WebSite", "@id": `${origin}/#website`, name: facts.brand, url: `${origin}/` }];
}

function findLogo({ home }: Reading): string | undefined {
  const logo = home.images.find(({ src, alt, region }) => region === "header" && /logo/i.test(`${src} ${alt ?? ""}`));
  return logo && URL.canParse(logo.src, home.finalUrl) ? new URL(logo.src, home.finalUrl).href : undefined;
}
