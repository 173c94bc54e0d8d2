// What each family of signs is worth: `npm run bench -- accuracy/ablation rows.jsonl… [--aliases=brand-aliases.json] [--only="a|b"]`
// leaves a family out, refits without it (one fit each, where the shipped weights are the mean of four) and prints what
// reading of sources that were left out of the fit loses by it.
import { FAMILIES } from "./ablation-families.mjs";
import { FOLDS, fitStages } from "./fit-stages.mjs";
import { Tally } from "./labelled.mjs";
import { isOwn, readLabelled } from "./labelled-answers.mjs";

const { take } = await import(new URL("../../src/engine/read-answer/rivals/take.ts", import.meta.url));
const { writtenOf } = await import(new URL("../../src/engine/read-answer/rivals/answer.ts", import.meta.url));

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const files = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const flagValue = (name) => flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);
if (files.length === 0) {
  console.error("Say which labelled rows to read: npm run bench -- accuracy/ablation rows.jsonl…");
  process.exit(2);
}
const only = flagValue("only")?.split("|");
const answers = await readLabelled(files, { aliases: flagValue("aliases"), folds: FOLDS });
const real = answers.filter((one) => one.first && !isOwn(one));
const sets = [...Map.groupBy(real, ({ set }) => set)];

console.log(["left out".padEnd(34), ...["all", ...sets.map(([set]) => set), "wrong in"].map(cell)].join(""));
const all = measure(() => false);
print("nothing", all);
for (const { name, holds } of FAMILIES) if (!only || only.includes(name)) print(name, measure(holds), all);

function cell(text) {
  return text.padStart(11);
}

/** F1 over all answers and by set, and how many answers show a wrong name, of a fit without some signs. */
function measure(without) {
  fitStages(answers, { without, whole: false, single: true });
  const whole = tally(real);
  return { f1: [whole, ...sets.map(([, some]) => tally(some))].map(f1Of), wrong: whole.wrong };
}

function tally(some) {
  const sum = new Tally();
  for (const { answer, label } of some) {
    const taken = take(answer).map(({ spots: [spot] }) => writtenOf(spot, spot.reading));
    sum.add(label.judge(taken.filter((written) => !answer.isTarget(written))));
  }
  return sum;
}

function f1Of({ hits, extra, missed }) {
  return (2 * hits) / (2 * hits + extra + missed || 1);
}

function print(name, { f1, wrong }, than) {
  const signed = (value, digits) => `${value > 0 ? "+" : ""}${value.toFixed(digits)}`;
  const figures = than
    ? [...f1.map((value, at) => signed(value - than.f1[at], 3)), signed(wrong - than.wrong, 0)]
    : [...f1.map((value) => value.toFixed(3)), String(wrong)];
  console.log([name.padEnd(34), ...figures.map(cell)].join(""));
}
