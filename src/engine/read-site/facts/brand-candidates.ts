import { foldWords } from "../../language/fold.ts";
import { holdsWords } from "../../language/holds-words.ts";
import { languageOf } from "../../language/languages.ts";
import type { Page, StructuredNode } from "../types.ts";
import { isDistinctive, isForeignToDomains } from "./distinctive.ts";
import { agreement, isWholeDomain } from "./domain-agreement.ts";
import { isWhatItDoes, isWhereItIs, type NamedSite } from "./named-site.ts";
import { titleParts } from "./names.ts";
import { isWebsite, textOf } from "./own-nodes.ts";
import { isPageName } from "./page-names.ts";
import { isOnlyPlace } from "./place-names.ts";
import { isSlogan } from "./slogan.ts";
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

/** Lines of copyright, as far as the name after the sign goes. */
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?\s*)?(?:by\s+)?((?:[^\n|.,©]|(?<=(?<!\p{L})\p{L})\.(?=\p{L})|(?<=\.\p{L})\.|(?<=(?<!\p{L})Dr)\.){2,80})/giu;
const PAGES_READ = 4;
const END_OF_BODY = 3_000;
const MOST_TEXT = 60_000;
const LONGEST_PART = 200;
/** "Seidel in Bamberg", whole. */
const IN_TOWN = /^(.+)\s(?:in|à|en|a|em|u|v|ve|w|we|te|i|în|в|у|во|في|στη|στην|στο|στα)\s(.+)$/u;
/** Title parts, headings and lines of copyright that are looked at; each is weighed against all the text. */
const MOST_OF_A_KIND = 40;
/** Less for words of the trade alone that no domain holds; more for a part of the title that the site says of itself elsewhere. */
const ONLY_TRADE = 4;
const HEARD = 2;
/** What a part of the title that begins with the site's town is worth less as a name. */
const WITH_PLACE = 1.5;

/** Every name that the pages say, scored by where it stands and by how far the domain agrees. */
export function brandCandidates(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  site: NamedSite,
): BrandCandidate[] {
  const home = pages[0]!;
  const { label } = site;
  const candidates: BrandCandidate[] = [];
  const corners = `${home.footerText}\n${home.bodyText.slice(-END_OF_BODY)}`;
  const rights = [...corners.matchAll(COPYRIGHT).take(MOST_OF_A_KIND)].map(([, text]) => text!);
  const root = new URL("/", home.finalUrl).href;
  const homeLink = home.links.find((link) => link.href === root && link.text && link.region !== "main")?.text;
  const logo = home.images
    .find(({ src, alt }) => alt && /logo/iu.test(`${src} ${alt}`))
    ?.alt?.replace(/\s{0,4}\blogo\b\s{0,4}/iu, " ");
  const signs = [...rights, homeLink ?? "", logo ?? ""].map((text) => text.slice(0, LONGEST_PART));
  // A heading is heard as a name where the foot of the page says it too: slogans stand in title and heading alone.
  const foot = `${home.footerText.slice(0, END_OF_BODY)}\n${signs.join("\n")}`;
  const headed = home.h1.slice(0, MOST_OF_A_KIND).filter((text) => !isCalledOut(text, site) || isSaidIn([foot], text));
  const heard = [...signs, ...headed].map((text) => text.slice(0, LONGEST_PART));
  const add = (text: string | null | undefined, score: number, source: NameSource): void => {
    const name = tidyName(text ?? "");
    if (!name || isPageName(name) || isWhereItIs(name, { ...site, isSigned: isSaidIn(signs, name) })) return;
    if (source !== "declared" && (isTradeStart(name, site) || isCalledOut(name, site))) return;
    const agreed = agreement(name, label);
    const isHeard = source === "title" && isSaidIn(heard, name);
    candidates.push({
      name,
      score:
        score +
        (isHeard ? HEARD : 0) -
        (source === "title" && agreed <= 0 && beginsInTown(name, site) ? WITH_PLACE : 0) +
        (isHeard || !site.isPublic ? Math.max(0, agreed) : agreed) -
        (agreed <= 0 && isWhatItDoes(name, site) ? ONLY_TRADE : 0),
      source,
    });
  };
  for (const node of nodes) {
    add(textOf(node, "name"), isWebsite(node) ? 5 : 6, "declared");
    add(textOf(node, "alternateName"), 1, "declared");
  }
  add(home.head.og["og:site_name"], 6, "declared");
  add(home.head.meta["application-name"], 4, "declared");
  add(home.head.meta["apple-mobile-web-app-title"], 2, "declared");
  for (const page of pages.slice(0, PAGES_READ))
    for (const part of namesIn(page.head.title ?? "", site))
      add(part, site.isPublic ? 0 : saidOften(part, { pages, site }), "title");
  for (const text of rights) add(text, 1, "copyright");
  add(homeLink, 1, "home");
  add(logo, 1, "logo");
  // A heading is a slogan as often as a name: it is one where the site says it elsewhere too.
  const elsewhere = [home.head.title ?? "", home.footerText, ...signs];
  for (const heading of home.h1.slice(0, MOST_OF_A_KIND))
    if (isForeignToDomains(heading) && isSaidIn(elsewhere, heading)) add(heading, 1, "heading");
  const shown = [...heard, home.head.title ?? ""];
  const said = label ? spelledOut(pages, label) : [];
  // Where the pages say all of the domain, its beginning alone is no name: "La Espiga" of laespigadeoro.
  const whole = said.filter((name) => isWholeDomain(name, label));
  const spelled = (whole.length > 0 ? whole : said).filter(
    (name) => !isOnlyInLonger(name, home, site) && (isSaidIn(shown, name) || !isWhatItDoes(name, site)),
  );
  for (const name of spelled) add(name, 0, "spelled");
  for (const part of titleParts(candidates.map((each) => each.name).join(" | "))) add(part, 0, "part");
  return candidates;
}

