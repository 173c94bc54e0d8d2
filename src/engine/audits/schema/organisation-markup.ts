import type { Reading, StructuredNode } from "../../read-site/types.ts";
import { fitContacts } from "../contacts/fit-contacts.ts";
import { ownProfiles } from "../eeat/profiles.ts";
import { findIdentity } from "./identity-node.ts";
import { textsOf } from "./nodes.ts";

/** The site's organisation and website as JSON-LD to paste, filled only with what the site itself says. */
export function organisationMarkup(reading: Reading): string {
  const { facts, home, origin } = reading;
  const known = findIdentity(reading)?.node;
  const url = `${origin}/`;
  const organisation = filled({
    "@type": known?.["@type"][0] ?? "Organization",
    "@id": `${url}#organization`,
    name: facts.brand,
    legalName: facts.legalName,
    url,
    logo: textsOf(known?.logo)[0] ?? findLogo(reading),
    image: textsOf(known?.image)[0] ?? home.head.og["og:image"],
    description: facts.description,
    telephone: fitContacts(reading).phones[0]?.value,
    email: fitContacts(reading).emails[0]?.value,
    address: cleaned(known?.address),
    sameAs: ownProfiles(reading),
  });
  const website = filled({
    "@type": "WebSite",
    "@id": `${url}#website`,
    name: facts.brand,
    url,
    inLanguage: facts.language,
    publisher: { "@id": `${url}#organization` },
  });
  return asScript({ "@context": "https://schema.org", "@graph": [organisation, website] });
}

/** A value as a script block to paste. `<` is escaped, so that no text can end the block early. */
export function asScript(value: unknown): string {
  const json = JSON.stringify(value, null, 2).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

/** Without the properties that nothing is known for; a list of one type becomes the type. */
export function filled(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== null && value !== undefined && value !== "" && !isEmptyList(value),
    ),
  );
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return cleaned(value[0]);
  if (typeof value !== "object" || value === null) return value;
  const node = value as StructuredNode;
  return { ...node, "@type": node["@type"]?.[0] ?? "PostalAddress" };
}

function findLogo({ home }: Reading): string | undefined {
  const logo = home.images.find(({ src, alt, region }) => region === "header" && /logo/i.test(`${src} ${alt ?? ""}`));
  return logo && URL.canParse(logo.src, home.finalUrl) ? new URL(logo.src, home.finalUrl).href : undefined;
}
