import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";
import words from "./phone-words.json" with { type: "json" };

/** A telephone number of a page. */
export interface Phone {
  /** As written. */
  text: string;
  /** For comparing: E.164, or the bare digits where the country is not known. */
  key: string;
  /** For showing and pasting: with the country's code where the country is known. */
  international: string;
}

const CANDIDATE = /(?<![\p{L}\d.,/-])[+(]{0,2}\d(?:[\s()./–-]{0,3}\d){5,15}(?![\d\p{L}%€$£]|\s?(?:€|£|\$|%)|[.,]\d)/gu;
const DATE = /^\(?(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/;
const YEARS = /^(?:19|20)\d\d\s?[–/-]\s?(?:19|20)?\d\d(?!\d)/;
/** A label this close before a number says that it is one to call. */
const LABEL_REACH = 28;
const anyOf = (list: readonly string[]) => list.join("|");
const LABEL = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(words.labels)})(?!\p{L})[^\d\n]{0,${LABEL_REACH - 8}}$`, "iu");
/** Numbers that are something else: registers, accounts, articles, faxes are left to the label before them. */
const OTHER_NUMBER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(words.otherNumbers)})[^\p{L}\n]{0,8}$`, "iu");
/** Where no zero is dialled before nine digits, and people group them in several ways. */
const FREELY_GROUPED = new Set(["ES", "PT", "PL", "CZ", "LV", "GR"]);
/** More numbers than this on a page are a table. */
const MAX_CANDIDATES = 60;

/** The telephone numbers of a text, in any writing of these countries; the first country that fits explains a number. */
export function findPhones(text: string, countries: readonly string[]): Phone[] {
  const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
  return [...text.matchAll(CANDIDATE)].slice(0, MAX_CANDIDATES).flatMap(({ index, 0: written }) => {
    const line = text.slice(Math.max(0, index - LABEL_REACH), index);
    const after = text.slice(index + written.length, index + written.length + 3);
    if (DATE.test(written) || YEARS.test(written) || OTHER_NUMBER.test(line)) return [];
    return (
      asPhone(written.trim(), { countries: known, isLabelled: LABEL.test(line), endsLine: !/^ ?\p{L}/u.test(after) }) ??
      []
    );
  });
}

/** What a `tel:` link calls; `null` when it is no number ("tel:support@…"). */
export function phoneOfLink(raw: string, countries: readonly string[]): Phone | null {
  const called = decode(raw.replace(/^tel:(?:\/\/)?/i, ""))
    .split(/[;?]/)[0]!
    .trim();
  if (/[\p{L}@]/u.test(called) || called.replace(/\D/g, "").length < 5) return null;
  const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
  return asPhone(called, { countries: known, isLabelled: true, endsLine: true });
}

interface Setting {
  countries: CountryCode[];
  /** Something says that it is a number to call, so that a possible one is enough. */
  isLabelled: boolean;
  /** No word follows, as one does after an amount. */
  endsLine: boolean;
}

function asPhone(written: string, { countries, isLabelled, endsLine }: Setting): Phone | null {
  const digits = written.replace(/\D/g, "");
  const isInternational = /^\(?\+|^00(?!0)/.test(written);
  const form = isInternational ? `+${digits.replace(/^00/, "")}` : written;
  const tries = isInternational ? [undefined] : countries;
  for (const country of tries) {
    // "+49 (0) 431" writes the trunk zero between brackets.
    const number = parsePhoneNumberFromString(form.replace(/^(\+\d{1,3})0(?=\d)/, keepZero(written)), country);
    if (!number) continue;
    const fits =
      isLabelled || isInternational ? number.isPossible() : number.isValid() && isWrittenSo(written, number, endsLine);
    if (fits) return { text: written, key: number.number, international: number.formatInternational() };
  }
  return isLabelled && digits.length >= 6 ? { text: written, key: digits, international: written } : null;
}

/** Zeros after the country's code belong to the number in some countries, and in brackets never. */
const keepZero = (written: string) => (/\(0\)/.test(written) ? "$1" : "$&");

/** Unlabelled digits are a number when they are grouped as numbers of the country are, or open with the zero that is dialled there. */
function isWrittenSo(written: string, number: PhoneNumber, endsLine: boolean): boolean {
  const groups = written.match(/\d+/g) ?? [];
  if (groups.length < 2) return false;
  if (/^\(?0/.test(written)) return true;
  const national = number.formatNational().match(/\d+/g) ?? [];
  const same = groups.join(" ") === national.join(" ");
  // Signs between the groups set a number apart from an amount; spaces alone do not.
  if (/^\(/.test(written) || (same && groups.length > 2 && !/\s/.test(written))) return true;
  return endsLine && (same || (groups.length > 2 && FREELY_GROUPED.has(number.country ?? "")));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
