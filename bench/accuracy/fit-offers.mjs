// Fits src/engine/read-answer/rivals/weights.json: how much each sign speaks for a name being offered as an option.
// `npm run fit-offers -- rows.jsonl… [--aliases=brand-aliases.json] [--write] [--errors]` reads labelled rows and our own cases, prints what
// it used, what reading is right on answers of sources that were left out of the fit, and signs without a weight. The same rows
// give the same weights, digit for digit.
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { FOLDS, fitStages } from "./fit-stages.mjs";
import { isOwn, readLabelled } from "./labelled-answers.mjs";
import { figures } from "./rival-figures.mjs";
import { refuse } from "./rows.mjs";

const signs = (path) => import(new URL(`../../src/engine/read-answer/rivals/signs/${path}.ts`, import.meta.url));
const { SHAPE_SIGNS } = await signs("shape");
const { LABEL_SIGNS } = await signs("label");
const { QUESTION_SIGNS } = await signs("question");
const { CUTTING_SIGNS } = await signs("cutting");
const { LEAD_SIGNS } = await signs("lead");
const { ANSWER_SIGNS } = await signs("answer");

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const files = process.argv.slice(2).filter((word) => !word.startsWith("--"));

const unknown = flags.filter((flag) => !/^--(?:write|errors|dead|aliases=.+)$/u.test(flag));
if (unknown.length > 0)
  refuse(`${unknown.join(", ")}: unknown. There are --write, --errors, --dead and --aliases=<file>.`);
const aliases = flags.find((flag) => flag.startsWith("--aliases="))?.slice(10);
const answers = await readLabelled(files, { aliases, folds: FOLDS });
const { weights, ids } = fitStages(answers);

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
  const dead = [...ids.get(stage)].filter((id) => !(id in fitted)).sort();
  console.log(
    `${stage}: ${Object.keys(fitted).length} weights of ${ids.get(stage).size} signs (${dead.length} without one)`,
  );
  if (flags.includes("--dead")) for (const id of dead) console.log(`  ${id}`);
}
// A sign that has a weight nowhere, in whatever block it is told of, can go.
const weighed = Object.values(rounded).flatMap(Object.keys);
const dead = [
  ...SHAPE_SIGNS,
  ...LABEL_SIGNS,
  ...QUESTION_SIGNS,
  ...CUTTING_SIGNS,
  ...LEAD_SIGNS,
  ...ANSWER_SIGNS,
].filter(({ id }) => !weighed.some((one) => one.includes(id)));
console.log(`Signs without any weight: ${dead.map(({ id }) => id).join(", ") || "none"}`);
if (flags.includes("--write")) {
  const own = answers.filter(isOwn).length;
  const used = [...files.map((file) => basename(file)), `${own} own cases`].join(", ");
  const source = `Fitted by bench/accuracy/fit-offers.mjs on ${used}: ${new Set(answers.map(({ id }) => id)).size} answers.`;
  const target = new URL("../../src/engine/read-answer/rivals/weights.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ source, weights: rounded }, null, 2)}\n`);
}
