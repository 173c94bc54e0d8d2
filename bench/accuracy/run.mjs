// Accuracy of reading answers on our own cases: mentions, placement, stance, citations, competitors.
// `npm run accuracy` runs the cases beside this file; `npm run accuracy -- rows.jsonl` measures labelled
// rows of the form that `answerscope extract` reads, with `label: { target, competitors }`. `--errors` prints what was read wrong.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { overlap } from "./labelled.mjs";
import { measureCompetitors } from "./measure-competitors.mjs";

const built = new URL("../../dist/src/engine/read-answer/index.js", import.meta.url);
const source = new URL("../../src/engine/read-answer/index.ts", import.meta.url);
const useBuilt = process.argv.includes("--dist") && existsSync(built);
const { readAnswer } = await import(useBuilt ? built : source);
const showErrors = process.argv.includes("--errors");
const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

const PLACEMENTS = ["prose", "list", "citation", "source_title", "absent"];

if (file) measureRows(load(file));
else {
  const cases = ["mentions", "placement", "citations"].flatMap((name) =>
    load(fileURLToPath(new URL(`${name}.jsonl`, import.meta.url))),
  );
  measureCases(cases);
  measureNamed(load(fileURLToPath(new URL("mentions-held-out.jsonl", import.meta.url))));
  measureCompetitors(readAnswer, { showErrors });
}

