import type { Page, StructuredNode } from "../types.ts";
import { isForeignToDomains, isTrade } from "./distinctive.ts";
import { agreement, isWholeDomain } from "./domain-agreement.ts";
import { titleParts } from "./names.ts";
import { isWebsite, textOf } from "./own-nodes.ts";
import { spelledOut } from "./spelled-out.ts";
import { tidyName } from "./tidy-name.ts";

/** Where a site says a name; `declared`: in data or metadata that is about names. */
export type NameSource = "declared" | "title" | "logo" | "home" | "copyright" | "heading" | "spelled" | "part";

/** A name that a site may go by, with what speaks for it. */
export interface BrandCandidate {
  name: string;
  score: number;
  source: NameSource;
}

/** What candidates are judged by. */
export interface NamedSite {
  /** First label of the site's domain; `null` where it has none. */
  label: string | null;
  language: string;
}

/** Lines of copyright, as far as the name after the sign goes. */
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?\s*)?(?:by\s+)?([^\n|.,©]{2,80})/giu;
const PAGES_READ = 4;
const END_OF_BODY = 3_000;
/** Title parts, headings and lines of copyright that are looked at; each is weighed against all the text. */
const MOST_OF_A_KIND = 40;

/** Every name that the pages say, scored by where it stands and by how far the domain agrees. */
export function brandCandidates(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  site: NamedSite,
): BrandCandidate[] {
  const home = pages[0]!;
  const { label } = site;
  const candidates: BrandCandidate[] = [];
  const add = (text: string | null | undefined, score: number, source: NameSource): void => {
    const name = tidyName(text ?? "");
    if (name && (source === "declared" || !isTradeStart(name, site)))
      candidates.push({ name, score: score + agreement(name, label), source });
  };
  for (const node of nodes) {
    add(textOf(node, "name"), isWebsite(node) ? 5 : 6, "declared");
    add(textOf(node, "alternateName"), 1, "declared");
  }
  add(home.head.og["og:site_name"], 6, "declared");
  add(home.head.meta["application-name"], 4, "declared");
  add(home.head.meta["apple-mobile-web-app-title"], 2, "declared");
  for (const page of pages.slice(0, PAGES_READ))
    for (const part of titleParts(page.head.title ?? "").slice(0, MOST_OF_A_KIND))
      add(part, label ? 0 : saidOften(part, pages), "title");
  const corners = `${home.footerText}\n${home.bodyText.slice(-END_OF_BODY)}`;
  for (const [, text] of corners.matchAll(COPYRIGHT).take(MOST_OF_A_KIND)) add(text, 1, "copyright");
  const root = new URL("/", home.finalUrl).href;
  add(home.links.find((link) => link.href === root && link.text && link.region !== "main")?.text, 1, "home");
  const logo = home.images.find(({ src, alt }) => alt && /logo/iu.test(`${src} ${alt}`));
  add(logo?.alt?.replace(/\s{0,4}\blogo\b\s{0,4}/iu, " "), 1, "logo");
  for (const heading of home.h1.slice(0, MOST_OF_A_KIND)) if (isForeignToDomains(heading)) add(heading, 1, "heading");
  for (const name of label ? spelledOut(pages, label) : []) add(name, 0, "spelled");
  for (const part of titleParts(candidates.map((each) => each.name).join(" | "))) add(part, 0, "part");
  return candidates;
}

/** Words of the trade or the place that begin a domain are no name, unless they are all of it. */
function isTradeStart(name: string, { label, language }: NamedSite): boolean {
  return agreement(name, label) > 0 && !isWholeDomain(name, label) && isTrade(name, language);
}

/** Without a domain to go by, the part of a title that the pages repeat is the name. */
function saidOften(part: string, pages: readonly Page[]): number {
  const inTitles = pages.filter((page) => titleParts(page.head.title ?? "").includes(part)).length;
  const inText = pages[0]!.bodyText.split(part).length - 1;
  const isLast = titleParts(pages[0]!.head.title ?? "").at(-1) === part;
  return (
    (inTitles > 1 ? 4 : 0) + (isLast ? 0.6 : 0) + Math.min(2, inText * 0.5) - (part.split(/\s+/).length > 3 ? 2 : 0)
  );
}
