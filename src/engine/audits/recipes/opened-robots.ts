import { type CrawlerAccess, keyUrls } from "../../read-site/robots/crawlers.ts";
import { comparablePath, matchesPath } from "../../read-site/robots/match-path.ts";
import { parseRobots, type Robots } from "../../read-site/robots/parse-robots.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { rulesFor } from "../../read-site/robots/verdict.ts";
import type { Reading } from "../../read-site/types.ts";
import type { Paste } from "../types.ts";
import { asFile } from "./paste.ts";

/** A longer file is not pasted whole. */
const MAX_FILE = 4000;

/**
 * The site's robots.txt with groups of their own for these crawlers, which open the key pages to them and keep every
 * other rule that holds for them today; nothing changes for anybody else. `null` where there is no such file.
 */
export function openedRobots(reading: Reading, refused: CrawlerAccess[]): Paste | null {
  const access = robotsOf(reading);
  if (access.kind !== "rules" || refused.length === 0) return null;
  const agents = refused.map(({ crawler }) => crawler.agent);
  const groups = Map.groupBy(agents, (agent) => keptFor(agent, access.robots, reading).join("\n"));
  const added = [...groups].map(([kept, named]) =>
    [...named.map((agent) => `User-agent: ${agent}`), ...(kept === "" ? [] : [kept]), "Allow: /"].join("\n"),
  );
  return file([withoutAgents(reading.robots.body, agents), ...added]);
}

/** The same file with the sitemap that is there named in it; `null` where none is there or the file cannot be read. */
export function robotsWithSitemap(reading: Reading): Paste | null {
  const access = robotsOf(reading);
  const sitemap = sitemapLine(reading);
  if (!sitemap) return null;
  if (access.kind === "allow_all") return asFile("robots.txt", openFile(reading));
  return access.kind === "rules" ? file([reading.robots.body.trim(), sitemap]) : null;
}

/** A file that forbids nothing, as having none does, and names the sitemap where there is one. */
export function openFile(reading: Reading): string {
  return ["User-agent: *\nAllow: /", sitemapLine(reading)].filter(Boolean).join("\n\n");
}

function file(parts: string[]): Paste | null {
  const text = parts.filter((part) => part !== "").join("\n\n");
  return text.length > MAX_FILE ? null : asFile("robots.txt", `${text}\n`);
}

function sitemapLine({ sitemaps }: Reading): string | null {
  const found = sitemaps.find(({ kind, exchange }) => kind !== "invalid" && exchange.status === 200);
  return found ? `Sitemap: ${found.exchange.finalUrl}` : null;
}

/** What holds for a crawler now and shuts no key page: its rules as written, and what may be done with the texts. */
function keptFor(agent: string, robots: Robots, reading: Reading): string[] {
  const paths = keyUrls(reading).map(comparablePath);
  const { rules, group } = rulesFor(robots, agent);
  const open = rules.filter(({ allow, pattern }) => allow || !paths.some((path) => matchesPath(pattern!, path)));
  const usage = robots.groups.filter(({ agents }) => group !== null && agents.includes(group));
  return [
    ...new Set([...usage.flatMap((each) => each.usage.map(({ text }) => text)), ...open.map(({ text }) => text)]),
  ];
}

/** The file without the lines that put these crawlers under other rules; a group that was theirs alone goes with them. */
function withoutAgents(body: string, agents: string[]): string {
  const gone = new Set(agents.map((agent) => agent.toLowerCase()));
  const blocks = body
    .split(/\r\n?|\n/)
    .reduce<string[][]>((found, line) => {
      const last = found.at(-1);
      const begins = isAgentLine(line) && !(last && isAgentLine(last.at(-1)!));
      if (begins || !last) found.push([line]);
      else last.push(line);
      return found;
    }, [])
    .map((block) => withoutThose(block, gone));
  return blocks.flat().join("\n").trim();
}

function withoutThose(block: string[], gone: ReadonlySet<string>): string[] {
  const named = block.filter(isAgentLine);
  const left = block.filter((line) => !(isAgentLine(line) && gone.has(agentOf(line))));
  if (named.length === 0 || left.some(isAgentLine)) return left;
  return left.filter((line) => /^\s*sitemap\s*:/i.test(line));
}

const isAgentLine = (line: string): boolean => /^\s*user-?agent\s*:/i.test(line);

/** The product token of a line that names an agent, as the parser reads it. */
const agentOf = (line: string): string => parseRobots(`${line}\nAllow: /`).groups[0]?.agents[0] ?? "";
