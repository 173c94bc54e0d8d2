import type { Page, Reading } from "../../read-site/types.ts";
import { linkKey, ownLinks, pageKey } from "../technical/own-links.ts";
import type { Paste } from "../types.ts";
import { dataBlock } from "./data-block.ts";
import { intoHead } from "./paste.ts";

const FEWEST_STEPS = 2;

/** Where a page stands, as JSON-LD: the pages above it that the site links, under the names it gives them; `null` without any. */
export function breadcrumbPaste(page: Page, reading: Reading): Paste | null {
  const { origin, pathname } = new URL(page.finalUrl);
  const parts = pathname.split("/").filter(Boolean);
  const above = parts.map((_part, at) => `${origin}/${parts.slice(0, at).join("/")}`);
  const named = above.flatMap((url) => linkTo(url, reading) ?? []);
  const steps = [...named, { name: page.h1[0] ?? page.head.title, item: page.finalUrl }];
  if (steps.length < FEWEST_STEPS || steps.some(({ name }) => !name)) return null;
  const itemListElement = steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step }));
  return intoHead(page.finalUrl, dataBlock([{ "@type": "BreadcrumbList", itemListElement }]));
}

function linkTo(url: string, reading: Reading): { name: string; item: string } | null {
  const wanted = pageKey(url);
  const links = reading.pages.flatMap((page) => ownLinks(reading, page));
  const link = links.find((each) => each.text !== "" && linkKey(each) === wanted);
  return link ? { name: link.text, item: link.href } : null;
}
