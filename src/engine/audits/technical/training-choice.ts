import { CRAWLERS } from "../../read-site/robots/crawlers.ts";
import { parseRobots, type Robots } from "../../read-site/robots/parse-robots.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { isAllowed, rulesFor } from "../../read-site/robots/verdict.ts";
import type { Reading } from "../../read-site/types.ts";
import { surfaceOf } from "../../surfaces/validate-surfaces.ts";
import { notApplicable, notMeasured, partial, pass } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { trainingChoices } from "../recipes/training-choices.ts";
import type { Audit } from "../types.ts";

const TRAINERS = CRAWLERS.filter(({ kind, core }) => kind === "training" && core).map(({ agent }) => agent);

/**
 * Whether AI may be trained on a site is its owner's business: silence is no fault, any statement will do, and only
 * statements that contradict each other are one.
 */
export const trainingChoice: Audit = {
  id: "tech.training-choice",
  signal: "technical",
  grade: "B",
  effort: "low",
  title: "What the site says about AI training is clear",
  why: "Whether to allow training is the owner's choice, and so is saying nothing; two statements that contradict each other leave it to whoever reads them.",

  judge(reading) {
    const access = robotsOf(reading);
    const elsewhere = statementsElsewhere(reading);
    if ((access.kind === "unknown" || access.kind === "unreachable") && elsewhere.length === 0)
      return notMeasured(access.reason);
    const seen = (observed: string) => ({
      url: reading.robots.url,
      observed,
      expected: "one clear statement, allowing or refusing, or none",
    });
    const robots = access.kind === "rules" ? access.robots : NO_RULES;
    const named = TRAINERS.filter((agent) => hasOwnGroup(robots, agent));
    const said = trainingValues(robots);
    const shutOut = TRAINERS.every((agent) => !isAllowed(robots, agent, reading.home.finalUrl));
    const unclear =
      contradictionIn(robots, { named, said, home: reading.home.finalUrl }) ?? brokenStatement(reading)?.detail;
    if (unclear) return partial(0.5, seen(unclear));
    const statements = [
      ...said,
      ...(named.length > 0 ? [`There are rules for ${named.join(", ")}.`] : []),
      ...(shutOut && named.length === 0 ? ["The rules for every crawler keep those for training out too."] : []),
      ...elsewhere,
    ];
    return statements.length > 0
      ? pass(seen(statements[0]!))
      : notApplicable("Nothing is said about training, and nothing has to be.");
  },

  fix(reading, { evidence }) {
    const seen = evidence[0]?.observed ?? "";
    const broken = brokenStatement(reading)?.detail === seen;
    const how = broken
      ? `What the site states about training cannot be read: ${seen} Mend the statement, or take it out.`
      : withPlatformStep(
          `Your robots file contradicts itself: ${seen} The choice is yours: “Content-Signal: ai-train=yes” allows training, “Content-Signal: ai-train=no” refuses it. Say it once.`,
          reading,
          "robots",
        );
    return {
      title: "Say once whether AI firms may train on your texts",
      how,
      paste: null,
      choices: broken ? [] : trainingChoices(reading),
    };
  },
};

const NO_RULES: Robots = parseRobots("");

const ELSEWHERE = ["tdmrep", "rsl"] as const;

/** Statements in other forms than robots.txt: reservations by TDMRep, licences by RSL. */
function statementsElsewhere(reading: Reading): string[] {
  return ELSEWHERE.map((kind) => surfaceOf(reading, kind))
    .filter(({ status, advertised }) => status === "valid" || (advertised && status === "not_measured"))
    .map(({ detail }) => detail);
}

/** One of these that is there and says nothing that can be read. */
function brokenStatement(reading: Reading) {
  return ELSEWHERE.map((kind) => surfaceOf(reading, kind)).find(({ status }) => status === "invalid");
}

function hasOwnGroup(robots: Robots, agent: string): boolean {
  const { group } = rulesFor(robots, agent);
  return (
    group !== null &&
    group !== "*" &&
    robots.groups.some(({ agents, rules }) => agents.includes(group) && rules.length > 0)
  );
}

/** Lines that say yes or no to training, as written. */
function trainingValues(robots: Robots): string[] {
  return robots.groups.flatMap(({ usage }) =>
    usage.filter(({ values }) => (values["ai-train"] ?? values["train-ai"]) !== undefined).map(({ text }) => text),
  );
}

function contradictionIn(
  robots: Robots,
  { named, said, home }: { named: string[]; said: string[]; home: Reading["url"] },
): string | null {
  const allows = said.some((line) => /(?:ai-train|train-ai)\s*=\s*y/i.test(line));
  const refuses = said.some((line) => /(?:ai-train|train-ai)\s*=\s*n/i.test(line));
  if (allows && refuses) return "One line allows training and another refuses it.";
  if (allows && TRAINERS.every((agent) => !isAllowed(robots, agent, home)))
    return "A line allows training, and every training crawler is blocked.";
  const shadowed = named.find((agent) => forgets(robots, agent));
  if (shadowed) {
    return `The group for ${shadowed} lets it into parts of the site that the group for every crawler forbids, since a group of its own replaces the general one.`;
  }
  return null;
}

/** A group of its own that leaves out what is forbidden to everyone, without forbidding everything. */
function forgets(robots: Robots, agent: string): boolean {
  const own = rulesFor(robots, agent).rules;
  const general = rulesFor(robots, "*").rules.filter(({ allow }) => !allow);
  if (
    general.length === 0 ||
    own.length === 0 ||
    own.some(({ allow, pattern }) => !allow && pattern?.parts[0] === "/" && pattern.parts.length === 1)
  )
    return false;
  const explicitlyOpen = own.every(({ allow, pattern }) => allow && pattern?.parts[0] === "/");
  const texts = new Set(own.map(({ text }) => text.toLowerCase()));
  return !explicitlyOpen && general.every(({ text }) => !texts.has(text.toLowerCase()));
}
