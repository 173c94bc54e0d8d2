import { sentencesOf } from "../../language/sentences.ts";
import type { Page } from "../../read-site/types.ts";
import { findClaims, isCounted, MIN_COUNTED } from "../text/claims.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { sourceLinks } from "./source-links.ts";
import { namesSource } from "./source-words.ts";

const PER_WORDS = 600;
/** Of numbers that somebody must have counted, so many name their source: the others mostly come from the same. */
const SOURCED = 1 / 6;
const MIN_WORDS = 100;
/** From so many articles on it can be told that a site does without numbers; one may have none to tell. */
const MIN_ARTICLES = 3;

/** Articles support what they say with numbers, and say where the numbers come from. */
export const statistics: Audit = {
  id: "cit.statistics",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Articles give numbers with their source",
  why: "Passages with a number and its source are easier to check, and so easier to quote.",
  judge(reading) {
    const articles = pagesOf(reading, ["article"]);
    const isTelling = articles.length >= MIN_ARTICLES;
    return judgePages(
      articles.map((page) => {
        const { score, observed } = judgePage(page, reading.facts.domain);
        return { page, score: score === 0 && !isTelling ? null : score, observed };
      }),
      {
        expected: `a number for every ${PER_WORDS} words, and where shares and large numbers come from, own surveys included`,
        none: "No article was found.",
        unknown: "The articles that were read are too short or too few to tell.",
      },
    );
  },
  fix: () => ({
    title: "Replace “many” with a number, and name its source",
    how: "Where an article says “many” or “much”, give the number, and say in the same sentence where it comes from.",
    paste: null,
  }),
};

function judgePage(page: Page, domain: string): { score: number | null; observed: string } {
  if (page.mainWords < MIN_WORDS) return { score: null, observed: "" };
  const claims = findClaims(page.mainText);
  const counted = claims.filter(isCounted);
  const numbers = claims.length === 1 ? "1 number" : `${claims.length} numbers`;
  if ((claims.length * PER_WORDS) / page.mainWords < 1)
    return { score: 0, observed: `${claims.length === 0 ? "no number" : numbers} in ${page.mainWords} words` };
  if (counted.length < MIN_COUNTED) return { score: 1, observed: `${numbers} in ${page.mainWords} words` };
  const sourced = countSourced(page, counted, domain);
  return {
    score: sourced >= counted.length * SOURCED ? 1 : 0.5,
    observed: `${numbers} in ${page.mainWords} words; of ${counted.length} shares and large numbers ${sourced === 0 ? "none" : sourced} with a source`,
  };
}

function countSourced(page: Page, claims: string[], domain: string): number {
  const anchors = sourceLinks(page, domain)
    .map(({ text }) => text)
    .filter((text) => text.length > 2);
  const sentences = sentencesOf(page.mainText).map((sentence) => sentence.replace(/\s+/g, " "));
  const backs = sentences.map(
    (sentence) => anchors.some((anchor) => sentence.includes(anchor)) || namesSource(sentence, page),
  );
  // What one sentence has from somebody, the next goes on with.
  const backed = sentences.filter((_, at) => backs[at] || backs[at - 1]);
  return claims.filter((claim) => backed.some((sentence) => sentence.includes(claim))).length;
}
