import type { Console } from "../../../schema/console/console.ts";
import type { HistoryEntry } from "../../../schema/console/scores.ts";

/** Measures before the one that is shown, newest first. */
export function earlierMeasures({ site, history }: Console): HistoryEntry[] {
  return history.filter(({ measuredAt }) => site.measuredAt !== null && measuredAt < site.measuredAt);
}

/** Those of them that measured the same way, so that their scores stand in one row. */
export function alikeMeasures(console: Console): HistoryEntry[] {
  const { site, history } = console;
  const kind = history.find(({ measure }) => measure === site.measure)?.kind;
  return earlierMeasures(console).filter(
    (entry) => entry.scoreVersion === site.scoreVersion && entry.kind === (kind ?? entry.kind),
  );
}
