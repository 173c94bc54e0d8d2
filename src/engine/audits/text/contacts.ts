/** E-mail addresses, phone numbers and postal addresses, as people write them on pages. */
// A sign first, then its two sides, each no longer than mail allows (RFC 5321): a page of letters costs one look.
const AT = /@|\(at\)|\[at\]/gi;
const MAILBOX = /[\p{L}\d._%+-]{1,64}\s?$/u;
const LONGEST_MAILBOX = 65;
const MAIL_DOMAIN = /^\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u;
const LONGEST_DOMAIN = 255;
const PHONE =
  /(?:\+|(?<!\d)00)\d{1,3}[\s()./-]{0,2}(?:\d[\s()./-]{0,3}){6,12}\d|(?:tel|telefon|phone|call|fon|tél|teléfono|telefono|telefoon|telefone|mobil|mobile|hotline|infolinka|infoline|telefón|тел|電話|电话|전화)[^\d\n]{0,12}\(?\d(?:[\s()./–-]{0,3}\d){5,13}|\(\d{3}\)\s?\d{3}[-.\s]\d{4}|(?<![\d.,/-])\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/iu;
const ADDRESSES = [
  /\b(?:D|A|CH|F|I|L|NL|B)[-–]\s?\d{4,5}\s{1,5}\p{Lu}/u,
  /(?:[,|·–•;]|\d\s?[a-z]?\s)\s{0,5}\d{5}\s{1,5}\p{Lu}\p{Ll}{2}/u,
  /(?<!\p{L})\p{L}{3,40}\.?\s\d{1,4}\s?[a-z]?\s{0,5}[,|·\n-]\s{0,5}(?!(?:19[89]|20[0-3])\d)\d{4}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{4}\s?[A-Z]{2}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{4}-\d{3}\s{1,5}\p{Lu}/u,
  /(?<![\d-])\d{2}-\d{3}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{3}\s\d{2}\s{1,5}\p{Lu}\p{Ll}{2}/u,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/,
  /,\s{0,5}(?:[A-Z]{2}|[A-Z][a-z]{1,20})\.?\s{1,5}\d{5}(?:-\d{4})?\b/,
  /〒\s?\d{3}-\d{4}|[市縣县區区][^\n市縣县區区路街巷號号]{0,30}[路街巷號号]/u,
];

/** The first mail address in a text; `null` without one. */
export function findEmail(text: string): string | null {
  for (const { index, 0: at } of text.matchAll(AT)) {
    const mailbox = MAILBOX.exec(text.slice(Math.max(0, index - LONGEST_MAILBOX), index))?.[0];
    const after = index + at.length;
    const domain = mailbox && MAIL_DOMAIN.exec(text.slice(after, after + LONGEST_DOMAIN))?.[0];
    if (domain) return (mailbox + at + domain).trim();
  }
  return null;
}

/** The first telephone number in a text; `null` without one. */
export const findPhone = (text: string): string | null => PHONE.exec(text)?.[0].trim() ?? null;

/** The place where a postcode stands with its town. */
export function findAddress(text: string): string | null {
  for (const pattern of ADDRESSES) {
    const match = pattern.exec(text);
    if (match)
      return text
        .slice(Math.max(0, match.index - 30), match.index + match[0].length + 20)
        .replace(/\s+/g, " ")
        .trim();
  }
  return null;
}
