import { getDomain } from "tldts";
import { hasLegalForm } from "../../read-site/facts/names.ts";
import type { Page } from "../../read-site/types.ts";
import type { SiteFacts } from "../../types.ts";
import { findEmails } from "./emails.ts";
import { isOnOwnDomain, isOwnMail, isOwnName } from "./own-mail.ts";

/** Pages about the house itself: whoever is named there runs it, under whatever name. */
const OF_THE_HOUSE: readonly Page["template"][] = ["contact", "legal", "about"];
/** Legal forms in capitals, as letterheads write them. */
const FORM_IN_CAPITALS =
  /[\s,](?:GMBH(?: & CO\.? KG)?|J?\.?D\.?O\.?O|S\.?R\.?O|S\.?R\.?L|S\.P\.A|LTD|LIMITED|INC|LLC|KFT|SARL|B\.?V)\.?$/;
const WEBSITE = /(?:https?:\/\/|(?<![\p{L}\d@.])www\.)[\p{L}\d.-]{4,80}/iu;
/** Words of a line that is a name, lines of a block of contacts, and characters of each. */
const NAME_WORDS = 7;
const BLOCK_LINES = 9;
const LINE = 80;
/** Characters of a label that stands in a line of its own between two contacts. */
const LABEL = 20;

/**
 * The lines in which a page says how somebody else is reached: a company's name with its legal form, and below it that
 * company's own website; or a mailbox on another company's domain, with the contacts around it. A portal, a dealer, an
 * agent's listing or a directory tells of others so. What stands at the foot, or on a page about the house, is the house's.
 */
export function blocksOfOthers({ bodyText, footerText, template, links }: Page, facts: SiteFacts): string {
  if (OF_THE_HOUSE.includes(template)) return "";
  const lines = bodyText.split("\n");
  const foot = new Set(footerText.split("\n"));
  const framed = links.filter(({ region }) => region !== "main").map(({ raw, text }) => `${raw} ${text}`);
  const own = new Set(findEmails(framed.join("\n")).map((email) => email.toLowerCase()));
  const isName = (line: string) => !foot.has(line) && isCompany(line) && !isOwnName(line, facts);
  const isOfOther = (email: string) => !isOwnMail(email, facts) && !own.has(email.toLowerCase());
  const of = new Set<number>();
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at++) of.add(at);
  };
  for (const [at, line] of lines.entries()) {
    if (of.has(at)) continue;
    if (line.length <= LINE && !foot.has(line) && findEmails(line).some(isOfOther))
      keep(...aroundContact(lines, at, (each) => findEmails(each).some((email) => isOnOwnDomain(email, facts))));
    if (!isName(line)) continue;
    const below = lines.slice(at + 1, at + 1 + BLOCK_LINES);
    const next = below.findIndex(isCompany);
    const block = next === -1 ? below : below.slice(0, next);
    const site = block.findIndex((each) => isOfOthers(WEBSITE.exec(each)?.[0], facts));
    if (site === -1) continue;
    const rest = block.slice(site + 1).findIndex((each) => !isContactLine(each));
    keep(at, at + 1 + (rest === -1 ? block.length : site + 1 + rest));
  }
  return lines.filter((_, at) => of.has(at)).join("\n");
}

/** The run of lines with contacts that a line stands in, labels between them left in place, up to the house's own mailbox: its first, and the one behind it. */
function aroundContact(
  lines: readonly string[],
  at: number,
  isOwn: (line: string) => boolean,
): [from: number, to: number] {
  const reach = (side: readonly string[]) => {
    const isLabel = (line: string, next: number) => line.length <= LABEL && isContactLine(side[next + 1] ?? "");
    const ends = side.findIndex((line, next) => isOwn(line) || (!isContactLine(line) && !isLabel(line, next)));
    return ends === -1 ? side.length : ends;
  };
  const above = reach(lines.slice(Math.max(0, at - BLOCK_LINES), at).toReversed());
  return [at - above, at + 1 + reach(lines.slice(at + 1, at + 1 + BLOCK_LINES))];
}

const isCompany = (line: string): boolean =>
  line.length <= LINE && line.split(" ").length <= NAME_WORDS && (hasLegalForm(line) || FORM_IN_CAPITALS.test(line));

const isContactLine = (line: string): boolean =>
  line.length <= LINE && (line.includes("@") || /\d\D{0,3}\d{2}/.test(line));

function isOfOthers(address: string | undefined, { domain, formerDomains = [] }: SiteFacts): boolean {
  const other = address && getDomain(address);
  return Boolean(other) && other !== domain && !formerDomains.includes(other!);
}
