import { blockText } from "../../read-site/parse/blocks.ts";
import type { Page } from "../../read-site/types.ts";

/** A heading with what stands under it, up to the next heading of the same or a higher level. */
export interface Section {
  heading: string;
  text: string;
  /** What of it is running text: no lists, no tables. */
  prose: string;
}

/** What stands over what readers wrote, which is not the page's own. */
const COMMENTS =
  /^\W{0,3}(?:\d{1,5}\s)?(?:(?:reader |user )?comments?|responses|discussion|kommentare?|kommentarer|commentaires?|coment[aá]rios?|commenti|reacties|komentarze|komentáře|hozzászólások)\W{0,3}(?:\d{1,5}\W{0,3})?$/iu;

/** The sections that h2 and h3 open; those without text of their own are left out. */
export function sectionsOf({ blocks }: Page): Section[] {
  const sections: (Section & { level: number; open: boolean })[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && COMMENTS.test(block.text)) break;
    if (block.kind === "heading" && !block.fake) {
      for (const section of sections) if (section.level >= block.level) section.open = false;
      if (block.level === 2 || block.level === 3) {
        sections.push({ heading: block.text, text: "", prose: "", level: block.level, open: true });
      }
    } else {
      const text = blockText(block);
      for (const section of sections.filter(({ open }) => open)) {
        section.text = joined(section.text, text);
        if (block.kind === "paragraph") section.prose = joined(section.prose, text);
      }
    }
  }
  return sections.filter(({ text }) => text !== "").map(({ heading, text, prose }) => ({ heading, text, prose }));
}

const joined = (before: string, text: string): string => (before === "" ? text : `${before}\n${text}`);
