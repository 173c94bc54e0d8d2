import type { Element } from "domhandler";
import { closest, isElement, marks } from "./select.ts";

const MARK =
  /(^|[-_])(reviews?|comments?|testimonials?|ratings?|related|teasers?|cards?|references|bibliography)([-_]|$)/;

/** Whether an element stands in a comment, a review, a teaser or a list of works cited: its dates and names are not those of the page. */
export function belongsToOthers(element: Element): boolean {
  return closest(element, (above) => marks(above).some((mark) => MARK.test(mark)) && !isPage(above)) !== null;
}

const PAGES = new WeakMap<Element, boolean>();

/** A page that is a review or a list of comments is marked as one too; it holds the main heading. */
function isPage(element: Element): boolean {
  const known = PAGES.get(element) ?? (element.name === "body" || element.name === "html" || holdsTitle(element));
  PAGES.set(element, known);
  return known;
}

function holdsTitle(element: Element): boolean {
  return element.children.some((child) => isElement(child) && (child.name === "h1" || isPage(child)));
}
