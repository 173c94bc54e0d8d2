import type {
  AgentReadiness,
  AnswerStatus,
  EngineSummary,
  FindingStatus,
  Gate,
  Level,
  Mode,
  NamedShare,
  Placement,
  RivalEvidence,
  Signal,
  SignalScore,
  SurfaceVerdict,
  Verdict,
} from "../../engine/types.ts";

/** What a report page needs: the answer of `POST /api/scan` under the same names, and what only a page shows. */
export interface ReportData {
  /** 0 to 100, one decimal; `null` when no answer could be counted. */
  visibility: number | null;
  /** Whole number 0 to 100; `null` when no signal could be verified. */
  readiness: number | null;
  /** Why readiness is capped; `null` when no gate failed. */
  gate: Gate | null;
  footprintScore: number | null;
  verdict: Verdict | null;
  queries: ReportQuestion[];
  competitors: ReportCompetitor[];
  /** `null` when the ladder was not measured. */
  agentReadiness: ReportLadder | null;
  fixes: ReportFix[];
  /** Absolute address of this page. */
  report: string;
  id: string;
  /** The address that was asked for. */
  url: string;
  /** Key of the site that was measured, which a redirect can make another one. */
  domain: string;
  brand: string;
  /** ISO-8601. */
  measuredAt: string;
  cached: boolean;
  band: string | null;
  /** 95 % interval in percent. */
  visibilityInterval: [number, number] | null;
  namedShare: ReportNamedShare | null;
  signals: ReportSignal[];
  engines: ReportEngine[];
  scoreVersion: string;
  competitorsBy: "model" | "rules";
  /** Why the second reader was not heard on some answers; else `null`. */
  competitorsReason: string | null;

  slug: string;
  mode: Mode;
  /** BCP-47 tag of the questions and of the site's own words, e.g. "de". */
  language: string;
  /** What the site sells, as a buyer would say it, in the site's language. */
  category: string | null;
  /** City or region the questions ask about. */
  place: string | null;
  /** One entry a check of the site; empty when they are not at hand. */
  findings: ReportFinding[];
  /** What the site offers to software, one entry a kind; `null` where it was not judged. */
  surfaces: SurfaceVerdict[] | null;
  /** Pages of the site that were read. */
  pagesRead: number | null;
  /** The page stays as it was measured and its address does not expire. */
  expiresNothing: boolean;
  /** How the scores are made; a path on this host or an http(s) address. */
  methodologyUrl: string;
}

export type { AnswerStatus, Placement, Signal as SignalId } from "../../engine/types.ts";

export interface ReportQuestion {
  question: string;
  persona: string | null;
  /** Names the site's own brand, so it is shown and never counted. */
  branded?: boolean;
  /** One cell an engine of `ReportData.engines`; an engine without a cell was not asked. */
  engines: ReportCell[];
}

/** One engine's reply to one question. */
export interface ReportCell {
  engine: string;
  status: AnswerStatus;
  /** `null` when not answered. */
  placement: Placement | null;
  /** The sentence that names the site, or the title or address of the link to it; `null` when it is absent or not answered. */
  quote: string | null;
  /** Why there is no answer, in words for a person; else `null`. */
  reason: string | null;
}

export interface ReportCompetitor {
  name: string;
  domain: string | null;
  answers: number;
  /** Engine ids. */
  engines: string[];
  quote: string;
  evidence: RivalEvidence;
}

export type ReportLadder = AgentReadiness;

export interface ReportFix {
  rank: number;
  id: string;
  title: string;
  why: string;
  how: string;
  signal: Signal | "visibility";
  impact: Level;
  effort: Level;
  points: number | null;
  evidence: string;
  paste: string | null;
  choices: { label: string; paste: string }[];
}

export type ReportNamedShare = NamedShare;

export type ReportSignal = SignalScore;

export type ReportEngine = EngineSummary;

export interface ReportFinding {
  id: string;
  signal: Signal;
  status: FindingStatus;
  /** What was checked. */
  title: string;
  /** Why it does not apply or could not be measured; else `null`. */
  reason: string | null;
  /** What was seen at the first place that shows it; `null` when there is nothing to show. */
  observed: string | null;
}
