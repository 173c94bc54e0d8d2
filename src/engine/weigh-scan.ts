import { judgeSite } from "./audits/judge-site.ts";
import type { Finding } from "./audits/types.ts";
import { findLostQuestions } from "./fixes/lost-questions.ts";
import { rankFixes } from "./fixes/rank-fixes.ts";
import type { Fix } from "./fixes/types.ts";
import type { Footprint } from "./footprint/types.ts";
import type { AnswersRead } from "./read-answer/read-answers.ts";
import type { Reading } from "./read-site/types.ts";
import { type ScanScores, scoreScan } from "./score/score-scan.ts";
import { type ShareOfVoice, shareOfVoice } from "./score/share-of-voice.ts";
import { siteEvidence } from "./site-evidence.ts";
import { surfaceVerdicts } from "./surfaces/validate-surfaces.ts";
import type { BuyerQuestion, SiteEvidence, SurfaceVerdict } from "./types.ts";

/** All that a scan found out, before it is judged and weighed. */
export interface Measured {
  reading: Reading;
  questions: BuyerQuestion[];
  answers: AnswersRead;
  /** `null` where it was not asked for. */
  footprint: Footprint | null;
}

/** What it comes to. */
export interface Weighed {
  findings: Finding[];
  scores: ScanScores;
  shareOfVoice: ShareOfVoice;
  surfaces: SurfaceVerdict[];
  fixes: Fix[];
  /** What of the reading is kept. */
  siteEvidence: SiteEvidence;
}

/** Judges the site, then scores, shares and ranks. */
export function weighScan({ reading, questions, answers, footprint }: Measured): Weighed {
  const findings = judgeSite(reading);
  const lostQuestions = findLostQuestions(questions, answers);
  return {
    findings,
    scores: scoreScan({ reading, findings, answers: answers.answers, questions, footprint }),
    shareOfVoice: shareOfVoice({ ...answers, questions, facts: reading.facts }),
    surfaces: surfaceVerdicts(reading),
    fixes: rankFixes({ reading, findings, lostQuestions }),
    siteEvidence: siteEvidence(reading),
  };
}
