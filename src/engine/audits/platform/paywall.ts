import type { Page } from "../../read-site/types.ts";
import { TEMPLATES } from "../../read-site/types.ts";
import { deepNodesOf } from "../schema/nodes.ts";
import { excerpt, judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

/** With so many words before the wall a page says something. */
const ENOUGH_WORDS = 150;

/**
 * Pages that only those who pay can read say so in their data, as Google asks (Subscription and paywalled content:
 * `isAccessibleForFree` with the part that is closed), and leave enough in front of the wall to be quoted.
 */
export const paywall: Audit = {
  id: "plat.paywall",
  signal: "platform",
  grade: "A",
  effort: "medium",
  title: "Paid content is declared, and leaves something to read",
  why: "What stands behind a paywall is not read by crawlers that do not pay; undeclared, it can be taken for cloaking.",
  judge: (reading) =>
    judgePages(
      pagesOf(reading, TEMPLATES)
        .filter((page) => page.paywall !== null || isDeclared(page))
        .map((page) => ({ page, ...judgePage(page) })),
      {
        expected: `isAccessibleForFree in the data, and ${ENOUGH_WORDS} words that everyone can read`,
        none: "No page that was read asks its readers to pay.",
      },
    ),
  fix: () => ({
    title: "Declare what is behind the paywall",
    how: "Say in the article's data that it is not free (isAccessibleForFree: false) and name the part that is closed (hasPart with cssSelector). Leave a summary in front of the wall that everyone can read.",
    paste: null,
  }),
};

const isFalse = (value: unknown): boolean =>
  value === false || /^(?:https?:\/\/schema\.org\/)?false$/i.test(String(value));

function isDeclared(page: Page): boolean {
  return deepNodesOf(page).some((node) => node.isAccessibleForFree !== undefined && isFalse(node.isAccessibleForFree));
}

function judgePage(page: Page): { score: number; observed: string } {
  const declared = isDeclared(page);
  const readable = page.mainWords >= ENOUGH_WORDS;
  const said = page.paywall ? `it says “${excerpt(page.paywall, 100)}”, ` : "";
  return {
    score: ((declared ? 1 : 0) + (readable ? 1 : 0)) / 2,
    observed: `${said}${declared ? "its data declare it" : "its data do not declare it"}, and ${page.mainWords} words can be read without paying`,
  };
}
