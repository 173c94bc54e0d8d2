import type { Element } from "domhandler";
import { closest, isElement, marks } from "./select.ts";

const MARK =
  /(^|[-_])(revs?|reviews?|comments?|testimonials?|ratings?|related|teasers?|cards?|references|bibliography)([-_]|$)/;

/** Of these, what readers and customers wrote. */
const WRITTEN = /(^|[-_])(revs?|reviews?|comments?|testimonials?)([-_]|$)/;

/** Asked of each paragraph, so kept for each element above it. */
const OF_OTHERS = new WeakMap<Element, boolean>();

/** Whether an element stands in what a reader or a customer wrote. */
export function isWrittenByOthers(element: Element): boolean {
  const known = OF_OTHERS.get(element);
  if (known !== undefined) return known;
  const isOwn = (isMarked(element, WRITTEN) || isTyped(element)) && !isPage(element);
  const is = isOwn || (isElement(element.parent) && isWrittenByOthers(element.parent));
  OF_OTHERS.set(element, is);
  return is;
}

/** Whether an element stands in a comment, a review, a quotation, a teaser or a list of works cited: its dates and names are not those of the page. */
export function belongsToOthers(element: Element): boolean {
  return (
    closest(
      element,
      (above) => (isMarked(above, MARK) || isTyped(above) || above.name === "blockquote") && !isPage(above),
    ) !== null
  );
}

/** Parts of Slider Revolution, and what is said of a whole page: whether it may be commented. */
const OTHERWISE =
  /^rev[-_](?:slid|btn|row|column|burger|scroll|break)|^(?:no|has|with|without)[-_]|[-_](?:open|closed|enabled|disabled|on|off)$/;

/** By its class or id. */
const isMarked = (element: Element, pattern: RegExp): boolean =>
  marks(element).some((mark) => pattern.test(mark) && !OTHERWISE.test(mark));

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