/** "대전 원목가구 맞춤제작", "Kobe dentist": a place the site says it is in, then more words, is what it does where. */
function beginsInTown(name: string, site: NamedSite): boolean {
  const [first = "", ...rest] = name.split(/\s+/u);
  return rest.length > 0 && isOnlyPlace(first, { language: site.language, own: site.places });
}

/** Words of the trade or the place that begin a domain are no name, unless they are all of it. */
function isTradeStart(name: string, site: NamedSite): boolean {
  return agreement(name, site.label) > 0 && !isWholeDomain(name, site.label) && isWhatItDoes(name, site);
}

/** Parts of a title; what commas or an "in" part stands alone where one side is only a place or a trade. */
function namesIn(title: string, site: NamedSite): string[] {
  return titleParts(title)
    .slice(0, MOST_OF_A_KIND)
    .flatMap((part) => {
      const pieces = part.split(/[,，、]\s?/u, MOST_OF_A_KIND).filter(Boolean);
      return pieces.length > 1 && pieces.some((piece) => isWhatItDoes(piece, site)) ? pieces : sentencesOf(part);
    })
    .map((part) => {
      const [, name = "", town = ""] = IN_TOWN.exec(part.slice(0, LONGEST_PART)) ?? [];
      const isName = name.includes(" ") && !isWhatItDoes(name, site) && !(site.language === "en" && / a /u.test(part));
      return isName && isWhereItIs(town, { ...site, isSigned: false }) ? name : part;
    });
}

/** "Правовед. Решаем!": a name and what is called out after it. */
function sentencesOf(part: string): string[] {
  return part.slice(0, LONGEST_PART).split(/(?<=\p{L}{4})[.!]\s/u);
}

/** "Perdite? Arrivo!", "vi kommer, når det drypper": what is called out to buyers, or said of oneself, is no name. */
function isCalledOut(text: string, { language }: NamedSite): boolean {
  const { firstPersons } = languageOf(language);
  const words = foldWords(text).split(" ");
  return (
    isSlogan(text) ||
    /[?¿¡]|(?<=\p{L}{4})[!.]\s\S/u.test(text) ||
    (words.length > 2 && words.some((word) => firstPersons.has(word)))
  );
}

/** Whether a page says a name only within a longer one, its heading or the name with words of the trade: "Bella" of "Bella Nails". */
function isOnlyInLonger(name: string, home: Page, site: NamedSite): boolean {
  const words = foldWords(name);
  const headings = home.h1.slice(0, MOST_OF_A_KIND).map(foldWords);
  const longer = namesIn(home.head.title ?? "", site)
    .map(foldWords)
    .find((part) => {
      const rest = ` ${part} `.replace(` ${words} `, " ").trim();
      return rest.length > 0 && rest.length < part.length && (headings.includes(part) || isWhatItDoes(rest, site));
    });
  if (longer === undefined) return false;
  const text = ` ${foldWords(`${home.head.title}\n${home.bodyText.slice(0, MOST_TEXT)}\n${home.footerText}`)} `;
  return text.split(` ${words} `).length === text.split(` ${longer} `).length;
}

/** Whether one of the texts holds a name as whole words. */
function isSaidIn(texts: readonly string[], name: string): boolean {
  const words = foldWords(name);
  return texts.some((text) => holdsWords(foldWords(text), words));
}

/** Without a domain to go by, the part of a title that the pages repeat, or that holds a word of its own, is the name. */
function saidOften(part: string, { pages, site }: { pages: readonly Page[]; site: NamedSite }): number {
  const inTitles = pages.filter((page) => titleParts(page.head.title ?? "").includes(part)).length;
  const inText = pages[0]!.bodyText.split(part).length - 1;
  const isLast = titleParts(pages[0]!.head.title ?? "").at(-1) === part;
  const isOwn = isDistinctive(part, site.language);
  const holdsTrade = isOwn && part.split(/\s+/u).some((word) => isWhatItDoes(word, site));
  return (
    (inTitles > 1 ? 4 : 0) +
    (isLast ? 0.6 : 0) +
    (isOwn ? 1 : 0) +
    (holdsTrade ? 0.8 : 0) +
    Math.min(2, inText * 0.5) -
    (part.split(/\s+/).length > 3 ? 2 : 0)
  );
}
