import { pageRules } from "../../audits/technical/page-rules.ts";
import { crawlerAccess } from "../../read-site/robots/crawlers.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import type { Reading } from "../../read-site/types.ts";
import { byAudit, type Condition, met, unknown, when } from "./condition.ts";

const SEARCHERS = ["OAI-SearchBot", "Googlebot", "Bingbot", "PerplexityBot", "Claude-SearchBot"];
const VISITORS = ["ChatGPT-User", "Claude-User", "Perplexity-User"];
const MIN_SEARCHERS = 3;

const ENOUGH_WORDS = 150;
/** Kinds of pages that are no content of their own. */
const NO_CONTENT = new Set(["listing", "legal", "contact"]);

/** Level 2: assistants get the text and may quote it. */
export const READABLE: Condition[] = [
  {
    id: "plat.rendering",
    text: "Deliver the text with the page instead of building it by script.",
    check: (evidence) => {
      const byShare = wordyShare(evidence.reading) >= 0.8;
      return byShare ? met : byAudit("plat.rendering")(evidence);
    },
  },
  {
    id: "cit.extractable",
    text: "Move important text into the main column of the page.",
    check: byAudit("cit.extractable", { atLeast: 0.7 }),
  },
  {
    id: "tech.indexable",
    text: "Remove 'nosnippet' and 'noindex' from key pages.",
    check: ({ reading }) => when(reading.pages.filter(({ template }) => template !== "legal").every(mayBeQuoted)),
  },
  {
    id: "tech.ai-search-allowed",
    text: `Allow at least ${MIN_SEARCHERS} of ${SEARCHERS.join(", ")} in robots.txt.`,
    check: ({ reading }) => allowed(reading, SEARCHERS, MIN_SEARCHERS),
  },
  {
    id: "tech.user-agents-allowed",
    text: `Allow at least one of ${VISITORS.join(", ")} in robots.txt.`,
    check: ({ reading }) => allowed(reading, VISITORS, 1),
  },
  {
    id: "plat.edge-access",
    text: "Let AI crawlers through your firewall.",
    // What our own address is refused does not tell what the real crawlers are refused.
    check: ({ findings }) => when(findings.get("plat.edge-access")?.status !== "fail"),
  },
];

function wordyShare({ pages }: Reading): number {
  const content = pages.filter(({ template }) => !NO_CONTENT.has(template));
  return content.length === 0
    ? 0
    : content.filter(({ mainWords }) => mainWords >= ENOUGH_WORDS).length / content.length;
}

function mayBeQuoted(page: Reading["home"]): boolean {
  const { noindex, nosnippet, maxSnippet } = pageRules(page, "googlebot");
  return noindex === null && nosnippet === null && maxSnippet?.length !== 0;
}

function allowed(reading: Reading, agents: string[], atLeast: number) {
  const access = robotsOf(reading);
  if (access.kind === "unknown") return unknown(access.reason);
  const open = crawlerAccess(reading, ["search", "user"]).filter(
    ({ crawler, share }) => agents.includes(crawler.agent) && share === 1,
  );
  return when(open.length >= atLeast);
}
