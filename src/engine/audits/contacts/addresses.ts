import { isSampleAddress } from "./placeholders.ts";

/** Where a postcode stands with its town, in the writings of many countries. */
const ADDRESSES = [
  /\b(?:D|A|CH|F|I|L|NL|B)[-–]\s?\d{4,5}\s{1,5}\p{Lu}/u,
  /(?:[,|·–•;\n]|\d\s?[a-z]?\s|^)\s{0,5}\d{5}[^\S\n]{1,5}\p{Lu}\p{Ll}{2}/mu,
  /(?<!\p{L})\p{L}{3,40}\.?\s\d{1,4}\s?[a-z]?\s{0,5}[,|·\n-]\s{0,5}(?!(?:19[89]|20[0-3])\d)\d{4}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{4}\s?[A-Z]{2}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{4}-\d{3}\s{1,5}\p{Lu}/u,
  /(?<![\d-])\d{2}-\d{3}\s{1,5}\p{Lu}\p{Ll}/u,
  /(?<!\d[\s\u00a0])\b\d{3}\s\d{2}\s{1,5}\p{Lu}\p{Ll}{2}/u,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/,
  /,\s{0,5}(?:[A-Z]{2}|[A-Z][a-z]{1,20}),?\.?\s{1,5}\d{5}(?:-\d{4})?\b/,
  /,\s{0,5}[A-Z]{2,3}\s{1,5}\d{4}\b/,
  /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/,
  /\b\d{5}-\d{3}\b/,
  /(?:^|[,\n])\s{0,5}[AC-FHKNPRTV-Y]\d[\dW]\s[AC-FHKNPRTV-Y\d]{4}\b/m,
  /〒\s?\d{3}-\d{4}|[市縣縣區区][^\n市縣县區区路街巷號号]{0,30}[路街巷號号]/u,
  /(?<!\p{L})(?:\p{Lu}\p{Ll}{1,20}\s)?\p{Lu}\p{Ll}{1,20}\s?[-–]\s?\d{6}\b/u,
  /,\s\p{Lu}\p{Ll}{2,20}\s\d{6}(?![\d.,]\d|\d)/u,
];
/** The longest address that is told. */
const LONGEST = 160;
const LONGEST_STREET = 60;
const HOUSE = /\p{L}{2}[^\n]{0,40}\d|\d[^\n]{0,10}\p{L}{3}/u;

/** The place where a postcode stands with its town, with the street before it, in whole words; `null` without one. */
export function findAddress(text: string): string | null {
  for (const pattern of ADDRESSES) {
    const match = pattern.exec(text);
    const told = match && tell(text, match.index, match.index + match[0].length);
    if (told && !isSampleAddress(told)) return told;
  }
  return null;
}

/** The line of the postcode, and the line before where the street stands there. */
function tell(text: string, start: number, end: number): string {
  const from = text.lastIndexOf("\n", end - 1) + 1;
  const to = text.indexOf("\n", end) === -1 ? text.length : text.indexOf("\n", end);
  const line = wholeWords(text, { from, to, start: Math.max(start, from), end });
  const opens = !HOUSE.test(text.slice(from, Math.max(start, from)));
  const above = text.slice(0, Math.max(0, from - 1)).trimEnd();
  const street = above.slice(Math.max(above.lastIndexOf("\n") + 1, above.length - 2 * LONGEST_STREET)).trim();
  const isStreet = opens && street.length < LONGEST_STREET && HOUSE.test(street);
  return [...(isStreet ? [street.replace(/(?<!,),+$/, "")] : []), line].join(", ").replace(/\s+/g, " ").trim();
}

/** At most so much of the line as an address takes, cut between words, rather at a sentence's end. */
function wholeWords(
  text: string,
  { from, to, start, end }: { from: number; to: number; start: number; end: number },
): string {
  const half = Math.floor((LONGEST - (end - start)) / 2);
  // What the end of the line does not take is left to its beginning.
  let left = Math.max(from, start - Math.max(half, LONGEST - (Math.min(to, end + half) - start)));
  if (left > from) left = text.indexOf(" ", left) + 1 || left;
  const cutAt = left;
  const marks = [". ", "! ", "? ", ": ", " | ", " • ", " · "].map((mark) => text.lastIndexOf(mark, start - 1));
  const sentence = Math.max(...marks);
  // "St. " and "Str. " end no sentence.
  const isShort = /(?:^|[\s\p{L}])(?:\p{Lu}\p{L}{0,3}|[sS]tr)$/u.test(
    text.slice(Math.max(left, sentence - 12), sentence),
  );
  if (sentence >= left && !isShort) left = sentence + 2;
  let right = Math.min(to, end + half);
  if (right < to) right = text.lastIndexOf(" ", right);
  const isCut = left > from && left === cutAt;
  const told = text.slice(Math.min(left, start), Math.max(right, end)).replace(/^[\s,;|·•–-]+/, "");
  return `${isCut ? "… " : ""}${told}${right < to ? "…" : ""}`;
}
