/** How RFC 9309 compares a rule's path with an address: octet by octet after one normal form, with `*` and a closing `$`. */

/** A rule's path, ready to be compared. */
export interface PathPattern {
  /** What stands between the wildcards, in normal form. */
  parts: string[];
  /** It ends in `$`: nothing may follow. */
  anchored: boolean;
  /** Octets of the path as the file means it; the longest match wins. */
  length: number;
}

/** Compiles the value of an Allow or Disallow line. */
export function compilePath(value: string): PathPattern {
  const path = normalise(value);
  const anchored = path.endsWith("$");
  const parts = (anchored ? path.slice(0, -1) : path).split(/\*+/).map((part) => part.replaceAll("$", "%24"));
  return { parts, anchored, length: path.length };
}

/** Path and query of an address, in the form patterns are compared with; `/` when it has none. */
export function comparablePath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return normalise(rooted).replaceAll("*", "%2A").replaceAll("$", "%24");
}

/** Whether the pattern matches from the start of the path. Linear in the path: no backtracking. */
export function matchesPath({ parts, anchored }: PathPattern, path: string): boolean {
  const [first = "", ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = anchored ? rest.pop() : undefined;
  if (anchored && last === undefined) return at === path.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return last === undefined || (path.endsWith(last) && path.length - last.length >= at);
}

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/** Escapes what an address cannot hold, unescapes what needs no escape, and writes escapes in upper case (RFC 9309, 2.2.2). */
function normalise(path: string): string {
  return path.toWellFormed().replace(/%[0-9a-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%[\]]+/gi, (found) => {
    if (!found.startsWith("%")) return encodeURIComponent(found);
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return UNRESERVED.test(character) ? character : found.toUpperCase();
  });
}
