import type { Finding, Grade } from "../audits/types.ts";
import type { Reading } from "../read-site/types.ts";
import { byGate } from "../score/gate.ts";
import type { Level } from "../types.ts";
import { fixLostQuestion } from "./lost-question-fix.ts";
import type { LostQuestion } from "./lost-questions.ts";
import { oneAfterAnother } from "./one-after-another.ts";
import { suppressedIds } from "./root-causes.ts";
import { type SiteFix, siteFix } from "./site-fix.ts";
import type { Fix } from "./types.ts";

/** Between fixes that recover the same: the easier, then the better proven. */
const EFFORTS: readonly Level[] = ["low", "medium", "high"];
const GRADES: readonly Grade[] = ["A", "B", "C"];

/**
 * What to do, in order: failed gates, then what recovers the most readiness, measured by scoring the site anew with
 * that one mended; the lost questions stand between the weighty and the small fixes. One fix a root cause.
 */
export function rankFixes(found: { reading: Reading; findings: Finding[]; lostQuestions: LostQuestion[] }): Fix[] {
  const { reading, findings, lostQuestions } = found;
  const faults = findings.filter(({ status, weight }) => weight > 0 && (status === "fail" || status === "partial"));
  const suppressed = suppressedIds(faults, reading);
  const ordered = faults
    .filter(({ id }) => !suppressed.has(id))
    .map((finding) => {
      const follow = [...suppressed.values()].filter((cause) => cause === finding.id).length;
      return siteFix(finding, { reading, findings, follow });
    })
    .sort(byOrder);
  const siteFixes = oneAfterAnother(ordered, { reading, findings }).map(({ fix }) => fix);
  const weighty = siteFixes.filter(({ impact }) => impact === "high");
  const small = siteFixes.filter((fix) => !weighty.includes(fix));
  const lost = lostQuestions.map((question) => fixLostQuestion(question, reading));
  return [...weighty, ...lost, ...small].map((fix, at) => ({ rank: at + 1, ...fix }));
}

function byOrder(a: SiteFix, b: SiteFix): number {
  if (a.finding.gate !== b.finding.gate) return a.finding.gate ? -1 : 1;
  if (a.finding.gate) return byGate(a.finding, b.finding);
  return (
    b.recovers - a.recovers ||
    EFFORTS.indexOf(a.finding.effort) - EFFORTS.indexOf(b.finding.effort) ||
    GRADES.indexOf(a.finding.grade) - GRADES.indexOf(b.finding.grade) ||
    a.finding.id.localeCompare(b.finding.id)
  );
}
