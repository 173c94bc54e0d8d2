import type { Element } from "domhandler";
import { closest, marks } from "./select.ts";

const MARK = /(^|[-_])(reviews?|comments?|testimonials?|ratings?|related|teasers?|cards?)([-_]|$)/;

/** Whether an element stands in a comment, a review or a teaser: its dates and names are not those of the page. */
export function belongsToOthers(element: Element): boolean {
  return closest(element, (above) => marks(above).some((mark) => MARK.test(mark))) !== null;
}
