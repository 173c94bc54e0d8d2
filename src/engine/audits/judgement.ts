/** The five ways an audit can end, and the rule that turns a share of pages into one of them. */
import type { Evidence, Judgement } from "./types.ts";

/** All is as it should be. */
export const pass = (...evidence: Evidence[]): Judgement => ({ status: "pass", score: 1, evidence, reason: null });

/** Nothing is. */
export const fail = (...evidence: Evidence[]): Judgement => ({ status: "fail", score: 0, evidence, reason: null });

/** `score` strictly between 0 and 1. */
export const partial = (score: number, ...evidence: Evidence[]): Judgement => ({
  status: "partial",
  score,
  evidence,
  reason: null,
});

/** The thing does not concern this site; it leaves the denominator. */
export const notApplicable = (reason: string): Judgement => ({
  status: "not_applicable",
  score: null,
  evidence: [],
  reason,
});

/** We could not observe it; it leaves the denominator and is reported. */
export const notMeasured = (reason: string, ...evidence: Evidence[]): Judgement => ({
  status: "not_measured",
  score: null,
  evidence,
  reason,
});

/** Evidence that says the same of one page is told once, with how often. */
export function counted(evidence: Evidence[]): Evidence[] {
  const alike = Map.groupBy(evidence, ({ url, observed, expected }) => [url, observed, expected].join("\n"));
  return [...alike.values()].map(([first, ...more]) =>
    more.length === 0 ? first! : { ...first!, observed: `${first!.observed} (${more.length + 1} times)` },
  );
}

/** Judges by the share of pages that are right: `passAt` or more passes, under `failBelow` fails, between is partial. */
export function byShare(share: number, evidence: Evidence[], { passAt = 0.9, failBelow = 0.25 } = {}): Judgement {
  if (share >= passAt) return pass(...evidence);
  if (share < failBelow) return { ...fail(...evidence), score: share };
  return partial(share, ...evidence);
}
