import type { Page, Reading, StructuredNode } from "../../read-site/types.ts";
import { isOwnCompany } from "../schema/identity-node.ts";
import { childNodes, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { isRoot } from "../technical/own-links.ts";
import { footOf } from "../text/pages.ts";
import { findAddress } from "./addresses.ts";
import { blocksOfOthers } from "./blocks-of-others.ts";
import { findEmails } from "./emails.ts";
import { isOnOwnDomain } from "./own-mail.ts";
import { findPhones, type Phone, phoneOfLink } from "./phones.ts";
import { isSampleAddress } from "./placeholders.ts";

/** Pages that say how a site is reached, those that are there for it first. */
export const TELLING: readonly Page["template"][] = ["contact", "legal", "about", "home"];
/** Pages of the house that may say it anywhere; an article or a product tells of others too, and only its foot is the site's. */
const OWN: readonly Page["template"][] = [...TELLING, "service", "pricing", "other"];

/** Of each kind: a page that has more is a list of others, and each one is looked for in all of the page's text. */
const MOST_ON_PAGE = 300;

interface OnPage {
  emails: string[];
  phones: Phone[];
  addresses: string[];
  /** Of a page of the house: what stands in its text and may be anybody's, a seller's or an agent's say. */
  doubtful: string[];
}

/** Contacts of one page, once each: links first, then its text, then its data; what belongs to another company is left out. */
export function contactsOn(page: Page, countries: string[], reading: Reading): OnPage {
  const isOfHouse = OWN.includes(page.template);
  // The root may lead to a page about one thing, which tells of others as any page below it does.
  const isOwn = isOfHouse && (page.template !== "home" || isRoot(page.finalUrl));
  const spoken = page.links.filter(({ region }) => isOwn || region !== "main");
  const told = isOwn ? page.bodyText : footOf(page);
  const text = [told, ...spoken.map((link) => link.text)].join("\n");
  const links = spoken.map(({ raw }) => raw.trim());
  const mails = links
    .filter((raw) => /^mailto:[^?]*@/i.test(raw))
    .flatMap((raw) => findEmails(decode(raw.slice(7)).split("?")[0]!));
  const callsOf = (raws: string[]) => raws.flatMap(callOf).flatMap((raw) => phoneOfLink(raw, countries) ?? []);
  const ownMails = isOwn ? [] : findEmails(page.bodyText).filter((email) => isOnOwnDomain(email, reading.facts));
  const declared = declaredOn(page, isOwn ? null : reading);
  const declaredCalls = declared
    .flatMap(({ telephone }) => textsOf(telephone))
    .flatMap((raw) => phoneOfLink(raw, countries) ?? []);
  const declaredMails = declared.flatMap(({ email }) => textsOf(email)).flatMap(findEmails);
  const others = blocksOfOthers(page, reading.facts);
  const framed = page.links.filter(({ region }) => region !== "main").map(({ raw }) => raw.trim());
  const inFrame = new Set(keysOf([...findPhones(footOf(page), countries), ...callsOf(framed)]));
  const foreign = {
    mails: new Set(findEmails(others).map(lower)),
    phones: new Set(keysOf(findPhones(others, countries)).filter((key) => !inFrame.has(key))),
  };
  const address = findAddress(told) ?? declaredAddress(declared);
  const emails = unique([...mails, ...findEmails(text), ...ownMails, ...declaredMails], lower)
    .filter((email) => !foreign.mails.has(lower(email)))
    .slice(0, MOST_ON_PAGE);
  const phones = unique([...callsOf(links), ...findPhones(text, countries), ...declaredCalls], ({ key }) => key)
    .filter(({ key }) => !foreign.phones.has(key))
    .slice(0, MOST_ON_PAGE);
  const known = new Set([...emails.map(lower), ...keysOf(phones)]);
  const doubtful = isOfHouse
    ? [
        ...findEmails(page.bodyText).filter((email) => !known.has(lower(email))),
        ...findPhones(page.bodyText, countries).flatMap(({ key, text }) => (known.has(key) ? [] : [text])),
      ]
    : [];
  return {
    emails,
    phones,
    addresses: address && !isSampleAddress(address) && address !== findAddress(others) ? [address] : [],
    doubtful,
  };
}

/** Whom a page's data say how to reach; on a page that tells of others only the company behind the site. */
function declaredOn(page: Page, reading: Reading | null): StructuredNode[] {
  const nodes = nodesOf(page);
  if (reading) return nodes.filter((node) => isOwnCompany(node, page, reading));
  return nodes.filter((node) => isOf(node, "Organization") || isOf(node, "Place") || isOf(node, "Person"));
}

const lower = (text: string): string => text.toLowerCase();
const keysOf = (phones: Phone[]): string[] => phones.map(({ key }) => key);

/** What a link calls: a number, or a chat that is opened by one. */
function callOf(raw: string): string[] {
  if (/^tel:/i.test(raw)) return [raw];
  const chat =
    /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]{0,200}&)?phone=)\+?(\d{7,15})(?!\d)/i.exec(
      raw,
    )?.[1];
  return chat ? [`tel:+${chat}`] : [];
}

function declaredAddress(declared: StructuredNode[]): string | null {
  const address = declared
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
