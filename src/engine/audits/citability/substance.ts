import { cjkSigns } from "../../language/words.ts";
import type { Page } from "../../read-site/types.ts";
import { contentPages, judgePages } from "../text/pages.ts";
import type { Audit } from "../types.ts";

const MIN_WORDS = 150;
const MIN_CJK_SIGNS = 300;

/** Key pages hold enough text without scripts to be quoted at all. */
export const substance: Audit = {
  id: "cit.substance",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Key pages have enough text to read",
  why: "Most AI crawlers read only the text that the server sends; a page without text gives them nothing to quote.",
  judge: (reading) =>
    judgePages(
      contentPages(reading).map((page) => ({ page, score: substanceOf(page), observed: amount(page) })),
      {
        expected: `at least ${MIN_WORDS} words in the main part of the page (of Chinese, Japanese or Korean ${MIN_CJK_SIGNS} characters)`,
        none: "No content page was read.",
      },
    ),
  fix: () => ({
    title: "Give key pages more text",
    how: "Some key pages can be read but say very little. Add a few paragraphs that say what the page offers, for whom, and at what price.",
    paste: null,
  }),
};

/** What a page has of the least amount, 0 to 1: a page of 149 words is no empty one. */
function substanceOf({ mainText, mainWords }: Page): number {
  const signs = cjkSigns(mainText);
  return Math.min(1, signs > mainWords ? signs / MIN_CJK_SIGNS : mainWords / MIN_WORDS);
}

function amount({ mainText, mainWords }: Page): string {
  const signs = cjkSigns(mainText);
  return signs > mainWords
    ? `it can be read, and has ${signs} characters in its main part`
    : `it can be read, and has ${mainWords} words in its main part`;
}
