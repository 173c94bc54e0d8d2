import { parse } from "tldts";
import type { Span } from "../../types.ts";

/** Something in visible text that is read as an address, not as words. */
export interface WebAddress extends Span {
  /** Registrable domain; `null` for an e-mail address. */
  domain: string | null;
  /** `host`: a bare host name in a sentence; `url`: with a scheme or path; `email`. */
  form: "host" | "url" | "email";
}

const CANDIDATE =
  /(?:https?:\/\/|www\.|(?<![\p{L}\p{N}-]))(?:[\p{L}\p{N}._%+-]{1,64}@)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}[\p{L}][\p{L}\p{N}-]{1,24}(?::\d{2,5})?(?:[/?#][^\s<>"'“”»]{0,2000})?/giu;

/** What every address holds, and most texts do not. */
const HOST_DOT = /[\p{L}\p{N}]\.\p{L}/u;

/** The web and e-mail addresses of a text. "features.OnePlus" is no host: a top-level domain is written in one case. */
export function findAddresses(text: string): WebAddress[] {
  if (!HOST_DOT.test(text)) return [];
  const found: WebAddress[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const raw = match[0].replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/u, "");
    const host = /^(?:https?:\/\/)?(?:[^@/]*@)?([^/?#:]+)/iu.exec(raw)?.[1] ?? "";
    const tld = host.slice(host.lastIndexOf(".") + 1);
    if (tld !== tld.toLowerCase() && host !== host.toUpperCase()) continue;
    const { domain, isIcann } = parse(host);
    const scheme = /^https?:/iu.test(raw);
    if (!scheme && (!isIcann || !domain)) continue;
    const form = raw.includes("@") ? "email" : scheme || /[/?#:]/u.test(raw) ? "url" : "host";
    found.push({ start: match.index, end: match.index + raw.length, domain: form === "email" ? null : domain, form });
  }
  return found;
}
