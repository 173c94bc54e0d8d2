import type { Page, Reading } from "../../read-site/types.ts";
import { pass } from "../judgement.ts";
import { deepNodesOf, has, isOf, nodesOf } from "../schema/nodes.ts";
import { findPhrase, languageOf, lexiconFor } from "../text/lexicon.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import { linksAbout } from "../text/slugs.ts";
import type { Audit } from "../types.ts";
import { sensitiveField } from "./sensitive-field.ts";

const PROPERTIES = ["reviewedBy", "correctionsPolicy", "publishingPrinciples", "lastReviewed"];

/** Articles say who checked them, or the site says how mistakes are handled. Expected of news and where bad advice hurts (raters' guidelines 2.5.2). */
export const corrections: Audit = {
  id: "eeat.corrections",
  signal: "eeat",
  grade: "C",
  effort: "medium",
  title: "Articles say who checks them",
  why: "Raters look for who is responsible for the content and how mistakes are put right.",
  judge(reading) {
    const policy = policyLink(reading);
    const articles = pagesOf(reading, ["article", "docs"]);
    const expected = "a line such as “reviewed by” or “last updated”, or a linked editorial policy";
    if (policy && articles.length > 0)
      return pass({ url: reading.home.finalUrl, observed: `editorial policy linked: ${policy}`, expected });
    const field = sensitiveField(reading);
    return judgePages(
      articles.map((page) => {
        const lexicon = lexiconFor(languageOf(page));
        const declared = deepNodesOf(page).some((node) => PROPERTIES.some((property) => has(node, property)));
        const phrase = lexicon && findPhrase(page.bodyText, lexicon.reviewed);
        const score = declared || phrase ? 1 : lexicon && (field || isNews(page)) ? 0 : null;
        return {
          page,
          score,
          observed: phrase
            ? `says “${phrase}”`
            : declared
              ? "names its reviewer in the data"
              : "does not say who checked it or when",
        };
      }),
      {
        expected,
        none:
          articles.length > 0
            ? "Nothing was found, and it is expected only of news and of articles on health, money, law or safety."
            : "No article was found.",
        passAt: 0.5,
        failBelow: Number.MIN_VALUE,
      },
    );
  },
  fix: () => ({
    title: "Say who reviews your articles",
    how: "Say on each article who checked it and when, and how a reader can report a mistake.",
    paste: null,
  }),
};

const isNews = (page: Page): boolean => nodesOf(page).some((node) => isOf(node, "NewsArticle"));

function policyLink({ pages }: Reading): string | null {
  return (
    linksAbout(
      pages.flatMap((page) => page.links),
      "editorial",
    )[0]?.href ?? null
  );
}
