import { type CrawlerAccess, crawlerAccess, tellVerdict } from "../../read-site/robots/crawlers.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { byShare, notMeasured } from "../judgement.ts";
import { openedRobots } from "../recipes/opened-robots.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit } from "../types.ts";

const refusedOf = (accesses: CrawlerAccess[]) => accesses.filter(({ share }) => share !== null && share < 1);
const counted = (access: CrawlerAccess) => access.crawler.core === true;

export const userAgentsAllowed: Audit = {
  id: "tech.user-agents-allowed",
  signal: "technical",
  grade: "A",
  effort: "low",
  title: "Assistants may open a page for a person",
  why: "When a customer asks an assistant to look at your page, it comes under a name of its own, and some of them obey robots.txt.",

  judge(reading) {
    const access = robotsOf(reading);
    if (access.kind === "unknown") return notMeasured(access.reason);
    const crawlers = crawlerAccess(reading, ["user"]).filter(counted);
    const evidence = refusedOf(crawlers).map(({ crawler, verdict, limits }) => ({
      url: verdict!.url,
      observed: `${crawler.agent} (${crawler.vendor}) may not fetch this page: ${tellVerdict(verdict!)}.${crawler.limit ? ` ${limits[0]}` : ""}`,
      expected: "every key page open to it",
    }));
    const names = crawlers.map(({ crawler }) => crawler.agent).join(", ");
    const open = {
      url: reading.robots.url,
      observed: `No key page is closed to ${names}.`,
      expected: "every key page open to it",
    };
    return byShare(
      crawlers.reduce((sum, { share }) => sum + share!, 0) / crawlers.length,
      evidence.length > 0 ? evidence : [open],
      { passAt: 1 },
    );
  },

  fix(reading) {
    const refused = refusedOf(crawlerAccess(reading, ["user"]).filter(counted));
    const names = refused.map(({ crawler }) => crawler.agent).join(", ");
    return {
      title: "Let assistants open your pages for their users",
      how: withPlatformStep(
        `Your robots file refuses ${names}. Such visitors come when a person asks an assistant to read your page. Change it as shown; the other rules stay.`,
        reading,
        "robots",
      ),
      paste: openedRobots(reading, refused),
    };
  },
};
