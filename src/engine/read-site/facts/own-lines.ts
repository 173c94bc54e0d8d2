import { blockText } from "../parse/blocks.ts";
import type { Block, Page } from "../types.ts";
import { isByOthers } from "./listed-offers.ts";

/** What stands before this many headings is how a page begins. */
const OPENING_HEADINGS = 3;
const MOST_OPENING = 4;
/** What begins with a quotation mark somebody else said. */
const QUOTED = /^[★\s]{0,12}["“„«»”‘「『]/u;
/** One word of letters alone, or an address, is a label of the page's head. */
const LABEL = /^\s*[\p{Script=Latin}\p{Script=Cyrillic}\d.@_-]+\s*$/u;
/** Characters of one opening line that are read; a menu that reads as a line says little of what the house is. */
const LONGEST_OPENING = 400;

/** The first lines of a page, beside its heading, where it says in plain words what the heading only promises. */
export function openingOf({ blocks }: Page): string[] {
  const texts: string[] = [];
  let headings = 0;
  for (const block of blocks) {
    if (block.kind === "heading") headings += 1;
    if (headings >= OPENING_HEADINGS || (headings > 1 && texts.length > 0)) break;
    if (block.kind === "paragraph" && !QUOTED.test(block.text) && !LABEL.test(block.text))
      texts.push(block.text.slice(0, LONGEST_OPENING));
  }
  return texts.slice(0, MOST_OPENING);
}

/** What a page says of itself: all its text but that under headings of what others say and of news. */
export function ownLines({ blocks }: Page): string[] {
  let other: number | null = null;
  return blocks.flatMap((block: Block) => {
    if (block.kind === "heading") {
      if (other === null || block.level <= other) other = isByOthers(block.text) ? block.level : null;
    } else if (block.kind === "quote" || (block.kind === "paragraph" && QUOTED.test(block.text))) return [];
    return other === null ? [blockText(block)] : [];
  });
}
