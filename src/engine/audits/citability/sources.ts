import type { Page } from "../../read-site/types.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import { findClaims, isCounted, MIN_COUNTED } from "../text/claims.ts";
import { pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { sourceDomains, studyLinks } from "./source-links.ts";
import { countNamedSources } from "./source-words.ts";

const ENOUGH = 2;
/** So many sentences that say where they have it from are half of what links are. */
const NAMED = 2;

/** Articles link to what they rely on. */
export const sources: Audit = {
  id: "cit.sources",
  signal: "citability",
  grade: "B",
  effort: "low",
  title: "Articles link to their sources",
  why: "A linked study, law or manufacturer page lets readers and assistants check what an article says.",
  judge(reading) {
    const articles = pagesOf(reading, ["article"])
      .map((page) => ({ page, domains: linkedSources(page, reading.facts.domain) }))
      .filter(({ page, domains }) => domains.length > 0 || restsOnOthers(page));
    const values = articles.map(({ page, domains }) => domains.length + (countNamedSources(page) >= NAMED ? 1 : 0));
    if (articles.length === 0) return notApplicable("No article was found that rests on what others found.");
    const middle = median(values);
    const [poorest] = [...articles].sort((a, b) => a.domains.length - b.domains.length);
    const evidence = {
      url: poorest!.page.finalUrl,
      observed:
        poorest!.domains.length > 0
          ? `links to ${poorest!.domains.join(", ")}`
          : countNamedSources(poorest!.page) >= NAMED
            ? "names its sources in words and links to none of them"
            : "links to no source in its text",
      expected: `at least ${ENOUGH} sources linked in the text of an article: other domains, or a study of your own that it names`,
    };
    if (middle >= ENOUGH) return pass(evidence);
    return middle > 0 ? partial(middle / ENOUGH, evidence) : fail(evidence);
  },
  fix: () => ({
    title: "Link to the sources you rely on",
    how: "In each article, link to the study, law or manufacturer page behind your statements.",
    paste: null,
  }),
};

/** Other domains, and the studies of its own house that the article names. */
const linkedSources = (page: Page, ownDomain: string): string[] => [
  ...sourceDomains(page, ownDomain),
  ...studyLinks(page, ownDomain),
];

/** Whether an article tells what others counted or said; an essay and an announcement do not. */
const restsOnOthers = (page: Page): boolean =>
  findClaims(page.mainText).filter(isCounted).length >= MIN_COUNTED || countNamedSources(page) > 0;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
