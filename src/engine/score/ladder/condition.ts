import type { Finding } from "../../audits/types.ts";
import type { Reading } from "../../read-site/types.ts";

/** What a condition is judged on. */
export interface Evidence {
  reading: Reading;
  findings: ReadonlyMap<string, Finding>;
}

/** Whether a condition is met; `unknown` when it could not be observed, with the reason. */
export type Outcome = { state: "met" } | { state: "missing" } | { state: "unknown"; reason: string };

/** One thing a level takes. */
export interface Condition {
  /** The audit that decides it, or a name of its own. */
  id: string;
  /** What to do, in plain words. */
  text: string;
  check(evidence: Evidence): Outcome;
}

export const met: Outcome = { state: "met" };
export const missing: Outcome = { state: "missing" };
export const unknown = (reason: string): Outcome => ({ state: "unknown", reason });
export const when = (holds: boolean): Outcome => (holds ? met : missing);

/** Met unless the audit is a failed gate. */
export function byGate(id: string): Condition["check"] {
  return ({ findings }) => when(findings.get(id)?.gate !== true);
}

/** Met from `atLeast` on of the audit's score; what does not apply is met where `orNotApplicable` says so, else unknown. */
export function byAudit(id: string, { atLeast = 1, orNotApplicable = false } = {}): Condition["check"] {
  return ({ findings }) => {
    const finding = findings.get(id);
    if (!finding) return unknown("It was not checked.");
    if (finding.status === "not_applicable" && orNotApplicable) return met;
    if (finding.score === null) return unknown(finding.reason ?? "It could not be checked.");
    return when(finding.status === "pass" || finding.score >= atLeast);
  };
}
