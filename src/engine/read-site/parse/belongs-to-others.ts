import type { Element } from "domhandler";
import { closest, isElement, marks } from "./select.ts";

const MARK =
  /(^|[-_])(revs?|reviews?|comments?|testimonials?|ratings?|related|teasers?|cards?|references|bibliography)([-_]|$)/;

/** Of these, what readers and customers wrote. */
const WRITTEN = /(^|[-_])(revs?|reviews?|comments?|testimonials?)([-_]|$)/;

/** Whether an element stands in what a reader or a customer wrote. */
export const isWrittenByOthers = (element: Element): boolean =>
  closest(element, (above) => (isMarked(above, WRITTEN) || isTyped(above)) && !isPage(above)) !== null;

/** Whether an element stands in a comment, a review, a quotation, a teaser or a list of works cited: its dates and names are not those of the page. */
export function belongsToOthers(element: Element): boolean {
  return (
    closest(
      element,
      (above) => (isMarked(above, MARK) || isTyped(above) || above.name === "blockquote") && !isPage(above),
    ) !== null
  );
}

/** By its class or id. */
const isMarked = (element: Element, pattern: RegExp): boolean => marks(element).some((mark) => pattern.test(mark));

/** By what the page's data call it. */
const isTyped = (element: Element): boolean =>
  /schema\.org\/(?:Review|Comment|UserComments)$/.test(element.attribs.itemtype ?? "");

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
