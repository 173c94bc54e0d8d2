import type { Reading, StructuredNode } from "../../read-site/types.ts";
import { ownPerson } from "../eeat/first-person.ts";
import { ownProfiles } from "../eeat/profiles.ts";
import { findIdentity } from "../schema/identity-node.ts";
import { has, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import type { Paste } from "../types.ts";
import { companyNotes, companySaid, siteNameOf } from "./company-said.ts";
import { companyType } from "./company-type.ts";
import { dataBlock, filled, withNode } from "./data-block.ts";
import { intoHead, intoHome } from "./paste.ts";
import { endsLongerNames } from "./said.ts";

/**
 * The company's entry as JSON-LD: the block that is there, with what the site says besides and nothing taken away, or
 * a new one where there is none. `null` where an entry stands in a form that cannot be completed by pasting, and where the
 * name that is known is a part of a longer one.
 */
export function companyPaste(reading: Reading): Paste | null {
  const known = findIdentity(reading);
  if (!known) {
    if (endsLongerNames(reading.facts.brand, reading)) return null;
    const company = newCompany(reading);
    return intoHome(reading, dataBlock([company, ...website(reading)]), companyNotes(reading, company));
  }
  const { page, node } = known;
  const block = page.structured.find(({ nodes }) => nodes.includes(node));
  const text = block && withNode(block, node, completed(node, reading));
  return text ? intoHead(page.finalUrl, text, block) : null;
}

/** The site's name as JSON-LD, on the same terms. */
export function websitePaste(reading: Reading): Paste | null {
  const { home, origin } = reading;
  const node = nodesOf(home).find((each) => isOf(each, "WebSite"));
  if (!node) return intoHome(reading, dataBlock(website(reading)));
  const block = home.structured.find(({ nodes }) => nodes.includes(node));
  const named = {
    ...node,
    name: textsOf(node.name)[0] ?? siteNameOf(reading),
    url: textsOf(node.url)[0] ?? `${origin}/`,
  };
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

/** The entry with what it lacks; what it says stays as it says it. */
function completed(node: StructuredNode, reading: Reading): object {
  const more = Object.entries(companySaid(reading)).filter(([property]) => !has(node, property));
  const profiles = [...new Set([...textsOf(node.sameAs), ...ownProfiles(reading)])];
  return filled({ ...node, ...Object.fromEntries(more), sameAs: profiles });
}

function newCompany(reading: Reading): Record<string, unknown> {
  const said = companySaid(reading);
  if (ownPerson(reading)) return person(reading, said);
  const type = companyType(reading, said.address !== undefined);
  return { "@type": type, "@id": `${reading.origin}/#organization`, ...said };
}

/** Of the same, what belongs to a person. */
function person({ origin }: Reading, { logo, legalName, ...said }: Record<string, unknown>): Record<string, unknown> {
  return { "@type": "Person", "@id": `${origin}/#person`, ...said };
}

/** The site's own entry, where the home page has none. */
function website(reading: Reading): object[] {
  const { home, origin } = reading;
  if (nodesOf(home).some((node) => isOf(node, "WebSite"))) return [];
  return [{ "@type": "WebSite", "@id": `${origin}/#website`, name: siteNameOf(reading), url: `${origin}/` }];
}
