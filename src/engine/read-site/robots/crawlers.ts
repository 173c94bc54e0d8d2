import type { Reading } from "../types.ts";
import TABLE from "./crawlers.json" with { type: "json" };
import { robotsOf } from "./robots-access.ts";
import { type RobotsVerdict, verdict } from "./verdict.ts";

/** A crawler as the dated table knows it. */
export interface Crawler {
  /** Product token, as its maker writes it. */
  agent: string;
  vendor: string;
  kind: "search" | "user" | "training" | "retired" | "ads";
  purpose: string;
  /** Where that is documented. */
  source: string;
  /** Its part in the score of the search crawlers; the parts add up to 1. */
  share?: number;
  /** Counts in an audit; the others are listed for information. */
  core?: boolean;
  /** What robots.txt cannot tell about it. */
  limit?: string;
}

/** The crawlers that the audits ask for, from the dated table. */
export const CRAWLERS = TABLE.crawlers as Crawler[];

/** How robots.txt treats one crawler on the site's key pages. */
export interface CrawlerAccess {
  crawler: Crawler;
  /** Share of the key pages it may fetch, 0 to 1; `null` when robots.txt could not be read. */
  share: number | null;
  /** Verdict for the first page it may not fetch, else for the home page; `null` when robots.txt could not be read. */
  verdict: (RobotsVerdict & { url: string }) | null;
  /** What we cannot tell from here. */
  limits: string[];
}

/** The pages that stand for the site: those that were read, home first, and those robots.txt kept us from reading. */
export function keyUrls(reading: Reading): string[] {
  const kept = reading.skipped.filter(({ reason }) => /robots/i.test(reason)).map(({ url }) => url);
  return [...new Set([...reading.pages.map((page) => page.finalUrl), ...kept])];
}

/** Every crawler of the table, in its order. */
export function crawlerAccess(reading: Reading, kinds?: Crawler["kind"][]): CrawlerAccess[] {
  return CRAWLERS.filter(({ kind }) => !kinds || kinds.includes(kind)).map((crawler) => judgeCrawler(crawler, reading));
}

function judgeCrawler(crawler: Crawler, reading: Reading): CrawlerAccess {
  const access = robotsOf(reading);
  const limits = [
    ...(crawler.limit ? [crawler.limit] : []),
    ...(access.kind === "unknown" ? [`robots.txt could not be read: ${access.reason}`] : []),
    "Whether a firewall lets it in shows only in the site's own logs.",
  ];
  const urls = keyUrls(reading);
  const [home = reading.home.finalUrl] = urls;
  if (access.kind === "unknown") return { crawler, share: null, verdict: null, limits };
  if (access.kind !== "rules") {
    const allowed = access.kind === "allow_all";
    return { crawler, share: Number(allowed), verdict: { allowed, rule: null, group: null, url: home }, limits };
  }
  const verdicts = urls.map((url) => ({ ...verdict(access.robots, crawler.agent, url), url }));
  const refused = verdicts.find(({ allowed }) => !allowed);
  const share = verdicts.filter(({ allowed }) => allowed).length / verdicts.length;
  return { crawler, share, verdict: refused ?? verdicts[0]!, limits };
}

/** The rule or the lack of one, in words. */
export function tellVerdict({ allowed, rule, group }: RobotsVerdict): string {
  if (rule) return `line ${rule.line}: ${rule.text} (for ${group === "*" ? "every crawler" : group})`;
  if (group === null) return allowed ? "no rule concerns it" : "robots.txt answers with a server error";
  return `its rules ${allowed ? "do not forbid it" : "forbid it"}`;
}
