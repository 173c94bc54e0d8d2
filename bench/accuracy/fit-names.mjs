// Fits src/engine/read-answer/named/weights.json: how much each sign speaks for an everyday word, or the start of a longer name,
// being meant as the brand. `npm run fit-names -- rows.jsonl… [--write] [--errors]` reads our own cases and labelled rows, prints what the
// fit is right on in batches and sources that were left out of it, and signs without a weight. The same rows give the same weights.
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fitWeights, sumOf } from "./logistic.mjs";
import { readSamples } from "./name-samples.mjs";
import { refuse } from "./rows.mjs";

const engine = (path) => import(new URL(`../../src/engine/read-answer/named/${path}.ts`, import.meta.url));
const { evidenceAmong, SURE } = await engine("weigh-name");
const { SIGNS } = await engine("signs/index");

/** Parts that batches of cases and sources of answers are spread over; each is weighed by a fit on the others. */
const FOLDS = 5;
/** How hard weights are held down, and how many are kept. */
const STAGES = { place: { ridge: 1, keep: 600 }, among: { ridge: 0.5, keep: 20 } };
/** What each kind of group weighs: our own cases are few and hard, our own answers many and alike, parts of names sometimes names. */
const KINDS = { cases: 24, brand: 24, option: 3, renamed: 2, word: 0.5, part: 0.2 };
const OWN_ANSWERS = 0.6;
/** Where more places of a kind are words than names, words weigh less: a brand that is looked for is as likely meant as not. */
const LEANING = 0.5;
/** A name that is no everyday word is mostly meant. */
const OWN_WORD = 3;

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const files = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = flags.filter((flag) => !/^--(?:write|errors)$/u.test(flag));
if (unknown.length > 0) refuse(`${unknown.join(", ")}: unknown. There are --write and --errors.`);

const groups = readSamples(files);
weighGroups();
const all = () => true;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitPlaces((group) => group.fold !== fold);
  for (const group of groups)
    if (group.fold === fold) for (const place of group.places) place.odds = sumOf(place.evidence, weights);
}
// What the second round sees, in its fit too, is what the first says of the unseen.
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitAmong((group) => group.fold !== fold);
  for (const group of groups)
    if (group.fold === fold) for (const place of group.places) place.last = sumOf(evidenceIn(group, place), weights);
}
report();
const fitted = { place: rounded(fitPlaces(all)), among: rounded(fitAmong(all)) };
const dead = SIGNS.filter(({ id }) => !Object.keys(fitted.place).some((one) => one === id || one.endsWith(` x ${id}`)));
console.log(
  `${Object.keys(fitted.place).length} weights. Signs without any: ${dead.map(({ id }) => id).join(", ") || "none"}`,
);
if (flags.includes("--write")) {
  const places = groups.reduce((sum, group) => sum + group.places.length, 0);
  const source = `Fitted by bench/accuracy/fit-names.mjs on our own cases and answers and ${files.map((file) => basename(file)).join(", ")}: ${places} places.`;
  const target = new URL("../../src/engine/read-answer/named/weights.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ source, weights: fitted }, null, 2)}\n`);
}

function weighGroups() {
  for (const group of groups) {
    group.weight =
      (KINDS[group.kind] * (group.set === "own answers" ? OWN_ANSWERS : 1)) / Math.sqrt(group.places.length);
    group.fold = lot(group.set === "own cases" ? group.batch : group.source) % FOLDS;
  }
  const sides = new Map();
  const answers = groups.filter(({ kind }) => kind !== "cases");
  for (const { places, weight } of answers)
    for (const { kind, right } of places) sides.set(kind + right, (sides.get(kind + right) ?? 0) + weight);
  for (const group of groups)
    for (const place of group.places) {
      const [own, other] = [place.right, 1 - place.right].map((right) => sides.get(place.kind + right) ?? 1);
      const leaning = place.kind === "own word" ? (place.right ? OWN_WORD : 1) : leaningOf(place.right, other / own);
      place.weight = group.weight * (group.kind === "cases" ? 1 : leaning);
    }
}

function leaningOf(right, ratio) {
  const leaning = ratio ** LEANING;
  return right ? Math.max(1, leaning) : Math.min(1, leaning);
}

function fitPlaces(isIn) {
  return fitStage("place", isIn, (_, { evidence }) => evidence);
}

function fitAmong(isIn) {
  return fitStage("among", isIn, evidenceIn);
}

function fitStage(stage, isIn, evidenceFor) {
  const samples = groups
    .filter(isIn)
    .flatMap((group) =>
      group.places.flatMap((place) =>
        place.right === null ? [] : { evidence: evidenceFor(group, place), right: place.right, weight: place.weight },
      ),
    );
  return fitWeights(samples, { ...STAGES[stage], single: true });
}

function evidenceIn({ places, sure }, place) {
  const others = places.filter((one) => one !== place).map(({ odds }) => odds);
  return evidenceAmong(place.odds, [...others, ...Array(sure).fill(SURE)]);
}

/** By set and kind: groups that are named or not, as is right. */
function report() {
  const tallies = new Map();
  for (const { set, kind, batch, id, sure, places } of groups) {
    const known = places.filter(({ right }) => right !== null);
    if (known.length === 0) continue;
    const wanted = known.some(({ right }) => right === 1);
    const got = sure > 0 || known.some(({ last }) => last > 0);
    for (const name of kind === "cases" ? [`${set} ${batch}`, `${set}, all`] : [`${set}: ${kind}`]) {
      if (!tallies.has(name)) tallies.set(name, { meant: 0, found: 0, others: 0, taken: 0 });
      const tally = tallies.get(name);
      tally[wanted ? "meant" : "others"] += 1;
      if (got) tally[wanted ? "found" : "taken"] += 1;
    }
    if (flags.includes("--errors") && got !== wanted)
      console.log(
        `  ${wanted ? "missed" : "taken"} ${set} ${kind} ${id}: ${known.map((place) => `${place.kind} ${place.last.toFixed(1)}`).join(", ")}`,
      );
  }
  for (const [name, { meant, found, others, taken }] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${name.padEnd(28)} found ${found} of ${meant}, taken wrongly ${taken} of ${others}`);
}

function rounded(weights) {
  const found = [...weights].map(([id, weight]) => [id, Math.round(weight * 100) / 100]);
  return Object.fromEntries(found.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A number that is the same for the same text. */
function lot(text) {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 9973, 7);
}
