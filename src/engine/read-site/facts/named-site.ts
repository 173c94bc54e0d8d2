import { parse } from "tldts";
import { foldWords } from "../../language/fold.ts";
import type { Page, StructuredNode } from "../types.ts";
import { isTrade } from "./distinctive.ts";
import { agreement, isWholeDomain } from "./domain-agreement.ts";
import { ownPlaces } from "./place.ts";
import { isOnlyPlace } from "./place-names.ts";

/** What the names of a site are judged by. */
export interface NamedSite {
  /** First label of the site's domain; `null` where it has none. */
  label: string | null;
  /** Whether the domain is a public one and more than a trade and a town: it then also speaks against names that it does not hold. */
  isPublic: boolean;
  language: string;
  /** Folded places that the site says it is in. */
  places: ReadonlySet<string>;
}

/** What names are judged by on these pages; an inner host's label may speak for a name, never against one. */
export function namedSite(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  { domain, language }: { domain: string | null; language: string },
): NamedSite {
  const { isIp, domainWithoutSuffix } = parse(new URL(pages[0]!.finalUrl).hostname);
  const site = {
    label: domain?.split(".")[0] ?? (isIp ? null : domainWithoutSuffix || null),
    isPublic: domain !== null,
    language,
    places: new Set(ownPlaces(pages, nodes).map(foldWords)),
  };
  const words = site.label?.split("-") ?? [];
  return { ...site, isPublic: site.isPublic && !(words.length > 1 && isWhatItDoes(words.join(" "), site)) };
}

const NONE: ReadonlySet<string> = new Set();
/** From here on a domain holds a name at its start, rather than by chance. */
const HOLDS = 2;

/**
 * Whether a name is only a place and not the domain's. Of a place that only the page tells ("invest in Acme" reads like one),
 * the domain or a sign of its own, a logo or a copyright, says otherwise.
 */
export function isWhereItIs(name: string, site: NamedSite & { isSigned: boolean }): boolean {
  const isToldOtherwise = site.isSigned || agreement(name, site.label) >= HOLDS;
  const own = isToldOtherwise ? NONE : site.places;
  return isOnlyPlace(name, { language: site.language, own }) && !isWholeDomain(name, site.label);
}

/** Whether a name is nothing but words of the trade, of form and places. */
export function isWhatItDoes(name: string, { language, places }: NamedSite): boolean {
  const rest = name.split(/\s+/u).filter((word) => !isOnlyPlace(word, { language, own: places }));
  return isTrade(rest.join(" "), language);
}
