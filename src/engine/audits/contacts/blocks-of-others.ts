import { getDomain } from "tldts";
import { hasLegalForm, squash } from "../../read-site/facts/names.ts";
import type { Page } from "../../read-site/types.ts";
import type { SiteFacts } from "../../types.ts";

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

/**
 * The lines in which a page says how another company is reached: a company's name with its legal form, and below it
 * that company's own website. A portal, a dealer or a directory tells of others so.
 */
export function blocksOfOthers({ bodyText, footerText, template }: Page, facts: SiteFacts): string {
  if (OF_THE_HOUSE.includes(template)) return "";
  const lines = bodyText.split("\n");
  const foot = new Set(footerText.split("\n"));
  const isName = (line: string) => !foot.has(line) && isCompany(line) && !isOwnName(line, facts);
  return lines
    .flatMap((line, at) => {
      if (!isName(line)) return [];
      const below = lines.slice(at + 1, at + 1 + BLOCK_LINES);
      const next = below.findIndex(isCompany);
      const block = next === -1 ? below : below.slice(0, next);
      const site = block.findIndex((each) => isOfOthers(WEBSITE.exec(each)?.[0], facts));
      if (site === -1) return [];
      const rest = block.slice(site + 1).findIndex((each) => !isContactLine(each));
      return [line, ...(rest === -1 ? block : block.slice(0, site + 1 + rest))];
    })
    .join("\n");
}

const isCompany = (line: string): boolean =>
  line.length <= LINE && line.split(" ").length <= NAME_WORDS && (hasLegalForm(line) || FORM_IN_CAPITALS.test(line));

const isContactLine = (line: string): boolean =>
  line.length <= LINE && (line.includes("@") || /\d\D{0,3}\d{2}/.test(line));

/** Whether a company's name is the site's own: it holds the brand or the name in the address, or is held by it. */
function isOwnName(line: string, { brand, legalName, aliases, domain }: SiteFacts): boolean {
  const name = squash(line);
  const own = [brand, legalName ?? "", ...aliases, domain.split(".")[0]!].map(squash).filter((each) => each.length > 2);
  return own.some((each) => name.includes(each) || each.includes(name));
}

function isOfOthers(address: string | undefined, { domain, formerDomains = [] }: SiteFacts): boolean {
  const other = address && getDomain(address);
  return Boolean(other) && other !== domain && !formerDomains.includes(other!);
}
