import type { SiteFacts } from "../../types.ts";
import type { Page, StructuredNode } from "../types.ts";
import { type BrandCandidate, brandCandidates, type NameSource } from "./brand-candidates.ts";
import { isDistinctive, isForeignToDomains } from "./distinctive.ts";
import { agreement, isWholeDomain } from "./domain-agreement.ts";
import { footerLegalName } from "./footer-legal-name.ts";
import { isWhatItDoes, type NamedSite, namedSite } from "./named-site.ts";
import { hasLegalForm, squash } from "./names.ts";
import { textOf } from "./own-nodes.ts";
import { shorterNames } from "./shorter-names.ts";
import { signedInstead } from "./signed-instead.ts";

/** A name as all its places together have it. */
export interface RankedName {
  name: string;
  score: number;
  sources: Set<NameSource>;
}

/** Where a site says its own name rather than what it does. */
const OWN_PLACES: readonly NameSource[] = ["declared", "logo", "home", "copyright"];
/** Said in such a place and in another one, a name that no domain can write is the site's. */
const OWN_SCORE = 4;
const ALIAS_SCORE = 5;
const MAX_ALIASES = 5;

/** The name buyers would use, the legal one where it stands, and other spellings. Prefers names that the domain agrees with. */
export function readBrand(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  { domain, language }: { domain: string | null; language: string },
): Pick<SiteFacts, "brand" | "legalName" | "aliases"> {
  const site = namedSite(pages, nodes, { domain, language });
  const ranked = rank(brandCandidates(pages, nodes, site), site);
  const host = new URL(pages[0]!.finalUrl).hostname;
  const best = signedInstead(ranked, pages[0]!, site) ?? ranked[0];
  const brand = best && (best.score > 0 || site.label === null) ? best.name : inWords(site.label ?? host);
  const legal =
    nodes.map((node) => textOf(node, "legalName") ?? textOf(node, "name")).find((name) => name && hasLegalForm(name)) ??
    footerLegalName(pages, brand);
  const legalName = legal?.replace(/(?<=GmbH|AG|KG|LLC)\.$/, "") ?? null;
  const aliases = ranked
    .filter((each) => each !== best)
    .filter(({ name, score, sources }) => {
      // A part of the domain that only stands in the text is as likely the start of a longer name.
      const isSaid = [...sources].some((source) => source !== "spelled" && source !== "part");
      return (
        best === ranked[0] &&
        score >= ALIAS_SCORE &&
        (isSaid || isWholeDomain(name, site.label)) &&
        isOtherSpelling(name, { ...site, domain })
      );
    })
    .map(({ name }) => name);
  if (isForeignToDomains(brand) && isWholeDomain(brand, site.label)) aliases.push(inWords(site.label!, 1));
  aliases.push(
    ...shorterNames(
      brand,
      ranked.map(({ name }) => name),
      language,
    ),
  );
  const others = [...new Set(aliases)].filter((name) => name !== legalName && name !== brand);
  return { brand, legalName, aliases: others.slice(0, MAX_ALIASES) };
}

/** One entry for each name, best first. */
function rank(candidates: readonly BrandCandidate[], { language }: NamedSite): RankedName[] {
  const names = new Map<string, RankedName>();
  for (const { name, score, source } of candidates) {
    const known = names.get(squash(name));
    if (!known) names.set(squash(name), { name, score, sources: new Set([source]) });
    else {
      known.score = Math.max(known.score, score) + 0.5;
      known.sources.add(source);
      if (looksNamed(name) > looksNamed(known.name)) known.name = name;
    }
  }
  for (const each of names.values()) each.score += foreignScore(each, language);
  return [...names.values()].sort((a, b) => b.score - a.score);
}

/** Of names that no domain can write, those tell that stand where a site names itself; what it does, less. */
function foreignScore({ name, sources }: RankedName, language: string): number {
  if (!isForeignToDomains(name)) return 0;
  const isOwn = sources.size > 1 && OWN_PLACES.some((place) => sources.has(place));
  return (
    (isOwn ? OWN_SCORE : 0.5) + (isDistinctive(name, language) ? 0.5 : 0) - (name.split(/\s+/).length > 3 ? 0.5 : 0)
  );
}

/** Whether a name besides the brand is one: the domain agrees, and it is more than words of the trade. */
function isOtherSpelling(name: string, { domain, ...site }: NamedSite & { domain: string | null }): boolean {
  if (agreement(name, site.label) <= 0 || squash(name) === squash(domain ?? "") || isWhatItDoes(name, site))
    return false;
  return isWholeDomain(name, site.label) || isDistinctive(name, site.language);
}

/** A domain label as a name: "buero-hoppe" as "Buero Hoppe", "ridgeline-hr" as "Ridgeline HR". `letters`: the longest word that is written large. */
function inWords(label: string, letters = 2): string {
  return label
    .split("-")
    .map((word) => (word.length <= letters ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** Names written with spaces and capitals read better than a domain in lower case. */
function looksNamed(name: string): number {
  const isShouted = name === name.toUpperCase() && name.length > 4;
  return (/\p{Lu}/u.test(name) ? 2 : 0) + (/\s/.test(name) ? 1 : 0) - (isShouted ? 1 : 0);
}
