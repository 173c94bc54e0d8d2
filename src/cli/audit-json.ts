import { jsonText } from "../plain-text.ts";
import type { AuditResult } from "./audit.ts";

/** The result as one JSON document; `error` and `code` only when the site could not be read. */
export function auditJson({
  url,
  domain,
  readiness,
  signals,
  findings,
  agentReadiness,
  fixes,
  error,
}: AuditResult): string {
  const told = findings.map(({ id, signal, status, score, evidence, reason }) => ({
    id,
    signal,
    status,
    score,
    evidence,
    reason,
  }));
  const failure = error && { error: error.message, code: error.code, ...error.details };
  return jsonText({ url, domain, readiness, signals, findings: told, agentReadiness, fixes, ...failure }, 2);
}
