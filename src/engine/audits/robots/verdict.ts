/** Whether robots.txt lets a crawler fetch an address, and the rule that says so (RFC 9309, 2.2). */
import { comparablePath, matchesPath } from "./match-path.ts";
import type { Robots, RobotsRule } from "./parse-robots.ts";

export interface RobotsVerdict {
  allowed: boolean;
  /** The line that decided; `null` when no rule matched. */
  rule: { line: number; text: string } | null;
  /** Whose group applied: the crawler's own name, `*`, or `null` when no group did. */
  group: string | null;
}

/** The verdict for one crawler, named by its product token or its whole user agent. */
export function verdict(robots: Robots, agent: string, url: string): RobotsVerdict {
  const { group, rules } = rulesFor(robots, agent);
  const path = comparablePath(url);
  // The standard allows the file itself, whatever the rules say.
  const rule = path === "/robots.txt" ? undefined : rules.find(({ pattern }) => matchesPath(pattern!, path));
  return { allowed: rule?.allow ?? true, rule: rule ? { line: rule.line, text: rule.text } : null, group };
}

export function isAllowed(robots: Robots, agent: string, url: string): boolean {
  return verdict(robots, agent, url).allowed;
}

/** What holds for one crawler. */
export interface ApplicableRules {
  group: string | null;
  /** Longest first, Allow before Disallow at equal length: the first that matches decides. */
  rules: RobotsRule[];
}

const known = new WeakMap<Robots, Map<string, ApplicableRules>>();

/** All groups that name the crawler, merged; else all groups for everyone. */
export function rulesFor(robots: Robots, agent: string): ApplicableRules {
  const token = agent.replace(/\/.*$/s, "").trim().toLowerCase();
  const cache = known.get(robots) ?? new Map<string, ApplicableRules>();
  known.set(robots, cache);
  const cached = cache.get(token);
  if (cached) return cached;
  const own = token === "*" ? [] : robots.groups.filter((group) => group.agents.includes(token));
  const groups = own.length > 0 ? own : robots.groups.filter((group) => group.agents.includes("*"));
  const group = own.length > 0 ? token : groups.length > 0 ? "*" : null;
  if (group === "*" && cache.has("*")) return cache.get("*")!;
  const rules = groups
    .flatMap((found) => found.rules)
    .filter((rule) => rule.pattern !== null)
    .sort((a, b) => b.pattern!.length - a.pattern!.length || Number(b.allow) - Number(a.allow));
  const applicable = { group, rules };
  cache.set(group === "*" ? "*" : token, applicable);
  return applicable;
}
