import type { Page, StructuredNode } from "../../read-site/types.ts";
import type { SiteFacts } from "../../types.ts";
import { childNodes, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { footOf } from "../text/pages.ts";
import { findAddress } from "./addresses.ts";
import { blocksOfOthers } from "./blocks-of-others.ts";
import { findEmails } from "./emails.ts";
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
}

/** Contacts of one page, once each: links first, then its text, then its data; what belongs to another company is left out. */
export function contactsOn(page: Page, countries: string[], facts: SiteFacts): OnPage {
  const isOwn = OWN.includes(page.template);
  const linkTexts = page.links.filter(({ region }) => isOwn || region !== "main").map(({ text }) => text);
  const told = isOwn ? page.bodyText : footOf(page);
  const text = [told, ...linkTexts].join("\n");
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
  const others = blocksOfOthers(page, facts);
  const foreign = {
    mails: new Set(findEmails(others).map(lower)),
    phones: new Set(keysOf(findPhones(others, countries))),
  };
  const address = findAddress(told) ?? declaredAddress(page);
  return {
    emails: unique([...mails, ...findEmails(text), ...declaredMails], lower)
      .filter((email) => !foreign.mails.has(lower(email)))
      .slice(0, MOST_ON_PAGE),
    phones: unique([...calls, ...findPhones(text, countries), ...declaredCalls], ({ key }) => key)
      .filter(({ key }) => !foreign.phones.has(key))
      .slice(0, MOST_ON_PAGE),
    addresses: address && !isSampleAddress(address) && address !== findAddress(others) ? [address] : [],
  };
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
