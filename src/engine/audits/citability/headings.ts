import type { Page } from "../../read-site/types.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { contentPages, excerpt, judgePages } from "../text/pages.ts";
import type { Audit } from "../types.ts";

const WORDS_PER_HEADING = 400;
/** One bold line is an emphasis. */
const MIN_FAKE = 2;
/** Of the bold lines so many are quoted. */
const QUOTED = 3;
/** Two main headings may be the house's and the page's say; of more none is the main one, and they count half. */
const MOST_MAIN = 2;
const SEVERAL = 0.5;
/** Characters of a paragraph that a heading may stand over. */
const MIN_TEXT = 80;

/** One main heading, and real headings for the parts of a long page. */
export const headings: Audit = {
  id: "cit.headings",
  signal: "citability",
  grade: "B",
  effort: "low",
  title: "Real headings structure the text",
  why: "Extractors and assistants cut pages at headings; bold lines do not count as such.",
  judge: (reading) =>
    judgePages(
      contentPages(reading).map((page) => ({ page, ...judgePage(page) })),
      {
        expected: `one main heading (h1), and a heading for every ${WORDS_PER_HEADING} words, the main one counted`,
        none: "No content page was read.",
        passAt: 0.8,
      },
    ),
  fix: (reading) => ({
    title: "Use proper headings",
    how: withPlatformStep(
      "Give each page one main heading (h1) and a real heading (h2, h3) for each topic rather than bold text.",
      reading,
      "text",
    ),
    paste: null,
  }),
};

function judgePage({ h1, blocks, mainWords }: Page): { score: number; observed: string } {
  const all = blocks.filter((block) => block.kind === "heading");
  const lines = fakeHeadings(blocks);
  const fake = lines.length < MIN_FAKE ? 0 : lines.length;
  const real = all.filter((heading) => !heading.fake && heading.level >= 2).length;

  // The same one twice is made for two widths of a screen.
  const titles = [...new Set(h1)];
  const main = titles.length === 0 ? 0 : titles.length <= MOST_MAIN ? 1 : SEVERAL;
  const needed = Math.max(0, Math.floor(mainWords / WORDS_PER_HEADING) - titles.length);
  const enough = needed === 0 ? 1 : Math.min(1, real / needed);
  const genuine = fake === 0 ? 1 : real / (real + fake);
  const fakes = fake > 0 ? `, ${fake} bold lines used as headings: ${quoted(lines)}` : "";
  return {
    score: (main + enough * genuine) / 2,
    observed: `${told(titles)}, ${real} further headings for ${mainWords} words in the main part${fakes}`,
  };
}

function told(titles: string[]): string {
  if (titles.length === 0) return "no main heading (h1)";
  if (titles.length <= MOST_MAIN) return "a main heading";
  return `${titles.length} main headings (h1): ${quoted(titles)}`;
}

const quoted = (lines: string[]): string =>
  lines
    .slice(0, QUOTED)
    .map((line) => `“${excerpt(line, 50)}”`)
    .join(", ");

/** Bold lines that open a paragraph or a list, as headings do; captions and labels of small things are none. */
function fakeHeadings(blocks: Page["blocks"]): string[] {
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    if (block.kind !== "heading" || !block.fake || !next) return [];
    return (next.kind === "paragraph" && next.text.length >= MIN_TEXT) || next.kind === "list" ? [block.text] : [];
  });
}
