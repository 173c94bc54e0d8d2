// What a second reader that errs makes of who is offered: `npm run bench -- reader rows.jsonl… [--aliases=brand-aliases.json]`.
// Rules are fitted without the source that they read, as `fit-offers` does; then a stand-in over a real socket, which knows
// the labels, is asked about each answer as a model would be, and omits, invents and mislabels at a set rate. Fails where a
// reader wrong at one name in ten makes things worse than rules alone.
import { createModelClient } from "../src/engine/model-client.ts";
import { writtenOf } from "../src/engine/read-answer/rivals/answer.ts";
import { take } from "../src/engine/read-answer/rivals/take.ts";
import { castVotes, openNames } from "../src/engine/read-answer/rivals/votes/cast-votes.ts";
import { askReader } from "../src/engine/read-answer/second-reader/ask-reader.ts";
import { startErringReader } from "../test/support/erring-reader.ts";
import { FOLDS, fitStages } from "./accuracy/fit-stages.mjs";
import { areAlike, Tally } from "./accuracy/labelled.mjs";
import { isOwn, readLabelled } from "./accuracy/labelled-answers.mjs";

const RATES = [0, 0.05, 0.1, 0.2];
const AT_ONCE = 8;
const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const files = process.argv.slice(2).filter((word) => !word.startsWith("--"));
if (files.length === 0) {
  console.error("Say which labelled rows to read: npm run bench -- reader rows.jsonl…");
  process.exit(2);
}
const aliases = flags.find((flag) => flag.startsWith("--aliases="))?.slice(10);
const all = await readLabelled(files, { aliases, folds: FOLDS });
fitStages(all);
const answers = all.filter((one) => one.first && !isOwn(one));
const textOf = ({ answer }) => answer.context.document.answer;
/** An answer as a model is shown it, without signs that nobody sees. */
const shown = (text) =>
  text
    .slice(0, 24_000)
    .replace(/[\p{Cf}\p{VS}]/gu, "")
    .toWellFormed();

const alone = tally("rules alone", ({ answer }) => answer);
let worse = false;
for (const alike of [false, true])
  for (const rate of alike ? RATES.slice(1) : RATES) {
    const read = await heard(rate, alike);
    const name = `${alike ? "twice over" : "wrong"} at ${rate * 100} %`;
    const told = tally(name, (one) => read.get(one));
    if (rate <= 0.1 && told < alone) worse = true;
  }
if (worse) {
  console.error("A reader that errs makes things worse.");
  process.exitCode = 1;
}

/** The answers with the votes of a reader that errs at this rate. */
async function heard(rate, alike) {
  const byText = new Map(answers.map((one) => [shown(textOf(one)), one]));
  const server = await startErringReader((text) => truthOf(byText.get(text)), { rate, alike });
  const reader = { client: createModelClient({ baseUrl: server.baseUrl, model: "stand-in" }), price: () => 0 };
  const read = new Map();
  const waiting = [...answers];
  const work = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const ask = { answer: textOf(one), question: one.answer.context.asked, open: openNames(one.answer) };
      const { votes, reason } = await askReader(ask, reader, AbortSignal.timeout(30_000));
      if (!votes) throw new Error(reason);
      const answer = { ...one.answer, candidates: one.answer.candidates.map((candidate) => ({ ...candidate })) };
      castVotes(answer, votes);
      read.set(one, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await server.close();
  return read;
}

/** What is right of an answer: its labelled options as they stand in it, and what else a name is. */
function truthOf(one) {
  const { label, options } = one;
  return {
    options: options.flatMap((names) => names.find((name) => textOf(one).includes(name)) ?? []),
    kindOf(name) {
      const entry = label.entryOf(name);
      if (label.wanted.has(entry) || label.brand.has(entry)) return "option";
      if ([...label.wanted].some((other) => other.startsWith(`${entry} `))) return "part";
      return [...label.wanted].some((other) => areAlike(other, entry)) ? "option" : "topic";
    },
  };
}

function tally(name, answerOf) {
  const sum = new Tally();
  for (const one of answers) {
    const taken = take(answerOf(one)).map(({ spots: [spot] }) => writtenOf(spot, spot.reading));
    sum.add(one.label.judge(taken.filter((written) => !one.answer.isTarget(written))));
  }
  console.log(`${name.padEnd(24)}${sum}`);
  return (2 * sum.hits) / (2 * sum.hits + sum.extra + sum.missed);
}
