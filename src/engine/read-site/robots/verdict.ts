/** Whether robots.txt lets a crawler fetch an address, and the rule that says so (RFC 9309, 2.2). */
import { comparablePath, matchesPath } from "./match-path.ts";
import type { Robots, RobotsGroup, RobotsRule } from "./parse-robots.ts";

/** Whether a crawler may read an address, and which line says so. */
export interface RobotsVerdict {
  allowed: boolean;
  /** The line that decided; `null` when no rule matched. */
  rule: { line: number; text: string } | null;
  /** Whose group applied: the crawler's own name, `*`, or `null` when no group did. */
  group: string | null;
}

/** The verdict for one crawler, named by its product token or its whole user agent. */
export function verdict(robots: Robots, agent: string, url: string): RobotsVerdict {
  const { group, rules, decided } = rulesFor(robots, agent);
  if (!decided.has(url)) {
    const path = comparablePath(url);
    // The standard allows the file itself, whatever the rules say.
    decided.set(url, path === "/robots.txt" ? undefined : rules.find(({ pattern }) => matchesPath(pattern!, path)));
  }
  const rule = decided.get(url);
  const name = group === null || group === "*" ? group : withoutVersion(agent);
  return { allowed: rule?.allow ?? true, rule: rule ? { line: rule.line, text: rule.text } : null, group: name };
}

/** Whether a crawler, by its product token, may read an address. */
export function isAllowed(robots: Robots, agent: string, url: string): boolean {
  return verdict(robots, agent, url).allowed;
}

/** What holds for the crawlers of the same groups. */
interface SharedRules {
  /** Longest first, Allow before Disallow at equal length: the first that matches decides. */
  rules: RobotsRule[];
  /** Rules that were found to decide, by address. */
  decided: Map<string, RobotsRule | undefined>;
}

/** What holds for one crawler; `group` is its own name in lower case, `*`, or `null` when nothing does. */
export type ApplicableRules = SharedRules & { group: string | null };

interface Known {
  byAgent: Map<string, ApplicableRules>;
  byGroups: Map<string, SharedRules>;
}

const cache = new WeakMap<Robots, Known>();

/** All groups that name the crawler, merged; else all groups for everyone. */
export function rulesFor(robots: Robots, agent: string): ApplicableRules {
  const known = cache.get(robots) ?? { byAgent: new Map(), byGroups: new Map() };
  cache.set(robots, known);
  const token = withoutVersion(agent).toLowerCase();
  const found = known.byAgent.get(token) ?? findRules(robots, token, known);
  known.byAgent.set(token, found);
  return found;
}

const withoutVersion = (agent: string) => agent.replace(/\/.*$/s, "").trim();

function findRules(robots: Robots, token: string, { byGroups }: Known): ApplicableRules {
  const naming = (name: string) =>
    [...robots.groups.keys()].filter((index) => robots.groups[index]!.agents.includes(name));
  const own = token === "*" ? [] : naming(token);
  const indexes = own.length > 0 ? own : naming("*");
  const key = indexes.join(",");
  const shared = byGroups.get(key) ?? {
    rules: sortedRules(indexes.map((index) => robots.groups[index]!)),
    decided: new Map(),
  };
  byGroups.set(key, shared);
  return { ...shared, group: own.length > 0 ? token : indexes.length > 0 ? "*" : null };
}

function sortedRules(groups: RobotsGroup[]): RobotsRule[] {
  return groups
    .flatMap(({ rules }) => rules)
    .filter(({ pattern }) => pattern !== null)
    .sort((a, b) => b.pattern!.length - a.pattern!.length || Number(b.allow) - Number(a.allow));
}
