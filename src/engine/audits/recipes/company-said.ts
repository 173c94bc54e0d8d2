import { foldWords } from "../../language/fold.ts";
import { holdsWords } from "../../language/holds-words.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { type FitContact, fitContacts } from "../contacts/fit-contacts.ts";
import { isOwnMail } from "../contacts/own-mail.ts";
import { ownProfiles } from "../eeat/profiles.ts";
import { isOf, nodesOf } from "../schema/nodes.ts";
import { isRoot } from "../technical/own-links.ts";
import { findPrices } from "../text/prices.ts";
import { filled } from "./data-block.ts";
import { pagePicture } from "./page-picture.ts";
import { type PostalAddress, postalAddress } from "./postal-address.ts";
import { isSaid } from "./said.ts";

/** What the site says of its company. */
export function companySaid(reading: Reading): Record<string, unknown> {
  const { facts, origin } = reading;
  const { phones, emails, addresses } = toldContacts(reading);
  const own = (value: string | null): string | null => (value !== null && isSaid(value, reading) ? value : null);
  const address = addresses[0] && asData(addresses[0], reading);
  return filled({
    name: facts.brand,
    legalName: own(facts.legalName),
    url: `${origin}/`,
    logo: findLogo(reading),
    image: fitImage(reading),
    description: fitDescription(reading),
    telephone: phones[0]?.value,
    email: own(emails.find((email) => isOwnMail(email.value, facts))?.value ?? null),
    address,
    sameAs: ownProfiles(reading),
  });
}

/** What the owner is told beside a new entry: what it lacks, and what was left out of it. */
export function companyNotes(reading: Reading, entry: Record<string, unknown>): string[] {
  const [mail] = toldContacts(reading).emails;
  return [
    ...(entry.logo || entry["@type"] === "Person"
      ? []
      : ["Add the address of your logo as “logo”: none was found at the top of the page."]),
    ...(mail && !isOwnMail(mail.value, reading.facts)
      ? [`The address ${mail.text} was left out, since it is not on the site's own domain: check it before you add it.`]
      : []),
  ];
}

/** The name under which the site itself goes: what its pages give as such, where that holds the brand. */
export function siteNameOf({ home, facts }: Reading): string {
  const given = home.head.og["og:site_name"]?.trim() ?? "";
  const holds = holdsWords(foldWords(given), foldWords(facts.brand));
  return holds && given.length <= 60 && !/\s[|–—-]\s|[|:]/.test(given) ? given : facts.brand;
}

/** Contacts that stand where a site says how it is reached. */
function toldContacts(reading: Reading) {
  const { phones, emails, addresses } = fitContacts(reading);
  const isTold = (contact: FitContact) => contact.isTold;
  const mails = emails.filter((email) => email.isTold || isOwnMail(email.value, reading.facts));
  return { phones: phones.filter(isTold), emails: mails, addresses: addresses.filter(isTold) };
}

/** Its parts; the house's own name before the street is no part of it. */
function asData({ text }: FitContact, { facts }: Reading): PostalAddress | null {
  const address = postalAddress(text);
  const named = [facts.legalName, facts.brand].find((name) => name && address?.streetAddress.startsWith(`${name} `));
  return address && named ? { ...address, streetAddress: address.streetAddress.slice(named.length).trim() } : address;
}

/**
 * What the site says it is, where that is whole and of the company: not cut off, no offer with its price, no call, no row
 * of slogans, and neither of one article or product nor of the deeper page that the root leads to.
 */
function fitDescription(reading: Reading): string | null {
  const { description } = reading.facts;
  if (description === null || isOfOne(reading.home) || !isSaid(description, reading)) return null;
  const isOther =
    /(?:\.\.\.|…)\s*$|\s[|•·]\s|\d[\s\d()/-]{6,}\d/.test(description) || findPrices(description).length > 0;
  return isOther ? null : description;
}

/** The picture that the home page gives of itself, where that is of the house and not of one product. */
function fitImage({ home }: Reading): string | undefined {
  const isProduct = /^(?:product|article)/i.test(home.head.og["og:type"] ?? "");
  return isProduct || isOfOne(home) ? undefined : pagePicture(home);
}

/** Whether the page that was read as home is about one thing: a product, an article, a page below the root. */
function isOfOne(home: Page): boolean {
  return !isRoot(home.finalUrl) || nodesOf(home).some((node) => isOf(node, "Product") || isOf(node, "Article"));
}

function findLogo({ home }: Reading): string | undefined {
  const logo = home.images.find(({ src, alt, region }) => region === "header" && /logo/i.test(`${src} ${alt ?? ""}`));
  return logo && URL.canParse(logo.src, home.finalUrl) ? new URL(logo.src, home.finalUrl).href : undefined;
}
