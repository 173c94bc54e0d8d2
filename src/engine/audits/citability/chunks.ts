import { sentencesOf } from "../../language/sentences.ts";
import { wordsOf } from "../../language/words.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { findPhrase, type Lexicon, languageOf, lexiconFor } from "../text/lexicon.ts";
import { contentPages, excerpt, judgePages } from "../text/pages.ts";
import { areAkin, contentWords } from "../text/words.ts";
import type { Audit } from "../types.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** Shorter sections may do without naming what they are about. */
const NAMELESS_WORDS = 40;

/** Each section can be understood when it is lifted out of the page alone. */
export const chunks: Audit = {
  id: "cit.chunks",
  signal: "citability",
  grade: "B",
  effort: "low",
  title: "Sections make sense alone",
  why: "Answer engines store pages in pieces; a piece that begins with “it” or says “see above” has lost its subject.",
  judge: (reading) =>
    judgePages(
      contentPages(reading)
        .map((page) => ({ page, sections: ownSections(page) }))
        .filter(({ sections }) => sections.length >= 2)
        .map(({ page, sections }) => ({ page, ...judgePage(page, sections, reading) })),
      {
        expected: "sections that name their subject and do not point elsewhere",
        none: "No page has two sections with headings.",
        unknown: "There is no word list for the language of these pages.",
        passAt: 0.8,
        failBelow: 0.5,
      },
    ),
  fix: () => ({
    title: "Let every section stand on its own",
    how: "Sections should make sense alone. Repeat the product or place name instead of “it” at the start of a section, and replace “see above” with the fact itself.",
    paste: null,
  }),
};

/** Sections of the page itself: a heading that is a link opens a teaser of another page, and where most do, so do the others. */
function ownSections(page: Page): Section[] {
  const linked = new Set(
    page.links.filter(({ href, region }) => href !== "" && region === "main").map(({ text }) => text),
  );
  const sections = sectionsOf(page);
  const own = sections.filter(({ heading }) => !linked.has(heading));
  return own.length * 2 > sections.length ? own : [];
}

function judgePage(page: Page, sections: Section[], { facts }: Reading): { score: number | null; observed: string } {
  const language = languageOf(page);
  const lexicon = lexiconFor(language);
  if (!lexicon) return { score: null, observed: "" };
  const subjects = contentWords(
    [facts.brand, ...page.h1, page.head.og["og:title"] ?? page.head.title ?? ""].join(" "),
    language,
  );
  // Behind the last section that names the subject stand those about other things: news of the house, what else there is.
  const last = sections.findLastIndex((section) => isNaming(section, language, subjects));
  const faults = sections.flatMap(
    (section, at) =>
      findFault(section, { lexicon, language, subjects: last >= 0 && at > last ? null : subjects }) ?? [],
  );
  const clean = sections.length - faults.length;
  return {
    score: clean / sections.length,
    observed: faults[0] ?? `${clean} of ${sections.length} sections stand alone`,
  };
}

/** The sentence that holds a phrase, whole. */
const sentenceWith = (text: string, phrase: string): string =>
  sentencesOf(text).find((sentence) => sentence.toLowerCase().includes(phrase)) ?? phrase;

function findFault(
  { heading, text, own, prose }: Section,
  { lexicon, language, subjects }: { lexicon: Lexicon; language: string | null; subjects: Set<string> | null },
): string | null {
  const [first = "", ...rest] = wordsOf(own).slice(0, 4);
  const nouns = [...contentWords(heading, language)];
  const leansBack = lexicon.openers.includes(first) && !lexicon.expletives.includes(`${first} ${rest[0] ?? ""}`);
  if (leansBack && !rest.some((word) => nouns.some((noun) => areAkin(word, noun)))) {
    return `“${excerpt(heading, 50)}” begins: “${excerpt(own, 120)}”`;
  }
  const pointer = findPhrase(own, lexicon.positional);
  if (pointer) return `“${excerpt(heading, 50)}” says: “${excerpt(sentenceWith(own, pointer), 160)}”`;
  // A list of ingredients or a table of hours is told by its heading.
  if (subjects === null || wordsOf(prose).length < NAMELESS_WORDS) return null;
  return isNaming({ heading, text }, language, subjects)
    ? null
    : `“${excerpt(heading, 50)}” names neither the brand nor the page's subject`;
}

/** Whether a section has a word of what the page is about. */
function isNaming(
  { heading, text }: Pick<Section, "heading" | "text">,
  language: string | null,
  subjects: Set<string>,
): boolean {
  const words = [...contentWords(`${heading} ${text}`, language)];
  return words.some((word) => [...subjects].some((subject) => areAkin(word, subject)));
}
