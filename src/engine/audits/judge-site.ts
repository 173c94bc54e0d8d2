import type { Reading } from "../read-site/types.ts";
import { AUDITS } from "./index.ts";
import { notMeasured } from "./judgement.ts";
import type { Audit, Finding, Judgement } from "./types.ts";

/** Every audit's finding on one reading, in the order of the list. An audit that breaks is not measured. */
export function judgeSite(reading: Reading): Finding[] {
  return AUDITS.map(({ audit, weight }) => {
    const judgement = judge(audit, reading);
    const { id, signal, grade, effort, title, why } = audit;
    return { ...judgement, id, signal, weight, grade, effort, title, why, gate: isGate(audit, reading, judgement) };
  });
}

function judge(audit: Audit, reading: Reading): Judgement {
  try {
    return audit.judge(reading);
  } catch (error) {
    return notMeasured(`The check itself failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isGate(audit: Audit, reading: Reading, judgement: Judgement): boolean {
  return judgement.status === "fail" && (audit.gate?.holds(reading, judgement) ?? false);
}
