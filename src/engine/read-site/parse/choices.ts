import type { CheerioAPI } from "cheerio";
import { select } from "./select.ts";
import { visibleText } from "./visible-text.ts";

/** A list of more entries is of countries or years, not of what can be bought. */
const MOST_OPTIONS = 40;
const MOST_LISTS = 20;
const LONGEST = 2_000;

/** What can be chosen in a page's short lists ("Large, 60 x 90 cm, £49.00"), one a line: text a visitor reads, though no block of the page. */
export function readChoices($: CheerioAPI): string {
  const lists = select($, "select").slice(0, MOST_LISTS);
  const short = lists
    .map((list) => $(list).find("option").toArray())
    .filter((options) => options.length <= MOST_OPTIONS);
  const texts = short.flat().map((option) => visibleText(option));
  return texts.filter(Boolean).join("\n").slice(0, LONGEST);
}
