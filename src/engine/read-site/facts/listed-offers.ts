import type { Block, Page } from "../types.ts";
import table from "./service-headings.json" with { type: "json" };

const HEADING = new RegExp(`^(?:.{0,24}\\s)?(?:${table.headings.join("|")})`, "iu");
const OTHER_HEADING = new RegExp(table.others.join("|"), "iu");
const BY_OTHERS = new RegExp(table.byOthers.join("|"), "iu");
const LONGEST_HEADING = 60;
const MOST_LISTED = 12;
const MAX_TEXT = 30_000;

/** What a page lists under its headings of services: items of lists, rows, smaller headings, links, in the order they stand. */
export function listedOffers(page: Page): string[] {
  const listed: string[] = [];
  const linked = page.links.filter(({ region }) => region === "main").map(({ text }) => text);
  let level: number | null = null;
  for (const block of page.blocks) {
    if (block.kind === "heading") {
      if (level !== null && block.level > level) listed.push(...[block.text].filter((text) => !isOther(text)));
      else level = opensServices(block.text) ? block.level : null;
    } else if (level !== null) listed.push(...itemsOf(block, linked));
  }
  return [...new Set([...listed, ...linkedBelow(page, linked)])].slice(0, MOST_LISTED);
}

/** Lists of nothing but links are no content and no block: those right below a heading of services, read from all text. */
function linkedBelow(page: Page, linked: readonly string[]): string[] {
  const names = new Set(linked);
  const lines = page.bodyText.slice(0, MAX_TEXT).split("\n");
  return page.blocks.flatMap((block) => {
    if (block.kind !== "heading" || !opensServices(block.text)) return [];
    const rest = lines.slice(lines.indexOf(block.text) + 1 || lines.length);
    const end = rest.findIndex((line) => !names.has(line));
    return end < 0 ? rest : rest.slice(0, end);
  });
}

/** Whether a heading only says that what is offered, or what it costs, stands below: "Our services", "Prices". */
export function opensServices(heading: string): boolean {
  return heading.length <= LONGEST_HEADING && !isOther(heading) && HEADING.test(heading.trim());
}

/** Whether a heading is of what is no offer: reviews, towns served, reasons, questions, opening hours, brands. */
export function isOther(heading: string): boolean {
  return OTHER_HEADING.test(heading.slice(0, 2 * LONGEST_HEADING));
}

/** Whether under a heading others speak, or something of the day stands: reviews, news, posts of a blog. */
export function isByOthers(heading: string): boolean {
  return BY_OTHERS.test(heading.slice(0, 2 * LONGEST_HEADING));
}

function itemsOf(block: Block, linked: readonly string[]): string[] {
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return block.rows.flatMap(([first]) => first ?? []);
  if (block.kind !== "paragraph") return [];
  // A row of links reads as one paragraph.
  const parts = linked.filter((text) => text.length > 2 && block.text.includes(text));
  return parts.join("").length >= block.text.replace(/[\s,|·•/]/gu, "").length * 0.7 ? parts : [];
}
