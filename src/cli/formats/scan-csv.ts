import { csv } from "../../csv.ts";
import type { ScanDocument } from "./scan-json.ts";

/** The answers as a table, one row an answer, word for word. */
export function scanCsv({ answers }: ScanDocument): string {
  return csv(answers, {
    question: (row) => row.question,
    engine: (row) => row.engine,
    model: (row) => row.servedModel ?? row.model,
    at: (row) => row.at,
    status: (row) => row.status,
    reason: (row) => row.reason,
    placement: (row) => row.placement,
    stance: (row) => row.stance,
    search: (row) => row.search,
    competitors: (row) => row.competitors,
    citations: (row) => row.citations.map(({ url }) => url),
    costUsd: (row) => row.costUsd,
    latencyMs: (row) => row.latencyMs,
    text: (row) => row.text,
  });
}
