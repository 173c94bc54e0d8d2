const SCHEMA_ORG = /^https?:\/\/(www\.)?schema\.org\/?#?/i;

/** Whether an address is schema.org's or one of its terms. */
export const isSchemaOrg = (address: string): boolean =>
  /^(https?:)?\/\/(www\.)?schema\.org([/#]|$)/i.test(address.trim());

/** `Product` for `https://schema.org/Product` and `schema:Product`; a term of another vocabulary stays as written. */
export function bareName(term: string, prefixes: Record<string, string> = {}): string {
  const trimmed = term.trim();
  const [, prefix, rest] = /^([\w-]+):(?!\/\/)(.+)$/.exec(trimmed) ?? [];
  if (prefix && rest) {
    const base = prefixes[prefix] ?? (prefix === "schema" ? "https://schema.org/" : null);
    if (base) return bareName(base + rest);
  }
  return trimmed.replace(SCHEMA_ORG, "");
}
