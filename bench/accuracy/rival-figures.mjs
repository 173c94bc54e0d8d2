import { Tally } from "./labelled.mjs";

const { take } = await import(new URL("../../src/engine/read-answer/rivals/take.ts", import.meta.url));
const { writtenOf } = await import(new URL("../../src/engine/read-answer/rivals/answer.ts", import.meta.url));

/** Prints what is read right on answers that were left out of the fit: by set, language and threshold. */
export function figures(answers, { showErrors }) {
  const first = answers.filter(({ first }) => first);
  const read = ({ answer, label }, from) =>
    label.judge(
      take(answer, from)
        .map(({ spots: [spot] }) => writtenOf(spot, spot.reading))
        .filter((name) => !answer.isTarget(name)),
    );
  const print = (name, some, from) => {
    const tally = new Tally();
    for (const one of some) tally.add(read(one, from));
    console.log(`${name.padEnd(24)}${tally}`);
  };
  console.log("Left out of the fit, by source:");
  for (const [set, some] of Map.groupBy(first, ({ set }) => set)) print(set, some);
  const real = first.filter(({ set }) => set !== "own");
  for (const [language, some] of Map.groupBy(real, ({ language }) => language))
    if (some.length > 4) print(`  in ${language}`, some);
  print(
    "  that offer nobody",
    real.filter(({ offers }) => !offers),
  );
  print("real answers", real);
  for (const from of [-0.3, 0.3, 0.6]) print(`  taken from ${from}`, real, from);
  if (!showErrors) return;
  for (const one of real) {
    const { extra, missed } = read(one);
    if (extra.length + missed.length > 0)
      console.log(`  ${one.id} ${one.language} extra ${extra.join(" | ") || "-"}; missed ${missed.join(" | ") || "-"}`);
  }
}
