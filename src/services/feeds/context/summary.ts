import { isCounted } from "../../../engine/questions/counted.ts";
import { standing } from "../../../engine/read-answer/pooled/evidence.ts";
import { inline } from "../../../markdown.ts";
import type { Console } from "../../../schema/console/console.ts";
import { alikeMeasures } from "./earlier.ts";
import { count, day } from "./text.ts";

/** Measures that a trend is told by. */
const TREND = 12;
/** Rivals that are told in short. */
const MOST_RIVALS = 3;

/** The state of the site in a few lines: what one would say first. */
export function summaryLines(console: Console): string[] {
  const { competitors, fixes, scores } = console;
  const rivals = standing(competitors, scores.namedShare?.countable ?? 0)
    .filter(({ answers }) => answers > 0)
    .slice(0, MOST_RIVALS)
    .map(({ name, answers }) => `${inline(name, 60)} (${answers})`);
  return [
    visibilityLine(console),
    movementLine(console),
    trendLine(console),
    namedLine(console),
    lostLine(console),
    console.site.measure === null
      ? null
      : rivals.length > 0
        ? `Named instead most often, by answers: ${rivals.join(", ")}.`
        : `Nobody ${competitors.some(({ answers }) => answers > 0) ? "stands out" : "was named instead"}.`,
    readinessLine(console),
    fixes[0] && `Do first: ${inline(fixes[0].title)}.`,
  ].flatMap((line) => (line ? `- ${line}` : []));
}

function visibilityLine({ scores: { visibility, visibilityInterval: interval, band, coverage } }: Console): string {
  if (visibility === null) return "Visibility: not measured.";
  const range = interval ? ` (95 % interval ${interval[0]} to ${interval[1]})` : "";
  const missing = coverage.unavailable > 0 ? `; ${coverage.unavailable} of ${coverage.asked} answers are missing` : "";
  return `Visibility ${visibility} of 100${range}: ${band}${missing}.`;
}

function movementLine(console: Console): string | null {
  const { movement } = console.scores;
  if (!movement) return null;
  const since = day(alikeMeasures(console)[0]?.measuredAt ?? null);
  if (movement.moved === null)
    return `No comparison with the measure before (${since}): ${inline(movement.reason ?? "")}`;
  const points = `${movement.change! > 0 ? "+" : ""}${movement.change} points`;
  const range = movement.interval ? `, 95 % interval ${movement.interval[0]} to ${movement.interval[1]}` : "";
  const verdict = movement.moved === "no" ? "not to be told from chance" : `it moved ${movement.moved}`;
  return `Since ${since}: ${points} on the same questions and engines${range}; ${verdict}.`;
}

/** The way visibility went, where there are more than two measures to tell it by. */
function trendLine(console: Console): string | null {
  const { site, scores } = console;
  const earlier = alikeMeasures(console).filter(({ visibility }) => visibility !== null);
  if (scores.visibility === null || earlier.length < 2) return null;
  const row = [
    ...earlier
      .slice(0, TREND - 1)
      .reverse()
      .map(({ visibility }) => visibility),
    scores.visibility,
  ];
  const first = earlier[Math.min(earlier.length, TREND - 1) - 1]!;
  return `Visibility of the last ${row.length} measures, ${day(first.measuredAt)} to ${day(site.measuredAt)}: ${row.join(", ")}.`;
}

function namedLine({ scores: { namedShare } }: Console): string | null {
  if (!namedShare) return null;
  const { named, countable, percent, interval, lowSample } = namedShare;
  const low = lowSample ? "; few answers, read the interval" : "";
  return `Named in ${named} of ${countable} counted answers: ${percent} % (${interval[0]} to ${interval[1]})${low}.`;
}

function lostLine({ questions }: Console): string | null {
  const asked = questions.filter((question) => isCounted(question) && question.answered > 0);
  const lost = asked.filter(({ named }) => named === 0);
  if (asked.length === 0) return null;
  if (lost.length === 0) return `Named at least once for each of ${count(asked.length, "question")}.`;
  return `Never named for ${lost.length} of ${count(asked.length, "question")}.`;
}

function readinessLine({ scores: { readiness, signals, gate } }: Console): string {
  if (readiness === null) return "Readiness: not measured.";
  const known = signals.filter(({ score }) => score !== null).map(({ signal, score }) => `${signal} ${score}`);
  const cap = gate ? ` Capped at 40: ${inline(gate.text)}` : "";
  return `Readiness ${readiness} of 100, from the site alone: ${known.join(", ")}.${cap}`;
}

/** Where it stands on the ladder, and all that the next level takes. */
export function ladderLine({ scores }: Console): string | null {
  const { agentReadiness: at } = scores;
  return at && `- Ladder for AI agents: level ${at.level} of 5 (${at.name})${next(scores)}.`;
}

function next(scores: Console["scores"]): string {
  const step = scores.agentReadiness?.next;
  if (!step) return "";
  return `; level ${step.level} (${step.name}) takes: ${step.needs.map(({ text }) => inline(text, 120).replace(/\.$/, "")).join("; ")}`;
}
