import { reachable } from "../../audits/technical/links.ts";
import { pageKey } from "../../audits/technical/own-links.ts";
import { readFeed } from "../../surfaces/feed.ts";
import { byAudit, type Condition, type Evidence, met, unknown, when } from "./condition.ts";

/** Level 1: crawlers can find every page and tell real ones from missing ones. */
export const DISCOVERABLE: Condition[] = [
  {
    id: "tech.robots-file",
    text: "Serve robots.txt as a text file, or none at all (404).",
    check: byAudit("tech.robots-file"),
  },
  {
    id: "tech.sitemap",
    text: "Link every page from home, or publish a sitemap or a feed that lists your pages.",
    check: (evidence) => {
      if (isListed(evidence) || isLinked(evidence)) return met;
      const finding = evidence.findings.get("tech.sitemap");
      return finding?.status === "not_measured" ? unknown(finding.reason ?? "") : when(false);
    },
  },
  {
    id: "tech.links",
    text: "Link every key page with ordinary links.",
    check: byAudit("tech.links", { atLeast: 0.75, orNotApplicable: true }),
  },
  {
    id: "tech.head",
    text: "Give every page a title.",
    check: ({ reading }) => when(reading.pages.every(({ head }) => head.title !== null)),
  },
  {
    id: "tech.canonical",
    text: "Correct the official addresses (canonical) that name another page, or leave them out.",
    check: (evidence) =>
      evidence.reading.pages.every(({ head }) => head.canonicals.length === 0)
        ? met
        : byAudit("tech.canonical", { orNotApplicable: true })(evidence),
  },
  {
    id: "tech.status-hygiene",
    text: "Answer 404 for pages that do not exist.",
    check: ({ reading: { random, soft404 } }) => {
      if (soft404 === null || random.status === null || [401, 403, 429].includes(random.status))
        return unknown("A missing page could not be asked for.");
      return when(random.status === 404 || random.status === 410);
    },
  },
];

/** A sitemap or a feed names pages of the site. */
function isListed({ reading, findings }: Evidence): boolean {
  return (findings.get("tech.sitemap")?.score ?? 0) >= 0.6 || readFeed(reading).state === "valid";
}

/** Links lead from home to every page that was read. */
function isLinked({ reading }: Evidence): boolean {
  const reached = reachable(reading);
  return reading.pages.every(({ url, finalUrl }) => reached.has(pageKey(finalUrl)) || reached.has(pageKey(url)));
}
