// What hostile sites and answers do to others: the longest stretch on the server's main thread while each is scanned, and
// an honest scan beside six hostile ones over its time alone. The bars are 100 ms on a quiet machine, and twice.
// `npm run bench -- hostile-scans [part of a site's name]`
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../dist/src/app.js";
import { readConfig } from "../dist/src/config.js";
import { createLog } from "../dist/src/log.js";
import { NO_LIMITS } from "../test/support/no-limits.ts";

const ENGINE_MS = 2000;
/** How often the main thread is looked at. */
const STEP_MS = 5;
const only = process.argv[2];

const world = fork(new URL("./hostile-world.mjs", import.meta.url), [String(ENGINE_MS)]);
const [{ sites, bombs, honest, answers, env }] = await once(world, "message");
const folder = mkdtempSync(join(tmpdir(), "answerscope-bench-"));
const hosts = [...Object.values(sites), ...bombs, ...honest];
const config = readConfig({
  ...env,
  ...NO_LIMITS,
  PORT: "0",
  HOST: "127.0.0.1",
  DATA_DIR: folder,
  ALLOW_HOSTS: hosts.join(","),
});
const app = await createApp(config, createLog("silent"));
const base = `http://127.0.0.1:${await app.listen()}`;
const spare = [...honest];

await scan(spare.pop());
await report("an honest site", () => scan(spare.pop()));
for (const [name, host] of Object.entries(sites).filter(([name]) => !only || name.includes(only)))
  await report(`site: ${name}`, () => scan(host));
for (const answer of only ? [] : answers) {
  await tell(answer);
  await report(`answer: ${answer}`, () => scan(spare.pop() ?? honest[0], true));
}
await tell(null);

const alone = await timed(() => scan(honest[0], true));
const scans = bombs.map((host) => scan(host));
await new Promise((resolve) => setTimeout(resolve, 500));
const beside = await timed(() => scan(honest[1], true));
console.log(
  `an honest scan: ${alone.ms.toFixed(0)} ms alone, ${beside.ms.toFixed(0)} ms beside six hostile ones = ${(beside.ms / alone.ms).toFixed(2)} (${beside.value})`,
);
await Promise.all(scans);
await app.close(0);
world.kill();
rmSync(folder, { recursive: true });
process.exit(0);

async function report(what, work) {
  const watch = watchStretches();
  const { ms, value } = await timed(work);
  const { cpu, wall } = watch.end();
  const told = [`${cpu.toFixed(0).padStart(5)} ms of CPU`, `${wall.toFixed(0).padStart(5)} ms of wall time`];
  console.log(`${what.padEnd(40)} longest stretch ${told.join(", ")}; ${ms.toFixed(0).padStart(6)} ms, ${value}`);
}

/** The longest stretch between two turns of the main thread: by its own CPU time, which other programs do not add to, and by the clock. */
function watchStretches() {
  const longest = { cpu: 0, wall: 0 };
  let before = { cpu: process.threadCpuUsage(), at: performance.now() };
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before.cpu);
    const now = performance.now();
    longest.cpu = Math.max(longest.cpu, (user + system) / 1000);
    longest.wall = Math.max(longest.wall, now - before.at - STEP_MS);
    before = { cpu: process.threadCpuUsage(), at: now };
  }, STEP_MS);
  return {
    end() {
      clearInterval(timer);
      return longest;
    },
  };
}

async function timed(work) {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

/** One scan over HTTP; resolves to how it ended. */
async function scan(host, fresh = false) {
  const response = await fetch(`${base}/api/scan`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: `http://${host}/`, fresh }),
  });
  const { code, readiness } = await response.json();
  return response.status === 200 ? `readiness ${readiness}` : `${response.status} ${code}`;
}

async function tell(answer) {
  world.send({ answer });
  await once(world, "message");
}
