import type { Reading } from "../types.ts";
import { type CrawlerAccess, keyUrls } from "./crawlers.ts";
import { comparablePath, matchesPath } from "./match-path.ts";
import type { RobotsRule } from "./parse-robots.ts";
import { robotsOf } from "./robots-access.ts";
import { rulesFor } from "./verdict.ts";

/**
 * Lines that let the given crawlers read the key pages and keep every other rule that holds for them today.
 * A crawler that has a group of its own is told which lines to remove, since groups of one name are merged.
 */
export function openingLines(reading: Reading, refused: CrawlerAccess[]): string | null {
  const access = robotsOf(reading);
  if (access.kind !== "rules" || refused.length === 0) return null;
  const paths = keyUrls(reading).map(comparablePath);
  const blocks = (rule: RobotsRule) =>
    !rule.allow && rule.pattern && paths.some((path) => matchesPath(rule.pattern!, path));

  const named = refused.filter(({ verdict }) => verdict?.group !== "*");
  const removals = named.flatMap(({ crawler }) =>
    rulesFor(access.robots, crawler.agent)
      .rules.filter(blocks)
      .map((rule) => `# Remove line ${rule.line} (${rule.text}), which keeps ${crawler.agent} out.`),
  );
  const general = refused.filter(({ verdict }) => verdict?.group === "*").map(({ crawler }) => crawler.agent);
  const kept = rulesFor(access.robots, "*")
    .rules.filter((rule) => !blocks(rule) && !rule.allow)
    .map((rule) => rule.text);
  const group = general.length > 0 ? [...general.map((agent) => `User-agent: ${agent}`), "Allow: /", ...kept] : [];
  return [...new Set(removals), ...group].join("\n") || null;
}
