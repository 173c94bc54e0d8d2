// What a call of an MCP tool takes: `tools/call get_visibility` of the demo beside the official SDK's own HTTP server with a
// tool that returns the same bytes, and a bare Express route with the same bytes, in turns in one run: calls a second of
// wall time, and CPU of the server's process a call. Linux only. Usage: npm run bench -- mcp [calls a turn]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { freePort } from "../test/support/free-port.ts";
import { cpuOf } from "./lean/process-tree.mjs";

const CALLS = Number(process.argv[2]) || 4000;
const TURNS = 5;
/** V8 compiles what runs often until about then. */
const WARM = 12_000;
const LANES = 16;
const GOALS = { faster: 1.5, cpu: 3 };
const folder = mkdtempSync(join(tmpdir(), "answerscope-mcp-"));
const params = { name: "get_visibility", arguments: {} };
const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

const own = await start(new URL("../bin/answerscope.mjs", import.meta.url), ["serve"], {
  DATA_DIR: folder,
  MCP_LIMIT_PER_MINUTE: "1000000",
  LOG_LEVEL: "error",
});
own.path = "/mcp/demo";
let reply;
do reply = await post(own, call);
while (!reply.includes('"status":"ok"') && (await new Promise((resolve) => setTimeout(resolve, 500, true))));
const { tools } = JSON.parse(await post(own, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }))).result;
const tool = tools.find(({ name }) => name === params.name);

const sdkFile = join(folder, "sdk.json");
writeFileSync(sdkFile, JSON.stringify({ tool, result: JSON.parse(reply).result }));
const sdk = await start(new URL("mcp/sdk-server.mjs", import.meta.url), [], { REPLY_FILE: sdkFile });
sdk.path = "/mcp";
const clientInfo = { name: "bench", version: "1" };
const hello = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
await post(sdk, JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params: hello }));

const bareFile = join(folder, "bare.json");
writeFileSync(bareFile, reply);
const bare = await start(new URL("lean/bare.mjs", import.meta.url), [], { REPLY_FILE: bareFile });
bare.path = "/";

const servers = { answerscope: own, "official SDK": sdk, "bare Express": bare };
for (const [name, server] of Object.entries(servers)) {
  const given = await post(server, call);
  if (!isDeepStrictEqual(JSON.parse(given), JSON.parse(reply)) || given.length !== reply.length)
    throw new Error(`${name} gives other bytes: ${given.slice(0, 200)}`);
  await many(server, WARM);
}
for (let turn = 0; turn < TURNS; turn++)
  for (const server of Object.values(servers)) {
    const before = cpuOf(server.pid).main;
    const began = performance.now();
    await many(server, CALLS);
    server.rates.push((CALLS * 1000) / (performance.now() - began));
    server.cpu.push((cpuOf(server.pid).main - before) / CALLS);
  }

console.log(
  `${reply.length} bytes a reply, ${LANES} at once, ${TURNS} turns of ${CALLS} calls, median (load ${loadavg()[0].toFixed(1)})`,
);
for (const [name, { rates, cpu }] of Object.entries(servers))
  console.log(
    `${name.padEnd(14)}${median(rates).toFixed(0).padStart(7)} calls/s ${median(cpu).toFixed(3)} ms CPU a call`,
  );
const ratio = (key, a, b) => median(a[key].map((value, turn) => value / b[key][turn])).toFixed(2);
console.log(`throughput over the official SDK's: ${ratio("rates", own, sdk)} (at least ${GOALS.faster})`);
console.log(
  `CPU over bare Express: ${ratio("cpu", own, bare)} (at most ${GOALS.cpu}); the SDK's: ${ratio("cpu", sdk, bare)}`,
);
agent.destroy();
for (const { child } of Object.values(servers)) {
  child.kill();
  await once(child, "exit");
}
rmSync(folder, { recursive: true });

async function start(script, words, env) {
  const port = await freePort();
  const own = { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port), NODE_ENV: "production" };
  const options = { env: { ...own, ...env }, stdio: "ignore" };
  const child = spawn(process.execPath, [fileURLToPath(script), ...words], options);
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100));
  return { pid: child.pid, child, port, session: null, rates: [], cpu: [] };
}

async function many(server, count) {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await post(server, call);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function post(server, body) {
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "content-length": Buffer.byteLength(body),
    ...(server.session && { "mcp-session-id": server.session }),
  };
  return new Promise((resolve, reject) => {
    const options = { agent, port: server.port, host: "127.0.0.1", path: server.path, method: "POST", headers };
    const sent = request(options, (response) => {
      server.session ??= response.headers["mcp-session-id"] ?? null;
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (text += part));
      response.on("end", () => resolve(text));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