function load(path) {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function read({ answer, citations, brand, question }) {
  return readAnswer({ text: answer, citations: citations ?? [], brand, question: question ?? null });
}

/** Our own cases: every mention with its text, the placement, and where labelled the stance and the types of citations. */
function measureCases(cases) {
  const categories = new Map();
  const confusion = new Map();
  const languages = new Set();
  let verbatim = 0;
  let spans = 0;
  for (const row of cases) {
    const reading = read(row);
    const { label } = row;
    languages.add(row.language);
    const tally = entry(categories, row.category, () => ({ cases: 0, tp: 0, fp: 0, fn: 0, placed: 0, wrong: [] }));
    tally.cases += 1;
    spans += reading.mentions.length;
    verbatim += reading.mentions.filter(
      ({ start, end, text }) => row.answer.slice(start, end) === text && end > start,
    ).length;
    const faults = [];
    if (label.mentions) {
      const found = reading.mentions.map(({ text }) => text);
      const hits = overlap(label.mentions, found);
      tally.tp += hits;
      tally.fp += found.length - hits;
      tally.fn += label.mentions.length - hits;
      if (hits !== found.length || hits !== label.mentions.length) faults.push(`mentions ${JSON.stringify(found)}`);
    }
    // Where only the mentions are labelled, any place that names is as good.
    const placed = label.placement ?? (["prose", "list"].includes(reading.placement) ? reading.placement : "named");
    const pair = `${placed}>${reading.placement}`;
    if (label.placement) confusion.set(pair, (confusion.get(pair) ?? 0) + 1);
    if (placed === reading.placement) tally.placed += 1;
    else faults.push(`placement ${pair}`);
    if (label.stance && label.stance !== reading.stance) faults.push(`stance ${label.stance}>${reading.stance}`);
    for (const [domain, type] of Object.entries(label.citations ?? {})) {
      const cited = reading.citations.find((citation) => citation.domain === domain)?.type ?? "none";
      if (cited !== type) faults.push(`citation ${domain} ${type}>${cited}`);
    }
    if (faults.length > 0) tally.wrong.push(`${row.id} [${row.language}] ${faults.join("; ")}`);
  }
  console.log(`Own cases: ${cases.length} in ${languages.size} languages. Spans verbatim: ${verbatim} of ${spans}.`);
  console.log("category            cases  precision  recall  F1     placement  faulty");
  const total = { cases: 0, tp: 0, fp: 0, fn: 0, placed: 0, wrong: [] };
  for (const [name, tally] of categories) {
    printTally(name, tally);
    for (const key of ["cases", "tp", "fp", "fn", "placed"]) total[key] += tally[key];
    total.wrong.push(...tally.wrong);
  }
  printTally("all", total);
  printConfusion(confusion);
  if (showErrors) for (const line of total.wrong) console.log(`  ${line}`);
}

/** Cases that no fit may read: whether the brand is named at all. How much of a longer form or an ending belongs to a mention, their writers drew otherwise than we do. */
function measureNamed(cases) {
  console.log(
    `\nHeld out of every fit: ${cases.length} in ${new Set(cases.map(({ language }) => language)).size} languages.`,
  );
  console.log("category            cases  precision  recall");
  const judged = cases.map((row) => ({
    category: row.category,
    wanted: row.label.mentions.length > 0,
    found: read(row).mentions.length > 0,
  }));
  for (const [category, some] of [...Map.groupBy(judged, ({ category }) => category), ["all", judged]]) {
    const named = some.filter(({ wanted }) => wanted);
    const right = named.filter(({ found }) => found).length;
    const found = some.filter((one) => one.found).length;
    console.log(
      `${category.padEnd(20)}${String(some.length).padEnd(7)}${rate(right, found).padEnd(11)}${rate(right, named.length)}`,
    );
  }
}

/** Labelled rows of real answers: named or not, placement averaged within an answer and then over answers. */
function measureRows(rows) {
  const confusion = new Map();
  const perAnswer = new Map();
  const tally = { tp: 0, fp: 0, fn: 0 };
  let verbatim = 0;
  let spans = 0;
  const isNamed = (placement) => placement === "prose" || placement === "list";
  for (const row of rows) {
    const reading = read(row);
    const wanted = row.label.target;
    spans += reading.mentions.length;
    verbatim += reading.mentions.filter(({ start, end, text }) => row.answer.slice(start, end) === text).length;
    if (isNamed(wanted) && isNamed(reading.placement)) tally.tp += 1;
    else if (isNamed(wanted)) tally.fn += 1;
    else if (isNamed(reading.placement)) tally.fp += 1;
    const pair = `${wanted}>${reading.placement}`;
    confusion.set(pair, (confusion.get(pair) ?? 0) + 1);
    entry(perAnswer, row.answer_id ?? row.id, () => []).push(wanted === reading.placement ? 1 : 0);
    if (showErrors && wanted !== reading.placement)
      console.log(`  ${row.id} ${row.brand.name} ${pair} ${reading.reason ?? ""}`);
  }
  const accuracy = mean([...perAnswer.values()].map(mean));
  console.log(`Rows: ${rows.length} over ${perAnswer.size} answers. Spans verbatim: ${verbatim} of ${spans}.`);
  console.log(`Named: precision ${rate(tally.tp, tally.tp + tally.fp)}, recall ${rate(tally.tp, tally.tp + tally.fn)}`);
  console.log(
    `Placement: accuracy ${accuracy.toFixed(3)} (within an answer, then over answers), macro-F1 ${macroF1(confusion).toFixed(3)}`,
  );
  printConfusion(confusion);
}

function printTally(name, { cases, tp, fp, fn, placed, wrong }) {
  const precision = rate(tp, tp + fp);
  const recall = rate(tp, tp + fn);
  const f1 = rate(2 * tp, 2 * tp + fp + fn);
  console.log(
    `${name.padEnd(20)}${String(cases).padEnd(7)}${precision.padEnd(11)}${recall.padEnd(8)}${f1.padEnd(7)}${rate(placed, cases).padEnd(11)}${wrong.length}`,
  );
}

function printConfusion(confusion) {
  console.log(`labelled \\ read     ${PLACEMENTS.map((placement) => placement.padEnd(13)).join("")}`);
  for (const wanted of PLACEMENTS) {
    const row = PLACEMENTS.map((found) => String(confusion.get(`${wanted}>${found}`) ?? 0).padEnd(13));
    console.log(`${wanted.padEnd(20)}${row.join("")}`);
  }
}

/** Mean F1 over the placements that are labelled or read at least once. */
function macroF1(confusion) {
  const scores = PLACEMENTS.flatMap((placement) => {
    const hits = confusion.get(`${placement}>${placement}`) ?? 0;
    let wanted = 0;
    let found = 0;
    for (const [pair, count] of confusion) {
      const [left, right] = pair.split(">");
      if (left === placement) wanted += count;
      if (right === placement) found += count;
    }
    return wanted + found > 0 ? [(2 * hits) / (wanted + found)] : [];
  });
  return mean(scores);
}

function entry(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

/** A share with three decimals; "-" where there is nothing to share. */
function rate(part, whole) {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}
