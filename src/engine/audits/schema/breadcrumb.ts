import type { Page, StructuredNode } from "../../read-site/types.ts";
import { TEMPLATES } from "../../read-site/types.ts";
import { breadcrumbPaste, listOn } from "../recipes/breadcrumb-block.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { childNodes, deepNodesOf, has, isOf } from "./nodes.ts";

/** Deep pages say in data where they stand. */
export const breadcrumb: Audit = {
  id: "sch.breadcrumb",
  signal: "schema",
  grade: "A",
  effort: "low",
  title: "Deep pages carry a breadcrumb in data",
  why: "It tells which part of the site a page belongs to.",
  judge: (reading) =>
    judgePages(
      pagesOf(reading, TEMPLATES)
        .filter((page) => depthOf(page) >= 2)
        .map((page) => {
          const fault = findFault(page);
          return { page, score: fault ? 0 : 1, observed: fault ?? "a complete breadcrumb" };
        }),
      { expected: "a BreadcrumbList with two or more numbered steps", none: "No page lies deeper than one level." },
    ),
  fix: (reading, { evidence }) => {
    const [seen] = evidence;
    const page = reading.pages.find(({ finalUrl }) => finalUrl === seen?.url);
    return {
      title: "Add breadcrumb data",
      how:
        seen && page && listOn(page)
          ? `Complete the breadcrumb that is there: ${seen.observed}. Each step needs its number (position), its name and the address it leads to (item).`
          : withPlatformStep("Add breadcrumb data to pages below the first level.", reading, "breadcrumb"),
      paste: page ? breadcrumbPaste(page, reading) : null,
    };
  },
};

const depthOf = ({ finalUrl }: Page): number => new URL(finalUrl).pathname.split("/").filter(Boolean).length;

function findFault(page: Page): string | null {
  const lists = deepNodesOf(page).filter((node) => isOf(node, "BreadcrumbList"));
  if (lists.length === 0) return "no BreadcrumbList";
  const items = lists.map(({ itemListElement }) => childNodes(itemListElement));
  if (!items.some((steps) => steps.length >= 2)) return "a BreadcrumbList with fewer than two steps";
  return items.some((steps) => steps.length >= 2 && steps.every(isStep)) ? null : "steps without position or name";
}

const isStep = (step: StructuredNode): boolean =>
  has(step, "position") && (has(step, "name") || childNodes(step.item).some((item) => has(item, "name")));
