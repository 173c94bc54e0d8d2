import type { SiteFacts } from "../../types.ts";
import type { Page, StructuredNode } from "../types.ts";
import { footerLegalName } from "./footer-legal-name.ts";
import { hasLegalForm, plainLetters, squash, titleParts, withoutLegalForm } from "./names.ts";
import { isWebsite, textOf } from "./own-nodes.ts";
import { spelledOut } from "./spelled-out.ts";

const MAX_WORDS = 5;
const MAX_LENGTH = 50;
/** What sites call their pages rather than themselves. */
const PAGE_NAME =
  /^(home|homepage|home page|start|startseite|willkommen|welcome|accueil|inicio|início|index|about( us)?|über uns|contact|kontakt|blog|news|shop|menu|logo)$/i;

interface Candidate {
  name: string;
  score: number;
}

/** The name buyers would use, the legal one where it stands, and other spellings. Prefers names that the domain agrees with. */
export function readBrand(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  domain: string | null,
): Pick<SiteFacts, "brand" | "legalName" | "aliases"> {
  const home = pages[0]!;
  const label = domain?.split(".")[0] ?? null;
  const candidates: Candidate[] = [];
  const add = (text: string | null | undefined, score: number) => {
    const name = tidy(text ?? "");
    if (name && !PAGE_NAME.test(name)) candidates.push({ name, score: score + agreement(name, label) });
  };

  for (const node of nodes) {
    add(textOf(node, "name"), isWebsite(node) ? 5 : 6);
    add(textOf(node, "alternateName"), 1);
  }
  add(home.head.og["og:site_name"], 6);
  add(home.head.meta["application-name"], 4);
  add(home.head.meta["apple-mobile-web-app-title"], 2);
  for (const page of pages.slice(0, 4))
    for (const part of titleParts(page.head.title ?? "")) add(part, label ? 0 : saidOften(part, pages));
  for (const [, text] of `${home.footerText}\n${home.bodyText.slice(-3000)}`.matchAll(
    /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?\s*)?(?:by\s+)?([^\n|.,©]{2,50})/giu,
  ))
    add(text, 1);
  const root = new URL("/", home.finalUrl).href;
  add(home.links.find((link) => link.href === root && link.text && link.region !== "main")?.text, 1);
  for (const name of label ? spelledOut(pages, label) : []) add(name, 0);
  for (const part of titleParts(candidates.map((each) => each.name).join(" | "))) add(part, 0);

  const sums = new Map<string, Candidate>();
  for (const { name, score } of candidates) {
    const known = sums.get(squash(name));
    if (!known) sums.set(squash(name), { name, score });
    else {
      known.score = Math.max(known.score, score) + 0.5;
      if (looksNamed(name) > looksNamed(known.name)) known.name = name;
    }
  }
  const ranked = [...sums.values()].sort((a, b) => b.score - a.score);
  const brand = ranked[0] && ranked[0].score > 0 ? ranked[0].name : inWords(label ?? new URL(home.finalUrl).hostname);
  const legal =
    nodes.map((node) => textOf(node, "legalName") ?? textOf(node, "name")).find((name) => name && hasLegalForm(name)) ??
    footerLegalName(pages, brand);
  const legalName = legal?.replace(/(?<=GmbH|AG|KG|LLC)\.$/, "") ?? null;
  const aliases = ranked
    .slice(1)
    .filter(({ name, score }) => score >= 5 && agreement(name, label) > 0 && squash(name) !== squash(domain ?? ""))
    .map(({ name }) => name);
  return { brand, legalName, aliases: [...new Set(aliases)].filter((name) => name !== legalName).slice(0, 5) };
}

function tidy(text: string): string {
  const name = withoutLegalForm(
    text
      .replace(/[®™©]/g, "")
      .replace(/\p{Extended_Pictographic}\uFE0F?|[\u2700-\u27BF]/gu, "")
      .replace(/(?<![\s,-])[\s,-]+(19|20)\d\d\b[\s\S]*$/, "")
      .replace(/(all rights reserved|alle rechte vorbehalten)[\s\S]*$/i, "")
      .replace(/\s+/g, " ")
      .trim()
      .replace(/^[\s|•·–—\-:]+|(?<![\s|•·–—\-:])[\s|•·–—\-:]+$/g, ""),
  );
  return name.length <= MAX_LENGTH && name.split(/\s+/).length <= MAX_WORDS && /\p{L}/u.test(name) ? name : "";
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

/** How far a name and a domain say the same: 6 when equal, less when one begins the other. */
function agreement(name: string, label: string | null): number {
  if (label === null) return 0;
  return Math.max(closeness(squash(name), squash(label)), closeness(plainLetters(name), plainLetters(label)));
}

function closeness(plain: string, domain: string): number {
  if (plain === domain) return 6;
  if (plain.length >= 3 && domain.startsWith(plain)) return 2 + (3 * plain.length) / domain.length;
  if (domain.length >= 4 && plain.startsWith(domain)) return 2 + domain.length / plain.length;
  if (domain.length >= 4 && plain.includes(domain)) return 1;
  return -3;
}

/** A domain label as a name: "buero-hoppe" as "Buero Hoppe". */
function inWords(label: string): string {
  return label
    .split("-")
    .map((word) => (word.length < 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

/** Names written with spaces and capitals read better than a domain in lower case. */
function looksNamed(name: string): number {
  const isShouted = name === name.toUpperCase() && name.length > 4;
  return (/\p{Lu}/u.test(name) ? 2 : 0) + (/\s/.test(name) ? 1 : 0) - (isShouted ? 1 : 0);
}
