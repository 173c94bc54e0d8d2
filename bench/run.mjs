// Runs the benches one after the other; each prints its own figures. `node bench/run.mjs scan ask` runs only those.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const BENCHES = ["accuracy/run", "read-answer-speed", "hostile-pages", "audits", "coverage", "ask", "scan"];
const chosen = process.argv.slice(2);

run("../bin/build.mjs");
for (const name of BENCHES.filter((bench) => chosen.length === 0 || chosen.includes(bench))) {
  console.log(`\n== ${name}`);
  run(`./${name}.mjs`);
}

function run(file) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
