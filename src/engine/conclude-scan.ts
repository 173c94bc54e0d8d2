import type { Answer } from "./answer-engines/types.ts";
import { judgeSite } from "./audits/judge-site.ts";
import type { Finding } from "./audits/types.ts";
import { findLostQuestions } from "./fixes/lost-questions.ts";
import { rankFixes } from "./fixes/rank-fixes.ts";
import type { Fix } from "./fixes/types.ts";
import { measureFootprint } from "./footprint/measure-footprint.ts";
import type { Footprint } from "./footprint/types.ts";
import { type AnswersRead, readAnswers } from "./read-answer/read-answers.ts";
import type { Reading } from "./read-site/types.ts";
import type { ScanBudget } from "./scan-budget.ts";
import type { ScanTools } from "./scan-tools.ts";
import { type ScanScores, scoreScan } from "./score/score-scan.ts";
import { type ShareOfVoice, shareOfVoice } from "./score/share-of-voice.ts";
import type { BuyerQuestion } from "./types.ts";

/** All that a scan measured. */
export interface ScanResult {
  reading: Reading;
  questions: BuyerQuestion[];
  findings: Finding[];
  answers: AnswersRead;
  scores: ScanScores;
  shareOfVoice: ShareOfVoice;
  /** `null` where it was not asked for. */
  footprint: Footprint | null;
  fixes: Fix[];
}

/** Cited pages, profiles and registries together. */
const FOOTPRINT_REQUESTS = 50;

/** From what was recorded to what it means: audit, read the answers, score, fix. */
export async function concludeScan(
  recorded: { reading: Reading; questions: BuyerQuestion[]; answers: Answer[]; withFootprint: boolean },
  tools: ScanTools,
  budget: ScanBudget,
): Promise<ScanResult> {
  const { reading, questions } = recorded;
  const { facts } = reading;
  const findings = judgeSite(reading);
  const signal = budget.signal("readAnswers");
  const answers = await readAnswers(recorded.answers, { facts, questions, reader: tools.reader, signal });
  const footprint = recorded.withFootprint ? await footprintOf({ reading, questions, answers }, tools, budget) : null;
  const scores = scoreScan({ reading, findings, answers: answers.answers, questions, footprint });
  const voice = shareOfVoice({ ...answers, questions, facts });
  const fixes = rankFixes({ reading, findings, lostQuestions: findLostQuestions(questions, answers.answers) });
  return { reading, questions, findings, answers, scores, shareOfVoice: voice, footprint, fixes };
}

/** Third parties are read with a budget of their own, and for unbranded questions only. */
function footprintOf(
  { reading, questions, answers }: { reading: Reading; questions: BuyerQuestion[]; answers: AnswersRead },
  { fetcher, parser, registries }: ScanTools,
  budget: ScanBudget,
): Promise<Footprint> {
  const unbranded = answers.answers.filter(({ question }) => !questions[question]?.branded);
  const session = fetcher.session({ signal: budget.signal("footprint"), maxRequests: FOOTPRINT_REQUESTS });
  const tools = { session, parser, endpoints: registries, userAgent: fetcher.userAgent };
  return measureFootprint(reading, unbranded, tools);
}
