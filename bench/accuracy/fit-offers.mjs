// Fits src/engine/read-answer/rivals/weights.json: how much each sign speaks for a name being offered as an option.
// `npm run fit-offers -- rows.jsonl… [--aliases=brand-aliases.json] [--write] [--errors]` reads labelled rows and our own cases, prints what
// it used, what reading is right on answers of sources that were left out of the fit, and signs without a weight. The same rows
// give the same weights, digit for digit.
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { readLabelled } from "./labelled-answers.mjs";
import { fitWeights, sumOf } from "./logistic.mjs";
import { figures } from "./rival-figures.mjs";

const engine = (path) => import(new URL(`../../src/engine/read-answer/rivals/${path}`, import.meta.url));
const { gather } = await engine("answer.ts");
const { groupSigns } = await engine("signs/group.ts");
const { readingSigns } = await engine("signs/reading.ts");
const { answerSigns } = await engine("signs/answer.ts");
const { nameSigns } = await engine("signs/name.ts");
const { secondSigns } = await engine("signs/second.ts");

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const files = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const FOLDS = 8;
/** How hard each stage's weights are held down, and how many are kept. */
const STAGES = {
  group: { ridge: 4, keep: 180 },
  reading: { ridge: 2, keep: 70 },
  answer: { ridge: 1, keep: 25 },
  name: { ridge: 12, keep: 380 },
  second: { ridge: 0.5, keep: 40 },
};

const aliases = flags.find((flag) => flag.startsWith("--aliases="))?.slice(10);
const answers = await readLabelled(files, { aliases, folds: FOLDS });
const ids = new Map(Object.keys(STAGES).map((stage) => [stage, new Set()]));
const weights = {};

/** Fits a stage on all answers and, for each fold, on the others; what is weighed later sees what it would see unseen. */
function runStage(stage, samplesOf) {
  const all = answers.map(samplesOf);
  for (const samples of all) for (const { evidence } of samples) for (const [id] of evidence) ids.get(stage).add(id);
  const known = (at) => all[at].filter(({ right }) => right !== null);
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    fitWeights(
      answers.flatMap((answer, at) => (answer.fold === fold ? [] : known(at))),
      STAGES[stage],
    ),
  );
  for (const [at, { fold }] of answers.entries())
    for (const { evidence, set } of all[at]) set(sumOf(evidence, folds[fold]));
  weights[stage] = fitWeights(
    answers.flatMap((_, at) => known(at)),
    STAGES[stage],
  );
}

runStage("group", ({ answer, groups, weight }) =>
  groups.map(({ group, share, size }) => ({
    evidence: groupSigns(group, answer),
    right: share,
    weight: weight * Math.min(4, Math.sqrt(size || 1)),
    set: (odds) => {
      group.odds = odds;
    },
  })),
);
runStage("reading", ({ answer, cuts, weight }) =>
  cuts.flatMap(({ spot, right }) =>
    spot.readings.map((reading, at) => ({
      evidence: readingSigns(spot, reading, answer),
      right: right ? right[at] : null,
      weight,
      set: (odds) => {
        reading.odds = odds;
      },
    })),
  ),
);
for (const one of answers) one.answer.candidates = gather(one.answer.spots);
runStage("answer", ({ answer, offers, weight }) => [
  {
    evidence: answerSigns(answer),
    right: offers,
    weight,
    set: (odds) => {
      answer.odds = odds;
    },
  },
]);
runStage("name", ({ answer, isRight, weight }) =>
  answer.candidates.map((one) => ({
    evidence: nameSigns(one, answer),
    right: isRight(one),
    weight,
    set: (odds) => {
      one.first = odds;
    },
  })),
);
runStage("second", ({ answer, isRight, weight }) =>
  [...secondSigns(answer)].map(([one, evidence]) => ({
    evidence,
    right: isRight(one),
    weight,
    set: (odds) => {
      one.odds = odds;
    },
  })),
);

figures(answers, { showErrors: flags.includes("--errors") });
const rounded = Object.fromEntries(
  Object.entries(weights).map(([stage, fitted]) => [
    stage,
    Object.fromEntries(
      [...fitted]
        .map(([id, weight]) => [id, Math.round(weight * 100) / 100])
        .filter(([, weight]) => weight !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  ]),
);
for (const [stage, fitted] of Object.entries(rounded)) {
  const dead = [...ids.get(stage)].filter((id) => !(id in fitted)).length;
  console.log(`${stage}: ${Object.keys(fitted).length} weights of ${ids.get(stage).size} signs (${dead} without one)`);
}
if (flags.includes("--write")) {
  const own = answers.filter(({ set }) => set === "own").length;
  const used = [...files.map((file) => basename(file)), `${own} own cases`].join(", ");
  const source = `Fitted by bench/accuracy/fit-offers.mjs on ${used}: ${new Set(answers.map(({ id }) => id)).size} answers.`;
  const target = new URL("../../src/engine/read-answer/rivals/weights.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ source, weights: rounded }, null, 2)}\n`);
}
