// The door to the benches, each of which prints its own figures: `npm run bench` runs them one after the other, `npm run
// bench -- scan ask` only those; what is no bench's name is handed on: `npm run bench -- audits <folder>`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { handOver, nodeFits } from "../bin/pinned-node.mjs";

const BENCHES = [
  "accuracy/run",
  "read-answer-speed",
  "hostile-pages",
  "hostile-scans",
  "hostile-answers",
  "audits",
  "coverage",
  "gate",
  "small-sites",
  "ask",
  "scan",
];
/** Run when asked for by name: they are told what to work on, take long, or need what a machine may not have. */
const WITH_ARGUMENTS = [
  "text-growth",
  "parse-speed",
  "accuracy/fit-names",
  "accuracy/fit-offers",
  "accuracy/fit-trades",
  "accuracy/ablation",
  "accuracy/plain-search",
  "reader",
  "questions/run",
  "questions/judged",
  "faults",
  "load",
  "lean",
  "paid-measure",
  "week",
  "feeds",
  "mcp",
  "mcp-answers",
];

if (nodeFits()) runChosen(process.argv.slice(2));
else handOver(fileURLToPath(import.meta.url));

function runChosen(words) {
  const known = [...BENCHES, ...WITH_ARGUMENTS];
  const chosen = words.filter((word) => known.includes(word));
  const handedOn = words.filter((word) => !known.includes(word));
  if (chosen.length === 0 && handedOn.length > 0) {
    console.error(`No such bench: ${handedOn.join(" ")}. There are ${known.join(", ")}.`);
    process.exit(2);
  }
  run("../bin/build.mjs", []);
  for (const name of chosen.length > 0 ? chosen : BENCHES) {
    console.log(`\n== ${name}`);
    run(`./${name}.mjs`, handedOn);
  }
}

function run(file, words) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status } = spawnSync(process.execPath, [path, ...words], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
