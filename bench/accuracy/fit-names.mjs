// Fits src/engine/read-answer/named/weights.json: how much each sign speaks for an everyday word, or the start of a longer name,
// being meant as the brand. `npm run fit-names -- rows.jsonl… [--write] [--errors]` reads our own cases and labelled rows, prints what the
// fit is right on in batches and sources that were left out of it, and signs without a weight. The same rows give the same weights.
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { overlap } from "./labelled.mjs";
import { fitWeights, sumOf } from "./logistic.mjs";
import { readSamples } from "./name-samples.mjs";
import { refuse } from "./rows.mjs";

const engine = (path) => import(new URL(`../../src/engine/read-answer/named/${path}.ts`, import.meta.url));
const { evidenceAmong } = await engine("weigh-name");
const { SIGNS } = await engine("signs/index");

/** Parts that batches of cases and sources of answers are spread over; each is weighed by a fit on the others. */
const FOLDS = 5;
/** How hard weights are held down, and how many are kept. */
const STAGES = { place: { ridge: 3, keep: 600 }, among: { ridge: 0.5, keep: 20 } };
/** What each kind of group weighs: our own cases are hard, our own answers many and alike, parts of names sometimes names. */
const KINDS = {
  cases: 40,
  brand: 24,
  option: 3,
  "own option": 3,
  renamed: 2,
  word: 0.5,
  part: 0.5,
  form: 1,
  small: 1,
};
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
const weighed = groups.flatMap((group) => group.places.map((place) => ({ group, place })));
weighGroups();
crossFit("place", ({ place }) => place.evidence, "odds");
settle();
crossFit("place", ({ place }) => place.evidence, "odds");
// What the second round sees, in its fit too, is what the first says of the unseen.
crossFit("among", evidenceIn, "last");
report();
const fitted = {
  place: rounded(fitStage("place", ({ place }) => place.evidence)),
  among: rounded(fitStage("among", evidenceIn)),
};
const dead = SIGNS.filter(({ id }) => !Object.keys(fitted.place).some((one) => one === id || one.endsWith(` x ${id}`)));
console.log(
  `${Object.keys(fitted.place).length} weights. Signs without any: ${dead.map(({ id }) => id).join(", ") || "none"}`,
);
if (flags.includes("--write")) {
  const source = `Fitted by bench/accuracy/fit-names.mjs on our own cases and answers and ${files.map((file) => basename(file)).join(", ")}: ${weighed.length} places.`;
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
  for (const { group, place } of weighed) {
    const [own, other] = [place.right, 1 - place.right].map((right) => sides.get(place.kind + right) ?? 1);
    const leaning = place.kind === "own word" ? (place.right ? OWN_WORD : 1) : leaningOf(place.right, other / own);
    place.weight = group.weight * (group.kind === "cases" ? 1 : leaning);
  }
}

function leaningOf(right, ratio) {
  const leaning = ratio ** LEANING;
  return right ? Math.max(1, leaning) : Math.min(1, leaning);
}

/** Of the places of a case that are alike in their text, and not all meant, those are that are the likeliest. */
function settle() {
  for (const { places, wanted } of groups)
    for (const [text, alike] of Map.groupBy(places, (place) => place.text)) {
      const open = alike.filter(({ right }) => right === null);
      const meant = wanted?.filter((one) => one === text).length;
      for (const [rank, place] of open.sort((a, b) => b.odds - a.odds).entries())
        if (wanted) place.right = rank < meant ? 1 : 0;
    }
}

/** Leaves with each place what a fit on the other folds makes of it. */
function crossFit(stage, evidenceFor, left) {
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fitStage(stage, evidenceFor, (group) => group.fold !== fold);
    for (const one of weighed) if (one.group.fold === fold) one.place[left] = sumOf(evidenceFor(one), weights);
  }
}

function fitStage(stage, evidenceFor, isIn = () => true) {
  const samples = weighed
    .filter(({ group, place }) => place.right !== null && isIn(group))
    .map((one) => ({ evidence: evidenceFor(one), right: one.place.right, weight: one.place.weight }));
  return fitWeights(samples, { ...STAGES[stage], single: true });
}

function evidenceIn({ group, place }) {
  return evidenceAmong(
    place,
    group.places.filter((one) => one !== place),
  );
}

/** Own cases by batch and kind: mentions. Answers by set and kind: groups that are named or not, as is right. */
function report() {
  const tallies = new Map();
  const add = (name, right, found, missed) => {
    if (!tallies.has(name)) tallies.set(name, { right: 0, found: 0, missed: 0 });
    const tally = tallies.get(name);
    tally.right += right;
    tally.found += found;
    tally.missed += missed;
  };
  for (const group of groups) {
    const { set, kind, batch, category, places, wanted } = group;
    const taken = places.filter((place) => place.right !== null && place.last > 0).map(({ text }) => text);
    const meant = wanted ?? places.filter(({ right }) => right === 1).map(({ text }) => text);
    if (!wanted) {
      const [isMeant, isFound] = [meant.length > 0, taken.length > 0].map(Number);
      add(`${set}: ${kind}`, isMeant && isFound, isFound, isMeant && 1 - isFound);
      if (isMeant !== isFound) tell(group, isMeant);
      continue;
    }
    const right = overlap(meant, taken);
    for (const name of [`${set} ${batch}`, `${set} ${category}`, `${set}, all`])
      add(name, right, taken.length, meant.length - right);
    if (right !== taken.length || right !== meant.length) tell(group, right < meant.length);
  }
  for (const [name, { right, found, missed }] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(
      `${name.padEnd(28)} found ${right} of ${right + missed}, wrongly ${found - right}: precision ${(right / (found || 1)).toFixed(3)}, recall ${(right / (right + missed || 1)).toFixed(3)}`,
    );
}

function tell({ set, kind, id, places }, isMissed) {
  if (flags.includes("--errors"))
    console.log(
      `  ${isMissed ? "missed" : "taken"} ${set} ${kind} ${id}: ${places.map(({ kind, last, right }) => `${kind} ${last.toFixed(1)}${right === 1 ? "+" : ""}`).join(", ")}`,
    );
}

function rounded(weights) {
  const found = [...weights].map(([id, weight]) => [id, Math.round(weight * 100) / 100]);
  return Object.fromEntries(found.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A number that is the same for the same text. */
function lot(text) {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 9973, 7);
}
