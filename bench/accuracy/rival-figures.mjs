import { errorsOf, printClasses } from "./error-classes.mjs";
import { Tally } from "./labelled.mjs";
import { isOwn } from "./labelled-answers.mjs";

const { take } = await import(new URL("../../src/engine/read-answer/rivals/take.ts", import.meta.url));
const { writtenOf } = await import(new URL("../../src/engine/read-answer/rivals/answer.ts", import.meta.url));

/** A name counts in a labelled spelling alone. */
const exactly = (a, b) => a === b;

/** Prints what is read right on answers that were left out of the fit: by set, language and threshold. */
export function figures(answers, { showErrors }) {
  const first = answers.filter(({ first }) => first);
  const takenOf = ({ answer }, from) =>
    take(answer, { from }).filter(({ spots: [spot] }) => !answer.isTarget(writtenOf(spot, spot.reading)));
  const read = (one, { from, alike }) =>
    one.label.judge(
      takenOf(one, from).map(({ spots: [spot] }) => writtenOf(spot, spot.reading)),
      alike,
    );
  const print = (name, some, how = {}) => {
    const tally = new Tally();
    for (const one of some) tally.add(read(one, how));
    console.log(`${name.padEnd(24)}${tally}`);
  };
  console.log("Left out of the fit, by source:");
  for (const [set, some] of Map.groupBy(first, ({ set }) => set)) {
    print(set, some);
    print("  in a labelled spelling", some, { alike: exactly });
  }
  const real = first.filter((one) => !isOwn(one));
  for (const [language, some] of Map.groupBy(real, ({ language }) => language))
    if (some.length > 4) print(`  in ${language}`, some);
  print(
    "  that offer nobody",
    real.filter(({ offers }) => !offers),
  );
  print("real answers", real);
  print("  in a labelled spelling", real, { alike: exactly });
  for (const from of [0.3, 0.4, 0.6, 1]) print(`  taken from ${from}`, real, { from });
  printSure(
    real.flatMap((one) => takenOf(one).map((candidate) => ({ odds: candidate.odds, right: one.isRight(candidate) }))),
  );
  if (!showErrors) return;
  const errors = real.flatMap((one) =>
    errorsOf(one, takenOf(one)).map(([kind, name]) => ({ set: one.set, kind, name, one })),
  );
  for (const { kind, name, one } of errors) console.log(`  ${one.id} ${one.language} ${kind} ${name}`);
  printClasses(errors);
}

/** How often a taken name is right from each log-odds on. */
function printSure(names) {
  for (const from of [1, 1.5, 2, 2.5, 2.75, 3, 3.5]) {
    const some = names.filter(({ odds, right }) => right !== null && odds >= from);
    const right = some.filter((one) => one.right === 1).length;
    console.log(`  log-odds from ${from}: ${some.length} names, precision ${(right / (some.length || 1)).toFixed(3)}`);
  }
}
