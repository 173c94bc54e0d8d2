import type { Fix } from "../../engine/fixes/types.ts";
import type { AgentReadiness, Gate, SignalScore } from "../../engine/types.ts";
import { fenced, inline } from "../../markdown.ts";

/** Longest text to paste that is shown. */
const LONGEST_PASTE = 6000;

/** What to change, most worthwhile first, with what can be pasted. */
export function fixesMarkdown(fixes: readonly Fix[]): string[] {
  if (fixes.length === 0) return [];
  return ["## What to do first", ...fixes.flatMap(fixMarkdown)];
}

function fixMarkdown({ rank, title, points, effort, how, evidence, paste, choices }: Fix): string[] {
  const worth = points ? `${points} points of readiness, ` : "";
  return [
    `### ${rank}. ${inline(title)}`,
    `${worth}${effort} effort. ${inline(how, 1000)}${evidence ? ` Seen: ${inline(evidence, 500)}` : ""}`,
    ...(paste ? [fenced(paste, LONGEST_PASTE, "text")] : []),
    ...choices.flatMap((choice) => [`${inline(choice.label)}:`, fenced(choice.paste, LONGEST_PASTE, "text")]),
  ];
}

/** Readiness with what caps it, as it stands in a line. */
export function readinessMarkdown({ readiness, gate }: { readiness: number | null; gate: Gate | null }): string {
  if (readiness === null) return "not measured";
  return `${readiness} of 100${gate ? ` (capped at 40: ${inline(gate.text, 500).replace(/\.$/, "")})` : ""}`;
}

/** Readiness by signal, and the place on the ladder. */
export function signalsMarkdown({
  signals,
  agentReadiness: ladder,
}: {
  signals: readonly SignalScore[];
  agentReadiness: AgentReadiness | null;
}): string[] {
  const rows = signals.map(
    ({ signal, score, share, reason }) =>
      `| ${signal} | ${score ?? `left out: ${inline(reason ?? "")}`} | ${Math.round(share * 100)} % |`,
  );
  const next = ladder?.next?.needs.map(({ text }) => `- ${inline(text)}`) ?? [];
  return [
    "## Readiness",
    ["| Signal | Score | Weighs |", "| --- | --- | --- |", ...rows].join("\n"),
    ...(ladder ? [`Ladder: level ${ladder.level} of 5, ${ladder.name}.`] : []),
    ...(ladder?.next ? [[`For level ${ladder.next.level}, ${ladder.next.name}:`, "", ...next].join("\n")] : []),
  ];
}
