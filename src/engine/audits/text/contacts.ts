/** E-mail addresses, phone numbers and postal addresses, as people write them on pages. */
const EMAIL = /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+){1,5}/iu;
const PHONE =
  /(?:\+|(?<!\d)00)\d{1,3}[\s()./-]{0,2}(?:\d[\s()./-]{0,3}){6,12}\d|(?:tel|telefon|phone|call|fon|tél|teléfono|telefono|telefoon|telefone|mobil|mobile|hotline|infolinka|infoline|telefón|тел|電話|电话|전화)[^\d\n]{0,12}\(?\d(?:[\s()./–-]{0,3}\d){5,13}|\(\d{3}\)\s?\d{3}[-.\s]\d{4}|(?<![\d.,/-])\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/iu;
const ADDRESSES = [
  /\b(?:D|A|CH|F|I|L|NL|B)[-–]\s?\d{4,5}\s{1,5}\p{Lu}/u,
  /(?:[,|·–•;]|\d\s?[a-z]?\s)\s{0,5}\d{5}\s{1,5}\p{Lu}\p{Ll}{2}/u,
  /\p{L}{3,40}\.?\s\d{1,4}\s?[a-z]?\s{0,5}[,|·\n-]\s{0,5}(?!(?:19[89]|20[0-3])\d)\d{4}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{4}\s?[A-Z]{2}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{4}-\d{3}\s{1,5}\p{Lu}/u,
  /(?<![\d-])\d{2}-\d{3}\s{1,5}\p{Lu}\p{Ll}/u,
  /\b\d{3}\s\d{2}\s{1,5}\p{Lu}\p{Ll}{2}/u,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/,
  /,\s{0,5}(?:[A-Z]{2}|[A-Z][a-z]{1,20})\.?\s{1,5}\d{5}(?:-\d{4})?\b/,
  /〒\s?\d{3}-\d{4}|(?:市|縣|县|區|区).{0,30}(?:路|街|巷|號|号)/u,
];

export const findEmail = (text: string): string | null => EMAIL.exec(text)?.[0].trim() ?? null;

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
