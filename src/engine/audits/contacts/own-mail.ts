import { getDomain, getDomainWithoutSuffix } from "tldts";
import mailboxes from "../../read-site/facts/mailbox-domains.json" with { type: "json" };
import { squash } from "../../read-site/facts/names.ts";
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

/** Whether a company's name is the site's own: it holds the brand or the name in the address, or is held by it. */
export function isOwnName(text: string, { brand, legalName, aliases, domain }: SiteFacts): boolean {
  const name = squash(text);
  const own = [brand, legalName ?? "", ...aliases, domain.split(".")[0]!].map(squash).filter((each) => each.length > 2);
  return own.some((each) => name.includes(each) || each.includes(name));
}
