import type { Page, Reading } from "../../read-site/types.ts";
import { nodesOf, textsOf } from "../schema/nodes.ts";
import { isKindOf } from "../schema/vocabulary.ts";
import { languageOf, lexiconFor } from "../text/lexicon.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

const DAY = 86_400_000;
const DATED_KINDS = ["CreativeWork", "Product"];

/** Articles and documentation show when they were written and checked, and data and page agree. Product pages only where they give a date. */
export const freshDates: Audit = {
  id: "cit.fresh-dates",
  signal: "citability",
  grade: "B",
  effort: "low",
  title: "Articles show honest dates",
  why: "Assistants prefer what they can date; a date that changes without the text is worse than none.",
  judge(reading) {
    const pages = [
      ...pagesOf(reading, ["article", "docs"]),
      ...pagesOf(reading, ["product"]).filter((page) => hasDate(page)),
    ];
    const churning = pages.length >= 3 && pages.every((page) => readsToday(page, reading.readAt));
    return judgePages(
      pages.map((page) => ({ page, ...judgePage(page, reading, churning) })),
      {
        expected: "a visible date that agrees with the structured one, not in the future",
        unknown: "We do not know how dates are written in the language of these pages.",
        none: "No article, documentation or dated product page was found.",
        passAt: 0.8,
      },
    );
  },
  fix: () => ({
    title: "Show when articles were published and checked",
    how: "Show on each article when it was published and last checked, and give the same dates in its data block. Change the date only when you change the content.",
    paste: null,
  }),
};

interface StructuredDates {
  published: string | null;
  modified: string | null;
}

function structuredDates(page: Page): StructuredDates {
  const nodes = nodesOf(page).filter(({ "@type": types }) =>
    types.some((type) => DATED_KINDS.some((kind) => isKindOf(type, kind)) && !isKindOf(type, "WebSite")),
  );
  const first = (property: string) => nodes.flatMap((node) => textsOf(node[property]))[0] ?? null;
  const { meta } = page.head;
  return {
    published:
      first("datePublished") ?? meta["article:published_time"] ?? page.head.og["article:published_time"] ?? null,
    modified: first("dateModified") ?? meta["article:modified_time"] ?? page.head.og["article:modified_time"] ?? null,
  };
}

function hasDate(page: Page): boolean {
  const { published, modified } = structuredDates(page);
  return page.dates.length > 0 || published !== null || modified !== null;
}

function judgePage(page: Page, { readAt }: Reading, churning: boolean): { score: number | null; observed: string } {
  const { published, modified } = structuredDates(page);
  const structured = [published, modified].flatMap((date) =>
    date && !Number.isNaN(Date.parse(date)) ? [Date.parse(date)] : [],
  );
  const visible = page.dates.flatMap(({ iso }) => (iso && !Number.isNaN(Date.parse(iso)) ? [Date.parse(iso)] : []));
  if (structured.length === 0 && page.dates.length === 0)
    return canReadDates(page) ? { score: 0, observed: "no date" } : { score: null, observed: "" };

  const fault = () => {
    if (published && modified && Date.parse(modified) < Date.parse(published) - DAY)
      return `changed (${modified}) before it was published (${published})`;
    if ([...structured, ...visible].length > 0 && structured.some((date) => date > Date.parse(readAt) + DAY))
      return `a date in the future (${published ?? modified})`;
    if (churning) return `every page claims to have changed on the day of the visit (${modified})`;
    if (page.dates.length === 0 && canReadDates(page))
      return `a date only in the data (${published ?? modified}), none to be seen`;
    if (
      structured.length > 0 &&
      visible.length > 0 &&
      !visible.some((date) => structured.some((other) => Math.abs(date - other) <= DAY * 1.5))
    ) {
      return `the page shows ${page.dates[0]!.text}, its data say ${published ?? modified}`;
    }
    return null;
  };
  const found = fault();
  return found
    ? { score: 0.5, observed: found }
    : {
        score: 1,
        observed: page.dates[0] ? `shows ${page.dates[0].text}` : `dated ${published ?? modified} in its data`,
      };
}

/** Whether a date that is not seen is not there: only in languages whose dates we read. */
const canReadDates = (page: Page): boolean => lexiconFor(languageOf(page)) !== null;

function readsToday(page: Page, readAt: string): boolean {
  const { modified } = structuredDates(page);
  return modified !== null && modified.slice(0, 10) === readAt.slice(0, 10);
}
