import { CRAWLERS } from "../../read-site/robots/crawlers.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { isAllowed } from "../../read-site/robots/verdict.ts";
import type { Reading } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit } from "../types.ts";
import { type EdgeAnswer, edgeAnswer } from "./edge-answer.ts";

const EXPECTED = "the page that a browser gets";

const WELCOMED = new Map(
  CRAWLERS.filter(({ kind }) => kind === "search" || kind === "user").map(({ agent, vendor }) => [
    agent.toLowerCase(),
    vendor,
  ]),
);

/** From this share of refused crawlers on, the site is closed to them as a whole. */
const MOST = 0.5;

export const edgeAccess: Audit = {
  id: "plat.edge-access",
  signal: "platform",
  grade: "A",
  effort: "low",
  title: "The firewall lets AI crawlers through",
  why: "A firewall can turn away crawlers that robots.txt welcomes, and the owner often does not know.",
  gate: {
    text: "The firewall turns every AI crawler away.",
    holds: (_reading, { score }) => score === 0,
  },

  judge(reading) {
    if (reading.crawlerViews.length === 0)
      return notMeasured("The site was not asked under the names of AI crawlers in this scan.");
    const views = judgedViews(reading);
    const known = views.filter(({ answer }) => answer.kind !== "opaque");
    const refused = known.filter(({ answer }) => answer.kind === "blocked");
    const thin = known.filter(({ answer }) => answer.kind === "thin");
    const evidence = [...refused, ...thin].map(({ agent, url, answer }) => ({
      url,
      observed: `As ${agent}: ${answer.observed}`,
      expected: EXPECTED,
    }));
    if (known.length === 0) {
      return views.length === 0
        ? notMeasured("robots.txt keeps out every crawler we would ask as.")
        : notMeasured(
            `${views[0]!.answer.observed} Firewalls turn away impostors, so this may not concern the real crawlers: see your firewall's log.`,
          );
    }
    if (evidence.length === 0) {
      const names = [...new Set(known.map(({ agent }) => agent))].join(", ");
      return pass({
        url: reading.home.finalUrl,
        observed: `Asked as ${names}, the page was served.`,
        expected: EXPECTED,
      });
    }
    const score =
      known.reduce((sum, { answer }) => sum + (answer.kind === "open" ? 1 : answer.kind === "thin" ? 0.6 : 0), 0) /
      known.length;
    return refused.length / known.length >= MOST
      ? { ...fail(...evidence), score: Math.min(score, 0.24) }
      : partial(score, ...evidence);
  },

  fix(reading, { evidence }) {
    const [first] = evidence;
    return {
      title: "Let AI crawlers through your firewall",
      how: withPlatformStep(
        `${first ? `${first.observed} ` : ""}Your firewall turns AI crawlers away although robots.txt welcomes them. Allow the verified search and assistant bots there.`,
        reading,
        "edge",
      ),
      paste: null,
    };
  },
};

interface JudgedView {
  agent: string;
  url: string;
  answer: EdgeAnswer;
}

/** Views as crawlers for search and for people that robots.txt lets in; keeping others out is the owner's choice. */
function judgedViews(reading: Reading): JudgedView[] {
  const access = robotsOf(reading);
  return reading.crawlerViews
    .filter(
      ({ agent, url }) =>
        WELCOMED.has(agent.toLowerCase()) &&
        (access.kind === "rules" ? isAllowed(access.robots, agent, url) : access.kind === "allow_all"),
    )
    .map(({ agent, url, exchange, words }) => ({
      agent,
      url,
      answer: edgeAnswer(exchange, { words, baseline: baselineOf(reading, url) }),
    }));
}

function baselineOf(reading: Reading, url: string): number {
  return (reading.pages.find((page) => page.finalUrl === url || page.url === url) ?? reading.home).mainWords;
}
