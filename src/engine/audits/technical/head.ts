import { type Page, type Reading, TEMPLATES } from "../../read-site/types.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { pageKey } from "./own-links.ts";

/** Letters as people count them; shorter titles say nothing, longer ones are cut in lists. */
const TITLE = { min: 5, max: 70 };
/** Beyond this a title is too long, however it is counted. */
const MAX_COUNTED = 2000;
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
const graphemes = new Intl.Segmenter();

export const head: Audit = {
  id: "tech.head",
  signal: "technical",
  grade: "A",
  effort: "low",
  title: "Each page has its own title, description and language",
  why: "Search engines and assistants name and summarise a page by these lines before they read its text.",

  judge(reading) {
    const titles = shared(reading.pages, ({ head }) => head.title);
    const descriptions = shared(reading.pages, ({ head }) => head.description);
    const verdicts = pagesOf(reading, TEMPLATES).map((page) => {
      const flaws = [titleFlaw(page, titles), descriptionFlaw(page, descriptions), ...plainFlaws(page)];
      // A check that could not be made leaves the page's sum.
      const checks = flaws.filter((flaw) => flaw !== undefined);
      const found = checks.filter((flaw) => flaw !== null);
      return { page, score: 1 - found.length / checks.length, observed: found.join(" ") || "All of them are there." };
    });
    return judgePages(verdicts, {
      expected: "own title and description, language, charset, viewport, og:title",
      none: "No page was read.",
    });
  },

  fix(reading: Reading, { evidence }) {
    const [first] = evidence;
    return {
      title: "Give every page its own title and short description",
      how: withPlatformStep(
        `${first ? `${first.url}: ${first.observed}` : ""} Write a title of 5 to 70 letters and one or two sentences of description for each page, and state the page's language.`.trim(),
        reading,
        "head",
      ),
      paste: null,
    };
  },
};

/** Values that stand on more than one page. */
function shared(pages: readonly Page[], read: (page: Page) => string | null): Set<string> {
  const first = new Map<string, string>();
  const doubles = new Set<string>();
  for (const page of pages) {
    const value = read(page);
    if (value === null) continue;
    const owner = first.get(value) ?? pageKey(page.finalUrl);
    first.set(value, owner);
    if (owner !== pageKey(page.finalUrl)) doubles.add(value);
  }
  return doubles;
}

/** What is wrong in words; `null` when nothing is, `undefined` when it could not be told. */
type Flaw = string | null | undefined;

function titleFlaw({ head: { title } }: Page, doubles: Set<string>): Flaw {
  if (!title) return "It has no title.";
  const length = [...graphemes.segment(title.slice(0, MAX_COUNTED))].length;
  if (length < TITLE.min || length > TITLE.max) return `Its title has ${length} letters.`;
  return doubles.has(title) ? "Its title stands on other pages too." : null;
}

function descriptionFlaw({ head: { description } }: Page, doubles: Set<string>): Flaw {
  if (!description) return "It has no description.";
  return doubles.has(description) ? "Its description stands on other pages too." : null;
}

function plainFlaws({ head, headers, language }: Page): Flaw[] {
  const declared = head.charset !== null || /charset=/i.test(headers["content-type"] ?? "");
  return [
    head.lang !== null && LANGUAGE_TAG.test(head.lang) ? null : "It does not state its language.",
    languageFlaw(head.lang, language),
    declared ? null : "It does not state its character set.",
    head.viewport ? null : "It has no viewport for small screens.",
    head.og["og:title"] || head.og["og:site_name"] ? null : "It has neither og:title nor og:site_name.",
  ];
}

function languageFlaw(lang: string | null, detected: string | null): Flaw {
  if (lang === null || detected === null) return undefined;
  const said = lang.split("-")[0]!.toLowerCase();
  return said === detected || KIN.some((group) => group.includes(said) && group.includes(detected))
    ? null
    : `It says its language is "${lang}", and its text reads as "${detected}".`;
}

/** Languages a detector cannot keep apart on a page of text. */
const KIN = [
  ["no", "nb", "nn", "da"],
  ["hr", "sr", "bs", "sh", "sl", "mk"],
  ["id", "ms"],
  ["cs", "sk"],
  ["pt", "gl"],
  ["af", "nl"],
];
