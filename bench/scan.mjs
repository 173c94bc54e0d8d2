// A scan's wall time over its critical path (reading, questions, slowest engine), alone and twenty at once, with
// stand-in engines of two seconds and three small pages a site; CPU and memory a scan, and where the CPU goes.
// Usage: npm run bench -- scan
import { mkdtempSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../dist/src/app.js";
import { readConfig } from "../dist/src/config.js";
import { createLog } from "../dist/src/log.js";
import { startCompany } from "../test/support/company.ts";
import { startEngineServer } from "../test/support/engine-server.ts";
import { NO_LIMITS } from "../test/support/no-limits.ts";

const ENGINE_MS = 2000;
const AT_ONCE = 20;
const FROM = /dist\/src\/(engine\/[\w-]+|\w+)|node_modules\/((?:@[\w-]+\/)?[\w.-]+)/;

const engines = await startEngineServer();
for (const engine of ["chatgpt", "gemini"])
  engines.set(engine, { delayMs: ENGINE_MS, answer: "Gusto is one. Harbour Payroll is another." });
const sites = await Promise.all(Array.from({ length: 2 * AT_ONCE + 2 }, startCompany));
const folder = mkdtempSync(join(tmpdir(), "answerscope-bench-"));
const pair = Object.fromEntries(Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name)));
const config = readConfig({
  ...pair,
  ...NO_LIMITS,
  PORT: "0",
  HOST: "127.0.0.1",
  DATA_DIR: folder,
  ALLOW_HOSTS: sites.map(({ host }) => host).join(","),
});
const app = await createApp(config, createLog("silent"));
const base = `http://127.0.0.1:${await app.listen()}`;
await watched(sites.at(-1));

const alone = await watched(sites.at(-2));
report("alone", alone.wall, alone.critical);

const cpu = process.cpuUsage();
const began = performance.now();
await together(sites.slice(0, AT_ONCE));
const wall = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
report(`${AT_ONCE} at once`, wall, alone.critical);
console.log(`CPU a scan ${((user + system) / 1000 / AT_ONCE).toFixed(0)} ms (stand-ins and site servers included)`);
console.log(
  `memory ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MiB resident, ${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MiB heap`,
);

const profiler = new Session();
profiler.connect();
await profiler.post("Profiler.enable");
await profiler.post("Profiler.start");
await together(sites.slice(AT_ONCE, 2 * AT_ONCE));
const { profile } = await profiler.post("Profiler.stop");
for (const [where, share] of topOf(profile)) console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${where}`);

await app.close(0);
await Promise.all([engines.close(), ...sites.map((site) => site.close())]);
rmSync(folder, { recursive: true });
process.exit(0);

/** One scan over HTTP, watched: its wall time, and the time of its critical path. */
async function watched(site) {
  const started = performance.now();
  const accepted = await post("/api/scan", { url: `${site.origin}/` }, { prefer: "respond-async" });
  let asking = null;
  for (;;) {
    const query = "query($id: ID!) { scan(id: $id) { status stage } }";
    const { data } = (await post("/graphql", { query, variables: { id: accepted.id } })) ?? {};
    if (data.scan.stage === "asking") asking ??= performance.now();
    if (data.scan.status === "FAILED") throw new Error("the scan failed");
    if (data.scan.status === "DONE") break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const wall = performance.now() - started;
  return { wall, critical: asking - started + ENGINE_MS };
}

function together(chosen) {
  return Promise.all(chosen.map(({ origin }) => post("/api/scan", { url: `${origin}/` })));
}

async function post(path, body, headers = {}) {
  const response = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

function report(what, wall, critical) {
  console.log(
    `${what}: wall ${wall.toFixed(0)} ms over critical path ${critical.toFixed(0)} ms = ${(wall / critical).toFixed(2)}`,
  );
}

/** Self time by part of the program, largest first. */
function topOf({ nodes, samples, timeDeltas }) {
  const spent = new Map();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  samples.forEach((id, index) => {
    const { functionName, url } = byId.get(id).callFrame;
    if (functionName === "(idle)") return;
    const [, own, dependency] = FROM.exec(url) ?? [];
    const where = own ?? dependency ?? (url.startsWith("node:") ? "node" : functionName || "native");
    spent.set(where, (spent.get(where) ?? 0) + timeDeltas[index]);
  });
  const total = [...spent.values()].reduce((sum, value) => sum + value, 0);
  return [...spent]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([where, time]) => [where, time / total]);
}
