import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import type { Page } from "../types.ts";
import { belongsToOthers } from "./belongs-to-others.ts";
import { isoDate } from "./iso-date.ts";
import type { RegionOf } from "./regions.ts";
import { attribute, marks, select } from "./select.ts";
import { visibleText } from "./visible-text.ts";

const MAX_DATES = 40;
const DATE_MARK =
  /(^|[-_])(date|datum|fecha|dato|published|publicado|actualizado|pubblicato|aggiornato|publie|gepubliceerd|pubdate|posted|updated|modified|timestamp|entry-date|time)([-_]|$)/;
const BYLINE_MARK = /(^|[-_])(byline|meta|entry-meta|post-meta|article-meta|author)([-_]|$)/;
/** Words that stand in front of a date of the page itself. */
const SAID =
  /(?:published|posted|updated|last (?:updated|modified|reviewed)|as of|veröffentlicht(?: am)?|aktualisiert(?: am)?|zuletzt (?:geändert|aktualisiert)|stand|publié(?: le)?|mis à jour(?: le)?|publicado(?: el)?|actualizado(?: el)?|pubblicato(?: il)?|aggiornato(?: il)?|gepubliceerd(?: op)?|bijgewerkt(?: op)?|atualizado(?: em)?)\s{0,5}(?:on|:)?\s{0,5}([^\n|•·]{6,30})/giu;

/** Labels that say of the date behind them no more than that it is one, or that the page came out then. */
const DATED =
  /^(?:date(?: of publication)?|publication date|publishing date|released|release date|written|created|datum|erschienen|erscheinungsdatum|veröffentlichungsdatum|fecha(?: de publicación)?|data(?: (?:de publicação|di pubblicazione|publikacji))?|date de publication|publiée?|parue?|publicatiedatum|geplaatst|dato|publiceret|publicerad|publisert|päivämäärä|opublikowano|datum (?:vydání|objave)|vydáno|objavljeno|дата(?: публикации)?|опубликовано|tarih|yayın tarihi):\s/iu;

/** Dates of the page itself: `time` elements, dates beside a byline, and dates that a word introduces. */
export function readDates(
  $: CheerioAPI,
  page: { mainText: string; opening: readonly string[]; lang: string | null; regionOf: RegionOf },
): Page["dates"] {
  const dates: Page["dates"] = [];
  const add = (text: string, source: Page["dates"][number]["source"], given?: string | null) => {
    const iso = isoDate(given ?? text, page.lang) ?? (given ? isoDate(text, page.lang) : null);
    const shown = (text || given || "").slice(0, 80);
    if (shown && !dates.some((date) => date.text === shown && date.source === source))
      dates.push({ text: shown, iso, source });
  };

  for (const element of select($, "time")
    .filter((each) => inContent(each, page.regionOf))
    .slice(0, MAX_DATES)) {
    add(visibleText(element), "time", attribute(element, "datetime"));
  }
  for (const element of select($, "[class], [id], [itemprop]")
    .filter((each) => isDateMarked(each) && inContent(each, page.regionOf))
    .slice(0, MAX_DATES)) {
    const text = visibleText(element);
    if (text.length <= 60 && isoDate(text, page.lang)) add(text, "byline", attribute(element, "content"));
  }
  for (const [, text] of page.mainText.slice(0, 20_000).matchAll(SAID)) {
    if (text && isoDate(text.trim(), page.lang)) add(text.trim(), "text");
  }
  for (const line of page.opening.filter((each) => !isOfAnother(each, page.lang))) {
    const iso = isoDate(line, page.lang);
    if (iso && !dates.some((date) => date.iso === iso)) add(line, "text");
  }
  return dates.slice(0, MAX_DATES);
}

/** "Delivery: 3 March 2026", "12.06.2026 – 14.06.2026": a date that its label gives to something else, or a stretch of days. */
function isOfAnother(line: string, lang: string | null): boolean {
  if (DATED.test(line) || line.search(SAID) !== -1) return false;
  const [, from = "", to = ""] = /^(.{6,}?)\s(?:[-–—]|bis|to|until|au|al|t\/m|do)\s(.{6,})$/iu.exec(line) ?? [];
  return /^[\p{L} ]{3,30}:\s/u.test(line) || (isoDate(from, lang) !== null && isoDate(to, lang) !== null);
}

function isDateMarked(element: Element): boolean {
  if (element.name === "time" || element.children.length > 8) return false;
  if (/^date(Published|Modified|Created)$/.test(element.attribs.itemprop ?? "")) return true;
  return marks(element).some((mark) => DATE_MARK.test(mark) || BYLINE_MARK.test(mark));
}

function inContent(element: Element, regionOf: RegionOf): boolean {
  const region = regionOf(element);
  return (region === "main" || region === "header") && !belongsToOthers(element);
}
