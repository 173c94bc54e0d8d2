import { isNamed } from "../../engine/score/visibility.ts";
import type { WeeklyBrief } from "../../schema/evidence/standing.ts";
import type { Movement } from "../../schema/movement.ts";
import type { Cell, Measure } from "./store.ts";

/** A week, less the hours by which schedules drift. */
const WEEK_MS = 6.5 * 24 * 3_600_000;

/** The measure to compare with: the newest that is about a week older, else the oldest there is; measures newest first. */
export function weekBefore([newest, ...earlier]: Measure[]): Measure | null {
  if (!newest) return null;
  const at = newest.measuredAt!.getTime();
  return earlier.find(({ measuredAt }) => at - measuredAt!.getTime() >= WEEK_MS) ?? earlier.at(-1) ?? null;
}

/** What two measures of one site say of the time between. */
export interface WeekRows {
  before: Measure | null;
  now: Measure;
  movement: Movement | null;
  cells: Cell[];
  /** Names of rivals, then and now. */
  rivals: { before: string[]; now: string[] };
  firstFix: string | null;
}

/** What changed over a week: a question is won or lost where it was asked both times and is named only once. */
export function weeklyBrief({ before, now, movement, cells, rivals, firstFix }: WeekRows): WeeklyBrief {
  const then = before ? namedQuestions(cells, before.id) : new Map<string, boolean>();
  const today = namedQuestions(cells, now.id);
  const changed = (isNamedNow: boolean) =>
    [...today].flatMap(([question, named]) =>
      named === isNamedNow && then.get(question) === !isNamedNow ? question : [],
    );
  const missing = (names: string[], among: string[]) => {
    const known = new Set(among.map((name) => name.toLowerCase()));
    return before ? names.filter((name) => !known.has(name.toLowerCase())) : [];
  };
  return {
    from: before?.measuredAt ?? null,
    to: now.measuredAt!,
    visibility: {
      before: before?.visibility ?? null,
      now: now.visibility,
      interval: movement?.interval ?? null,
      moved: movement?.moved ?? null,
      n: cells.filter(({ scanId, placement, counted }) => scanId === now.id && placement && counted).length,
    },
    questionsWon: changed(true),
    questionsLost: changed(false),
    newRivals: missing(rivals.now, rivals.before),
    goneRivals: missing(rivals.before, rivals.now),
    firstFix,
  };
}

/** Whether any counted answer to each question names the site. */
function namedQuestions(cells: Cell[], scanId: string): Map<string, boolean> {
  const counted = cells.filter((cell) => cell.scanId === scanId && cell.placement && cell.counted);
  const byQuestion = Map.groupBy(counted, ({ question }) => question);
  return new Map(
    [...byQuestion].map(([question, own]) => [question, own.some(({ placement }) => isNamed(placement!))]),
  );
}
