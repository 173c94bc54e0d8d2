import { ownProfiles } from "../audits/eeat/profiles.ts";
import type { Page, Reading } from "../read-site/types.ts";
import type { SiteFacts } from "../types.ts";
import { createBrandFinder } from "./brand-finder.ts";
import closed from "./closed-hosts.json" with { type: "json" };
import { isOnDomain } from "./on-domain.ts";
import { isLegible, textOf, titlesOf } from "./page-texts.ts";

/** At most so many are looked at. */
const MOST = 8;

/** How many profiles a site declares, and which of them can be looked at: not those on networks that shut visitors out. */
export function profilesToOpen(reading: Reading): { declared: number; open: string[] } {
  const declared = ownProfiles(reading).filter((url) => !isAmong(url, closed.registries));
  return { declared: declared.length, open: declared.filter((url) => !isAmong(url, closed.hosts)).slice(0, MOST) };
}

/** Whether each opened profile is the site's; `null` when that cannot be told. */
export function verifyProfiles({ facts, pages }: { facts: SiteFacts; pages: Page[] }): (boolean | null)[] {
  const finder = createBrandFinder(facts, []);
  return pages.map((page) => {
    const isLinked = page.links.some(({ href }) => isOnDomain(href, facts.domain));
    if (isLinked || finder.writesDomain(textOf(page)) || finder.carries(titlesOf(page))) return true;
    return isLegible(page) ? false : null;
  });
}

function isAmong(url: string, domains: string[]): boolean {
  return domains.some((domain) => isOnDomain(url, domain));
}
