import type { Page } from "../../read-site/types.ts";
import { findPhrase, languageOf, lexiconFor } from "../text/lexicon.ts";
import { excerpt, judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

/** File names of bought pictures. */
const STOCK =
  /shutterstock|istock|gettyimages|adobestock|depositphotos|unsplash|pexels|pixabay|stock[-_]?photo|fotolia|freepik|placeholder/i;

/** Some pages show first-hand work: own pictures with captions, tests, projects with results. */
export const experience: Audit = {
  id: "eeat.experience",
  signal: "eeat",
  grade: "C",
  effort: "high",
  title: "Pages show first-hand experience",
  why: "What only you could have seen or measured cannot be had from another page.",
  judge: (reading) =>
    judgePages(
      pagesOf(reading, ["article", "case", "product"]).map((page) => ({ page, ...judgePage(page) })),
      {
        expected: "own captioned pictures, a test, or project results, on about one page in three",
        none: "No article, case study or product page was found.",
        unknown: "There is no word list for the language of these pages.",
        passAt: 0.3,
        failBelow: Number.MIN_VALUE,
      },
    ),
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
  return phrase
    ? { score: 1, observed: `speaks of first-hand work: “${phrase}”` }
    : { score: 0, observed: "no sign of first-hand work" };
}
