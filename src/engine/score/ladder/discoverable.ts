import { knownUrls } from "../../audits/technical/own-links.ts";
import { byAudit, type Condition, met, missing, unknown, when } from "./condition.ts";

/** A site this small needs no sitemap. */
const TINY_SITE = 5;

/** Level 1: crawlers can find every page and tell real ones from missing ones. */
export const DISCOVERABLE: Condition[] = [
  {
    id: "tech.robots-file",
    text: "Serve robots.txt as a text file, or none at all (404).",
    check: byAudit("tech.robots-file"),
  },
  {
    id: "tech.sitemap",
    text: "Publish a sitemap that lists your pages.",
    check: (evidence) => {
      if (knownUrls(evidence.reading).size <= TINY_SITE) return met;
      const finding = evidence.findings.get("tech.sitemap");
      return finding?.status === "not_applicable" ? missing : byAudit("tech.sitemap", { atLeast: 0.6 })(evidence);
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
  { id: "tech.canonical", text: "Name each page's official address (canonical).", check: byAudit("tech.canonical") },
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
