// Fits src/engine/read-answer/competitors/offer-weights.json: how much each sign of a name speaks for it being offered.
// `npm run fit-offers -- rows.jsonl… [--write] [--errors]`. Logistic regression with a ridge, over the names of the
// labelled rows and of our own cases; prints precision and recall of answers that were left out of the fit (five parts).
import { readFileSync, writeFileSync } from "node:fs";

const engine = (path) => import(new URL(`../../src/engine/read-answer/${path}`, import.meta.url));
const { namesIn } = await engine("competitors/index.ts");
const { evidenceOf, gather, takenFrom } = await engine("competitors/candidates.ts");
const { readDocument } = await engine("document.ts");
const { detectLanguage } = await engine("detect-language.ts");

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const files = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const RIDGE = Number(flags.find((flag) => flag.startsWith("--ridge="))?.slice(8) ?? 6);
const aliasFile = flags.find((flag) => flag.startsWith("--aliases="))?.slice(10);
const OWN_WEIGHT = 0.7;
const PARTS = 5;

const common = aliasFile ? JSON.parse(readFileSync(aliasFile, "utf8")) : {};
const answers = [
  ...files.flatMap((file) => answersOf(rowsOf(file), 1)),
  ...answersOf(rowsOf(new URL("competitors.jsonl", import.meta.url)), OWN_WEIGHT),
];
let unseen = 0;
for (const answer of answers) gatherNames(answer);

