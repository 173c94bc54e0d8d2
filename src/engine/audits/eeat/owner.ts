import { foldWords } from "../../language/fold.ts";
import { holdsWords } from "../../language/holds-words.ts";
import type { Reading } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { endsLongerNames } from "../recipes/said.ts";
import { isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { knownUrls } from "../technical/own-links.ts";
import { languageOf } from "../text/lexicon.ts";
import { endOf, footOf } from "../text/pages.ts";
import { knowsLinksIn } from "../text/slugs.ts";
import type { Audit } from "../types.ts";
import { aboutLinks } from "./about-links.ts";
import { ownPerson } from "./first-person.ts";
import { comparableName, rightsHolder } from "./site-names.ts";

/** A site of so few pages tells on its home page what it is. */
const SMALL_SITE = 3;

const EXPECTED = "the owner's name as text, and a link from the home page to a page about the owner";

/** It can be read who is behind the site, and a page about them is linked from the home page. */
export const owner: Audit = {
  id: "eeat.owner",
  signal: "eeat",
  grade: "A",
  effort: "low",
  title: "It is clear who is behind the site",
  why: "Quality raters look first for who is responsible for a site; a visitor, and an assistant that checks, needs the same.",
  judge(reading) {
    const person = ownPerson(reading);
    if (person)
      return pass({
        url: reading.home.finalUrl,
        observed: `the home page itself says who is behind the site: “${person}”, in the first person`,
        expected: EXPECTED,
      });
    const [about] = aboutLinks(reading);
    const named = findOwnerName(reading);
    const evidence = {
      url: about?.href ?? reading.home.finalUrl,
      observed: `${named ? `named as “${named.name}” on ${named.url}` : whereNot(reading)}; ${about ? `about page linked as “${about.text || about.href}”` : "no link to an about page"}`,
      expected: EXPECTED,
    };
    if (named && (about || knownUrls(reading).size < SMALL_SITE)) return pass(evidence);
    if (about && !readOwn(reading))
      return notMeasured(
        `The page “${about.text || about.href}”, where the owner would be named, was not read.`,
        evidence,
      );
    if (!about && !knowsLinksIn(languageOf(reading.home))) {
      return notMeasured(
        "We do not know what a link to an about page is called in the language of this site.",
        evidence,
      );
    }
    return named || about ? partial(0.5, evidence) : fail(evidence);
  },
  fix: (reading) => ({
    title: "Say who is behind the site",
    how:
      aboutLinks(reading).length > 0
        ? "Write the name of the company or person behind the site, as text, on the about page and into the footer of every page."
        : withPlatformStep(
            "Add an “About” page that names the company or person behind the site, and link it in the menu or footer.",
            reading,
            "menu",
          ),
    paste: null,
  }),
};

/** Whether one of the pages was read on which owners are named. */
const readOwn = ({ pages }: Reading): boolean =>
  pages.some(({ template }) => ["about", "legal", "contact"].includes(template));

/** Says of what was read only. */
function whereNot(reading: Reading): string {
  const read = reading.pages.filter(({ template }) => ["about", "legal", "contact"].includes(template));
  const where =
    read.length > 0
      ? `on ${read.map(({ finalUrl }) => finalUrl).join(", ")} or in the footer`
      : "in the footer of the home page";
  return `neither the brand nor a company's name stands ${where}`;
}

/** A company by its legal form, as in "Editoriale Nord SpA"; who made or runs the pages ("by Pixel GmbH") is another. */
const COMPANY =
  /(?<![\p{L}\d&.’'-])(?<!(?<!\p{L})(?:by|von|par|di|door|av)[ ](?:\p{Lu}[\p{L}\d&.’'-]{1,30}[ ](?:(?:&|und|and|et|og)[ ])?){0,4})\p{Lu}[\p{L}\d&.’'-]{1,30}(?:[ ](?:&|e|og|och|und|and|et|de|di|\p{Lu}[\p{L}\d&.’'-]{0,30})){0,4}[ ](?:GmbH(?: & Co\. KG)?|AG|OHG|e\.K\.|S\.?p\.?A\.?|S\.?r\.?l\.?|Ltd|Limited|Inc|LLC|PLC|plc|AB|A\/S|ApS|Oy|Oyj|B\.?V\.?|N\.?V\.?|SAS|SARL|Sp\. z o\.o\.|s\.r\.o\.|d\.o\.o\.|Kft|Zrt|Lda|Ltda|Pty)(?![\p{L}\d])/u;

/** The first of the owner's names that stands where owners are named; `null` when none does. */
function findOwnerName(reading: Reading): { name: string; url: string } | null {
  const names = ownerNames(reading);
  const telling = reading.pages.filter(({ template }) => ["about", "legal", "contact"].includes(template));
  const feet = reading.pages.map((page) => ({ url: page.finalUrl, text: `${page.footerText}\n${endOf(page)}` }));
  for (const { url, text } of [...telling.map((page) => ({ url: page.finalUrl, text: page.bodyText })), ...feet]) {
    const folded = foldWords(text.replace(MAIL, " "));
    const compact = folded.replaceAll(" ", "");
    const name = names.find((each) => holdsWords(folded, foldWords(each)) || compact.includes(compactName(each)));
    if (name) return { name: endsLongerNames(name, reading) ? longer(name, text) : name, url };
  }
  for (const page of reading.pages) {
    const name = COMPANY.exec(footOf(page))?.[0]?.trim() ?? rightsHolder(page);
    if (name) return { name, url: page.finalUrl };
  }
  return null;
}

/** A mail address says the name of its domain, and nobody's. */
const MAIL = /(?<![^\s@])[^\s@]{1,64}@\S{1,255}/g;

/** A name with the capitalised words before it: "Ada Reed Photography" for "Reed Photography". */
const longer = (name: string, text: string): string =>
  new RegExp(String.raw`(?:\p{Lu}[\p{L}'’.-]{0,30} ){1,3}${RegExp.escape(name)}`, "u").exec(text)?.[0] ?? name;

/** Letters by which a name is told that is written in one word here and in several there. */
const MIN_COMPACT = 8;

/** A name without spaces and domain ending ("harbourdaily.com"); what no text holds where it is short. */
function compactName(name: string): string {
  const compact = comparableName(name).replaceAll(" ", "");
  return compact.length >= MIN_COMPACT ? compact : "\0";
}

/** Legal name first, then the names of the data and the brand. */
function ownerNames({ facts, pages }: Reading): string[] {
  const declared = pages.flatMap((page) =>
    nodesOf(page)
      .filter((node) => isOf(node, "Organization") || isOf(node, "Person"))
      .flatMap((node) => [...textsOf(node.legalName), ...textsOf(node.name)]),
  );
  return [...new Set([facts.legalName ?? "", ...declared, facts.brand, ...facts.aliases])].filter(
    (name) => foldWords(name).length > 1,
  );
}
