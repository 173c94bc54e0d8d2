import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import type { RegionOf } from "./regions.ts";
import { closest, isElement, marks, select } from "./select.ts";
import { linkDensity, type TextWeights } from "./text-weights.ts";
import { isHidden, isInline } from "./visible-text.ts";

/** A landmark is believed when it holds at least this share of the good text of the page. */
const LANDMARK_SHARE = 0.4;
/** One step down is taken while a single child still holds this share of the good text. */
const DESCENT_SHARE = 0.85;
const GOOD_CHARACTERS = 25;
/** What holds one text and never all that a page is about, however little else there is. */
const TEXT = /^(?:p|h[1-6]|blockquote|pre)$/;
/** So much good text before the main element is its lead: a sentence. */
const LEAD_CHARACTERS = 60;
const ASIDES =
  /^(comments?|respond|related([-_].*)?|recommend(ed|ations)?|share|sharing|social([-_].*)?|newsletter|advert(isement)?|ads?|sponsored|tags|tagcloud|pagination|pager|author[-_]?box|skip[-_]?link|video[-_]js|vjs[-_].*|mejs[-_].*|plyr([-_].*)?|jw[-_]controls)$/;

/**
 * The element that holds what the page is about: the landmark that says so, when the good text agrees, else the
 * smallest container of nearly all good text. Good text is long enough and not made of links.
 */
export function findMain($: CheerioAPI, body: Element, page: { weights: TextWeights; regionOf: RegionOf }): Element {
  const scores = new Map<Element, number>();
  const total = score(body, page, scores);
  const landmarks = select($, "main, [role=main]").filter((each) => page.regionOf(each) === "main");
  const articles = select($, "article").filter((each) => page.regionOf(each) === "main");
  const headings = select($, "h1").filter((each) => page.regionOf(each) === "main");
  for (const group of [landmarks, articles.length === 1 ? articles : []]) {
    const best = group.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))[0];
    if (best && (scores.get(best) ?? 0) >= total * LANDMARK_SHARE && (scores.get(best) ?? 0) > 0)
      return withLead(best, { body, headings, scores });
  }
  return withLead(descend(body, scores), { body, headings, scores });
}

/**
 * Up to the container that also holds the page's main heading with its sentence, where they stand before: what is said
 * large at the top is often set apart from the rest.
 */
function withLead(
  main: Element,
  { body, headings, scores }: { body: Element; headings: Element[]; scores: Map<Element, number> },
): Element {
  let whole = main;
  for (let inner = main; inner !== body && isElement(inner.parent); inner = inner.parent) {
    const { children } = inner.parent;
    const before = children.slice(0, children.indexOf(inner)).filter(isElement);
    const lead = before.reduce((sum, each) => sum + (scores.get(each) ?? 0), 0);
    if (
      lead >= LEAD_CHARACTERS &&
      before.some((each) => headings.some((heading) => closest(heading, (above) => above === each)))
    )
      whole = inner.parent;
  }
  return whole;
}

/** Whether an element inside the main content is not part of it: navigation, asides, comments, share bars. */
export function isBesideContent(element: Element, regionOf: RegionOf): boolean {
  return regionOf(element) !== "main" || marks(element).some((mark) => ASIDES.test(mark));
}

function score(
  element: Element,
  page: { weights: TextWeights; regionOf: RegionOf },
  scores: Map<Element, number>,
): number {
  if (isHidden(element) || (element.name !== "body" && isBesideContent(element, page.regionOf))) return 0;
  const blocks = element.children.filter((child): child is Element => isElement(child) && !isInline(child));
  const weight = page.weights(element);
  let sum = 0;
  let inner = 0;
  for (const block of blocks) {
    sum += score(block, page, scores);
    inner += page.weights(block).text;
  }
  const own = weight.text - inner;
  if (own >= GOOD_CHARACTERS) sum += own * (1 - (blocks.length === 0 ? linkDensity(weight) : 0));
  scores.set(element, sum);
  return sum;
}

function descend(body: Element, scores: Map<Element, number>): Element {
  let main = body;
  for (;;) {
    const whole = scores.get(main) ?? 0;
    const next = main.children.find(
      (child): child is Element => isElement(child) && whole > 0 && (scores.get(child) ?? 0) >= whole * DESCENT_SHARE,
    );
    if (!next || isInline(next) || TEXT.test(next.name)) return main;
    main = next;
  }
}
