// Speed of reading one answer, and how it grows with length. `npm run bench -- read-answer-speed [rows.jsonl]` times labelled rows
// when given, else our own cases joined to answers of usual length.
import { readFileSync } from "node:fs";

const { readAnswer } = await import(new URL("../src/engine/read-answer/index.ts", import.meta.url));
const answers = process.argv[2] ? rows(process.argv[2]) : ownAnswers();
const ROUNDS = 5;

const times = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const answer of answers) {
    const started = performance.now();
    readAnswer(answer);
    // The first rounds run cold code: a service does not.
    if (round >= 2) times.push(performance.now() - started);
  }
}
times.sort((a, b) => a - b);
const lengths = answers.map(({ text }) => text.length).sort((a, b) => a - b);
console.log(`${answers.length} answers, median length ${at(lengths, 0.5)} characters, ${ROUNDS - 2} warm rounds`);
console.log(`median ${at(times, 0.5).toFixed(2)} ms, 99th percentile ${at(times, 0.99).toFixed(2)} ms`);

const small = joined(10_000);
const large = joined(100_000);
const [tenth, whole] = [best(small), best(large)];
console.log(
  `10 kB ${tenth.toFixed(1)} ms, 100 kB ${whole.toFixed(1)} ms: ${(whole / tenth).toFixed(1)} times for 10 times the text`,
);

for (const [name, piece] of Object.entries({
  flattened: null,
  "**a ": "**a ",
  "[a](": "[a](",
  "> ": "> ",
  "~a ": "~a ",
  "a.b.": "a.b.",
  "| a ": "| a ",
  "Acme: ": "Acme: ",
  "Acme, ": "Acme, ",
  "a-": "a-",
  "$1.": "$1.",
  "(": "(",
  "1. ": "1. ",
  "and ": "and ",
  "&amp;": "&amp;",
  小: "小",
})) {
  const text = (length) =>
    piece === null ? joined(length).text.replace(/\s+/gu, " ") : piece.repeat(Math.ceil(length / piece.length));
  const [ten, hundred] = [10_000, 100_000].map((length) => best({ ...small, text: text(length).slice(0, length) }, 2));
  console.log(
    `  ${JSON.stringify(name).padEnd(14)} 10 kB ${ten.toFixed(1).padStart(7)} ms, 100 kB ${hundred.toFixed(1).padStart(8)} ms, ${(hundred / ten).toFixed(1)} times`,
  );
}

function rows(path) {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ answer, citations, brand, question }) => ({ text: answer, citations, brand, question }));
}

/** Our own cases are short: ten of a kind make an answer of usual length. */
function ownAnswers() {
  const cases = ["mentions", "placement", "competitors"].flatMap((name) =>
    readFileSync(new URL(`accuracy/${name}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
  const answers = [];
  for (let i = 0; i < cases.length; i += 10) {
    const ten = cases.slice(i, i + 10);
    answers.push({
      text: ten.map(({ answer }) => answer).join("\n\n"),
      citations: [],
      brand: ten[0].brand,
      question: ten[0].question,
    });
  }
  return answers;
}

function joined(length) {
  let text = "";
  for (let i = 0; text.length < length; i += 1) text += `${answers[i % answers.length].text}\n\n`;
  return { text: text.slice(0, length), citations: [], brand: answers[0].brand, question: answers[0].question };
}

function best(answer, runs = 5) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    readAnswer(answer);
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
