import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { byGate, type Condition, unknown, when } from "./condition.ts";

/** A smaller page is an empty one, unless it has a sentence to show. */
const MIN_BYTES = 1000;
const MIN_WORDS = 5;

/** Level 0, the floor: the home page can be fetched, read and listed by somebody. */
export const CRAWLABLE: Condition[] = [
  {
    id: "home.answers",
    text: "Let the home page answer with a web page that has something to read, without a login or a test in front of it.",
    check: ({ reading: { home } }) =>
      when(
        home.status >= 200 &&
          home.status < 300 &&
          (home.bytes >= MIN_BYTES || home.bodyWords >= MIN_WORDS) &&
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
    text: "Let at least one AI search crawler read the site (robots.txt).",
    check: byGate("tech.ai-search-allowed"),
  },
  { id: "tech.indexable", text: "Remove 'noindex' from the home page.", check: byGate("tech.indexable") },
  {
    id: "plat.edge-access",
    text: "Let AI crawlers through your firewall.",
    check: byGate("plat.edge-access"),
  },
  {
    id: "plat.rendering",
    text: "Deliver the home page's text with the page instead of building it by script.",
    check: byGate("plat.rendering"),
  },
];
