import type { Reading, StructuredBlock } from "../../read-site/types.ts";
import { isRoot } from "../technical/own-links.ts";
import type { Paste } from "../types.ts";

/** What a paste takes the place of in a page's head. */
export type Replaced = StructuredBlock | "canonical" | "hreflang" | null;

const PLACES = {
  canonical: "in place of the line of this kind that is there",
  hreflang: "in place of the lines of this kind that are there",
};

/** Lines for the head of one page. */
export function intoHead(page: string, text: string, replaces: Replaced = null): Paste {
  const place = typeof replaces === "string" ? PLACES[replaces] : "in place of the data block that it repeats";
  return { text, into: { page, replaces }, where: `Put this into the head of ${page}${replaces ? `, ${place}` : ""}.` };
}

/** Data for the head of the home page, with what the owner should know besides; where the root leads to a deeper page, it is still the root's. */
export function intoHome({ home, origin }: Reading, text: string, notes: string[] = []): Paste {
  const place = isRoot(home.finalUrl) ? home.finalUrl : `your home page, ${origin}/`;
  const where = [`Put this into the head of ${place}.`, ...notes].join(" ");
  return { text, into: { page: home.finalUrl, replaces: null }, where };
}

/** A whole file at the root of the site. */
export function asFile(file: "robots.txt" | "llms.txt", text: string): Paste {
  return { text, into: { file }, where: `This is the whole ${file} as it would stand afterwards.` };
}
