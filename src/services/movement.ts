import { isCounted } from "../engine/questions/counted.ts";
import { compareScans, type MeasuredScan } from "../engine/score/movement.ts";
import type { Answer } from "../schema/answer.ts";
import type { Movement } from "../schema/movement.ts";
import type { Question } from "../schema/question.ts";
import type { Scan } from "../schema/scan.ts";

/** A scan with the rows its visibility was made from. */
export interface ScanRows {
  scan: Scan;
  questions: Question[];
  answers: Pick<Answer, "questionId" | "engine" | "model" | "servedModel" | "placement">[];
}

/** Whether visibility moved between two scans of one site. */
export function movementBetween(before: ScanRows, after: ScanRows): Movement {
  return compareScans(measuredScan(before), measuredScan(after));
}

function measuredScan({ scan, questions, answers }: ScanRows): MeasuredScan {
  const asked = new Map(questions.filter(isCounted).map(({ id, text }) => [id, text]));
  const cells = answers.flatMap(({ questionId, engine, model, servedModel, placement }) => {
    const question = asked.get(questionId);
    return question && placement ? [{ question, engine, model: servedModel ?? model, placement }] : [];
  });
  const { domain: site, plan, mode, scoreVersion } = scan;
  return { site, names: plan?.brandNames ?? [], mode, scoreVersion, cells };
}
