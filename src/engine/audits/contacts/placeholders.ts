import { getDomain } from "tldts";
import words from "./placeholder-words.json" with { type: "json" };

/** Domains kept for examples (RFC 2606, RFC 6761), and those that themes and form fields show. */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|[^.]+\.(?:example|test|invalid|localhost))$/i;
const SAMPLE_DOMAINS = new Set(words.domains);
const SAMPLE_MAILBOXES = new Set(words.mailboxes);
const SAMPLE_ADDRESS = new RegExp(String.raw`(?<!\p{L})(?:${words.addresses.join("|")})`, "iu");
/** Digits counted up or one repeated, as nobody is given them. */
const COUNTED_UP = /0123456|1234567|2345678|9876543|(\d)\1{6}/;
const FILLED_IN = /^(?:1?5555555555|1?0{7,})$/;

/** Whether a mail address came with a theme or a form, and belongs to nobody; the site's own domain never does. */
export function isSampleEmail(email: string, ownDomain: string): boolean {
  const [mailbox = "", host = ""] = email.toLowerCase().split("@");
  if (host === ownDomain || host.endsWith(`.${ownDomain}`)) return false;
  const name = (getDomain(host) ?? host).split(".")[0]!;
  return RESERVED.test(host) || SAMPLE_DOMAINS.has(name) || SAMPLE_MAILBOXES.has(mailbox);
}

/** Whether a telephone number is one that a theme shows: "+44 1234 567 890", "555-555-5555". */
export function isSamplePhone(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  return COUNTED_UP.test(digits) || FILLED_IN.test(digits);
}

/** Whether a postal address is one that nobody lives at: "123 Main Street, Anytown". */
export const isSampleAddress = (text: string): boolean => SAMPLE_ADDRESS.test(text);
