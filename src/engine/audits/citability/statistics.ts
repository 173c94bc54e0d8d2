import { sentencesOf } from "../../language/sentences.ts";
import type { Page } from "../../read-site/types.ts";
import { findClaims } from "../text/claims.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { sourceLinks } from "./source-links.ts";
import { namesSource } from "./source-words.ts";

const PER_WORDS = 300;
const ENOUGH = 1.5;
const SOME = 0.5;
const SOURCED = 1 / 3;
/** So many with a source tell where the others come from too. */
const ENOUGH_SOURCED = 3;
const MIN_WORDS = 100;

/** Articles support what they say with numbers, and say where the numbers come from. */
export const statistics: Audit = {
  id: "cit.statistics",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Articles give numbers with their source",
  why: "Passages with a number and its source are easier to check, and so easier to quote.",
  judge: (reading) =>
    judgePages(
      pagesOf(reading, ["article"]).map((page) => ({ page, ...judgePage(page, reading.facts.domain) })),
      {
        expected: `${ENOUGH} numbers for every ${PER_WORDS} words, a third of them (or ${ENOUGH_SOURCED}) with a source, own surveys included`,
        none: "No article was found.",
        unknown: "The articles that were read are too short to tell.",
      },
    ),
  fix: () => ({
    title: "Replace “many” with a number, and name its source",
    how: "Where an article says “many” or “much”, give the number, and say in the same sentence where it comes from.",
    paste: null,
  }),
};

function judgePage(page: Page, domain: string): { score: number | null; observed: string } {
  if (page.mainWords < MIN_WORDS) return { score: null, observed: "" };
  const claims = findClaims(page.mainText);
  const rate = (claims.length * PER_WORDS) / page.mainWords;
  const sourced = claims.length === 0 ? 0 : countSourced(page, claims, domain);
  const observed =
    claims.length === 0
      ? `no number in ${page.mainWords} words`
      : `${claims.length === 1 ? "1 number" : `${claims.length} numbers`} in ${page.mainWords} words, ${sourced === 0 ? "none" : sourced} with a source`;
  if (rate < SOME) return { score: 0, observed };
  const isSourced = sourced >= Math.min(ENOUGH_SOURCED, claims.length * SOURCED);
  return { score: rate >= ENOUGH && isSourced ? 1 : 0.5, observed };
}

function countSourced(page: Page, claims: string[], domain: string): number {
  const anchors = sourceLinks(page, domain)
    .map(({ text }) => text)
    .filter((text) => text.length > 2);
  const sentences = sentencesOf(page.mainText).map((sentence) => sentence.replace(/\s+/g, " "));
  const backed = sentences.filter(
    (sentence) => anchors.some((anchor) => sentence.includes(anchor)) || namesSource(sentence, page),
  );
  return claims.filter((claim) => backed.some((sentence) => sentence.includes(claim))).length;
}
