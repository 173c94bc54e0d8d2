import { type CrawlerAccess, crawlerAccess, tellVerdict } from "../../read-site/robots/crawlers.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { byShare, fail, notMeasured, pass } from "../judgement.ts";
import { openedRobots } from "../recipes/opened-robots.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit } from "../types.ts";

/** The search crawlers that count, and those of them that robots.txt keeps from a key page. */
const refusedOf = (accesses: CrawlerAccess[]) => accesses.filter(({ share }) => share !== null && share < 1);
const counted = (access: CrawlerAccess) => access.crawler.core === true;

export const aiSearchAllowed: Audit = {
  id: "tech.ai-search-allowed",
  signal: "technical",
  grade: "A",
  effort: "low",
  title: "Search crawlers of AI assistants may read the site",
  why: "OpenAI writes that sites which opt out of OAI-SearchBot are not shown in ChatGPT's search answers; other assistants have crawlers of their own.",
  gate: {
    text: "Every AI search crawler is kept out by robots.txt.",
    holds: (reading, { score }) => score === 0 && robotsOf(reading).kind === "rules",
  },

  judge(reading) {
    const access = robotsOf(reading);
    if (access.kind === "unknown") return notMeasured(access.reason);
    const crawlers = crawlerAccess(reading, ["search"]).filter(counted);
    const expected = "every key page open to it";
    const evidence = refusedOf(crawlers).map(({ crawler, verdict }) => ({
      url: verdict!.url,
      observed: `${crawler.agent} (${crawler.vendor}) may not fetch this page: ${tellVerdict(verdict!)}.`,
      expected,
    }));
    if (evidence.length === 0) {
      const names = crawlers.map(({ crawler }) => crawler.agent).join(", ");
      return pass({ url: reading.robots.url, observed: `No key page is closed to ${names}.`, expected });
    }
    if (crawlers.every(({ share }) => share === 0)) return fail(...evidence);
    const share = crawlers.reduce((sum, { crawler, share }) => sum + (crawler.share ?? 0) * share!, 0);
    // A crawler without a part in the score still keeps it from being whole.
    return byShare(Math.min(share, 0.95), evidence, { passAt: 1, failBelow: 0.05 });
  },

  fix(reading) {
    const refused = refusedOf(crawlerAccess(reading, ["search"]).filter(counted));
    const names = refused.map(({ crawler }) => crawler.agent);
    return {
      title: `Let ${names.length > 2 ? "the assistants' search crawlers" : names.join(" and ")} in`,
      how: withPlatformStep(
        `Your robots file keeps ${names.join(", ")} out. If you want to be found in their answers, let them in there; every other rule can stay.`,
        reading,
        "robots",
      ),
      paste: openedRobots(reading, refused),
    };
  },
};
