import type { Finding } from "../audits/types.ts";
import type { Reading } from "../read-site/types.ts";
import type { AgentReadiness } from "../types.ts";
import type { Condition, Outcome } from "./ladder/condition.ts";
import { CONNECTABLE } from "./ladder/connectable.ts";
import { CRAWLABLE } from "./ladder/crawlable.ts";
import { DISCOVERABLE } from "./ladder/discoverable.ts";
import { OPERABLE } from "./ladder/operable.ts";
import { READABLE } from "./ladder/readable.ts";
import { UNDERSTANDABLE } from "./ladder/understandable.ts";

/** The levels in order; the index is the level, and each takes all before it. */
export const LADDER: readonly { name: string; conditions: Condition[] }[] = [
  { name: "Crawlable", conditions: CRAWLABLE },
  { name: "Discoverable", conditions: DISCOVERABLE },
  { name: "Readable", conditions: READABLE },
  { name: "Understandable", conditions: UNDERSTANDABLE },
  { name: "Connectable", conditions: CONNECTABLE },
  { name: "Agent-operable", conditions: OPERABLE },
];

/**
 * How far a site climbs: the highest level whose conditions and all below are met. What could not be observed stops
 * the climb and is named. Level 0 is the floor, with `crawlable` false where even that does not hold.
 */
export function climb(reading: Reading, findings: readonly Finding[]): AgentReadiness {
  const evidence = { reading, findings: new Map(findings.map((finding) => [finding.id, finding])) };
  const judged = LADDER.map(({ conditions }) =>
    conditions.map((condition) => ({ condition, outcome: condition.check(evidence) })),
  );
  const stopped = judged.findIndex((rung) => rung.some(({ outcome }) => outcome.state !== "met"));
  const reachedTo = stopped === -1 ? LADDER.length - 1 : stopped - 1;
  const level = Math.max(0, reachedTo);
  const crawlable = !judged[0]!.some(({ outcome }) => outcome.state === "missing");
  const target = level + 1;
  // What keeps the floor from holding is needed first.
  const open = judged.slice(Math.max(0, reachedTo + 1), target + 1).flat();
  return {
    level,
    name: LADDER[level]!.name,
    crawlable,
    reached: LADDER.slice(0, reachedTo + 1).map(({ name }) => name),
    next: LADDER[target] ? { level: target, name: LADDER[target].name, needs: needsOf(open) } : null,
    limitedBy: limitOf(open),
  };
}

type Judged = { condition: Condition; outcome: Outcome };

/** Each id once, with the words of its first condition. */
function needsOf(judged: Judged[]): { id: string; text: string }[] {
  const missing = judged
    .filter(({ outcome }) => outcome.state === "missing")
    .map(({ condition: { id, text } }) => ({ id, text }));
  return missing.filter(({ id }, at) => missing.findIndex((need) => need.id === id) === at);
}

function limitOf(judged: Judged[]): AgentReadiness["limitedBy"] {
  for (const { condition, outcome } of judged) {
    if (outcome.state === "unknown") return { condition: condition.id, reason: outcome.reason };
  }
  return null;
}
