import { isNamed } from "../../engine/score/visibility.ts";
import type { QuestionTrajectory } from "../../schema/evidence/questions.ts";
import type { Cell, Measure } from "./store.ts";

/** How each question of the newest measure, then each earlier one, went over time; measures newest first. */
export function trajectories(measures: Measure[], cells: Cell[]): QuestionTrajectory[] {
  const counted = cells.filter(({ placement, counted }) => placement !== null && counted);
  const order = new Map(measures.map(({ id }, index) => [id, index]));
  // By question too, so that pages of it hold each question once.
  const sorted = counted.toSorted(
    (a, b) => order.get(a.scanId)! - order.get(b.scanId)! || a.question.localeCompare(b.question),
  );
  return [...Map.groupBy(sorted, ({ question }) => question)].map(([question, own]) => ({
    question,
    days: [...Map.groupBy(own, ({ scanId }) => scanId)].map(([scanId, answers]) => {
      const named = answers.filter(({ placement }) => isNamed(placement!));
      return {
        date: measures[order.get(scanId)!]!.measuredAt!,
        named: named.length,
        answers: answers.length,
        engines: [...new Set(named.map(({ engine }) => engine))],
      };
    }),
  }));
}
