/** One link of a `Link` header (RFC 8288). */
export interface HeaderLink {
  /** Absolute. */
  href: string;
  rel: string[];
  type: string | null;
  hreflang: string | null;
}

/** Longer headers are not read on. */
const MAX_HEADER = 4000;
const LINK = /<([^<>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^",;\s]*))?)*)/g;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^",;\s]*))/g;

/** Links of a header; what cannot be read is left out. */
export function parseLinkHeader(header: string, base: string): HeaderLink[] {
  return [...header.slice(0, MAX_HEADER).matchAll(LINK)].flatMap(([, target, rest]) => {
    const pairs = [...rest!.matchAll(PARAMETER)].map(([, name, quoted, bare]) => [
      name!.toLowerCase(),
      quoted ?? bare ?? "",
    ]);
    const { rel = "", type = null, hreflang = null } = Object.fromEntries(pairs) as Record<string, string | undefined>;
    const href = URL.parse(target!.trim(), base)?.href;
    return href
      ? [{ href, rel: rel.toLowerCase().split(/\s+/).filter(Boolean), type: type?.toLowerCase() ?? null, hreflang }]
      : [];
  });
}
