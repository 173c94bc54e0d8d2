import { deepNodesOf, isOf } from "../../audits/schema/nodes.ts";
import { CRAWLERS } from "../../read-site/robots/crawlers.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { rulesFor } from "../../read-site/robots/verdict.ts";
import type { Reading } from "../../read-site/types.ts";
import { readFeed } from "../../surfaces/feed.ts";
import { surfaceOf } from "../../surfaces/validate-surfaces.ts";
import { byAudit, type Condition, met, missing, unknown, when } from "./condition.ts";

/** Level 3: software can tell who the site is, what its pages are, and what may be done with them. */
export const UNDERSTANDABLE: Condition[] = [
  {
    id: "sch.identity",
    text: "Describe your company once as structured data: name, address, logo, profiles.",
    check: byAudit("sch.identity", { atLeast: 0.7 }),
  },
  { id: "sch.syntax", text: "Correct the data blocks that cannot be read.", check: byAudit("sch.syntax") },
  {
    id: "sch.page-type",
    text: "Mark at least half of the pages as what they are (article, product, service).",
    check: byAudit("sch.page-type", { atLeast: 0.5, orNotApplicable: true }),
  },
  {
    id: "sch.parity",
    text: "Let the structured data say the same as the page.",
    check: ({ findings }) => {
      const finding = findings.get("sch.parity");
      // Only a contradiction scores nothing; facts that are merely not shown keep their share.
      return finding?.status === "not_measured" ? unknown(finding.reason ?? "") : when(finding?.score !== 0);
    },
  },
  {
    id: "eeat.contact",
    text: "Give a phone number, e-mail or address as a link or as structured data.",
    check: ({ reading }) => when(hasContact(reading)),
  },
  {
    id: "tech.training-choice",
    text: "Say in robots.txt what AI systems may do, if only in one group for every crawler.",
    check: usagePolicy,
  },
  {
    id: "text.alternate",
    text: "Offer your text without the page around it: a valid llms.txt, Markdown on request, or a feed with full texts.",
    check: textAlternate,
  },
];

function hasContact({ pages }: Reading): boolean {
  return pages.some(
    (page) =>
      page.links.some(({ raw }) => /^\s*(?:tel:\+?[\d\s()./-]{5,}|mailto:[^\s?]+@)/i.test(raw)) ||
      deepNodesOf(page).some(
        (node) => isOf(node, "PostalAddress") || isOf(node, "ContactPoint") || node.telephone || node.email,
      ),
  );
}

function usagePolicy({ reading }: { reading: Reading }) {
  const access = robotsOf(reading);
  if (access.kind === "unknown") return unknown(access.reason);
  if (access.kind !== "rules") return missing;
  const { groups } = access.robots;
  const named = CRAWLERS.some(
    ({ agent, kind }) =>
      kind !== "ads" &&
      agent !== "Googlebot" &&
      agent !== "Bingbot" &&
      ![null, "*"].includes(rulesFor(access.robots, agent).group),
  );
  const general = groups.some(({ agents, rules }) => agents.includes("*") && rules.length > 0);
  return when(named || general || groups.some(({ usage }) => usage.length > 0));
}

function textAlternate({ reading }: { reading: Reading }) {
  const states = [surfaceOf(reading, "llms-txt").status, surfaceOf(reading, "markdown").status];
  const feed = readFeed(reading);
  if (states.includes("valid") || (feed.state === "valid" && feed.full)) return met;
  return states.includes("not_measured") ? unknown("llms.txt or Markdown could not be asked for.") : missing;
}
