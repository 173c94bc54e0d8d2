import type { Operations } from "../../../graph/execute.ts";
import { plainText } from "../../../plain-text.ts";
import type { ReportData } from "../report-data.ts";

/** What every page of a console stands on. */
export type Overview = Operations["GetOverview"]["data"]["console"];
export type HistoryEntry = Overview["history"][number];
export type Measured = Operations["GetMeasured"]["data"]["scan"];
export type Verbatim = Operations["GetVerbatim"]["data"]["scan"];
export type VerbatimQuestion = Verbatim["questions"][number];
export type VerbatimAnswer = VerbatimQuestion["answers"][number];
export type MonitorData = Operations["GetMonitor"]["data"]["monitor"];
export type NetworkData = Operations["GetNetwork"]["data"]["network"];
export type NetworkSite = NetworkData["sites"][number];
export type Trajectory = Operations["GetQuestionTrajectories"]["data"]["evidence"]["history"]["questions"][number];
export type Area = Operations["GetRegionalVisibility"]["data"]["evidence"]["areas"][number];
export type WeeklyBrief = Operations["GetWeeklyBrief"]["data"]["evidence"]["brief"];

/** A measure in the shape of a report, so that both pages show it with the same parts; questions about areas apart. */
export function asReport(measured: Measured): ReportData {
  const { measuredAt, brand, domain, queries } = measured;
  return {
    ...measured,
    // They stand behind the others, so that the places of those stay.
    queries: queries.filter(({ regional }) => !regional),
    brand: plainText(brand) || domain,
    measuredAt: measuredAt!,
    expiresNothing: true,
    methodologyUrl: "/docs/scoring",
  };
}
