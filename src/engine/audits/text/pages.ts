import { foldWords } from "../../language/fold.ts";
import type { Page, Reading, Template } from "../../read-site/types.ts";
import { byShare, notApplicable, notMeasured } from "../judgement.ts";
import type { Evidence, Judgement } from "../types.ts";

const CONTENT: readonly Template[] = [
  "home",
  "about",
  "pricing",
  "product",
  "service",
  "article",
  "case",
  "docs",
  "other",
];
const MAX_EVIDENCE = 5;
/** Characters that an excerpt may be longer for the sake of its last word. */
const LONGEST_WORD = 30;

/** The pages of these templates, each address once. */
export function pagesOf(reading: Reading, templates: readonly Template[]): Page[] {
  const seen = new Set<string>();
  return reading.pages.filter(({ template, finalUrl }) => {
    if (!templates.includes(template) || seen.has(finalUrl)) return false;
    seen.add(finalUrl);
    return true;
  });
}

/** Pages that are there to be read: not legal texts, contact forms or lists of links. */
export const contentPages = (reading: Reading): Page[] => pagesOf(reading, CONTENT);

/** What one page adds to an audit: 0 to 1, `null` when the page cannot say. */
export interface PageVerdict {
  page: Page;
  score: number | null;
  observed: string;
}

/** What a judgement by the share of pages says, and of which pages. */
export interface ShareRule {
  expected: string;
  /** Why the audit does not apply without a page. */
  none: string;
  /** Why it was not measured when no page can say. */
  unknown?: string;
  passAt?: number;
  failBelow?: number;
}

/** Judges by the mean over the pages that can say; the worst pages are the evidence. */
export function judgePages(verdicts: PageVerdict[], rule: ShareRule): Judgement {
  if (verdicts.length === 0) return notApplicable(rule.none);
  const known = verdicts.filter((verdict): verdict is PageVerdict & { score: number } => verdict.score !== null);
  if (known.length === 0) return rule.unknown ? notMeasured(rule.unknown) : notApplicable(rule.none);
  const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length;
  return byShare(mean, evidenceOf(known, rule.expected), rule);
}

function evidenceOf(known: (PageVerdict & { score: number })[], expected: string): Evidence[] {
  const worst = [...known].sort((a, b) => a.score - b.score);
  const lacking = worst.filter(({ score }) => score < 1);
  const shown = lacking.length > 0 ? lacking : worst.slice(0, 1);
  return shown.slice(0, MAX_EVIDENCE).map(({ page, observed }) => ({ url: page.finalUrl, observed, expected }));
}

const READ_BEFORE = new WeakMap<Page, Page>();

/** A page that shows what another one shows and differs in its head or data alone: what was made of that one's text serves it too. */
export function showingTheSame(page: Page, as: Page): Page {
  READ_BEFORE.set(page, shownAs(as));
  return page;
}

/** The page whose text a page shows: itself, unless it was made from another one. */
export function shownAs(page: Page): Page {
  return READ_BEFORE.get(page) ?? page;
}

/** What is made of a page's text, made once: several audits ask for it, and each trial of what can be pasted. */
export function perText<T>(make: (page: Page) => T): (page: Page) => T {
  const made = new WeakMap<Page, { value: T }>();
  return (page) => {
    const key = shownAs(page);
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** All visible text of a page for comparing, folded. */
export const foldedBody = perText(({ bodyText }) => foldWords(bodyText));

/** The end of a page in characters: all of it without a footer element, what follows that element with one. */
const FOOT = 1500;
const BEHIND_FOOTER = 300;

/** The last a page says, whether it belongs to its text or its frame. */
export const endOf = ({ footerText, bodyText }: Page): string => bodyText.slice(footerText ? -BEHIND_FOOTER : -FOOT);

/** What the frame of a page says at its foot; an article that ends there is not part of it. */
export const footOf = perText((page) => {
  const { footerText, mainText } = page;
  const said = new Set(`${mainText}\n${footerText}`.split("\n"));
  const end = endOf(page)
    .split("\n")
    .filter((line) => !said.has(line) || /©|\(c\)|copyright/i.test(line));
  return [footerText, ...end].join("\n");
});

/** At most so many characters of a text, for evidence, cut between words. */
export function excerpt(text: string, length = 90): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(" ", length - 1);
  if (cut > length / 3) return `${line.slice(0, cut).trimEnd()}…`;
  // One long word is kept whole; what is written without spaces is cut anywhere.
  const end = line.indexOf(" ", length - 1);
  return `${line.slice(0, end > 0 && end < length + LONGEST_WORD ? end : length - 1).trimEnd()}…`;
}
