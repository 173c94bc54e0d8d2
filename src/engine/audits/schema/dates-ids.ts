import { parse } from "tldts";
import { byShare, notApplicable } from "../judgement.ts";
import { excerpt } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import countries from "./countries.json" with { type: "json" };
import { asCurrencyCode } from "./currency-code.ts";
import { childNodes, deepNodesOf, perPage, textsOf } from "./nodes.ts";

const ALPHA3 = new Set(countries.alpha3.split(" "));
const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const languages = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const ISO_DATE = /^\d{4}(-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** Forms that values must have, by property. */
const FORMS: { properties: RegExp; form: string; fits: (value: string) => boolean }[] = [
  {
    properties:
      /^(date(Published|Modified|Created|Posted)|uploadDate|startDate|endDate|validThrough|validFrom|priceValidUntil|foundingDate|releaseDate)$/,
    form: "a date like 2026-11-21",
    fits: isIsoDate,
  },
  {
    properties: /^sameAs$/,
    form: "a full address with https://",
    fits: (value) => /^https?:\/\//i.test(value) && leadsSomewhere(value),
  },
  {
    // A relative address is resolved against the page (JSON-LD 1.1); one without its scheme is resolved to nowhere.
    properties: /^(item|url|logo|image|contentUrl|thumbnailUrl|embedUrl)$/,
    form: "an address with https://, or a path that begins with /",
    fits: (value) =>
      leadsSomewhere(value) && !/^(?:www\.|[\w-]+\.(?:com|org|net|de|io|eu|co|info)(?:\/|$))/i.test(value),
  },
  {
    properties: /^(price|lowPrice|highPrice)$/,
    form: "a number like 36.00, its currency in priceCurrency",
    fits: (value) => /^\d{1,12}(?:\.\d{1,6})?$/.test(value),
  },
  { properties: /^gtin(8|12|13|14)?$/, form: "a GTIN with the right check digit", fits: isGtin },
  {
    properties: /^(priceCurrency|currency)$/,
    form: "a currency code like EUR",
    fits: (value) => /^[A-Z]{3}$/.test(value) && asCurrencyCode(value) !== null,
  },
  { properties: /^(inLanguage)$/, form: "a language code like en or de-AT", fits: isLanguage },
  {
    properties: /^(addressCountry)$/,
    // schema.org takes codes of two and of three letters (ISO 3166-1) and the country's name.
    form: "a country's code like DE or DEU, or its name",
    fits: isCountry,
  },
];

/** Dates, addresses, codes and numbers in the data have the form that machines expect. */
export const datesIds: Audit = {
  id: "sch.dates-ids",
  signal: "schema",
  grade: "A",
  effort: "low",
  title: "Dates, prices and codes in data are well formed",
  why: "A date like “3.4.26” or a wrong product number cannot be used.",
  judge(reading) {
    const values = reading.pages.flatMap(valuesOn);
    if (values.length === 0) return notApplicable("The data hold no dates, addresses or codes.");
    const wrong = [
      ...new Map(values.filter(({ ok }) => !ok).map((value) => [`${value.property} ${value.text}`, value])).values(),
    ];
    const evidence = wrong.slice(0, 5).map(({ url, property, text, form }) => ({
      url,
      observed: `${property}: “${excerpt(text, 80)}”`,
      expected: form,
    }));
    const fine = {
      url: reading.home.finalUrl,
      observed: `${values.length} values, all well formed`,
      expected: "ISO dates, full addresses, valid codes",
    };
    return byShare(values.filter(({ ok }) => ok).length / values.length, evidence.length > 0 ? evidence : [fine], {
      passAt: 1,
    });
  },
  fix: (_reading, { evidence }) => ({
    title: "Correct the form of dates, prices and codes in the data",
    how: `${evidence[0]?.observed ?? "A value"} should be ${evidence[0]?.expected ?? "well formed"}. Dates must look like 2026-11-21, addresses must be whole, codes must exist.`,
    paste: null,
  }),
};

/** The values of a page's data that have a form to keep. */
const valuesOn = perPage((page) =>
  deepNodesOf(page).flatMap((node) =>
    Object.entries(node).flatMap(([property, value]) => {
      const rule = FORMS.find(({ properties }) => properties.test(property));
      const plain = rule && childNodes(value).length === 0 ? textsOf(value) : [];
      return plain.map((text) => ({ url: page.finalUrl, property, text, form: rule!.form, ok: rule!.fits(text) }));
    }),
  ),
);

/** Domains that are kept for examples and inner networks (RFC 2606, RFC 6762). */
const INNER = /(?:^|\.)(?:example|test|localhost|invalid|local|internal)$/i;

/** Whether an address can be followed: it is one, its host ends as hosts do, and no program left a word of its own in it. */
function leadsSomewhere(value: string): boolean {
  if (/\[object|(?:^|[/.])(?:undefined|null|NaN)(?:[/?#]|$)/.test(value)) return false;
  const [, host] = /^https?:\/\/(?:[^/?#@]{0,200}@)?([^/?#:]+)/i.exec(value) ?? [];
  if (host === undefined) return URL.canParse(value, "https://page.example/");
  const { isIcann, isIp } = parse(host);
  return URL.canParse(value) && (isIcann === true || isIp === true || INNER.test(host));
}

function isIsoDate(value: string): boolean {
  return ISO_DATE.test(value) && !Number.isNaN(Date.parse(value.replace(" ", "T").replace(/\s/g, "")));
}

function isCountry(value: string): boolean {
  if (/^[a-z]{2}$/i.test(value)) return regions.of(value.toUpperCase()) !== undefined;
  if (/^[a-z]{3}$/i.test(value)) return ALPHA3.has(value.toUpperCase());
  return /^[\p{L}\p{M}.'’ ()-]{4,60}$/u.test(value) || /^https?:/.test(value);
}

function isLanguage(value: string): boolean {
  try {
    const [tag] = Intl.getCanonicalLocales(value.replace("_", "-"));
    return tag !== undefined && !value.includes("_") && languages.of(tag.split("-")[0]!) !== undefined;
  } catch {
    return false;
  }
}

/** GS1's check digit: from the right, every other digit counts three times. */
function isGtin(value: string): boolean {
  const digits = value.replace(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
