import { parse } from "tldts";
import type { Reading } from "./read-site/types.ts";
import type { WatchedSite } from "./types.ts";

/** A reading with what else is the site's own: names that its owner added, and hosts that lead to it or were it before. */
export function alsoKnown(
  read: Reading,
  { brandNames = [], watched }: { brandNames?: readonly string[]; watched?: WatchedSite | null },
): Reading {
  const { facts, site } = read;
  const before = watched && watched.site !== site ? watched : null;
  const names = [...facts.aliases, ...brandNames, before?.brand ?? facts.brand];
  const aliases = [...new Set(names)].filter((name) => name !== facts.brand);
  const keys = [houseLeadingTo(read), before?.site, ...(watched?.former ?? [])];
  const domains = new Set(keys.flatMap((key) => (key ? ownDomain(key) : [])));
  return { ...read, facts: { ...facts, aliases, formerDomains: [...domains].filter((each) => each !== facts.domain) } };
}

/** The asked host, where its home page led to the site: one page of a host that shortens links makes it nobody's own. */
function houseLeadingTo({ url, redirectedFrom }: Reading): string | null {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "" ? redirectedFrom : null;
}

/** The domain of a site's key; none where many sites share it, as those of a hosting platform do. */
function ownDomain(key: string): string[] {
  const host = key.replace(/:\d+$/, "");
  const { domain } = parse(host);
  if (domain !== parse(host, { allowPrivateDomains: true }).domain) return [];
  return [domain ?? host];
}
