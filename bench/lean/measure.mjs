// Every figure of one checkout, measured on its own server in a process of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { cpuOf, memoryOf, treeOf } from "./process-tree.mjs";

const REST_MS = 10_000;
const SCANS = 20;
/** Calls until both are warm, their code compiled as far as it will be, and calls of each turn. */
const WARM = 10_000;
const TURN = 3000;
const TURNS = 4;
/** Calls while scans run: they must cost far more than two runs of the same scans differ by. */
const BUSY_CALLS = 12_000;
const BUSY_ROUNDS = 3;
const AT_ONCE = 50;
const DEMO_WEEKS = 12;
const SLOW_ENGINE_MS = 10_000;
const LOOP_DELAY = new URL("./loop-delay.mjs", import.meta.url).href;

/** `root`: the checkout, built; `world`: engines and sites that stand in. */
export async function measure(root, world) {
  const figures = {};
  await withServer(root, world, { sandbox: true }, async ({ pid, readyMs }) => {
    figures["ready, s"] = readyMs / 1000;
    await atRest(pid);
    figures["memory at rest, MiB"] = memoryOf(pid);
  });
  await withServer(root, world, {}, async (server) => {
    const began = performance.now();
    await scan(server, world.sites[0]);
    figures["cold first scan, s"] = (performance.now() - began) / 1000;
    const before = { cpu: cpuOf(server.pid), rows: rowsIn(server.folder) };
    for (const site of world.sites.slice(1, SCANS + 1)) await scan(server, site);
    const after = { cpu: cpuOf(server.pid), rows: rowsIn(server.folder) };
    figures["CPU a scan, all processes, ms"] = (after.cpu.all - before.cpu.all) / SCANS;
    figures["CPU a scan, main process, ms"] = (after.cpu.main - before.cpu.main) / SCANS;
    figures["rows a scan"] = (after.rows.rows - before.rows.rows) / SCANS;
    figures["kB a scan"] = (after.rows.bytes - before.rows.bytes) / SCANS / 1000;
    await atRest(server.pid);
    figures["memory after 20 scans, MiB"] = memoryOf(server.pid);
    Object.assign(figures, await calls(server, world));
  });
  world.slow(SLOW_ENGINE_MS);
  await withServer(root, world, { loop: true }, async (server) => {
    await scan(server, world.sites[0]);
    const file = join(server.folder, "loop");
    await askLoop(server.pid, file);
    await Promise.all(world.sites.slice(1, AT_ONCE + 1).map((site) => scan(server, site)));
    figures["longest loop delay, 50 scans at once, ms"] = await askLoop(server.pid, file);
  });
  world.slow(0);
  return figures;
}

/** Ten seconds, and longer where the processes that read the demo site have not ended by then. */
async function atRest(pid) {
  await sleep(REST_MS);
  for (let more = 0; more < 20 && treeOf(pid).length > 1; more++) await sleep(1000);
}

/** CPU of a cached scan and of an MCP call, over bare Express, at rest and while scans run. */
async function calls(server, world) {
  const url = `${world.sites[1].origin}/`;
  const cached = () => post(`${server.base}/api/scan`, { url });
  const tool = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_visibility", arguments: {} } };
  const mcp = () => post(`${server.base}/mcp/demo`, tool, { accept: "application/json, text/event-stream" });
  // A new server makes up the demo's twelve weeks once, a minute after its start: some seconds of work that no call costs.
  await until(async () => demoWeeks(server.folder) === DEMO_WEEKS, 1000);
  const figures = {};
  for (const [name, call] of Object.entries({ "cached scan": cached, "MCP call": mcp })) {
    const bareExpress = await startBare(server.folder, await call());
    const { own: atRest, bare } = await inTurns(server.pid, call, bareExpress);
    figures[`CPU of a ${name}, ms`] = atRest;
    figures[`CPU of a ${name} over bare Express`] = atRest / bare;
    figures[`the same while scans run (${name})`] = await whileScansRun(server, world, { call, bareExpress });
    await bareExpress.stop();
  }
  return figures;
}

/** CPU milliseconds a call, both warm, in turns so that both meet the same machine; of each the least disturbed turn. */
async function inTurns(pid, call, bare) {
  await many(bare.call, WARM);
  await many(call, WARM);
  const turns = [];
  for (let turn = 0; turn < TURNS; turn++)
    turns.push({ bare: await cost(bare.pid, bare.call), own: await cost(pid, call) });
  return { own: Math.min(...turns.map(({ own }) => own)), bare: Math.min(...turns.map(({ bare }) => bare)) };
}

async function cost(pid, call) {
  const before = cpuOf(pid).main;
  await many(call, TURN);
  return (cpuOf(pid).main - before) / TURN;
}

