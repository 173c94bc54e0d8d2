import { parse } from "tldts";
import type { CitationType } from "../../types.ts";
import type { AnswerDocument } from "../document/document.ts";
import type { ReadCitation } from "../types.ts";
import kinds from "./citation-kinds.json" with { type: "json" };

const KINDS = new Map<string, CitationType>();
for (const kind of ["review", "media", "community", "directory", "reference"] as const) {
  for (const domain of kinds[kind]) KINDS.set(domain, kind);
}
const PATTERNS = kinds.patterns.map(({ pattern, kind }) => ({
  form: new RegExp(pattern, "iu"),
  kind: kind as CitationType,
}));
/** Parameters that tell where a visitor came from, not which page it is. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|ref|_gsid|srsltid)$/u;

/**
 * Every source of an answer, once: the provider's annotations first, then footnotes, inline links and source lists of
 * the text. `own` are the brand's registrable domains, `rivals` those of its competitors.
 */
export function readCitations(
  given: readonly { url: string; title: string | null }[],
  document: AnswerDocument,
  { own, rivals }: { own: ReadonlySet<string>; rivals: ReadonlySet<string> },
): ReadCitation[] {
  const linked = document.units.flatMap(({ text, links }) =>
    links.map(({ url, title, form, start, end }) => ({
      url,
      title: title ?? (form === "bare" ? null : titleIn(text.slice(start, end))),
    })),
  );
  const citations = new Map<string, ReadCitation>();
  for (const { url, title } of [...given, ...document.sources, ...linked]) {
    const domain = citedDomain(url);
    if (!domain) continue;
    const key = sameAddress(url);
    const known = citations.get(key);
    if (known) known.title ||= title || null;
    else citations.set(key, { url, title: title || null, domain, type: typeOf(url, domain, { own, rivals }) });
  }
  return [...citations.values()];
}

/** What a link is called; a footnote's number is no title. */
function titleIn(words: string): string | null {
  return /[^\d\s[\]()^.]/u.test(words) ? words : null;
}

/** Registrable domain of a cited address, the host itself where the suffix list knows none; `null` when it is no web address. */
export function citedDomain(url: string): string | null {
  if (!/^https?:\/\//iu.test(url)) return null;
  const { domain, hostname } = parse(url);
  return domain ?? hostname;
}

function sameAddress(url: string): string {
  try {
    const address = new URL(url);
    for (const name of [...address.searchParams.keys()]) if (TRACKING.test(name)) address.searchParams.delete(name);
    address.hash = "";
    return `${address.host.replace(/^www\./u, "")}${address.pathname.replace(/\/$/u, "")}${address.search}`;
  } catch {
    return url;
  }
}

function typeOf(
  url: string,
  domain: string,
  { own, rivals }: { own: ReadonlySet<string>; rivals: ReadonlySet<string> },
): CitationType {
  if (own.has(domain)) return "own";
  if (rivals.has(domain)) return "competitor";
  const host = parse(url).hostname ?? domain;
  const known =
    KINDS.get(host.replace(/^www\./u, "")) ??
    KINDS.get(domain) ??
    KINDS.get(domain.replace(/\.[a-z]{2,3}(?:\.[a-z]{2})?$/u, ".*"));
  if (known) return known;
  if (/\.(?:gov|edu|mil|int)(?:\.[a-z]{2})?$|\.(?:gob|gouv|gv|ac)\.[a-z]{2}$/u.test(host)) return "reference";
  for (const { form, kind } of PATTERNS) if (form.test(host)) return kind;
  return "other";
}
