import type { Finding } from "../audits/types.ts";
import { type Gate, SIGNALS, type Signal, type SignalScore } from "../types.ts";
import { GATE_CAP, MIN_COVERAGE, READINESS_CAP, SIGNAL_ANCHORS, SIGNAL_WEIGHTS } from "./constants.ts";
import { failedGate } from "./gate.ts";

type Judged = Pick<Finding, "id" | "signal" | "status" | "score" | "weight" | "gate"> & { reason?: string | null };

/** Readiness with what it is made of, and why it is capped; a number never goes without its gate. */
export interface Readiness {
  /** Whole number 0 to 100; `null` when no signal could be verified. */
  readiness: number | null;
  /** The first failed gate; `null` when none failed. */
  gate: Gate | null;
  signals: SignalScore[];
}

/**
 * Readiness as the mean of the signals that could be verified, by their weights. What does not apply or was not
 * measured leaves the sums; a failed gate caps its own signal and the whole.
 */
export function scoreReadiness(findings: readonly Judged[]): Readiness {
  const exact = SIGNALS.map((signal) => ({ signal, ...scoreSignal(signal, findings) }));
  const readiness = capped(combine(exact), findings);
  const total = sum(exact.filter(({ score }) => score !== null).map(({ signal }) => SIGNAL_WEIGHTS[signal]));
  const signals = exact.map(({ signal, score, reason }) => ({
    signal,
    score: score === null ? null : roundHalfUp(score),
    share: score === null ? 0 : SIGNAL_WEIGHTS[signal] / total,
    reason,
  }));
  return { readiness: readiness === null ? null : roundHalfUp(readiness), gate: failedGate(findings), signals };
}

/** Readiness before rounding, for what a change would recover. */
export function exactReadiness(findings: readonly Judged[]): number | null {
  const mean = combine(SIGNALS.map((signal) => ({ signal, ...scoreSignal(signal, findings) })));
  return capped(mean, findings);
}

function capped(mean: number | null, findings: readonly Judged[]): number | null {
  return mean !== null && findings.some(({ gate }) => gate) ? Math.min(mean, READINESS_CAP) : mean;
}

function combine(signals: { signal: Signal; score: number | null }[]): number | null {
  const verified = signals.filter((each): each is { signal: Signal; score: number } => each.score !== null);
  const total = sum(verified.map(({ signal }) => SIGNAL_WEIGHTS[signal]));
  return total === 0 ? null : sum(verified.map(({ signal, score }) => SIGNAL_WEIGHTS[signal] * score)) / total;
}

function scoreSignal(signal: Signal, findings: readonly Judged[]): { score: number | null; reason: string | null } {
  const own = findings.filter((finding) => finding.signal === signal && finding.weight > 0);
  const counted = own.filter(({ score }) => score !== null);
  const missed = own.filter(({ status }) => status === "not_measured");
  const weight = sum(counted.map((finding) => finding.weight));
  const missedWeight = sum(missed.map((finding) => finding.weight));

  if (weight === 0)
    return leftOut(
      missed.length > 0 ? "None of its checks could be measured." : "None of its checks applies to this site.",
    );
  const anchors = SIGNAL_ANCHORS[signal];
  const lost = missed.filter(({ id }) => anchors.includes(id));
  if (anchors.every((id) => lost.some((finding) => finding.id === id))) {
    return leftOut(lost.find(({ reason }) => reason)?.reason ?? "The check it stands on could not be measured.");
  }
  const coverage = weight / (weight + missedWeight);
  if (coverage < MIN_COVERAGE) {
    return leftOut(`Only ${Math.floor(coverage * 100)} % of its checks, by weight, could be measured.`);
  }
  const score = (100 * sum(counted.map((finding) => finding.weight * finding.score!))) / weight;
  return { score: counted.some(({ gate }) => gate) ? Math.min(score, GATE_CAP) : score, reason: null };
}

const leftOut = (reason: string) => ({ score: null, reason });

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The small lift keeps a sum such as 64.49999999999999, which is 64.5 on paper, on its side. */
const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);