/**
 * What calls add to the server's CPU while scans run in it, over what as many calls of bare Express cost beside the same
 * scans: the callers, the sites and the machine are as busy in both, and only the calls' own work differs. The median of
 * some rounds.
 */
async function whileScansRun(server, world, { call, bareExpress }) {
  const sites = world.sites.slice(21, 31);
  const round = async (meanwhile) => {
    await aged(server.folder);
    const before = { server: cpuOf(server.pid).main, bare: cpuOf(bareExpress.pid).main };
    await Promise.all([...sites.map((site) => scan(server, site, true)), many(meanwhile, BUSY_CALLS)]);
    return { server: cpuOf(server.pid).main - before.server, bare: cpuOf(bareExpress.pid).main - before.bare };
  };
  world.slow(2000);
  await round(bareExpress.call);
  const ratios = [];
  for (let times = 0; times < BUSY_ROUNDS; times++) {
    const alone = await round(bareExpress.call);
    const both = await round(call);
    ratios.push((both.server - alone.server) / alone.bare);
  }
  await aged(server.folder);
  world.slow(0);
  return ratios.sort((a, b) => a - b)[BUSY_ROUNDS >> 1];
}

async function startBare(folder, reply) {
  const file = join(folder, "reply");
  writeFileSync(file, reply);
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), REPLY_FILE: file, NODE_ENV: "production" };
  const bare = new URL("./bare.mjs", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--max-semi-space-size=2", bare], { env, stdio: "ignore" });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
  const exited = once(child, "exit");
  return {
    pid: child.pid,
    call: () => post(`http://127.0.0.1:${port}/`, { url: "https://a.example/" }),
    stop: () => {
      child.kill();
      return exited;
    },
  };
}

async function many(call, count, lanes = 4) {
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let done = 0; done < count / lanes; done++) await call();
    }),
  );
}

async function withServer(root, world, { sandbox = false, loop = false }, work) {
  const folder = mkdtempSync(join(tmpdir(), "answerscope-lean-"));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const own = { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port), BASE_URL: base, DATA_DIR: folder };
  const env = { ...own, ...world.limits, ALLOW_HOSTS: world.hosts, ...(sandbox ? {} : world.engines) };
  if (loop) Object.assign(env, { NODE_OPTIONS: `--import=${LOOP_DELAY}`, LOOP_FILE: join(folder, "loop") });
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, "bin/answerscope.mjs"), "serve"], { env, stdio: "ignore" });
  await until(
    () =>
      fetch(`${base}/healthz`)
        .then(({ ok }) => ok)
        .catch(() => false),
    10,
  );
  const readyMs = performance.now() - began;
  await until(
    () =>
      fetch(`${base}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false),
    50,
  );
  try {
    await work({ pid: child.pid, base, folder, readyMs });
  } finally {
    const exited = once(child, "exit");
    child.kill();
    await exited;
    rmSync(folder, { recursive: true });
  }
}

async function scan({ base }, { origin }, fresh = false) {
  const text = await post(`${base}/api/scan`, { url: `${origin}/`, fresh });
  const reply = JSON.parse(text);
  if (reply.error) throw new Error(`a scan failed: ${reply.error}`);
  return reply;
}

async function post(url, body, headers = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return response.text();
}

/** Makes every result old enough to be measured anew. */
async function aged(folder) {
  const database = new Database(join(folder, "answerscope.sqlite"), { timeout: 5000 });
  database.exec(
    "UPDATE scan SET measuredAt = '2026-01-01 00:00:00.000' WHERE measuredAt > '2026-02-01' AND kind = 'FREE'",
  );
  database.close();
  await sleep(1500);
}

function demoWeeks(folder) {
  const database = new Database(join(folder, "answerscope.sqlite"), { readonly: true });
  const count = database.prepare("SELECT COUNT(*) FROM scan WHERE status = 'DONE' AND askedKey LIKE 'demo-%'").pluck();
  const weeks = count.get();
  database.close();
  return weeks;
}

/** All rows and the bytes of all their values. */
function rowsIn(folder) {
  const database = new Database(join(folder, "answerscope.sqlite"), { readonly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all();
  const counts = tables.map((table) => {
    const columns = database
      .pragma(`table_info("${table}")`)
      .map(({ name }) => `COALESCE(LENGTH(CAST("${name}" AS BLOB)), 0)`);
    return database
      .prepare(`SELECT COUNT(*) AS rows, COALESCE(SUM(${columns.join(" + ")}), 0) AS bytes FROM "${table}"`)
      .get();
  });
  database.close();
  return counts.reduce((sum, each) => ({ rows: sum.rows + each.rows, bytes: sum.bytes + each.bytes }));
}

async function askLoop(pid, file) {
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  let told = "";
  await until(async () => {
    told = read(file);
    return told !== "";
  });
  return Number(told);
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

async function until(holds, everyMs = 100) {
  while (!(await holds())) await sleep(everyMs);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
