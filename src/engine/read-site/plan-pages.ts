import { choosePages, findCandidates } from "./choose-pages.ts";
import { robotsGate } from "./robots-gate.ts";
import type { Exchange, Page, Reading } from "./types.ts";

/** What the plan is made from. */
export interface PlanGround {
  home: Page;
  sitemapUrls: Reading["sitemapUrls"];
  robots: Exchange;
  /** Whom robots.txt is asked for. */
  userAgent: string;
  /** Pages wanted. */
  count: number;
}

/** The pages to read besides the home page, and those that robots.txt keeps us from. */
export interface PagePlan {
  chosen: string[];
  closed: Reading["skipped"];
}

/** Plans what to read of a site. */
export function planPages({ home, sitemapUrls, robots, userAgent, count }: PlanGround): PagePlan {
  const refusal = robotsGate(robots, userAgent);
  const candidates = findCandidates(home, sitemapUrls);
  const choose = (isOpen: (url: string) => boolean) => choosePages(candidates, { count, isOpen });
  const closed = choose(() => true).flatMap((url) => {
    const reason = refusal(url);
    return reason === null ? [] : [{ url, reason }];
  });
  return { chosen: choose((url) => refusal(url) === null), closed };
}
