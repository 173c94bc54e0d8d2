// The stages of weighing, fitted one after the other: for each fold of sources on the others, and on all.
import { fitWeights, sumOf } from "./logistic.mjs";

const engine = (path) => import(new URL(`../../src/engine/read-answer/rivals/${path}`, import.meta.url));
const { gather } = await engine("answer.ts");
const { listed } = await engine("signs/sign.ts");
const { groupSigns } = await engine("signs/group.ts");
const { readingSigns } = await engine("signs/reading.ts");
const { answerSigns } = await engine("signs/answer.ts");
const { nameSigns } = await engine("signs/name.ts");
const { secondSigns } = await engine("signs/second.ts");

/** Parts that sources are spread over; each is weighed by a fit on the others. */
export const FOLDS = 11;
/** How hard each stage's weights are held down, and how many are kept. */
const STAGES = {
  group: { ridge: 2, keep: 300 },
  reading: { ridge: 1, keep: 180 },
  answer: { ridge: 1, keep: 25 },
  name: { ridge: 6, keep: 600 },
  second: { ridge: 0.5, keep: 40 },
};

/**
 * Fits every stage. Leaves each answer weighed as one of a source that was left out, and gives the weights of all answers
 * together, with the ids of the signs that were seen, stage by stage. `without` says which signs are not told of; where the
 * weights of all are not wanted (`whole`), they are not fitted; `single` fits once instead of taking the mean of four.
 */
export function fitStages(answers, { without = () => false, whole = true, single = false } = {}) {
  const ids = new Map(Object.keys(STAGES).map((stage) => [stage, new Set()]));
  const weights = {};

  /** Fits a stage on all answers and, for each fold, on the others; what is weighed later sees what it would see unseen. */
  function runStage(stage, samplesOf) {
    const all = answers.map((answer) =>
      samplesOf(answer).map((sample) => ({
        ...sample,
        evidence: sample.evidence.filter(([id]) => !without(id, stage)),
        part: answer.part,
      })),
    );
    for (const samples of all) for (const { evidence } of samples) for (const [id] of evidence) ids.get(stage).add(id);
    const known = (at) => all[at].filter(({ right }) => right !== null);
    const folds = Array.from({ length: FOLDS }, (_, fold) =>
      fitWeights(
        answers.flatMap((answer, at) => (answer.fold === fold ? [] : known(at))),
        { ...STAGES[stage], single },
      ),
    );
    for (const [at, { fold }] of answers.entries())
      for (const { evidence, set } of all[at]) set(sumOf(evidence, folds[fold]));
    if (!whole) return;
    weights[stage] = fitWeights(
      answers.flatMap((_, at) => known(at)),
      STAGES[stage],
    );
  }

  runStage("group", ({ answer, groups, weight }) =>
    groups.map(({ group, share, size }) => ({
      evidence: listed((told) => groupSigns(group, answer, told)),
      right: share,
      weight: weight * Math.min(4, Math.sqrt(size || 1)),
      set: (odds) => {
        group.odds = odds;
      },
    })),
  );
  runStage("reading", ({ answer, cuts, weight }) =>
    answer.groups
      .flatMap((group) => readingSigns(group, answer))
      .flatMap(([spot, ways]) =>
        ways.map((signs, at) => ({
          evidence: listed(signs),
          right: cuts.get(spot)?.[at] ?? null,
          choice: spot,
          weight: weight / Math.sqrt(cuts.size),
          set: (odds) => {
            spot.readings[at].odds = odds;
          },
        })),
      ),
  );
  for (const one of answers) one.answer.candidates = gather(one.answer.spots);
  runStage("answer", ({ answer, offers, weight }) => [
    {
      evidence: listed((told) => answerSigns(answer, told)),
      right: offers,
      weight,
      set: (odds) => {
        answer.odds = odds;
      },
    },
  ]);
  runStage("name", ({ answer, isRight, weight }) =>
    answer.candidates.map((one) => ({
      evidence: listed((told) => nameSigns(one, answer, told)),
      right: isRight(one),
      weight,
      set: (odds) => {
        one.first = odds;
      },
    })),
  );
  runStage("second", ({ answer, isRight, weight }) =>
    [...secondSigns(answer)].map(([one, signs]) => ({
      evidence: listed(signs),
      right: isRight(one),
      weight,
      set: (odds) => {
        one.odds = odds;
      },
    })),
  );
  return { weights, ids };
}
