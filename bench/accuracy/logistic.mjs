const STEPS = 200;
const FIRST_STEPS = 80;
const RATE = 0.1;

/** Each weight is the mean of so many fits, each of which leaves out one part of the sources: which signs are kept, and how far they reach, hangs less on one source. */
const PARTS = 4;

/** The mean of fits on the samples of all parts but one, or one fit on all (`single`); a sample's `part` is any whole number. */
export function fitWeights(samples, { single = false, ...options }) {
  if (single) return fitOnce(samples, options);
  const fits = Array.from({ length: PARTS }, (_, left) =>
    fitOnce(
      samples.filter(({ part }) => part % PARTS !== left),
      options,
    ),
  );
  const mean = new Map();
  for (const fit of fits) for (const [id, weight] of fit) mean.set(id, (mean.get(id) ?? 0) + weight / PARTS);
  return mean;
}

/**
 * Logistic regression with a ridge: samples of `{ evidence: [id, value][], right: 0 to 1, weight }` to a weight for each id. Samples
 * in a row with the same `choice` are ways to read one thing, of which the likeliest is taken: each is weighed against the others.
 * Fits once, keeps the `keep` signs that move most, and fits those again. Deterministic.
 */
function fitOnce(samples, { ridge, keep }) {
  const first = descend(samples, { ridge, steps: FIRST_STEPS });
  const reach = new Map();
  for (const { evidence, weight } of samples)
    for (const [id, value] of evidence) reach.set(id, (reach.get(id) ?? 0) + weight * value * value);
  const kept = new Set(
    [...reach]
      .map(([id, sum]) => [id, Math.abs(first.get(id)) * Math.sqrt(sum)])
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, keep)
      .map(([id]) => id),
  );
  kept.add("any");
  const fewer = samples.map((sample) => ({ ...sample, evidence: sample.evidence.filter(([id]) => kept.has(id)) }));
  return descend(fewer, { ridge: ridge / 2, steps: STEPS });
}

/** The log-odds of evidence by weights. */
export function sumOf(evidence, weights) {
  return evidence.reduce((sum, [id, value]) => sum + (weights.get(id) ?? 0) * value, 0);
}

/** Signs that hold in one kind of language, question or cut alone are held down harder; the constant hardly. */
function holdOf(id) {
  if (id === "any") return 0.05;
  return /^(?:local|glued|German|caseless language|other language|whole|asks \w+ \w+ (?:run|label)|lacks|odd)[: ]|^also | x /u.test(
    id,
  )
    ? 3
    : 1;
}

/** Batch gradient descent (Adam). */
function descend(samples, { ridge, steps }) {
  const index = new Map();
  for (const { evidence } of samples) for (const [id] of evidence) if (!index.has(id)) index.set(id, index.size);
  const length = samples.reduce((sum, { evidence }) => sum + evidence.length, 0);
  const [at, value, ends] = [new Int32Array(length), new Float64Array(length), new Int32Array(samples.length)];
  let end = 0;
  for (const [row, { evidence }] of samples.entries()) {
    for (const [id, held] of evidence) {
      at[end] = index.get(id);
      value[end] = held;
      end += 1;
    }
    ends[row] = end;
  }
  const hold = Float64Array.from(index.keys(), (id) => ridge * holdOf(id));
  const [odds, errors] = [new Float64Array(samples.length), new Float64Array(samples.length)];
  const [w, m, v, slope] = Array.from({ length: 4 }, () => new Float64Array(index.size));
  for (let step = 1; step <= steps; step += 1) {
    for (let i = 0; i < slope.length; i += 1) slope[i] = hold[i] * w[i];
    for (let row = 0, from = 0; row < samples.length; from = ends[row], row += 1) {
      odds[row] = 0;
      for (let i = from; i < ends[row]; i += 1) odds[row] += w[at[i]] * value[i];
    }
    judge(samples, odds, errors);
    for (let row = 0, from = 0; row < samples.length; from = ends[row], row += 1)
      for (let i = from; i < ends[row]; i += 1) slope[at[i]] += errors[row] * value[i];
    const rate = step < steps * 0.7 ? RATE : RATE * 0.3;
    for (let i = 0; i < w.length; i += 1) {
      m[i] = 0.9 * m[i] + 0.1 * slope[i];
      v[i] = 0.999 * v[i] + 0.001 * slope[i] * slope[i];
      w[i] -= (rate * (m[i] / (1 - 0.9 ** step))) / (Math.sqrt(v[i] / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  return new Map([...index].map(([id, i]) => [id, w[i]]));
}

/** How far off each sample is: by itself, or as one of a choice. */
function judge(samples, odds, errors) {
  for (let row = 0; row < samples.length; row += 1) {
    const { choice, right, weight } = samples[row];
    if (choice === undefined) {
      errors[row] = weight * (1 / (1 + Math.exp(-odds[row])) - right);
      continue;
    }
    let end = row;
    let most = Number.NEGATIVE_INFINITY;
    for (; end < samples.length && samples[end].choice === choice; end += 1) most = Math.max(most, odds[end]);
    let [all, wanted] = [0, 0];
    for (let one = row; one < end; one += 1) {
      errors[one] = Math.exp(odds[one] - most);
      all += errors[one];
      wanted += errors[one] * samples[one].right;
    }
    for (let one = row; one < end; one += 1)
      errors[one] *= weight * (1 / all - samples[one].right / Math.max(wanted, 1e-9));
    row = end - 1;
  }
}
