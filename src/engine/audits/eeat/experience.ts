import type { Page } from "../../read-site/types.ts";
import { notApplicable } from "../judgement.ts";
import { isOf, nodesOf } from "../schema/nodes.ts";
import { findPhrase, type Lexicon, languageOf, lexiconFor } from "../text/lexicon.ts";
import { excerpt, judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

/** File names of bought pictures. */
const STOCK =
  /shutterstock|istock|gettyimages|adobestock|depositphotos|unsplash|pexels|pixabay|stock[-_]?photo|fotolia|freepik|placeholder/i;

/** One in three is enough, which fewer than three cannot tell. */
const MIN_PAGES = 3;

/**
 * Some pages show first-hand work: own pictures with captions, tests, projects with results.
 * It is missed where a page reviews something or tells of a project (raters' guidelines, "Experience"), not in news.
 */
export const experience: Audit = {
  id: "eeat.experience",
  signal: "eeat",
  grade: "C",
  effort: "high",
  title: "Pages show first-hand experience",
  why: "What only you could have seen or measured cannot be had from another page.",
  judge(reading) {
    const judged = pagesOf(reading, ["article", "case", "product"]).map((page) => ({ page, ...judgePage(page) }));
    const known = judged.filter(({ score }) => score !== null);
    if (known.length === 0 && judged.length > 0)
      return notApplicable("None was found, and no page that was read reviews something or tells of a project.");
    return judgePages(
      known.length < MIN_PAGES ? judged.map((each) => ({ ...each, score: each.score || null })) : judged,
      {
        expected: "own captioned pictures, a test, or project results, on about one page in three",
        none: "No article, case study or product page was found.",
        unknown: `None was found, and fewer than ${MIN_PAGES} pages were read that review something or tell of a project.`,
        passAt: 0.3,
        failBelow: Number.MIN_VALUE,
      },
    );
  },
  fix: () => ({
    title: "Show your own photos, tests or results",
    how: "Show your own photos with captions, how you tested or measured, or what a project achieved and when.",
    paste: null,
  }),
};

function judgePage(page: Page): { score: number | null; observed: string } {
  const own = page.images.find(
    ({ region, caption, src }) => region === "main" && caption && caption.length > 10 && !STOCK.test(src),
  );
  if (own) return { score: 1, observed: `a picture with the caption “${excerpt(own.caption!, 60)}”` };
  const lexicon = lexiconFor(languageOf(page));
  if (!lexicon) return { score: null, observed: "" };
  const phrase = findPhrase(page.mainText, lexicon.experience);
  if (phrase) return { score: 1, observed: `speaks of first-hand work: “${phrase}”` };
  return { score: isToldFirstHand(page, lexicon) ? 0 : null, observed: "no sign of first-hand work" };
}

/** Whether readers expect of a page that its writer was there: case studies and reviews. */
function isToldFirstHand(page: Page, { reviewing }: Lexicon): boolean {
  const names = [page.head.title ?? "", ...page.h1].join("\n");
  const isReview = nodesOf(page).some((node) => isOf(node, "Review") && !isOf(node, "Product"));
  return (
    page.template === "case" || (page.template === "article" && (isReview || findPhrase(names, reviewing) !== null))
  );
}
