import { jsonText } from "../../plain-text.ts";
import type { AuditResult } from "../audit.ts";

/** The result as one JSON document; `error` and `code` only when the site could not be read. */
export function auditJson({
  url,
  domain,
  readiness,
  gate,
  signals,
  findings,
  surfaces,
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
  const result = {
    url,
    domain,
    readiness,
    gate,
    signals,
    findings: told,
    surfaces,
    agentReadiness,
    fixes,
    depth: "audit",
  };
  return jsonText({ ...result, ...failure }, 2);
}
