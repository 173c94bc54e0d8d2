import type { Page, Reading, StructuredBlock } from "../../read-site/types.ts";
import { deepNodesOf, isOf } from "../schema/nodes.ts";
import { isOwn, isRoot, linkKey, ownLinks, pageKey } from "../technical/own-links.ts";
import type { Paste } from "../types.ts";
import { siteNameOf } from "./company-said.ts";
import { dataBlock, withNode } from "./data-block.ts";
import { intoHead } from "./paste.ts";

const FEWEST_STEPS = 2;

interface Step {
  name: string;
  item: string;
}

/**
 * Where a page stands, as JSON-LD: the steps that it shows its visitors, or the pages above it that the site links,
 * under the names it gives them, whichever are more. In place of the list that is there, or beside one that stands in
 * attributes, which are to go; `null` where the list is a part of another entry, and where no page above is known.
 */
export function breadcrumbPaste(page: Page, reading: Reading): Paste | null {
  const there = listOn(page);
  const last = page.h1[0] ?? page.head.title;
  if (!last) return null;
  const [shown, linked] = [stepsShown(page, reading), stepsLinked(page, reading)];
  const above = shown.length >= linked.length ? shown : linked;
  const steps = [...above, { name: last, item: page.finalUrl }];
  if (steps.length < FEWEST_STEPS) return null;
  const itemListElement = steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step }));
  const list = { "@type": "BreadcrumbList", itemListElement };
  if (there && there.format !== "json-ld") {
    const paste = intoHead(page.finalUrl, dataBlock([list]));
    const where = `Or put this into the head of ${page.finalUrl}, and take the attributes of the list that is there out of the page.`;
    return { ...paste, where };
  }
  const node = there?.nodes.find((each) => isOf(each, "BreadcrumbList"));
  const text = there ? node && withNode(there, node, list) : dataBlock([list]);
  return text ? intoHead(page.finalUrl, text, there) : null;
}

/** The block in which a page's breadcrumb stands by now. */
export function listOn(page: Page): StructuredBlock | null {
  const lists = deepNodesOf(page).filter((node) => isOf(node, "BreadcrumbList"));
  return page.structured.find(({ nodes }) => nodes.some((node) => lists.includes(node))) ?? null;
}

/** The steps of the visible way down, without the page itself; none where one of them has no name. */
function stepsShown(page: Page, reading: Reading): Step[] {
  const here = pageKey(page.finalUrl);
  const shown = page.trail
    .filter(({ href }) => href !== "" && isOwn(reading, href) && pageKey(href) !== here)
    .map(({ name, href }, at) =>
      at === 0 && (isHome(href, reading) || name === "") ? homeStep(reading) : { name, item: href },
    );
  const [first] = shown;
  if (!first || shown.some(({ name }) => name === "")) return [];
  return first.item === homeStep(reading).item ? shown : [homeStep(reading), ...shown];
}

/** The pages above by their addresses, under the names that links give them, at this site's own address. */
function stepsLinked(page: Page, reading: Reading): Step[] {
  const { origin, pathname } = new URL(page.finalUrl);
  const parts = pathname.split("/").filter(Boolean);
  const between = parts.slice(1).map((_part, at) => `${origin}/${parts.slice(0, at + 1).join("/")}`);
  return [homeStep(reading), ...between.flatMap((url) => (isRoot(url) ? [] : (linkTo(url, reading) ?? [])))];
}

/** The home page bears the site's name, whatever the link to it says. */
const homeStep = (reading: Reading): Step => ({ name: siteNameOf(reading), item: `${reading.origin}/` });

const isHome = (href: string, reading: Reading): boolean =>
  isRoot(href) || pageKey(href) === pageKey(reading.home.finalUrl);

function linkTo(url: string, reading: Reading): Step | null {
  const wanted = pageKey(url);
  const { origin } = reading;
  const links = reading.pages.flatMap((page) => ownLinks(reading, page));
  const link = links.find(
    (each) =>
      each.text !== "" &&
      !/^\s*(?:#|$)/.test(each.raw) &&
      linkKey(each) === wanted &&
      each.href.startsWith(`${origin}/`),
  );
  return link ? { name: link.text, item: link.href } : null;
}
