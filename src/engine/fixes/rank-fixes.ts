import { AUDITS } from "../audits/index.ts";
import type { Finding, Grade, Recipe } from "../audits/types.ts";
import type { Reading } from "../read-site/types.ts";
import { byGate } from "../score/gate.ts";
import { exactReadiness } from "../score/readiness.ts";
import type { Level } from "../types.ts";
import { fixLostQuestion } from "./lost-question-fix.ts";
import type { LostQuestion } from "./lost-questions.ts";
import { suppressedIds } from "./root-causes.ts";
import type { Fix } from "./types.ts";

const CONFIDENCE: Record<Grade, number> = { A: 1, B: 0.8, C: 0.5 };
const EFFORT: Record<Level, number> = { low: 1, medium: 2, high: 4 };
/** Readiness points from which a fix is called high or medium. */
const HIGH_POINTS = 3;
const MEDIUM_POINTS = 1;

type SiteFix = Omit<Fix, "rank"> & { gate: boolean; priority: number };

/**
 * What to do, in order: failed gates, then what recovers most for its effort, with the lost questions between the
 * weighty and the small fixes. One fix a root cause. Points are what readiness truly gains when that one is mended.
 */
export function rankFixes(found: { reading: Reading; findings: Finding[]; lostQuestions: LostQuestion[] }): Fix[] {
  const { reading, findings, lostQuestions } = found;
  const faults = findings.filter(({ status, weight }) => weight > 0 && (status === "fail" || status === "partial"));
  const suppressed = suppressedIds(faults, reading);
  const siteFixes = faults
    .filter(({ id }) => !suppressed.has(id))
    .map((finding) => {
      const follow = [...suppressed.values()].filter((cause) => cause === finding.id).length;
      return fixFor(finding, { reading, findings, follow });
    })
    .sort(byOrder);
  const weighty = siteFixes.filter(({ gate, impact }) => gate || impact === "high");
  const small = siteFixes.filter((fix) => !weighty.includes(fix));
  const lost = lostQuestions.map((question) => fixLostQuestion(question, reading));
  return [...weighty.map(plain), ...lost, ...small.map(plain)].map((fix, at) => ({ rank: at + 1, ...fix }));
}

const plain = ({ gate, priority, ...fix }: SiteFix): Omit<Fix, "rank"> => fix;

function byOrder(a: SiteFix, b: SiteFix): number {
  if (a.gate !== b.gate) return a.gate ? -1 : 1;
  if (a.gate) return byGate(a, b);
  return b.priority - a.priority || a.id.localeCompare(b.id);
}

function fixFor(
  finding: Finding,
  { reading, findings, follow }: { reading: Reading; findings: Finding[]; follow: number },
): SiteFix {
  const { id, signal, effort, grade, gate, why } = finding;
  const recipe = recipeFor(finding, reading);
  const points = round(gain(finding, findings));
  // Beside a failed gate nothing else in its signal moves the number yet, and still some of it is worth more than the rest.
  const open = findings.map((each) => ({ ...each, gate: false }));
  const priority = (gain(finding, open) * CONFIDENCE[grade]) / EFFORT[effort];
  const [first] = finding.evidence;
  return {
    id,
    title: recipe.title,
    why,
    how: [
      recipe.how,
      follow > 0 ? `${follow} further points can be checked once this is done.` : "",
      first ? `Done when a scan finds ${lowerFirst(first.expected)}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
    signal,
    impact: gate || points >= HIGH_POINTS ? "high" : points >= MEDIUM_POINTS ? "medium" : "low",
    effort,
    points,
    evidence: first ? `${first.observed} (${first.url})` : "",
    paste: recipe.paste,
    gate,
    priority,
  };
}

/** What readiness gains, unrounded, when this finding passes and all others stay as they are. */
function gain(finding: Finding, findings: Finding[]): number {
  const mended = findings.map((each) =>
    each.id === finding.id ? { ...each, status: "pass" as const, score: 1, gate: false } : each,
  );
  return (exactReadiness(mended) ?? 0) - (exactReadiness(findings) ?? 0);
}

/** The audit's own recipe; where it breaks, the finding speaks for itself. */
function recipeFor(finding: Finding, reading: Reading): Recipe {
  const audit = AUDITS.find((entry) => entry.audit.id === finding.id)?.audit;
  try {
    if (audit) return audit.fix(reading, finding);
  } catch {
    // A recipe that cannot be filled for this site must not take the others with it.
  }
  return { title: finding.title, how: "See what was found and what was expected.", paste: null };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const lowerFirst = (text: string): string =>
  (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text).replace(/\.$/, "");
