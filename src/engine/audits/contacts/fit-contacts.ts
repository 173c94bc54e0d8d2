import type { Page, Reading, StructuredNode } from "../../read-site/types.ts";
import { childNodes, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { findAddress } from "./addresses.ts";
import { countriesOf } from "./countries.ts";
import { findEmails } from "./emails.ts";
import { findPhones, type Phone, phoneOfLink } from "./phones.ts";
import { isSampleAddress, isSampleEmail, isSamplePhone } from "./placeholders.ts";

/** A way to reach the owner that the site itself states, fit to be shown and pasted. */
export interface FitContact {
  /** A mail address, a number with its country's code where that is known, or an address in words. */
  value: string;
  /** As the page writes it. */
  text: string;
  /** Where it was read first. */
  url: string;
  /** On how many of the pages that were read it stands. */
  pages: number;
  /** For comparing with another writing of the same. */
  key: string;
}

/** What the site says of how it is reached, each list with the one that is repeated most first. */
export interface FitContacts {
  emails: FitContact[];
  phones: FitContact[];
  addresses: FitContact[];
  /** Contacts that a theme or a form came with, as written: they are no way to reach anybody. */
  samples: { text: string; url: string }[];
}

const READ = new WeakMap<Reading, FitContacts>();
const TELLING: readonly Page["template"][] = ["contact", "legal", "about", "home"];

/** The contacts of a site that may be told and pasted: stated by the site, real, no placeholder, the repeated one first. */
export function fitContacts(reading: Reading): FitContacts {
  const known = READ.get(reading);
  if (known) return known;
  const countries = countriesOf(reading);
  const samples: FitContacts["samples"] = [];
  const emails = new Map<string, FitContact>();
  const phones = new Map<string, FitContact>();
  const addresses = new Map<string, FitContact>();
  const keep = (into: Map<string, FitContact>, contact: Omit<FitContact, "pages" | "url">, page: Page) => {
    const found = into.get(contact.key);
    if (!found) into.set(contact.key, { ...contact, url: page.finalUrl, pages: 1 });
    else if (found.url !== page.finalUrl) found.pages += 1;
  };
  for (const page of inOrder(reading)) {
    const onPage = contactsOn(page, countries);
    for (const email of onPage.emails) {
      if (isSampleEmail(email, reading.facts.domain)) samples.push({ text: email, url: page.finalUrl });
      else keep(emails, { value: email, text: email, key: email.toLowerCase() }, page);
    }
    for (const phone of onPage.phones) {
      if (isSamplePhone(phone.key)) samples.push({ text: phone.text, url: page.finalUrl });
      else keep(phones, { value: phone.international, text: phone.text, key: phone.key }, page);
    }
    for (const address of onPage.addresses)
      keep(
        addresses,
        { value: address, text: address, key: address.toLowerCase().replace(/[^\p{L}\d]+/gu, " ") },
        page,
      );
  }
  const contacts = { emails: ranked(emails), phones: ranked(phones), addresses: ranked(addresses), samples };
  READ.set(reading, contacts);
  return contacts;
}

/** Pages that say how a site is reached come first; the frame of the others only repeats it. */
function inOrder({ pages }: Reading): Page[] {
  const rank = ({ template }: Page) => (TELLING.includes(template) ? TELLING.indexOf(template) : TELLING.length);
  return [...pages].sort((a, b) => rank(a) - rank(b));
}

const ranked = (found: Map<string, FitContact>) => [...found.values()].sort((a, b) => b.pages - a.pages);

interface OnPage {
  emails: string[];
  phones: Phone[];
  addresses: string[];
}

/** Contacts of one page, once each: links first, then its text; of pages that are not there for it, only head and foot. */
function contactsOn(page: Page, countries: string[]): OnPage {
  const isTelling = TELLING.includes(page.template);
  const linkTexts = page.links.filter(({ region }) => isTelling || region !== "main").map(({ text }) => text);
  const text = [isTelling ? page.bodyText : page.footerText, ...linkTexts].join("\n");
  const links = page.links.map(({ raw }) => raw.trim());
  const mails = links
    .filter((raw) => /^mailto:[^?]*@/i.test(raw))
    .flatMap((raw) => findEmails(decode(raw.slice(7)).split("?")[0]!));
  const calls = links.flatMap(callOf).flatMap((raw) => phoneOfLink(raw, countries) ?? []);
  const declared = nodesOf(page).filter((node) => isOf(node, "Organization") || isOf(node, "Person"));
  const declaredCalls = declared
    .flatMap(({ telephone }) => textsOf(telephone))
    .flatMap((raw) => phoneOfLink(raw, countries) ?? []);
  const declaredMails = declared.flatMap(({ email }) => textsOf(email)).flatMap(findEmails);
  const address = findAddress(isTelling ? page.bodyText : page.footerText) ?? declaredAddress(page);
  return {
    emails: unique([...mails, ...findEmails(text), ...declaredMails], (email) => email.toLowerCase()),
    phones: unique([...calls, ...findPhones(text, countries), ...declaredCalls], ({ key }) => key),
    addresses: address && !isSampleAddress(address) ? [address] : [],
  };
}

/** What a link calls: a number, or a chat that is opened by one. */
function callOf(raw: string): string[] {
  if (/^tel:/i.test(raw)) return [raw];
  const chat =
    /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]{0,200}&)?phone=)\+?(\d{7,15})(?!\d)/i.exec(
      raw,
    )?.[1];
  return chat ? [`tel:+${chat}`] : [];
}

function declaredAddress(page: Page): string | null {
  const address = nodesOf(page)
    .filter((node) => isOf(node, "Organization") || isOf(node, "Place") || isOf(node, "Person"))
    .flatMap((node) => childNodes(node.address))
    .find((each: StructuredNode) => each.streetAddress || each.postalCode);
  if (!address) return null;
  return ["streetAddress", "postalCode", "addressLocality"]
    .flatMap((part) => textsOf(address[part]).slice(0, 1))
    .join(", ");
}

function unique<T>(items: T[], keyOf: (item: T) => string): T[] {
  return [...new Map([...items].reverse().map((item) => [keyOf(item), item])).values()].reverse();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
