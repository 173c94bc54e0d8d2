import { areAlike } from "./labelled.mjs";

const { writtenOf } = await import(new URL("../../src/engine/read-answer/rivals/answer.ts", import.meta.url));

/** What becomes of a labelled name or a name that was read, in the order of the table. */
const CLASSES = [
  "missed: no such reading",
  "missed: read, but another way",
  "missed: an entry, weighed below",
  "missed: in sentences, weighed below",
  "wrong: a labelled name cut or joined",
  "wrong: an entry, nobody is offered",
  "wrong: in a sentence, nobody is offered",
  "wrong: an entry that is no option",
  "wrong: a name in a sentence that is no option",
];

/** Why the names of one answer are missed or wrong, each with its class; `taken` are candidates, `names` as they are written. */
export function errorsOf({ answer, label }, taken) {
  const read = new Map(taken.map((one) => [label.entryOf(writtenOf(one.spots[0], one.spots[0].reading)), one]));
  const found = [];
  for (const name of label.wanted) if (!read.has(name)) found.push([missedAs(name, { answer, label }), name]);
  for (const [name, { spots }] of read) {
    if (label.wanted.has(name) || label.optional.has(name) || label.brand.has(name)) continue;
    const isEntry = spots.some((spot) => spot.label);
    const near = [...label.wanted, ...label.optional].some((one) => areAlike(one, name) || one.includes(name));
    const at = near ? 4 : (label.wanted.size === 0 ? 5 : 7) + (isEntry ? 0 : 1);
    found.push([CLASSES[at], name]);
  }
  return found;
}

function missedAs(name, { answer, label }) {
  const readings = answer.spots.flatMap((spot) =>
    spot.readings
      .filter((reading) => label.entryOf(writtenOf(spot, reading)) === name)
      .map((reading) => [spot, reading]),
  );
  if (readings.length === 0) return CLASSES[0];
  const chosen = readings.filter(([spot, reading]) => spot.reading === reading);
  if (chosen.length === 0) return CLASSES[1];
  return CLASSES[chosen.some(([spot]) => spot.label) ? 2 : 3];
}

/** Prints how many errors of each class there are, set by set. */
export function printClasses(errors) {
  const sets = [...new Set(errors.map(({ set }) => set))];
  console.log(`${"".padEnd(46)}${sets.map((set) => set.padStart(10)).join("")}`);
  for (const name of CLASSES) {
    const counts = sets.map((set) => errors.filter((one) => one.set === set && one.kind === name).length);
    console.log(`${name.padEnd(46)}${counts.map((count) => String(count).padStart(10)).join("")}`);
  }
}
