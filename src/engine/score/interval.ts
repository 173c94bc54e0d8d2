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

/** From this many single answers on the normal critical value holds; under it the t value makes up for their steps. */
const MANY = 20;

/**
 * The 95 % interval of a mean of values in 0..1 that cluster by question, in percent with one decimal.
 *
 * Wilson's score interval with an effective sample: for G questions, n answers, p the mean and s^2 the variance of
 * the question means, n_eff = clamp(p (1 - p) G / s^2, G, n / r), or G when s^2 is 0, and the t critical value at G - 1.
 * r is how much less single answers vary than named-or-not answers of the same mean would: 1 for those, less where
 * half credits occur. Under five questions n_eff = G, and the critical value is 1.96; so it is from 20 questions on
 * where each was answered once, since the spread between them is then not estimated but follows from p. `null` without
 * a question. Coverage: bench/coverage.mjs.
 */
export function clusteredInterval(mean: number, clusters: number[][]): Interval | null {
  const filled = clusters.filter((values) => values.length > 0);
  const questions = filled.length;
  if (questions === 0) return null;
  if (questions < MIN_CLUSTERS) return wilson(mean, questions, Z_95);
  const most = filled.flat().length / relativeVariance(mean, filled.flat());
  const sample = Math.min(effectiveSample(mean, filled.map(average)), most);
  const single = filled.every((values) => values.length === 1);
  return wilson(mean, sample, single && questions >= MANY ? Z_95 : tCritical(questions - 1));
}

/** p (1 - p) G / s^2, at least G. */
function effectiveSample(mean: number, questionMeans: number[]): number {
  const between = sampleVariance(questionMeans);
  if (between === 0) return questionMeans.length;
  return Math.max((mean * (1 - mean) * questionMeans.length) / between, questionMeans.length);
}

/** Variance of single answers over p (1 - p), at most 1, drawn towards 1 as by two more credited answers. */
function relativeVariance(mean: number, values: number[]): number {
  const binary = mean * (1 - mean);
  if (binary === 0) return 1;
  const credited = values.filter((value) => value > 0).length;
  const observed = values.length > 1 ? Math.min(1, sampleVariance(values) / binary) : 1;
  return (credited * observed + 2) / (credited + 2);
}

function wilson(mean: number, sample: number, critical: number): Interval {
  const square = critical ** 2;
  const scale = 1 + square / sample;
  const centre = (mean + square / (2 * sample)) / scale;
  const half = (critical * Math.sqrt((mean * (1 - mean)) / sample + square / (4 * sample ** 2))) / scale;
  return [toPercent(Math.max(0, centre - half)), toPercent(Math.min(1, centre + half))];
}

/** Two-sided 95 % critical value of Student's t. */
export function tCritical(degrees: number): number {
  return T_95[degrees - 1] ?? Z_95 + (Z_95 + Z_95 ** 3) / (4 * degrees);
}

/** A share in 0..1 as percent with one decimal, halves up. */
export function toPercent(share: number): number {
  return Math.round(share * 1000 + 1e-9) / 10 || 0;
}

export function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Variance of a sample, over n - 1. */
export function sampleVariance(values: number[]): number {
  const mean = average(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
