import type { Interval, Mode, Placement } from "../types.ts";
import { PLACEMENT_CREDIT } from "./constants.ts";
import { average, sampleVariance, tCritical, toPercent } from "./interval.ts";

/** One countable cell of a scan; repeats are several cells of one question and engine. */
export interface MeasuredCell {
  question: string;
  engine: string;
  /** The model that served it. */
  model: string;
  placement: Placement;
}

/** What two scans must share to be compared. */
export interface MeasuredScan {
  /** Key of the site that was read, and the names that its owner added. */
  site: string;
  names: readonly string[];
  mode: Mode;
  scoreVersion: string;
  cells: MeasuredCell[];
}

/** Whether visibility moved between two scans of one site. */
export interface Movement {
  /** `null` when the two cannot be compared. */
  moved: "up" | "down" | "no" | null;
  /** Mean change on the common cells in points of visibility, and its 95 % interval. */
  change: number | null;
  interval: Interval | null;
  /** Common cells of question and engine. */
  cells: number;
  reason: string | null;
}

/** Under this many common questions the spread of their changes cannot be estimated. */
const MIN_QUESTIONS = 5;

/**
 * A paired comparison on the cells that both scans have: the change of each question's mean credit, and Student's
 * interval of their mean. Moved only when it excludes zero; never across a change of site, names, mode, score
 * version, model or question set.
 */
export function compareScans(before: MeasuredScan, after: MeasuredScan): Movement {
  const obstacle = obstacleTo(before, after);
  if (obstacle) return incomparable(obstacle, 0);
  const earlier = creditByCell(before.cells);
  const later = creditByCell(after.cells);
  const common = [...later].filter(([cell]) => earlier.has(cell));
  const changes = Map.groupBy(common, ([cell]) => JSON.parse(cell)[0] as string);
  const perQuestion = [...changes.values()].map((cells) =>
    average(cells.map(([cell, credits]) => average(credits) - average(earlier.get(cell)!))),
  );
  if (perQuestion.length < MIN_QUESTIONS) {
    return incomparable(`Fewer than ${MIN_QUESTIONS} questions were answered both times.`, common.length);
  }
  const mean = average(perQuestion);
  const half = tCritical(perQuestion.length - 1) * Math.sqrt(sampleVariance(perQuestion) / perQuestion.length);
  const moved = mean - half > 0 ? "up" : mean + half < 0 ? "down" : "no";
  const interval: Interval = [toPercent(mean - half), toPercent(mean + half)];
  return { moved, change: toPercent(mean), interval, cells: common.length, reason: null };
}

function obstacleTo(before: MeasuredScan, after: MeasuredScan): string | null {
  if (before.mode !== after.mode) return "One was measured in the sandbox and the other was not.";
  if (before.scoreVersion !== after.scoreVersion) return "The scores are of different versions.";
  if (before.site !== after.site) return `The site moved from ${before.site} to ${after.site} between them.`;
  if (!sameNames(before.names, after.names)) return "The names that count as the brand were edited between them.";
  if (!sameSet(before.cells, after.cells, ({ question }) => question)) return "The questions are not the same.";
  const engines = new Set(before.cells.map(({ engine }) => engine));
  const common = after.cells.filter(({ engine }) => engines.has(engine));
  const earlier = before.cells.filter(({ engine }) => common.some((cell) => cell.engine === engine));
  const sameModels = sameSet(earlier, common, ({ engine, model }) => `${engine} ${model}`);
  return sameModels ? null : "An engine answered with another model.";
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  return new Set(one).symmetricDifference(new Set(other)).size === 0;
}

function sameSet(one: MeasuredCell[], other: MeasuredCell[], key: (cell: MeasuredCell) => string): boolean {
  const keys = new Set(one.map(key));
  const others = new Set(other.map(key));
  return keys.size === others.size && [...keys].every((value) => others.has(value));
}

function creditByCell(cells: MeasuredCell[]): Map<string, number[]> {
  const groups = Map.groupBy(cells, ({ question, engine }) => JSON.stringify([question, engine]));
  return new Map([...groups].map(([cell, rows]) => [cell, rows.map(({ placement }) => PLACEMENT_CREDIT[placement])]));
}

function incomparable(reason: string, cells: number): Movement {
  return { moved: null, change: null, interval: null, cells, reason };
}
