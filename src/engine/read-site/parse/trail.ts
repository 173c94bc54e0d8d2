import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import type { Page } from "../types.ts";
import { absolute } from "./head.ts";
import { attribute, closest, isElement, marks, select } from "./select.ts";
import { isHidden, visibleText } from "./visible-text.ts";

const MARK =
  /^(?:[\w-]{0,20}[-_])?(?:breadcrumbs?|bread-crumbs?|crumbs|breadcrumb[-_]?(?:list|nav|trail|wrapper|container|inside)s?)$/;
const MAX_STEPS = 8;
const MAX_NAME = 120;

/** The way down to a page that it shows its visitors, from the home page on; a step without an address is the page itself. */
export function readTrail($: CheerioAPI, baseUrl: string): Page["trail"] {
  const trails = select($, "[class*=crumb], [id*=crumb], [aria-label*=readcrumb], [itemtype*=BreadcrumbList]").filter(
    isTrail,
  );
  const outer = new Set<Element>();
  for (const trail of trails)
    for (let above = trail.parent; above && isElement(above) && !outer.has(above); above = above.parent)
      outer.add(above);
  const first = trails.find((trail) => !outer.has(trail));
  if (!first) return [];
  const links: Element[] = [];
  gather(first, links);
  const steps = links.slice(0, MAX_STEPS).map((link) => ({
    name: (visibleText(link) || attribute(link, "aria-label") || attribute(link, "title") || "").slice(0, MAX_NAME),
    href: /^\s*(?:#|$|javascript:)/i.test(link.attribs.href ?? "") ? "" : absolute(link.attribs.href!, baseUrl),
  }));
  return steps;
}

const isTrail = (element: Element): boolean =>
  element.name !== "body" &&
  element.name !== "a" &&
  closest(element, isHidden) === null &&
  (marks(element).some((mark) => MARK.test(mark)) ||
    /breadcrumb/i.test(`${attribute(element, "aria-label") ?? ""}${attribute(element, "itemtype") ?? ""}`));

function gather(element: Element, links: Element[]): void {
  for (const child of element.children) {
    if (!isElement(child) || isHidden(child)) continue;
    if (child.name === "a" && child.attribs.href !== undefined) links.push(child);
    else gather(child, links);
  }
}
