/** A postal address in its parts, as a page writes them. */
export interface PostalAddress {
  "@type": "PostalAddress";
  streetAddress: string;
  postalCode: string;
  addressLocality: string;
  addressRegion?: string;
}

const TOWN = String.raw`\p{Lu}[\p{L}.'’-]{1,30}(?: (?:\p{Lu}[\p{L}.'’-]{0,30}|am|an der|im|in|bei|de|del|la|le|les|sur|upon|ob|pri|pod|nad|i|\(\p{L}{1,20}\))){0,3}`;
const CODE = String.raw`\d{3}\s\d{2}|\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2}|\d{4,6}`;
/** The part of an address that holds its code: before the town, or behind it. */
const BEFORE = new RegExp(`^(?:(.*\\d\\s?[a-z]?)\\s+)?(?:[A-Z]{1,2}[-–]\\s?)?(${CODE})\\s+(${TOWN})$`, "u");
const BEHIND = new RegExp(`^(${TOWN})(?:\\s?[-–]\\s?|\\s)(\\d{6}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$`, "u");
const REGION = /^([A-Z]{2})\.?\s(\d{5}(?:-\d{4})?)$/;
const CITY = /^\p{Lu}[\p{L} .'-]{1,40}$/u;
/** A name with a number, whole. */
const STREET = /^(?=[^…]{4,100}$)(?=.*\p{L}{3})(?=.*\d)/u;

/** An address as data, where its street, code and town can be told apart for sure; `null` where they cannot. */
export function postalAddress(text: string): PostalAddress | null {
  const parts = text
    .split(/[,|·•*;\n]/)
    .map((part) => part.trim().replace(/\.$/, ""))
    .filter(Boolean);
  for (const [at, part] of parts.entries()) {
    const found = readTown(parts, at, part);
    const street = found && (found.street ?? streetBefore(text, parts.slice(0, found.before)));
    if (!found || !street || !STREET.test(street)) continue;
    return {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: found.code,
      addressLocality: found.town,
      ...(found.region ? { addressRegion: found.region } : {}),
    };
  }
  return null;
}

interface Town {
  code: string;
  town: string;
  region?: string;
  /** Where it stands in one part with its code. */
  street?: string;
  /** The parts before this one are the street's. */
  before: number;
}

function readTown(parts: string[], at: number, part: string): Town | null {
  const [, region, zip] = REGION.exec(part) ?? [];
  const town = parts[at - 1];
  if (region && zip && town && CITY.test(town)) return { code: zip, town, region, before: at - 1 };
  const [, street, code, name] = BEFORE.exec(part) ?? [];
  if (code && name) return { code, town: name, ...(street ? { street } : {}), before: at };
  const [, place, last] = BEHIND.exec(part) ?? [];
  return place && last ? { code: last, town: place, before: at } : null;
}

/** From the first part with a number on, as the text has them: it says just what the page says. */
function streetBefore(text: string, parts: string[]): string | null {
  const first = parts.find((part) => /\d/.test(part));
  if (first === undefined) return null;
  const from = text.indexOf(first);
  const last = parts.at(-1)!;
  const to = text.indexOf(last, from);
  return to === -1 ? null : text.slice(from, to + last.length);
}
