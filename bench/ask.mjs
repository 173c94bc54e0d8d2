/**
 * How much time the asking loop adds to what the engines take, and what one hanging engine costs.
 * 25 questions to 7 engines that take 2 s each, over real sockets. Fails when the ratio is over 1.15
 * once the process is warm; the first scan, with all code still cold, is printed beside it.
 * Usage: npm run bench -- ask
 */
import { once } from "node:events";
import { availableParallelism, loadavg } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { askEngines, createAskingTools } from "../src/engine/answer-engines/ask.ts";
import { createEngines } from "../src/engine/answer-engines/index.ts";
import { startEngineServer } from "../test/support/engine-server.ts";

const ENGINES = ["chatgpt", "claude", "gemini", "perplexity", "grok", "deepseek", "google-ai-overviews"];
const QUESTIONS = 25;
const ENGINE_MS = 2_000;
const BAR = 1.15;
const DEADLINE_MS = 10_000;

const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
  text: `Which project management tool should agency number ${index} buy?`,
  intent: "category",
  persona: null,
  branded: false,
  language: "en",
  country: "US",
}));

// The providers are other people's machines: they get a thread of their own.
if (!isMainThread) {
  const server = await startEngineServer({ script: workerData });
  parentPort.on("message", ([engine, script]) => server.set(engine, script));
  parentPort.postMessage(server.settings);
} else await main();

async function run(settings) {
  const resolveLink = async (url, signal) => (await fetch(url, { redirect: "manual", signal })).headers.get("location");
  const engines = createEngines(settings, { resolveLink }).filter(({ id }) => ENGINES.includes(id));
  const began = performance.now();
  const cpu = process.threadCpuUsage();
  const ended = {};
  const statuses = {};
  const asking = {
    ...createAskingTools({ concurrency: 100 }),
    signal: AbortSignal.timeout(DEADLINE_MS),
    deadlineAt: performance.now() + DEADLINE_MS,
  };
  for await (const group of askEngines({ questions, engines }, asking))
    for (const answer of group) {
      ended[answer.engine] = performance.now() - began;
      const key = `${answer.engine} ${answer.status}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
    }
  const wall = performance.now() - began;
  const spent = process.threadCpuUsage(cpu);
  return { wall, ratio: wall / ENGINE_MS, ended, statuses, cpuMs: (spent.user + spent.system) / 1000 };
}

async function main() {
  const script = Object.fromEntries(ENGINES.map((id) => [id, { delayMs: ENGINE_MS }]));
  const providers = new Worker(new URL(import.meta.url), { workerData: script });
  const [settings] = await once(providers, "message");

  console.log(
    `load average ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores; a busy machine tells nothing`,
  );
  const cold = await run(settings);
  report("first scan of the process", cold);
  const warm = await run(settings);
  report("second scan", warm);

  providers.postMessage(["gemini", { scenario: "hang" }]);
  const hung = await run(settings);
  await providers.terminate();
  const others = Math.max(...ENGINES.filter((id) => id !== "gemini").map((id) => hung.ended[id]));
  const otherRatio = others / ENGINE_MS;
  console.log(
    `gemini hangs: the others ended after ${others.toFixed(0)} ms, ${otherRatio.toFixed(3)} of their critical path; all after ${hung.wall.toFixed(0)} ms (deadline ${DEADLINE_MS} ms)`,
  );
  for (const [what, count] of Object.entries(hung.statuses).sort()) console.log(`  ${what}: ${count}`);

  const answered = ENGINES.filter((id) => id !== "gemini").every((id) => hung.statuses[`${id} answered`] === QUESTIONS);
  const ok = warm.ratio <= BAR && otherRatio <= BAR && answered && hung.statuses["gemini timed_out"] === QUESTIONS;
  console.log(ok ? `within the bar of ${BAR}` : `MISSED: the bar is ${BAR}`);
  process.exitCode = ok ? 0 : 1;
}

function report(what, { wall, ratio, cpuMs }) {
  console.log(
    `${what}, ${QUESTIONS} questions x ${ENGINES.length} engines of ${ENGINE_MS} ms: ${wall.toFixed(0)} ms, ${ratio.toFixed(3)} of the critical path, ${cpuMs.toFixed(0)} ms CPU`,
  );
}
