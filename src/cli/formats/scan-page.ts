import type { ScanResult } from "../../engine/conclude-scan.ts";
import { quoteOf } from "../../engine/read-answer/quote.ts";
import { renderReport } from "../../gateways/pages/report.tsx";
import type { ReportData } from "../../gateways/pages/report-data.ts";
import { answersTo, type ScanDocument } from "./scan-json.ts";

/** The report as a page of its own: one file that needs no server. */
export function scanPage(document: ScanDocument, result: ScanResult): string {
  return renderReport(reportOf(document, result));
}

function reportOf(document: ScanDocument, result: ScanResult): ReportData {
  const { reading, questions, findings } = result;
  const { language, category, place } = reading.facts;
  return {
    ...document,
    ...{ language, category, place, pagesRead: reading.pages.length },
    queries: document.queries.map((query, index) => ({
      ...query,
      branded: questions[index]!.branded,
      engines: answersTo(index, result).map(({ reason, reading }, at) => ({
        ...query.engines[at]!,
        reason,
        quote: reading && quoteOf(reading),
      })),
    })),
    findings: findings.map((finding) => ({ ...finding, observed: finding.evidence[0]?.observed ?? null })),
    mode: document.engines[0]!.mode,
    slug: document.id,
    report: null,
    movement: null,
    previous: null,
    expiresNothing: false,
    methodologyUrl: null,
  };
}
