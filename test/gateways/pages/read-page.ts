import { type CheerioAPI, load } from "cheerio";
import { renderReport } from "../../../src/gateways/pages/report.tsx";
import type { ReportData } from "../../../src/gateways/pages/report-data.ts";

/** The report as a parsed document. */
export function open(report: ReportData): CheerioAPI {
  return load(renderReport(report));
}

/** The text of a piece of a page as a reader sees it: neighbours apart, white space single. */
export function words(piece: { html(): string | null }): string {
  return load(piece.html()!.replaceAll("<", " <"))
    .text()
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:])/g, "$1")
    .trim();
}
