// How often the 95 % intervals cover the truth: simulated scans whose true rates are known.
// Usage: npm run bench -- coverage [scans a size]
import { scoreVisibility } from "../src/engine/score/visibility.ts";

const SCANS = Number(process.argv[2] ?? 2000);
const QUESTIONS = [2, 8, 10, 25];
const ENGINES = [1, 2, 7];
const REPEATS = [1, 2];
/** Log-odds of being named at all, from a niche brand to a household name, and one that is nearly never named. */
const LEVELS = [-4, -2, -0.4, 0.8, 2.5];
/** Spread of the log-odds between questions, and between engines on one question. */
const BETWEEN_QUESTIONS = 1.5;
const BETWEEN_ENGINES = 0.5;
/** Of the answers that show the brand at all: in prose, in a list, as a citation. */
const SHOWN_AS = [
  ["prose", 0.5],
  ["list", 0.3],
  ["citation", 0.2],
];
const CREDIT = 0.5 * 1 + 0.3 * 0.5 + 0.2 * 0.5;
const NAMED = 0.8;

const random = generator(20261121);
const rows = [];
for (const questions of QUESTIONS)
  for (const engines of ENGINES)
    for (const repeats of REPEATS) {
      const cells = LEVELS.map((level) => coverage({ questions, engines, repeats, level }));
      rows.push({ questions, engines, repeats, cells });
    }

console.log(`${SCANS} scans a cell; share of 95 % intervals that cover the mean of the question population`);
console.log("visibility | named share, by log-odds of being shown");
console.log(["questions", "engines", "repeats", ...LEVELS].join("\t"));
for (const { questions, engines, repeats, cells } of rows) {
  const shown = cells.map(({ visibility, named }) => `${visibility.toFixed(3)}|${named.toFixed(3)}`);
  console.log([questions, engines, repeats, ...shown].join("\t"));
}
const all = rows.flatMap(({ questions, cells }) =>
  cells.flatMap(({ visibility, named }) => [visibility, named].map((share) => ({ questions, share }))),
);
const least = Math.min(...all.map(({ share }) => share));
const at25 = all.filter(({ questions }) => questions === 25).map(({ share }) => share);
console.log(
  `least ${least.toFixed(3)}; at 25 questions ${Math.min(...at25).toFixed(3)} to ${Math.max(...at25).toFixed(3)}`,
);

function coverage({ questions, engines, repeats, level }) {
  const offsets = Array.from({ length: engines }, () => normal() * BETWEEN_ENGINES);
  const truth = populationMean(level, offsets);
  let visibility = 0;
  let named = 0;
  for (let scan = 0; scan < SCANS; scan++) {
    const score = scoreVisibility(draw({ questions, repeats, level, offsets }));
    visibility += inside(truth * CREDIT * 100, score.visibilityInterval);
    named += inside(truth * NAMED * 100, score.namedShare.interval);
  }
  return { visibility: visibility / SCANS, named: named / SCANS };
}

/** Mean rate over the population of questions and the asked engines (numerical integral over the normal spread). */
function populationMean(level, offsets) {
  let sum = 0;
  let weight = 0;
  for (let z = -6; z <= 6; z += 0.01) {
    const density = Math.exp((-z * z) / 2);
    const rate =
      offsets.reduce((total, offset) => total + logistic(level + z * BETWEEN_QUESTIONS + offset), 0) / offsets.length;
    sum += density * rate;
    weight += density;
  }
  return sum / weight;
}

function draw({ questions, repeats, level, offsets }) {
  return Array.from({ length: questions }, (_, question) => {
    const own = level + normal() * BETWEEN_QUESTIONS;
    return offsets.flatMap((offset, engine) =>
      Array.from({ length: repeats }, () => ({
        question,
        engine: `e${engine}`,
        status: "answered",
        branded: false,
        placement: random() < logistic(own + offset) ? placement() : "absent",
      })),
    );
  }).flat();
}

function placement() {
  let left = random();
  for (const [name, share] of SHOWN_AS) {
    left -= share;
    if (left < 0) return name;
  }
  return "citation";
}

/** A bound is rounded to one decimal, so half of one is allowed for. */
function inside(value, [low, high]) {
  return value >= low - 0.05 && value <= high + 0.05 ? 1 : 0;
}

function logistic(x) {
  return 1 / (1 + Math.exp(-x));
}

function normal() {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mulberry32: the same numbers in every run. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
