import { tellLanguage } from "../../language/detect.ts";
import { type Page, type Reading, TEMPLATES } from "../../read-site/types.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import { isPlaceholderTitle } from "../text/placeholder-title.ts";
import type { Audit } from "../types.ts";
import { pageKey } from "./own-links.ts";

/** Lines of a page whose language can be told. */
const MIN_LINE = 40;
const MAX_LINES = 40;
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

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
      expected: "a title and a description of its own, its language, character set and viewport",
      none: "No page was read.",
    });
  },

  fix(reading: Reading, { evidence }) {
    const [first] = evidence;
    const seen = first?.observed ?? "";
    const steps = MENDS.filter(({ when }) => when.test(seen)).map(({ step }) => step);
    return {
      title:
        steps.length === 1
          ? TITLES[MENDS.findIndex(({ step }) => step === steps[0])]!
          : "Complete the head of your pages",
      how: withPlatformStep(`${first ? `${first.url}: ${seen}` : ""} ${steps.join(" ")}`.trim(), reading, "head"),
      paste: null,
    };
  },
};

/** What to do about each flaw, by the words it is told in. */
const MENDS: { when: RegExp; step: string }[] = [
  { when: /title/, step: "Write a title for each page that says what is on it." },
  { when: /description/, step: "Write one or two sentences of description for each page." },
  { when: /language/, step: "State the page's language in the html tag." },
  { when: /character set/, step: "State the character set, utf-8." },
  { when: /viewport/, step: "Add a viewport line for small screens." },
];
const TITLES = [
  "Give every page a title of its own",
  "Give every page a short description of its own",
  "State the language of each page",
  "State the character set of each page",
  "Make pages fit small screens",
];

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
  if (isPlaceholderTitle(title)) return `Its title, “${title}”, says nothing of it.`;
  return doubles.has(title) ? "Its title stands on other pages too." : null;
}

function descriptionFlaw({ head: { description } }: Page, doubles: Set<string>): Flaw {
  if (!description) return "It has no description.";
  return doubles.has(description) ? "Its description stands on other pages too." : null;
}

function plainFlaws(page: Page): Flaw[] {
  const { head, headers } = page;
  const declared = head.charset !== null || /charset=/i.test(headers["content-type"] ?? "");
  return [
    head.lang !== null && LANGUAGE_TAG.test(head.lang) ? null : "It does not state its language.",
    languageFlaw(page),
    declared ? null : "It does not state its character set.",
    head.viewport ? null : "It has no viewport for small screens.",
  ];
}

function languageFlaw({ head: { lang }, language: detected, bodyText }: Page): Flaw {
  if (lang === null || detected === null) return undefined;
  const said = lang.split("-")[0]!.toLowerCase();
  if (said === detected || KIN.some((group) => group.includes(said) && group.includes(detected))) return null;
  // A quotation or a list of names can outweigh the rest: nothing on the page may read as what was declared.
  const lines = bodyText
    .split("\n")
    .filter((line) => line.length > MIN_LINE)
    .slice(0, MAX_LINES);
  if (lines.some((line) => tellLanguage(line) === said)) return undefined;
  return `It says its language is “${lang}”, and its text reads as “${detected}”.`;
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
