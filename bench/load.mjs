// Many scans at once with engines of ten seconds, on a server in a process of its own: wall time over the critical path,
// CPU a scan of its main process and of all, memory, and the longest delay of its event loop. Sites and engines run in
// this process, on the same machine. Usage: npm run bench -- load [scans at once …]
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startCompany } from "../test/support/company.ts";
import { startEngineServer } from "../test/support/engine-server.ts";
import { NO_LIMITS } from "../test/support/no-limits.ts";
import { startServerProcess } from "../test/support/server-process.ts";

const ENGINE_MS = 10_000;
/** What one scan alone takes at least: reading three pages, and the slowest engine. */
const CRITICAL_MS = ENGINE_MS + 300;
/** Of Linux, in which the kernel counts CPU. */
const TICK_MS = 10;
const sizes = process.argv.slice(2).map(Number).filter(Boolean);

const rows = [];
for (const size of sizes.length > 0 ? sizes : [1, 50, 200]) rows.push(await measure(size));
console.table(rows);
console.log(
  `load of the machine meanwhile: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(", ")}`,
);
process.exit(0);

async function measure(size) {
  const engines = await startEngineServer();
  const answer = "Gusto is one. Harbour Payroll is another.";
  for (const engine of ["chatgpt", "gemini"]) engines.set(engine, { delayMs: ENGINE_MS, answer });
  const sites = await Promise.all(Array.from({ length: size + 1 }, startCompany));
  const folder = mkdtempSync(join(tmpdir(), "answerscope-bench-"));
  const delayFile = join(folder, "delay");
  const pair = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  const server = await startServerProcess({
    ...Object.fromEntries(pair),
    ...NO_LIMITS,
    DATA_DIR: folder,
    SCAN_CONCURRENCY: String(Math.max(50, size)),
    ENGINE_CONCURRENCY: "1000",
    ALLOW_HOSTS: sites.map(({ host }) => host).join(","),
    NODE_OPTIONS: `--import ${new URL("./loop-delay.mjs", import.meta.url).href}`,
    LOOP_DELAY_FILE: delayFile,
  });
  await scan(server, sites.at(-1));
  process.kill(server.pid, "SIGUSR2");
  const before = cpuOf(server.pid);
  const began = performance.now();
  const statuses = await Promise.all(sites.slice(0, size).map((site) => scan(server, site)));
  const wall = performance.now() - began;
  const after = cpuOf(server.pid);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const row = {
    "at once": size,
    done: statuses.filter((status) => status === 200).length,
    "wall over critical": Number((wall / CRITICAL_MS).toFixed(2)),
    "CPU a scan, main": Math.round((after.main - before.main) / size),
    "CPU a scan, all": Math.round((after.all - before.all) / size),
    "RSS of all, MB": rssOf(server.pid),
    "loop delay, ms": existsSync(delayFile) ? Math.round(Number(readFileSync(delayFile, "utf8"))) : null,
  };
  await server.stop("SIGKILL");
  await Promise.all([engines.close(), ...sites.map((site) => site.close())]);
  rmSync(folder, { recursive: true });
  return row;
}

async function scan(server, site) {
  const response = await fetch(`${server.baseUrl}/api/scan`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: `${site.origin}/` }),
  });
  await response.text();
  return response.status;
}

/** Milliseconds of CPU: the process, and it with its children, those that ended too. */
function cpuOf(pid) {
  const main = statOf(pid);
  const children = childrenOf(pid).map(statOf);
  return {
    main: main.own,
    all: main.own + main.ended + children.reduce((sum, { own, ended }) => sum + own + ended, 0),
  };
}

function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").map(Number);
  return { own: (fields[11] + fields[12]) * TICK_MS, ended: (fields[13] + fields[14]) * TICK_MS };
}

function childrenOf(pid) {
  const alive = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`));
  return alive.filter((name) => {
    try {
      return readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1].split(" ")[1] === String(pid);
    } catch {
      return false;
    }
  });
}

function rssOf(pid) {
  const of = (one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, "utf8"))?.[1] ?? 0);
  return Math.round([pid, ...childrenOf(pid)].reduce((sum, one) => sum + of(one), 0) / 1024);
}
