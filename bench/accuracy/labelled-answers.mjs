// Labelled answers as the fit sees them: read into groups and spots, each with what the label says of it.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { areAlike, Label } from "./labelled.mjs";
import { refuse, rowsOf, unspoken } from "./rows.mjs";

const engine = (path) => import(new URL(`../../src/engine/read-answer/${path}`, import.meta.url));
const { readGroups, writtenOf } = await engine("rivals/answer.ts");
const { documentOf } = await engine("rivals/index.ts");
const { Target } = await engine("rivals/company/target.ts");

/** Our own cases are invented: they weigh less than what engines wrote, whole answers less so than sentences and parts of answers. */
const OWN = [
  ["own", "competitors.jsonl", 0.7],
  ["own, whole", "competitors-whole.jsonl", 0.4],
  ["own, prose", "competitors-prose.jsonl", 0.4],
];
/** Short plain answers are many and alike: all together they are to say that such a sentence names options, no more. */
const PLAIN_WEIGHT = 0.6;

/** Cases put together from parts: many in shape, few in words. */
const MADE_WEIGHT = 0.3;

/** The labelled rows of all files and our own cases; rows of one source share a fold. */
export async function readLabelled(files, { aliases, folds }) {
  const common = aliases ? aliasesOf(aliases) : {};
  const sets = [
    ...files.map((file) => [basename(file, ".jsonl").replace("answers-", ""), file, 1]),
    ...OWN.map(([set, file, weight]) => [set, fileURLToPath(new URL(file, import.meta.url)), weight]),
  ];
  const read = sets.map(([set, file, weight]) => ({ set, file, weight, rows: rowsOf(file, { own: isOwn({ set }) }) }));
  for (const one of read) printUsed(one);
  const answers = read.flatMap(({ set, rows: all, weight }) =>
    [...Map.groupBy(all, ({ answer_id, id }) => answer_id ?? id)].flatMap(([id, rows]) =>
      rows.map((row, at) => ({
        ...labelled(row, common),
        id,
        set,
        first: at === 0,
        weight: weightOf(row, weight) / rows.length,
      })),
    ),
  );
  assignFolds(answers, folds);
  return answers;
}

/** What is fitted on: a file, by its digest, with what stands in it. */
function printUsed({ file, rows, weight }) {
  const answers = new Set(rows.map(({ answer_id, id }) => answer_id ?? id)).size;
  const sources = new Set(rows.map(sourceOf)).size;
  const digest = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
  console.log(
    `Used: ${basename(file)} ${digest}: ${rows.length} rows, ${answers} answers, ${sources} sources, weight ${weight}`,
  );
  const lost = unspoken(rows);
  if (lost.length > 0) console.log(`  ${lost.length} labelled names stand nowhere in their answer, e.g. ${lost[0]}`);
}

function aliasesOf(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return refuse(`--aliases=${path}: ${error.code === "ENOENT" ? "no such file" : "no JSON"}`);
  }
}

const sourceOf = ({ source, language }) => (source ?? `own ${language}`).split("@")[0].split(" results")[0];

function weightOf({ layout, id }, weight) {
  if (layout === "plain") return PLAIN_WEIGHT;
  return id.startsWith("made-") ? MADE_WEIGHT : weight;
}

function labelled(row, common) {
  const label = new Label(row, common);
  const target = new Target(row.brand, []);
  const { document, language } = documentOf(row.answer);
  const ground = {
    question: row.question,
    citations: row.citations ?? [],
    language: language.code,
    brand: row.brand,
    mentions: [],
  };
  const answer = readGroups(document, ground, (name) => target.isName(name));
  const entries = new Map();
  for (const spot of answer.spots)
    for (const reading of spot.readings) entries.set(reading, label.entryOf(writtenOf(spot, reading)));
  const isExact = (entry) => label.wanted.has(entry) || label.brand.has(entry) || label.optional.has(entry);
  const isPart = (entry, of) => [...of].some((other) => areAlike(entry, other));
  return {
    label,
    answer,
    /** The labelled options, with what else each is called. */
    options: row.label.competitors.map((name) => [name, ...(row.label.aliases?.[name] ?? [])]),
    offers: label.wanted.size > 0 ? 1 : 0,
    language: row.lang ?? row.language ?? "en",
    source: sourceOf(row),
    /** Whether a name is an option; `null` where the label says neither. */
    isRight({ spots: [spot] }) {
      const entry = entries.get(spot.reading);
      if (label.wanted.has(entry)) return 1;
      if (label.brand.has(entry) || label.optional.has(entry) || target.isName(entry)) return null;
      if (isPart(entry, label.wanted)) return 1;
      return isPart(entry, label.optional) || isPart(entry, label.brand) ? null : 0;
    },
    groups: answer.groups.map((group) => {
      let [right, size] = [0, 0];
      for (const { readings } of group.spots) {
        const read = readings.map((reading) => entries.get(reading));
        const option = read.some((entry) => label.wanted.has(entry) || label.brand.has(entry));
        if (!option && read.some((entry) => label.optional.has(entry))) continue;
        size += 1;
        if (option || read.some((entry) => isPart(entry, label.wanted))) right += 1;
      }
      return { group, size, share: size > 0 ? right / size : null };
    }),
    /** Of each spot that can be read in several ways, which are right; `null` where none is. */
    cuts: new Map(
      answer.spots
        .filter(({ readings }) => readings.length > 1)
        .map((spot) => {
          const right = spot.readings.map((reading) => (isExact(entries.get(reading)) ? 1 : 0));
          return [spot, right.includes(1) ? right : null];
        }),
    ),
  };
}

/** Folds of our own cases: short ones in English and in other languages, whole answers by who wrote them. */
const OWN_FOLDS = 4;
const SECOND_WRITERS = /services|prose|tongues|worlds|shops|said(?: English)?$/u;

/** Whether an answer is one of our own cases. */
export const isOwn = ({ set }) => OWN.some(([own]) => own === set);

/** Spreads the sources of real answers over folds of about one size, the largest first; our own cases, which they share nothing with, stand apart. */
function assignFolds(answers, folds) {
  const sizes = Map.groupBy(
    answers.filter((answer) => answer.first && !isOwn(answer)),
    ({ source }) => source,
  );
  const load = Array(folds - OWN_FOLDS).fill(0);
  const foldOf = new Map();
  for (const [source, { length }] of [...sizes].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))) {
    const fold = load.indexOf(Math.min(...load));
    foldOf.set(source, fold);
    load[fold] += length;
  }
  for (const answer of answers) {
    answer.fold = isOwn(answer) ? folds - ownFold(answer) : foldOf.get(answer.source);
    answer.part = partOf(isOwn(answer) ? answer.id : answer.source);
  }
}

function ownFold({ set, source, language }) {
  if (set === "own") return language === "en" ? 1 : 2;
  return SECOND_WRITERS.test(source) ? 3 : 4;
}

/** A number that is the same for the same text. */
function partOf(text) {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 9973, 7);
}
