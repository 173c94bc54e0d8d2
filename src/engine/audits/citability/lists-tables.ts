import type { Block, Page } from "../../read-site/types.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { contentPages, judgePages } from "../text/pages.ts";
import type { Audit } from "../types.ts";

const PARALLEL = 3;
/** A longer text is a paragraph, whatever it begins with. */
const LONGEST_ITEM = 200;
const BULLET = /^[•·‣▪●○✓✔➤►*–-]\s*\p{L}|^\(?\d{1,2}[.)]\s+\p{L}/u;
const LABELLED = /^\p{Lu}[^.!?:\n]{1,40}:\s+\S.{0,120}$/u;

/** Parallel facts stand in real lists and tables with column titles. */
export const listsTables: Audit = {
  id: "cit.lists-tables",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Comparable facts are lists or tables",
  why: "Extractors keep the order and the labels of real lists and tables; lines that only look like them run together.",
  judge: (reading) =>
    judgePages(
      contentPages(reading).map((page) => ({ page, ...judgePage(page) })),
      {
        expected: "lists as lists, tables with column titles",
        none: "No page holds three or more parallel facts.",
        passAt: 0.7,
        failBelow: Number.MIN_VALUE,
      },
    ),
  fix: (reading) => ({
    title: "Put parallel facts into real lists and tables",
    how: withPlatformStep(
      "Put specifications into a real table with column titles and enumerations into a real list, not into an image or lines with dashes.",
      reading,
      "text",
    ),
    paste: null,
  }),
};

function judgePage({ blocks, links }: Page): { score: number | null; observed: string } {
  const lists = blocks.filter((block) => block.kind === "list" && block.items.length >= PARALLEL).length;
  const tables = blocks.filter((block) => block.kind === "table" && block.rows.length > 1);
  const titled = tables.filter((table) => table.kind === "table" && isTitled(table)).length;
  const pretended = countPretended(blocks, new Set(links.map(({ text }) => text)));
  const bare = tables.length - titled;
  const all = lists + tables.length + pretended;
  if (all === 0) return { score: null, observed: "" };
  const parts = [
    counted(lists, "list", "lists"),
    counted(titled, "table with column titles", "tables with column titles"),
    counted(bare, "table without column titles", "tables without column titles"),
    counted(pretended, "list made of single lines", "lists made of single lines"),
  ];
  return { score: (lists + titled) / all, observed: parts.filter(Boolean).join(", ") };
}

/** Columns or rows have their titles; pairs of a name and a value need none. */
const isTitled = ({ header, rows, titledRows }: Extract<Block, { kind: "table" }>): boolean =>
  header.length > 0 || titledRows || rows.every((row) => row.length <= 2);

/** "1 list", "3 lists", nothing for none. */
const counted = (count: number, one: string, many: string) =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;

/** Runs of at least three short paragraphs that begin with a bullet or are all of the form "Label: value"; titles of other pages are none. */
function countPretended(blocks: Block[], linked: ReadonlySet<string>): number {
  let runs = 0;
  let run = 0;
  for (const block of [...blocks, null]) {
    const parallel =
      block?.kind === "paragraph" &&
      block.text.length <= LONGEST_ITEM &&
      !linked.has(block.text) &&
      (BULLET.test(block.text) || LABELLED.test(block.text));
    if (parallel) run += 1;
    else {
      if (run >= PARALLEL) runs += 1;
      run = 0;
    }
  }
  return runs;
}
