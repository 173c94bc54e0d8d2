import type { Operations } from "../../graph/execute.ts";

/** What a report page shows: what its document selects, and what only a page knows. */
export type ReportData = Omit<Operations["GetReport"]["data"]["report"], "status" | "measuredAt" | "report"> & {
  /** Address of this page; `null` for one that is a file of its own, which then leads nowhere on this host. */
  report: string | null;
  /** ISO-8601. */
  measuredAt: string;
  /** The page stays as it was measured and its address does not expire. */
  expiresNothing: boolean;
  /** How the scores are made: a path on this host or an http(s) address; `null` where no host has it. */
  methodologyUrl: string | null;
};

type Told = Operations["GetReport"]["data"]["report"];

export type { AnswerStatus, Placement, Signal as SignalId } from "../../engine/types.ts";

/** `branded`: names the site's own brand, so it is shown and never counted. */
export type ReportQuestion = Told["queries"][number];
/** One engine's reply to one question. */
export type ReportCell = Told["queries"][number]["engines"][number];
export type ReportCompetitor = Told["competitors"][number];
export type ReportLadder = NonNullable<Told["agentReadiness"]>;
export type ReportFix = Told["fixes"][number];
export type ReportSignal = Told["signals"][number];
export type ReportEngine = Told["engines"][number];
export type ReportFinding = Told["findings"][number];