let held = crossValidate();
for (let round = 0; round < 2; round += 1) {
  for (const answer of answers) firmUp(answer);
  held = crossValidate();
}
const fitted = fitWeights(answers);
if (flags.includes("--write")) {
  const target = new URL("../../src/engine/read-answer/competitors/offer-weights.json", import.meta.url);
  const rounded = [...fitted]
    .map(([sign, weight]) => [sign, Math.round(weight * 100) / 100])
    .filter(([, weight]) => weight !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { source } = JSON.parse(readFileSync(target, "utf8"));
  const groups = Map.groupBy(rounded, ([key]) => key.split("\t")[0]);
  const nested = [...groups].map(([group, some]) => [
    group,
    Object.fromEntries(some.map(([key, weight]) => [key.split("\t")[1], weight])),
  ]);
  writeFileSync(
    target,
    `${JSON.stringify({ source, date: new Date().toISOString().slice(0, 10), weights: Object.fromEntries(nested) }, null, 2)}\n`,
  );
  console.log(`${rounded.length} weights written`);
}
report("left out of the fit", held);
report("in the fit", new Map(answers.map((answer) => [answer, fitted])));
console.log(`${unseen} labelled names stand in no place where a name was looked for`);

function rowsOf(file) {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Rows of one answer together: who is a target in one row is an option in another. */
function answersOf(rows, weight) {
  const byAnswer = Map.groupBy(rows, ({ answer_id, id }) => answer_id ?? id);
  return [...byAnswer.values()].map((group) => ({ group, weight }));
}

function gatherNames(answer) {
  const { group } = answer;
  const [{ answer: text, question, citations = [] }] = group;
  const canon = new Map();
  const aliases = [common, ...group.map(({ label }) => label.aliases ?? {})].flatMap(Object.entries);
  for (const [name, others] of aliases) for (const one of [name, ...others]) canon.set(lower(one), lower(name));
  const key = (name) => canon.get(lower(name)) ?? lower(name);
  const gold = new Set(group.flatMap(({ label }) => label.competitors.map(key)));
  const ignored = new Set(
    group.flatMap(({ label, brand }) => [...(label.competitors_optional ?? []), brand.name, ...brand.aliases].map(key)),
  );
  const document = readDocument(text);
  const { context, slots, prose } = namesIn(document, {
    brand: group[0].brand,
    mentions: [],
    question,
    citations,
    language: detectLanguage(text).code,
  });
  answer.asked = { advised: context.advised !== false, local: context.local, language: context.language };
  answer.names = gather(slots, prose).flatMap((candidate) => {
    const written = key(nameOf(candidate));
    const label = gold.has(written)
      ? 1
      : ignored.has(written) || isPartly(written, gold) || isPartly(written, ignored)
        ? null
        : 0;
    return [{ candidate, written, label }];
  });
  const seen = new Set(answer.names.map(({ written }) => written));
  answer.missed = [...gold].filter((name) => !seen.has(name));
  unseen += answer.missed.length;
  answer.firm = new Set(
    answer.names
      .filter(({ candidate }) => candidate.slots.some(({ score }) => score > 0))
      .map(({ candidate }) => candidate.key),
  );
  answer.entries = answer.firm.size;
  setEvidence(answer);
}

function setEvidence(answer) {
  for (const name of answer.names) name.evidence = weighedSigns(evidenceOf(name.candidate, answer));
}

/** A sign has one weight in each group that applies. */
function weighedSigns({ groups, signs }) {
  return groups.flatMap((group) => signs.map(([sign, value]) => [`${group}\t${sign}`, value]));
}

function firmUp(answer) {
  const weights = held.get(answer);
  answer.firm = new Set(
    answer.names
      .filter((name) => oddsOf(name, weights) > takenFrom(answer.asked))
      .map(({ candidate }) => candidate.key),
  );
  setEvidence(answer);
}

function nameOf({ slots, prose }) {
  const { words, text } = slots[0]
    ? { words: slots[0].words, text: slots[0].label.text }
    : { words: prose[0].words, text: prose[0].unit.text };
  return text.slice(words[0].start, words.at(-1).end).replace(/['’]s?$/u, "");
}

/** Cut too short or too long: says nothing about the place. */
function isPartly(name, names) {
  return [...names].some((other) => other.startsWith(`${name} `) || name.startsWith(`${other} `));
}

function oddsOf({ evidence }, weights) {
  return evidence.reduce((sum, [sign, value]) => sum + (weights.get(sign) ?? 0) * value, 0);
}

function crossValidate() {
  const held = new Map();
  for (let part = 0; part < PARTS; part += 1) {
    const weights = fitWeights(answers.filter((_, at) => at % PARTS !== part));
    for (const [at, answer] of answers.entries()) if (at % PARTS === part) held.set(answer, weights);
  }
  return held;
}

/** Batch gradient descent (Adam) on the logistic loss with a ridge on every weight. */
function fitWeights(some) {
  const index = new Map();
  const placeOf = (sign) => {
    if (!index.has(sign)) index.set(sign, index.size);
    return index.get(sign);
  };
  const samples = some.flatMap(({ names, weight }) =>
    names
      .filter(({ label }) => label !== null)
      .map(({ evidence, label }) => ({
        label,
        weight,
        at: evidence.map(([sign]) => placeOf(sign)),
        value: evidence.map(([, value]) => value),
      })),
  );
  const size = index.size;
  const [w, m, v] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= 400; step += 1) {
    const slope = new Float64Array(size);
    for (const { label, weight, at, value } of samples) {
      let odds = 0;
      for (let i = 0; i < at.length; i += 1) odds += w[at[i]] * value[i];
      const error = weight * (1 / (1 + Math.exp(-odds)) - label);
      for (let i = 0; i < at.length; i += 1) slope[at[i]] += error * value[i];
    }
    for (let i = 0; i < size; i += 1) {
      const g = slope[i] + RIDGE * w[i];
      m[i] = 0.9 * m[i] + 0.1 * g;
      v[i] = 0.999 * v[i] + 0.001 * g * g;
      w[i] -= (0.05 * (m[i] / (1 - 0.9 ** step))) / (Math.sqrt(v[i] / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  return new Map([...index].map(([sign, at]) => [sign, w[at]]));
}

function report(title, weightsOf) {
  const sets = Map.groupBy(answers, ({ group }) => group[0].answer_id?.replace(/\d.*$/u, "") ?? "own");
  for (const [set, some] of sets) {
    let [hits, extra, missed] = [0, 0, 0];
    for (const answer of some) {
      const taken = answer.names.filter((name) => oddsOf(name, weightsOf.get(answer)) > takenFrom(answer.asked));
      const wrong = taken.filter(({ label }) => label === 0);
      const right = new Set(taken.filter(({ label }) => label === 1).map(({ written }) => written));
      const lost = answer.names.filter(({ label, written }) => label === 1 && !right.has(written));
      hits += right.size;
      extra += wrong.length;
      missed += new Set(lost.map(({ written }) => written)).size + answer.missed.length;
      if (
        flags.includes("--errors") &&
        title.startsWith("left") &&
        wrong.length + lost.length + answer.missed.length > 0
      )
        console.log(
          `  ${answer.group[0].answer_id ?? answer.group[0].id} extra ${wrong.map(({ written }) => written).join(" | ")}; lost ${lost.map(({ written }) => written).join(" | ")}; unseen ${answer.missed.join(" | ")}`,
        );
    }
    const [precision, recall] = [hits / (hits + extra), hits / (hits + missed)];
    console.log(
      `${title}, ${set || "own"}: ${some.length} answers, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}`,
    );
  }
}

function lower(name) {
  return name.toLowerCase().normalize("NFKC").trim();
}
