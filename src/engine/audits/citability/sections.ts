import { either, wordsOfAll } from "../../language/languages.ts";
import { blockText } from "../../read-site/parse/blocks.ts";
import type { Page } from "../../read-site/types.ts";

/** A heading with what stands under it, up to the next heading of the same or a higher level. */
export interface Section {
  heading: string;
  text: string;
  /** What of it stands under this heading itself, before the next one of any level. */
  own: string;
  /** What of it is running text: no lists, no tables. */
  prose: string;
}

/** What stands over what readers wrote, which is not the page's own. */
const COMMENTS = new RegExp(
  String.raw`^\W{0,3}(?:\d{1,5}\s)?(?:${either(wordsOfAll("commentHeads"))})\W{0,3}(?:\d{1,5}\W{0,3})?$`,
  "iu",
);
/** What stands over the terms that lawyers ask for. */
const SMALL_PRINT = wordsOfAll("smallPrint");

/** The sections that h2 and h3 open; those without text of their own, and small print, are left out. */
export function sectionsOf({ blocks }: Page): Section[] {
  const sections: (Section & { level: number; open: boolean })[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && COMMENTS.test(block.text)) break;
    if (block.kind === "heading" && !block.fake) {
      for (const section of sections) if (section.level >= block.level) section.open = false;
      if (block.level === 2 || block.level === 3) {
        sections.push({ heading: block.text, text: "", own: "", prose: "", level: block.level, open: true });
      }
    } else {
      const text = blockText(block);
      for (const section of sections.filter(({ open }) => open)) {
        section.text = joined(section.text, text);
        if (section === sections.at(-1)) section.own = joined(section.own, text);
        if (block.kind === "paragraph") section.prose = joined(section.prose, text);
      }
    }
  }
  return sections
    .filter(({ text, heading }) => text !== "" && !SMALL_PRINT.has(heading.trim().toLowerCase().replace(/^the /, "")))
    .map(({ heading, text, own, prose }) => ({ heading, text, own, prose }));
}

const joined = (before: string, text: string): string => (before === "" ? text : `${before}\n${text}`);
