import { foldWords } from "../../language/fold.ts";
import type { Block, Page } from "../../read-site/types.ts";
import { nodesOf, textsOf } from "../schema/nodes.ts";
import { isKindOf } from "../schema/vocabulary.ts";
import { contentPages, excerpt, foldedBody, judgePages } from "../text/pages.ts";
import type { Audit } from "../types.ts";

/** What a page of its own is about; a site's name, address and menus rightly stand beside the text. */
const PAGE_KINDS = [
  "Product",
  "Article",
  "Service",
  "Event",
  "Recipe",
  "JobPosting",
  "Course",
  "SoftwareApplication",
  "Question",
];
const KEY_PROPERTIES = [
  "name",
  "headline",
  "description",
  "text",
  "price",
  "sku",
  "ingredients",
  "recipeIngredient",
  "acceptedAnswer",
];
const MAX_SPAN = 300;
/** So much of a paragraph, in characters, stands for it. */
const FIRST_WORDS = 60;

/** The facts of a page survive when menus, sidebars and forms are stripped. */
export const extractable: Audit = {
  id: "cit.extractable",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Important text stands in the main column",
  why: "Readers between a site and an assistant strip sidebars, pop-ups and forms; what stands there is lost.",
  judge: (reading) =>
    judgePages(
      contentPages(reading).map((page) => ({ page, ...judgePage(page) })),
      {
        expected: "nine of ten key texts in the main part of the page",
        none: "No content page was read.",
        unknown: "No page has a main part to compare with.",
        failBelow: 0.7,
      },
    ),
  fix: () => ({
    title: "Move important text into the main column",
    how: "Important text sits in a sidebar or pop-up that readers strip out. Move it into the main column of the page.",
    paste: null,
  }),
};

function judgePage(page: Page): { score: number | null; observed: string } {
  const body = foldedBody(page);
  const main = foldWords(`${page.head.title ?? ""}\n${page.mainText}`);
  const spans = keySpans(page).filter((span) => body.includes(span));
  if (page.mainWords === 0 || spans.length === 0) return { score: null, observed: "" };
  const lost = spans.filter((span) => !main.includes(span));
  const kept = spans.length - lost.length;
  return {
    score: kept / spans.length,
    observed: lost[0] ? `outside the main part: “${excerpt(lost[0])}”` : `${kept} key texts in the main part`,
  };
}

/** Folded headings, first words of paragraphs, column titles and data values; captions elsewhere are mostly of other pages. */
function keySpans(page: Page): string[] {
  const items = nodesOf(page).filter(({ "@type": types }) =>
    types.some((type) => PAGE_KINDS.some((kind) => isKindOf(type, kind))),
  );
  const values = items.flatMap((node) => KEY_PROPERTIES.flatMap((property) => textsOf(node[property])));
  // Of several main headings the others name boxes beside the text.
  const spans = [...page.h1.slice(0, 1), ...values, ...page.blocks.flatMap(spanOf)].map((span) =>
    foldWords(span.slice(0, MAX_SPAN)),
  );
  return [...new Set(spans.filter((span) => span.length > 2))];
}

function spanOf(block: Block): string[] {
  if (block.kind === "heading") return [block.text];
  if (block.kind === "table") return block.header;
  return block.kind === "paragraph" ? [block.text.slice(0, FIRST_WORDS)] : [];
}
