import type { Page, Reading } from "../../read-site/types.ts";
import { footOf, perText } from "../text/pages.ts";
import { countriesOf } from "./countries.ts";
import { contactsOn, TELLING } from "./page-contacts.ts";
import { isSampleEmail, isSamplePhone } from "./placeholders.ts";

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
  /** How often they repeat it, titles and descriptions included. */
  mentions: number;
  /** It stands where a site says how it is reached: on a page about that, or at a page's foot. */
  isTold: boolean;
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
  /** Contacts of which it cannot be told whose they are. */
  doubtful: { text: string; url: string }[];
}

const READ = new WeakMap<Reading, FitContacts>();

/** The contacts of a site that may be told and pasted: stated by the site, real, no placeholder, the repeated one first. */
export function fitContacts(reading: Reading): FitContacts {
  const known = READ.get(reading);
  if (known) return known;
  const countries = countriesOf(reading);
  const samples: FitContacts["samples"] = [];
  const doubtful: FitContacts["doubtful"] = [];
  const emails = new Map<string, FitContact>();
  const phones = new Map<string, FitContact>();
  const addresses = new Map<string, FitContact>();
  const keep = (into: Map<string, FitContact>, contact: Pick<FitContact, "value" | "text" | "key">, page: Page) => {
    const found = into.get(contact.key) ?? { ...contact, url: page.finalUrl, pages: 0, mentions: 0, isTold: false };
    if (found.pages === 0 || found.url !== page.finalUrl) found.pages += 1;
    found.mentions += mentionsOf(contact.key, page);
    found.isTold ||= TELLING.includes(page.template) || standsInFrame(contact, page);
    into.set(contact.key, found);
  };
  for (const page of inOrder(reading)) {
    const onPage = contactsOn(page, countries, reading);
    doubtful.push(...onPage.doubtful.map((text) => ({ text, url: page.finalUrl })));
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
  const contacts = { emails: ranked(emails), phones: ranked(phones), addresses: ranked(addresses), samples, doubtful };
  READ.set(reading, contacts);
  return contacts;
}

/** Pages that say how a site is reached come first; the frame of the others only repeats it. */
function inOrder({ pages }: Reading): Page[] {
  const rank = ({ template }: Page) => (TELLING.includes(template) ? TELLING.indexOf(template) : TELLING.length);
  return [...pages].sort((a, b) => rank(a) - rank(b));
}

const ranked = (found: Map<string, FitContact>) =>
  [...found.values()].sort(
    (a, b) => Number(b.isTold) - Number(a.isTold) || b.pages - a.pages || b.mentions - a.mentions,
  );

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d@]+/gu, " ");
const bareFoot = perText((page) => bare(footOf(page)));

/** Whether the frame of a page says it: its foot, or a link beside its text. */
function standsInFrame({ text, key }: Pick<FitContact, "text" | "key">, page: Page): boolean {
  const linked = page.links.filter(({ raw, region }) => region !== "main" && /^(?:tel|mailto):/i.test(raw));
  return bareFoot(page).includes(bare(text)) || linked.some((link) => link.raw.toLowerCase().includes(key));
}

/** Digits by which a number is told from others, however it is written. */
const TELLING_DIGITS = 8;

/** How often a page says it: of a number the last digits, in any grouping. */
function mentionsOf(key: string, page: Page): number {
  const { text, ungrouped } = saidOn(page);
  return /^\+?\d+$/.test(key) ? ungrouped.split(key.slice(-TELLING_DIGITS)).length - 1 : text.split(key).length - 1;
}

/** All that a page says, and the same with the digits of numbers drawn together. */
const saidOn = perText(({ head, bodyText }) => {
  const text = [head.title ?? "", head.description ?? "", bodyText].join("\n").toLowerCase();
  return { text, ungrouped: text.replace(/(?<=\d)[\s()./–-]{1,3}(?=\d)/g, "") };
});
