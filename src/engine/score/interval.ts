import type { Interval } from "../types.ts";

/**
 * Two-sided 95 % critical values of Student's t for 1 to 30 degrees of freedom (standard table, three decimals);
 * beyond it the normal value plus its first correction term, (z + z^3) / (4 df), is within 0.004.
 */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const Z_95 = 1.96;

/** Under this many questions the spread between them cannot be estimated. */
const MIN_CLUSTERS = 5;

/**
 * The 95 % interval of a mean of values in 0..1 that cluster by question, in percent with one decimal.
 *
 * Wilson's score interval with an effective sample: for G questions, n answers, p the mean and s^2 the variance of
 * the question means, n_eff = clamp(p (1 - p) G / s^2, G, n), or G when s^2 is 0, and the t critical value at G - 1.
 * Under five questions n_eff = G and the critical value is 1.96. `null` without a question.
 */
export function clusteredInterval(mean: number, clusters: number[][]): Interval | null {
  const filled = clusters.filter((values) => values.length > 0);
  if (filled.length === 0) return null;
  const few = filled.length < MIN_CLUSTERS;
  return wilson(mean, few ? filled.length : effectiveSample(mean, filled), few ? Z_95 : tCritical(filled.length - 1));
}

function effectiveSample(mean: number, clusters: number[][]): number {
  const answers = clusters.reduce((sum, values) => sum + values.length, 0);
  const variance = sampleVariance(clusters.map(average));
  if (variance === 0) return clusters.length;
  const effective = (mean * (1 - mean) * clusters.length) / variance;
  return Math.min(Math.max(effective, clusters.length), answers);
}

function wilson(mean: number, sample: number, critical: number): Interval {
  const square = critical ** 2;
  const scale = 1 + square / sample;
  const centre = (mean + square / (2 * sample)) / scale;
  const half = (critical * Math.sqrt((mean * (1 - mean)) / sample + square / (4 * sample ** 2))) / scale;
  return [toPercent(Math.max(0, centre - half)), toPercent(Math.min(1, centre + half))];
}

function tCritical(degrees: number): number {
  return T_95[degrees - 1] ?? Z_95 + (Z_95 + Z_95 ** 3) / (4 * degrees);
}

/** A share in 0..1 as percent with one decimal, halves up. */
export function toPercent(share: number): number {
  return Math.round(share * 1000 + 1e-9) / 10;
}

export function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sampleVariance(values: number[]): number {
  const mean = average(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
