import { getDomain, getDomainWithoutSuffix } from "tldts";
import mailboxes from "../../read-site/facts/mailbox-domains.json" with { type: "json" };
import { squash } from "../../read-site/facts/names.ts";
import { isTown } from "../../read-site/facts/place-names.ts";
import type { SiteFacts } from "../../types.ts";

const PROVIDERS = new Set(mailboxes.providers);

/** A mailbox on a domain of the site. */
export function isOnOwnDomain(email: string, { domain, formerDomains = [] }: SiteFacts): boolean {
  const host = email.split("@")[1] ?? "";
  return [domain, ...formerDomains].includes(getDomain(host) ?? host);
}

/** A mailbox on a domain of the site or of its name, or with a provider of mailboxes; another company's domain says another company. */
export function isOwnMail(email: string, facts: SiteFacts): boolean {
  const host = email.split("@")[1] ?? "";
  const name = getDomainWithoutSuffix(host) ?? host;
  return isOnOwnDomain(email, facts) || PROVIDERS.has(name) || isOwnName(name, facts);
}

/** Letters from which a name tells a house. */
const SHORTEST = 3;

/** Whether a company's name is the site's own: it holds the brand or the name in the address, or begins it, as "reed.example" does "Reed Photography"; a town that begins it is anybody's. */
export function isOwnName(text: string, { brand, legalName, aliases, domain }: SiteFacts): boolean {
  const name = squash(text);
  const begins = name.length >= SHORTEST && !isTown(name);
  return [brand, legalName ?? "", ...aliases, domain.split(".")[0]!]
    .map(squash)
    .some((own) => own.length >= SHORTEST && (name.includes(own) || (begins && own.startsWith(name))));
}
