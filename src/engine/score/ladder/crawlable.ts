import { renderingOf } from "../../audits/platform/rendering.ts";
import { pageRules } from "../../audits/technical/page-rules.ts";
import { crawlerAccess } from "../../read-site/robots/crawlers.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { isAllowed } from "../../read-site/robots/verdict.ts";
import { type Condition, met, unknown, when } from "./condition.ts";

/** A smaller page is an empty one, unless it has words to show. */
const MIN_BYTES = 1000;
const MIN_WORDS = 40;

/** Level 0, the floor: the home page can be fetched, read and listed by somebody. */
export const CRAWLABLE: Condition[] = [
  {
    id: "home.answers",
    text: "Let the home page answer with a web page that has something to read, without a login or a test in front of it.",
    check: ({ reading: { home } }) =>
      when(
        home.status >= 200 &&
          home.status < 300 &&
          (home.bytes >= MIN_BYTES || home.mainWords >= MIN_WORDS) &&
          home.headers["cf-mitigated"] === undefined &&
          !home.walls.includes("login") &&
          !home.walls.includes("captcha"),
      ),
  },
  {
    id: "tech.robots-file",
    text: "Let robots.txt answer without an error.",
    check: ({ reading }) => {
      const access = robotsOf(reading);
      return access.kind === "unknown" ? unknown(access.reason) : when(access.kind !== "unreachable");
    },
  },
  {
    id: "tech.ai-search-allowed",
    text: "Let at least one search crawler read the home page (robots.txt).",
    check: ({ reading }) => {
      const access = robotsOf(reading);
      if (access.kind !== "rules") return met;
      const home = reading.home.finalUrl;
      const searchers = crawlerAccess(reading, ["search"]);
      return when(
        isAllowed(access.robots, "*", home) ||
          searchers.some(({ crawler }) => isAllowed(access.robots, crawler.agent, home)),
      );
    },
  },
  {
    id: "tech.indexable",
    text: "Remove 'noindex' from the home page.",
    check: ({ reading }) =>
      when(
        pageRules(reading.home, "googlebot").noindex === null || pageRules(reading.home, "bingbot").noindex === null,
      ),
  },
  {
    id: "plat.rendering",
    text: "Deliver the home page's text with the page instead of building it by script.",
    check: ({ reading }) => when(renderingOf(reading.home) !== "client-only"),
  },
];
