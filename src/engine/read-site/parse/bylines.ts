import type { CheerioAPI } from "cheerio";
import { belongsToOthers } from "./belongs-to-others.ts";
import type { RegionOf } from "./regions.ts";
import { select } from "./select.ts";
import { visibleText } from "./visible-text.ts";

const MARKED =
  "[rel~=author], [itemprop=author], .byline, .author, .author-name, .post-author, .entry-author, .article-author, .vcard .fn";
const LEAD =
  /^((?:written |text |words |story |posted )?by:?|von|autor(in)?:?|text:|par|(?:escrito )?por|(?:scritto )?d[ai]|(?:geschreven )?door|author:?)\s+/i;
/** A line of its own at the end of a text that says who wrote it. */
const SIGNED = /^(?:(?:written|text|words|story) by|autor(?:in)?:|text:|escrito por|scritto da|geschreven door)\s+/i;
/** Two to four words with capitals: a person's name in a line of its own. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:van|von|de|del|da|di|der|la|le) ){0,2}\p{Lu}[\p{L}.'’-]*){1,3}$/u;
/** Who took a picture has not written the text. */
const OF_PICTURES = /^(?:photos?|pictures?|images?|illustrations?|graphics?|fotos?|bild|grafik|foto)\b[\s:]/i;
const MAX_NAME = 80;

/** Names of those who signed the page, as shown, without the word that introduces them. */
export function readBylines(
  $: CheerioAPI,
  page: { author: string | null; mainText: string; opening: readonly string[]; regionOf: RegionOf },
): string[] {
  const shown = select($, MARKED)
    .filter((element) => page.regionOf(element) === "main" || page.regionOf(element) === "header")
    .filter((element) => !belongsToOthers(element))
    .map((element) => nameIn(visibleText(element)));
  const signed = page.mainText.split("\n").filter((line) => line.length <= MAX_NAME && SIGNED.test(line));
  const said = [...page.opening.filter((line) => LEAD.test(line)), ...signed.slice(0, 1)]
    .map(nameIn)
    .filter((name) => NAME.test(name));
  const names = [...shown, ...said, page.author ?? ""].filter(
    (name) => !OF_PICTURES.test(name) && name.length > 1 && name.length <= MAX_NAME && /\p{L}/u.test(name),
  );
  return [...new Set(names)].slice(0, 10);
}

/** When it was written, behind who wrote it: "Ann Miller on May 3, 2026". */
const WHEN =
  /(?<=\p{L})\s(?:on|am|op|em|den|le|el|il|at)\s(?:\p{L}{3,10}\.?,?\s?)?\d.*|(?<=\p{L})\s(?:on|am|op|em|den|le|el|il)\s\p{L}{3,10}$/u;

/** "Ann Miller May." and "Jo Ann Miller May" before a day; somebody may be called May. */
const MONTH =
  /(?<=\p{L})\s(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\.|(?:January|February|March|April|June|July|August|September|October|November|December))$/u;
/** "Ann Miller in Miami". */
const PLACED = /(?<=\p{L})\s(?:in|à|en|aus)\s\p{Lu}.*/u;
const WEEKDAY =
  /(?<=\p{L})\s(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?!\p{L}).*|(?<=\p{L})\s(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?!\p{L}).*/u;

/** "By Ann Miller, 3 May 2026" names Ann Miller. */
function nameIn(text: string): string {
  const said = text.replace(LEAD, "").replace(WHEN, "").replace(WEEKDAY, "").replace(PLACED, "");
  return said
    .split(/[,|•·–—:@\d]|\s-\s|\s\S+@/u)[0]!
    .trim()
    .replace(MONTH, "");
}
