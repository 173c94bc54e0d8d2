import { CRAWLERS } from "../../read-site/robots/crawlers.ts";
import type { Robots } from "../../read-site/robots/parse-robots.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import { isAllowed, rulesFor } from "../../read-site/robots/verdict.ts";
import type { Reading } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { trainingChoices } from "../recipes/training-choices.ts";
import type { Audit } from "../types.ts";

const TRAINERS = CRAWLERS.filter(({ kind, core }) => kind === "training" && core).map(({ agent }) => agent);

export const trainingChoice: Audit = {
  id: "tech.training-choice",
  signal: "technical",
  grade: "B",
  effort: "low",
  title: "The site says whether AI may train on its texts",
  why: "Whether to allow training is the owner's choice; a written one leaves no room for guessing, and blocking costs nothing here.",

  judge(reading) {
    const access = robotsOf(reading);
    if (access.kind === "unknown" || access.kind === "unreachable") return notMeasured(access.reason);
    const seen = (observed: string) => ({
      url: reading.robots.url,
      observed,
      expected: "one clear statement, allowing or refusing",
    });
    if (access.kind === "allow_all") return fail(seen("There is no robots.txt, so nothing is said."));
    const named = TRAINERS.filter((agent) => hasOwnGroup(access.robots, agent));
    const said = trainingValues(access.robots);
    if (named.length === 0 && said.length === 0) return fail(seen("No rule or statement concerns training."));
    const contradiction = contradictionIn(access.robots, { named, said, home: reading.home.finalUrl });
    if (contradiction) return partial(0.5, seen(contradiction));
    return pass(seen(said[0] ?? `There are rules for ${named.join(", ")}.`));
  },

  fix(reading, { status, evidence }) {
    const access = robotsOf(reading);
    const hasGeneral = access.kind === "rules" && access.robots.groups.some(({ agents }) => agents.includes("*"));
    const where = hasGeneral ? 'below the line "User-agent: *" of your robots.txt' : "into robots.txt";
    return {
      title: "Write down whether AI firms may train on your texts",
      how: withPlatformStep(
        status === "partial"
          ? `Your robots file contradicts itself: ${evidence[0]?.observed ?? ""} Say it once.`
          : `The choice is yours: put one line ${where}, "Content-Signal: ai-train=yes" to allow training or "Content-Signal: ai-train=no" to refuse it.`,
        reading,
        "robots",
      ),
      paste: null,
      choices: trainingChoices(reading),
    };
  },
};

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
