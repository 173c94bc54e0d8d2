import { getDomain, getDomainWithoutSuffix } from "tldts";
import { either, wordsOfAll } from "../../language/languages.ts";
import { wordsOf } from "../../language/words.ts";
import { blockText } from "../../read-site/parse/blocks.ts";
import type { Link, Page } from "../../read-site/types.ts";
import { perText } from "../text/pages.ts";
import nonSources from "./non-sources.json" with { type: "json" };

const NON_SOURCES = new Set(nonSources.domains);
const UNVOUCHED = ["nofollow", "sponsored", "ugc"];

/** Letters besides its links that make a text a statement rather than a row of links. */
const MIN_BESIDE = 4;

/** Links in the text that vouch for a page of somebody else: no social networks, shops of apps, payment or own group, no buttons beside the text. */
export function sourceLinks(page: Page, ownDomain: string): Link[] {
  const own = getDomainWithoutSuffix(ownDomain) ?? ownDomain;
  return page.links.filter(({ href, rel, region, text }) => {
    if (region !== "main" || !/^https?:/.test(href) || rel.some((each) => UNVOUCHED.includes(each))) return false;
    if (passesOwnAddress(href, page.finalUrl)) return false;
    if (!standsInText(text, page)) return false;
    const domain = getDomain(href);
    if (!domain || NON_SOURCES.has(domain) || NON_SOURCES.has(new URL(href).hostname.replace(/^www\./, "")))
      return false;
    return domain !== ownDomain && getDomainWithoutSuffix(href) !== own;
  });
}

const STUDY = new RegExp(String.raw`(?<!\p{L})(?:${either(wordsOfAll("studies"))})(?!\p{L})`, "iu");

/** Words of a study's name: "the study" names none. */
const MIN_NAME = 3;

/** Addresses of the house's own studies that the text names and links: it may rest on what it found itself. */
export function studyLinks(page: Page, ownDomain: string): string[] {
  const own = page.finalUrl.split("#")[0];
  const named = page.links.filter(
    ({ href, region, text }) =>
      region === "main" &&
      href !== own &&
      (getDomain(href) ?? URL.parse(href)?.hostname) === ownDomain &&
      STUDY.test(text) &&
      wordsOf(text).length >= MIN_NAME,
  );
  return [...new Set(named.filter(({ text }) => standsInText(text, page)).map(({ href }) => href))];
}

/** The registrable domains behind them, each once. */
export function sourceDomains(page: Page, ownDomain: string): string[] {
  return [...new Set(sourceLinks(page, ownDomain).map(({ href }) => getDomain(href)!))];
}

/** Whether a link is part of a statement. */
const standsInText = (text: string, page: Page): boolean =>
  text !== "" && statementsOn(page).some((each) => each.length >= text.length + MIN_BESIDE && each.includes(text));

const statementsOn = perText(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items : [blockText(block)])),
);

/** A button that hands this page's address to another site vouches for nothing. */
function passesOwnAddress(href: string, own: string): boolean {
  const { host } = new URL(own);
  return URL.canParse(href) && new URL(href).search.toLowerCase().includes(host);
}
