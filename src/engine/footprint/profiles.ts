import { ownProfiles } from "../audits/eeat/profiles.ts";
import type { Reading } from "../read-site/types.ts";
import type { BrandFinder } from "./brand-finder.ts";
import closed from "./closed-hosts.json" with { type: "json" };
import { isOnDomain } from "./on-domain.ts";
import { isLegible, openPage, textOf, titlesOf } from "./open-page.ts";
import { type FootprintTools, leftOut, type Measure, measured } from "./types.ts";

/** Verified profiles at which the component is full. */
const FULL = 4;
/** At most so many are looked at. */
const MOST = 8;

/**
 * Declared profiles that lead back to the site or bear its name. Networks that shut visitors out do not count, nor do
 * the registries, which are components of their own.
 */
export async function profiles(reading: Reading, finder: BrandFinder, tools: FootprintTools): Promise<Measure> {
  const declared = ownProfiles(reading).filter((url) => !isAmong(url, closed.registries));
  if (declared.length === 0) return measured(0, "the site declares no profiles");
  const open = declared.filter((url) => !isAmong(url, closed.hosts)).slice(0, MOST);
  if (open.length === 0) return leftOut("All declared profiles are on networks that cannot be checked from outside.");
  const verdicts = await Promise.all(open.map((url) => verify(url, { domain: reading.facts.domain, finder, tools })));
  const checked = verdicts.filter((verdict) => verdict !== null);
  if (checked.length === 0) return leftOut("None of the declared profiles could be opened.");
  const verified = checked.filter(Boolean).length;
  return measured(
    (verified / checked.length) * Math.min(1, verified / FULL),
    `${verified} of ${checked.length} profiles that could be opened belong to the site`,
  );
}

/** Whether a profile is the site's; `null` when that cannot be told. */
async function verify(
  url: string,
  { domain, finder, tools }: { domain: string; finder: BrandFinder; tools: FootprintTools },
): Promise<boolean | null> {
  const { page, gone } = await openPage(url, tools);
  if (!page) return gone ? false : null;
  const leadsBack = page.links.some(({ href }) => isOnDomain(href, domain)) || finder.writesDomain(textOf(page));
  if (leadsBack || finder.carries(titlesOf(page))) return true;
  return isLegible(page) ? false : null;
}

function isAmong(url: string, domains: string[]): boolean {
  return domains.some((domain) => isOnDomain(url, domain));
}
