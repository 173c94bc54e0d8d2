import { getDomain } from "tldts";
import type { Page, Reading } from "../../read-site/types.ts";
import { byShare, notApplicable, notMeasured } from "../judgement.ts";
import { pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { type Author, authorsOf, isSameName } from "./authors.ts";
import { findCredential } from "./credential.ts";

const MAX_AUTHORS = 5;
const MIN_WORDS = 40;
const PASS_AT = 0.6;

/** Named authors have a page that says who they are. */
export const authorProfile: Audit = {
  id: "eeat.author-profile",
  signal: "eeat",
  grade: "C",
  effort: "medium",
  title: "Authors have a profile page",
  why: "A short profile lets readers check what a writer knows of the subject.",
  judge(reading) {
    const authors = distinct(
      pagesOf(reading, ["article"]).flatMap((page) => authorsOf(page, reading).map((author) => ({ ...author, page }))),
    );
    if (authors.length === 0) return notApplicable("No named author was found.");
    const judged = authors.slice(0, MAX_AUTHORS).map((author) => ({ author, ...judgeAuthor(author, reading) }));
    const known = judged.filter((each): each is typeof each & { score: number } => each.score !== null);
    const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length;
    if (known.length === 0 || (known.length < judged.length && mean < PASS_AT))
      return notMeasured("The authors' pages were not among the pages that were read.");
    const evidence = known.map(({ author, observed }) => ({
      url: author.url ?? author.page.finalUrl,
      observed: `${author.name}: ${observed}`,
      expected: `a page of ${MIN_WORDS} words or more about the author, with a profile elsewhere or a credential`,
    }));
    return byShare(mean, evidence, { passAt: PASS_AT });
  },
  fix: () => ({
    title: "Give each writer a short profile page",
    how: "Write a few lines about each writer's background, link one profile elsewhere, and link the page from their articles.",
    paste: null,
  }),
};

function judgeAuthor(
  { name, url, page }: Author & { page: Page },
  reading: Reading,
): { score: number | null; observed: string } {
  if (!url)
    return isIntroduced(name, page)
      ? { score: 0.5, observed: "a line about them on the page, and no page of their own" }
      : { score: 0, observed: "no page about them is linked" };
  const isOwn = getDomain(url) === getDomain(reading.origin) || new URL(url).origin === reading.origin;
  if (!isOwn) return { score: 0.5, observed: `only a profile on another site (${url})` };
  const profile = reading.pages.find((page) => samePage(page, url));
  if (!profile) return { score: null, observed: "" };
  if (!isSameName(name, `${profile.mainText} ${profile.h1.join(" ")}`))
    return { score: 0, observed: "the linked page does not name them" };
  if (profile.mainWords < MIN_WORDS) return { score: 0.5, observed: `${profile.mainWords} words about them` };
  const elsewhere = profile.links.some(
    ({ href, region }) => region === "main" && /^https?:/.test(href) && !href.includes(reading.site),
  );
  return elsewhere || findCredential([profile])
    ? { score: 1, observed: "a full profile" }
    : { score: 0.5, observed: "no profile elsewhere and no credential" };
}

/** Words of a line that says who somebody is. */
const MIN_LINE = 6;

/** "Ann Miller is a marine engineer in Kiel and writes about boats." */
function isIntroduced(name: string, { bodyText }: Page): boolean {
  return bodyText
    .split("\n")
    .some(
      (line) =>
        line.toLowerCase().startsWith(name.toLowerCase()) &&
        /^,?\s(?:is|has|was|covers|writes|works|ist|arbeitet|schreibt|est|écrit|es|è|scrive|schrijft|é)\s/i.test(
          line.slice(name.length),
        ) &&
        line.split(" ").length >= MIN_LINE,
    );
}

const samePage = ({ url, finalUrl }: Page, wanted: string): boolean => {
  const bare = (text: string) => text.split("#")[0]!.replace(/\/$/, "");
  return bare(finalUrl) === bare(wanted) || bare(url) === bare(wanted);
};

function distinct<T extends Author>(authors: T[]): T[] {
  return authors.filter((author, at) => authors.findIndex(({ name }) => name === author.name) === at);
}
