// What the service takes at rest and for each thing it does: memory, start, CPU over bare Express, rows and bytes, event
// loop. `npm run bench -- lean [checkout]`: beside another built checkout, in the same run, since only ratios carry over
// from one machine to the next. Linux only; some two minutes a checkout.
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { startCompany } from "../test/support/company.ts";
import { startEngineServer } from "../test/support/engine-server.ts";
import { measure } from "./lean/measure.mjs";

const SITES = 60;
const GOALS = {
  "ready, s": 1,
  "memory at rest, MiB": 160,
  "memory after 20 scans, MiB": 180,
  "cold first scan, s": 1.5,
  "CPU a scan, all processes, ms": 65,
  "CPU a scan, main process, ms": 45,
  "rows a scan": 90,
  "kB a scan": 45,
  "CPU of a cached scan over bare Express": 2,
  "CPU of a MCP call over bare Express": 2,
  "the same while scans run (cached scan)": 3,
  "the same while scans run (MCP call)": 3,
  "longest loop delay, 50 scans at once, ms": 100,
};

const [other] = process.argv.slice(2);
const engines = await startEngineServer();
const sites = await Promise.all(Array.from({ length: SITES }, startCompany));
const world = {
  sites,
  hosts: sites.map(({ host }) => host).join(","),
  engines: Object.fromEntries(Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name))),
  limits: Object.fromEntries(
    ["SCAN_LIMIT_PER_IP_HOUR", "SCAN_LIMIT_PER_BROWSER_DAY", "SCAN_CAPACITY_PER_DAY", "MCP_LIMIT_PER_MINUTE"].map(
      (name) => [name, "1000000"],
    ),
  ),
  slow: (delayMs) => {
    for (const engine of ["chatgpt", "gemini"])
      engines.set(engine, { delayMs, answer: "Gusto is one. Harbour Payroll is another." });
  },
};
world.slow(0);

const root = fileURLToPath(new URL("..", import.meta.url));
const measured = async (checkout) => {
  const figures = await measure(checkout, world);
  // At once too, since a run takes minutes.
  console.error(checkout, JSON.stringify(figures));
  return figures;
};
const now = await measured(root);
const before = other ? await measured(other) : null;
const cell = (value) => (value === undefined ? "" : value.toFixed(value < 10 ? 2 : 0)).padStart(9);
console.log(`${"".padEnd(44)}${before ? "   before" : ""}      now${before ? "    ratio" : ""}     goal`);
for (const [name, value] of Object.entries(now)) {
  const ratio = before ? cell(before[name]) : "";
  console.log(
    `${name.padEnd(44)}${ratio}${cell(value)}${before ? cell(value / before[name]) : ""}${cell(GOALS[name])}`,
  );
}
const loads = loadavg().map((load) => load.toFixed(1));
console.log(`load of the machine over the last 1, 5 and 15 minutes: ${loads.join(", ")}`);
await Promise.all([engines.close(), ...sites.map((site) => site.close())]);
process.exit(0);
