import type { AnyNode, Element } from "domhandler";
import type { Region } from "../types.ts";
import { attribute, isElement, marks } from "./select.ts";
import type { TextWeights } from "./text-weights.ts";

/** Tells in which region of its page an element stands. */
export type RegionOf = (element: Element) => Region;

const BY_TAG: Record<string, Region> = { main: "main", nav: "nav", footer: "footer", header: "header", aside: "aside" };
const BY_ROLE: Record<string, Region> = {
  main: "main",
  navigation: "nav",
  menu: "nav",
  menubar: "nav",
  contentinfo: "footer",
  banner: "header",
  complementary: "aside",
};
/** What builders of older pages call the same things. */
const BY_MARK: [RegExp, Region][] = [
  [
    /^(?!.*(card|modal|panel|entry|post|article|product|table|popup|dialog|consent|cookie|prompt|no|has|above|before)[-_]*footer).*footer|^(fusszeile|colophon)$/,
    "footer",
  ],
  [
    /^((site|page|main|mainmenu|primary|secondary|top|side|sub|meta|mobile|header|user|left|right|language|lang|category|categories)[-_]*)?(nav|navi|navbar|navigation|menu|menue|navigacija|breadcrumbs?|crumbs|megamenu|offcanvas)([-_]*(wrap|wrapper|container|bar|main|top|list|items?))?\d?$/,
    "nav",
  ],
  [
    /^((site|page|main|global|top|l|c|o)[-_]*)?(header|masthead|topbar|kopfzeile|kopf)([-_]*(wrap|wrapper|container|area|inner|top|bar))?\d?$/,
    "header",
  ],
  [/^(sidebar|side[-_]?bar|seitenleiste|widget[-_]?area)([-_].*)?$|^(left|right)[-_]?(sidebar|side)$/, "aside"],
  [
    /(^|[-_])(cookie|cookies|consent|gdpr|cookiebot|onetrust|usercentrics|cookielaw|cmplz|borlabs)([-_]|$|banner|notice|bar|consent|popup|layer)/,
    "aside",
  ],
];
/** A container with more than this share of the page's text is no mere frame around the content, whatever it is called. */
const TOO_LARGE = 0.5;

/** Tells for each element which part of the page it stands in: the nearest landmark decides. */
export function mapRegions(body: Element, weights: TextWeights): RegionOf {
  const known = new Map<Element, Region>();
  const total = weights(body).text;
  const regionOf = (element: Element): Region => {
    const found = known.get(element);
    if (found) return found;
    const parent = element.parent as AnyNode | null;
    const around: Region = isElement(parent) && element !== body ? regionOf(parent) : "main";
    const region = ownRegion(element, around, (each) => weights(each).text > total * TOO_LARGE) ?? around;
    known.set(element, region);
    return region;
  };
  return regionOf;
}

function ownRegion(element: Element, around: Region, isLarge: (element: Element) => boolean): Region | null {
  if (element.name === "body" || element.name === "html") return "main";
  const own = BY_ROLE[attribute(element, "role") ?? ""] ?? BY_TAG[element.name];
  // A header or footer inside the content belongs to its section, not to the page.
  if (own && (own === "header" || own === "footer") && isSectioned(element)) return null;
  if (own === "main" || own === "nav") return own;
  if (own) return around === "main" && !isLarge(element) ? own : null;
  if (around !== "main") return null;
  for (const mark of marks(element)) {
    const byMark = BY_MARK.find(([pattern]) => pattern.test(mark))?.[1];
    if (byMark) return isLarge(element) ? null : byMark;
  }
  return null;
}

function isSectioned(element: Element): boolean {
  for (let node = element.parent as AnyNode | null; isElement(node); node = node.parent as AnyNode | null) {
    if (node.name === "article" || node.name === "main" || node.name === "section") return true;
  }
  return false;
}
