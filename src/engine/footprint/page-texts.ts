import type { Page } from "../read-site/types.ts";

/** With fewer words a page is a shell that scripts fill: what it does not say proves nothing. */
const FEW_WORDS = 50;
/** Characters of a page in which names are looked for. */
const MOST_TEXT = 100_000;

/** What a visitor reads on it. */
export const textOf = (page: Page): string => `${page.head.title ?? ""}\n${page.bodyText}`.slice(0, MOST_TEXT);

/** What it calls itself. */
export const titlesOf = ({ head, h1 }: Page): string =>
  [head.title, head.og["og:title"], head.description, head.og["og:description"], ...h1].filter(Boolean).join("\n");

/** Whether its text is enough to say that something is not in it. */
export const isLegible = (page: Page): boolean => page.bodyWords >= FEW_WORDS;
