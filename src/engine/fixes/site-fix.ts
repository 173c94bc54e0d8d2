import { AUDITS } from "../audits/index.ts";
import type { Evidence, Finding, Paste, Recipe } from "../audits/types.ts";
import { exactReadiness } from "../score/readiness.ts";
import { type Found, type Tried, triedChoices, triedPaste } from "./paste/tried-paste.ts";
import type { Choice, Fix } from "./types.ts";

/** Readiness points from which a fix is called high or medium. */
const HIGH_POINTS = 3;
const MEDIUM_POINTS = 1;

/** A fix with what it is ordered by. */
export interface SiteFix {
  finding: Finding;
  /** Points it recovers once no gate caps the number; beside a failed gate nothing else moves it yet. */
  recovers: number;
  fix: Omit<Fix, "rank">;
  /** What `fix.paste` is of. */
  paste: Paste | null;
}

/** What to do about one fault; `follow` others can be checked only once this one is mended. */
export function siteFix(finding: Finding, { follow, ...found }: Found & { follow: number }): SiteFix {
  const { id, signal, effort, gate, why } = finding;
  const { recipe, tried, choices } = recipeFor(finding, found);
  const { points, recovers } = gains(finding, found.findings, tried);
  const [first] = finding.evidence;
  const fix = {
    id,
    title: recipe.title,
    why,
    how: [
      recipe.how,
      tried?.paste.where ?? "",
      follow > 0 ? `${follow} further ${follow === 1 ? "point" : "points"} can be checked once this is done.` : "",
      first ? `Done when a scan finds ${lowerFirst(first.expected)}.` : "",
    ]
      .filter(Boolean)
      .join(" ")
      // What was seen may end as a sentence does.
      .replace(/(?<![.!?…])([.!?…])\.(?=\s)/gu, "$1"),
    signal,
    impact: gate || recovers >= HIGH_POINTS ? "high" : recovers >= MEDIUM_POINTS ? "medium" : "low",
    effort,
    points,
    evidence: first ? sentence(first) : "",
    paste: tried?.paste.text ?? null,
    choices,
  } as const;
  return { finding, recovers, fix, paste: tried?.paste ?? null };
}

/** Readiness points that one fix recovers as things are, and once no gate caps the number. */
function gains(
  finding: Finding,
  findings: readonly Finding[],
  tried: Tried | null,
): { points: number; recovers: number } {
  const points = round(gain(finding, findings, tried));
  // Without a failed gate nothing is capped.
  if (!findings.some(({ gate }) => gate)) return { points, recovers: points };
  const open = findings.map((each) => ({ ...each, gate: false }));
  return { points, recovers: round(gain(finding, open, tried)) };
}

/** What readiness gains, unrounded, when this finding passes and the others are as the paste leaves them. */
function gain(finding: Finding, findings: readonly Finding[], tried: Tried | null): number {
  const mended = findings.map((each) => {
    if (each.id === finding.id) return { ...each, status: "pass" as const, score: 1, gate: false };
    const after = tried?.after.get(each.id);
    return after ? { ...each, ...after } : each;
  });
  return (exactReadiness(mended) ?? 0) - now(findings);
}

const NOW = new WeakMap<readonly Finding[], number>();

/** Readiness as it is, unrounded: asked for with every fix of a site. */
function now(findings: readonly Finding[]): number {
  const exact = NOW.get(findings) ?? exactReadiness(findings) ?? 0;
  NOW.set(findings, exact);
  return exact;
}

/** The audit's own recipe, its paste tried; where it breaks, the finding speaks for itself. */
export function recipeFor(finding: Finding, found: Found): { recipe: Recipe; tried: Tried | null; choices: Choice[] } {
  const audit = AUDITS.find((entry) => entry.audit.id === finding.id)?.audit;
  try {
    if (audit) {
      const recipe = audit.fix(found.reading, finding);
      return { recipe, tried: triedPaste(audit, recipe.paste, found), choices: triedChoices(audit, recipe, found) };
    }
  } catch {
    // A recipe that cannot be filled for this site must not take the others with it.
  }
  const recipe = { title: finding.title, how: "See what was found and what was expected.", paste: null };
  return { recipe, tried: null, choices: [] };
}

/** What was seen as a whole sentence, and where. */
function sentence({ observed, url }: Evidence): string {
  const told = observed.replace(/^\p{Ll}(?=[\p{L}-]*(?:[\s,]|:\s))/u, (letter) => letter.toUpperCase()).trim();
  return `${/[.!?…]["”]?$/u.test(told) ? told : `${told}.`} At ${url}.`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const lowerFirst = (text: string): string =>
  (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text).replace(/\.$/, "");
