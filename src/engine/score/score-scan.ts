import type { Finding } from "../audits/types.ts";
import type { Footprint } from "../footprint/types.ts";
import { isCountedAt } from "../questions/counted.ts";
import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { Reading } from "../read-site/types.ts";
import type { AgentReadiness, BuyerQuestion } from "../types.ts";
import { climb } from "./ladder.ts";
import { type Readiness, scoreReadiness } from "./readiness.ts";
import { scoreVisibility, type Visibility } from "./visibility.ts";

/** The numbers of one scan. */
export interface ScanScores extends Readiness {
  /** `null` when no answer counts: every engine showed none, or all questions were branded. */
  visibility: Visibility | null;
  agentReadiness: AgentReadiness;
  /** Off-site footprint, 0 to 100; `null` where it was not measured, as on every free scan. */
  footprintScore: number | null;
}

/** Scores what was found on the site and what was read in the answers. */
export function scoreScan(scan: {
  reading: Reading;
  findings: Finding[];
  answers: ReadAnswer[];
  questions: BuyerQuestion[];
  footprint: Footprint | null;
}): ScanScores {
  const answers = scan.answers.map(({ question, engine, status, reading }) => ({
    question,
    engine,
    status,
    placement: reading?.placement ?? null,
    branded: !isCountedAt(scan.questions, question),
  }));
  return {
    visibility: scoreVisibility(answers),
    ...scoreReadiness(scan.findings),
    agentReadiness: climb(scan.reading, scan.findings),
    footprintScore: scan.footprint?.score ?? null,
  };
}
