import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import type { Link } from "../types.ts";
import { absolute } from "./head.ts";
import type { RegionOf } from "./regions.ts";
import { attribute, select } from "./select.ts";
import { visibleText } from "./visible-text.ts";

const MAX_LINKS = 2000;
const MAX_TEXT = 200;

/** Every `a[href]` and `area[href]`, in document order, with the text a reader would see or hear. */
export function readLinks($: CheerioAPI, baseUrl: string, regionOf: RegionOf): Link[] {
  return select($, "a[href], area[href]")
    .slice(0, MAX_LINKS)
    .map((element) => ({
      href: withoutFragment(absolute(element.attribs.href ?? "", baseUrl)),
      raw: (element.attribs.href ?? "").slice(0, 2048),
      text: textOf($, element).slice(0, MAX_TEXT),
      rel: (attribute(element, "rel") ?? "").toLowerCase().split(/\s+/).filter(Boolean),
      region: regionOf(element),
    }));
}

function textOf($: CheerioAPI, link: Element): string {
  const named = visibleText(link) || attribute(link, "aria-label") || attribute(link, "title");
  return (
    named ??
    $(link as never)
      .find("img[alt]")
      .first()
      .attr("alt")
      ?.trim() ??
    ""
  );
}

function withoutFragment(href: string): string {
  const hash = href.indexOf("#");
  return hash === -1 ? href : href.slice(0, hash);
}
