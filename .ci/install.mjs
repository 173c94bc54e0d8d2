// Proves that it installs on a bare machine: from a copy of the checkout and from the packed package, under several
// versions of Node and npm. `node .ci/install.mjs <package.tgz> <counts.json>`; plain JavaScript for whatever Node the
// machine has. Nothing in the checkout is changed, so that other work may go on beside it. The page that is scanned is
// served from here: what runs beside a scan waits for nothing synchronously.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bareMachine, run } from "./bare-machine.mjs";

const NODES = { 20: "20.20.2", 22: "22.23.3", 24: "24.21.0" };
const NPMS = { 10: "10.9.9", 11: "11.21.2" };
const CHECKOUTS = [
  { node: 20, npm: 11, starts: true },
  { node: 22, npm: 10, starts: false },
];
/** With `options` of npm: without install scripts; without the Node of ours, where the machine's own will do. */
const PACKAGES = [
  { node: 20, npm: 11, again: false, options: { npm_config_ignore_scripts: "true" } },
  { node: 22, npm: 11, again: false, options: {} },
  { node: 24, npm: 10, again: true, options: { npm_config_omit: "optional" } },
];
const READY_MS = 60_000;
/** Whatever is left in it, and though something in it may just be written. */
const GONE = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };
const PAGE = `<!doctype html><html lang="en"><title>Harbour Payroll</title><h1>Payroll software for small firms in Ohio</h1>
<p>Harbour Payroll runs payroll for small firms in Ohio, from $29 a month.</p></html>`;

const [tarball, counted] = process.argv.slice(2).map((path) => resolve(path));
const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "answerscope-install-"));
const results = [];
/** Servers that run, each the leader of its own group of processes. */
const servers = new Set();
const nodes = {};
const npms = {};
const site = createServer((_, response) => response.setHeader("content-type", "text/html").end(PAGE));
site.listen(0, "127.0.0.1");
await once(site, "listening");
const host = `127.0.0.1:${site.address().port}`;

process.once("SIGTERM", () => {
  for (const { pid } of servers) process.kill(-pid, "SIGKILL");
  process.exit(143);
});

try {
  await fetchTools();
  await Promise.all([checkouts(), packages()]);
} finally {
  site.close();
  await rm(work, GONE);
}
const passed = results.filter(Boolean).length;
const counts = { numPassedTests: passed, numFailedTests: results.length - passed, numPendingTests: 0, numTodoTests: 0 };
writeFileSync(counted, JSON.stringify(counts));
process.exit(passed === results.length ? 0 : 1);

/** Each Node and npm under test, from its package; a Node that is at hand is not fetched. */
async function fetchTools() {
  const atHand = [process.execPath, join(root, "node_modules/.bin/node")].map((path) => ({
    path,
    version: execFileSync(path, ["-p", "process.versions.node"], { encoding: "utf8" }).trim(),
  }));
  for (const [major, version] of Object.entries(NODES)) {
    const found = atHand.find((node) => node.version.startsWith(`${major}.`));
    nodes[major] =
      found?.path ?? join(await fetchPackage(`node-${process.platform}-${process.arch}@${version}`), "bin/node");
  }
  for (const [major, version] of Object.entries(NPMS)) npms[major] = await fetchPackage(`npm@${version}`);
}

async function fetchPackage(name) {
  const folder = join(work, name);
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), "{}");
  const words = ["install", "--prefer-offline", "--no-audit", "--no-fund", name];
  await run("npm", words, { cwd: folder, env: process.env });
  return join(folder, "node_modules", name.split("@")[0]);
}

async function checkouts() {
  for (const { node, npm, starts } of CHECKOUTS) {
    const on = `Node ${node}, npm ${npm}`;
    const machine = await bareMachine({ node: nodes[node], npm: npms[npm], home: join(work, `home-checkout-${node}`) });
    const folder = join(work, `checkout-${node}`);
    const { out: tracked } = await run("git", ["ls-files", "-z"], { cwd: root, env: process.env });
    for (const path of tracked.split("\0").filter(Boolean)) await cp(join(root, path), join(folder, path));

    await check(`the checkout: npm ci without a warning (${on})`, async () =>
      withoutWarning(await machine.npm(["ci"], folder)),
    );
    if (starts)
      await check(`the checkout: npx answerscope without a warning (${on})`, async () =>
        withoutWarning(await machine.npx(["answerscope", "--version"], folder)),
      );
    await rm(folder, GONE);
  }
}

async function packages() {
  for (const { node, npm, again, options } of PACKAGES) {
    const on = [`Node ${node}`, `npm ${npm}`, ...Object.keys(options)].join(", ");
    const machine = await bareMachine({ node: nodes[node], npm: npms[npm], home: join(work, `home-package-${node}`) });
    Object.assign(machine.env, { ALLOW_HOSTS: host, ...options });
    const folder = join(work, `package-${node}`);
    await mkdir(folder);

    await check(`the package: npm install in an empty folder without a warning (${on})`, async () =>
      withoutWarning(await machine.npm(["install", tarball], folder)),
    );
    if (again)
      await check(`the package: npm ci from that folder's own lockfile (${on})`, async () =>
        withoutWarning(await machine.npm(["ci"], folder)),
      );
    await check(`the package: npx answerscope scan (${on})`, async () => {
      const said = await machine.npx(["answerscope", "scan", `http://${host}/`, "--json"], folder);
      withoutWarning({ out: "", err: said.err });
      assertMeasured(JSON.parse(said.out));
    });
    await check(`the package: npx answerscope serve (${on})`, () => serves(machine, folder));
    await rm(folder, GONE);
  }
}

/** Starts the server, has it scan the site, and stops it. */
async function serves({ env }, cwd) {
  const port = await freePort();
  const server = spawn("npx", ["answerscope", "serve"], { cwd, env: { ...env, PORT: String(port) }, detached: true });
  // Both streams close when the last process that writes to them has ended: the server ends after npx.
  const ended = once(server, "close").then(() => servers.delete(server));
  servers.add(server);
  server.stdout.resume();
  let said = "";
  const ready = new Promise((resolve, reject) => {
    server.stderr.on("data", (chunk) => {
      said += chunk;
      if (said.includes("is ready")) resolve();
    });
    server.on("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
    setTimeout(() => reject(new Error(`it was not ready in time: ${said}`)), READY_MS).unref();
  });
  try {
    await ready;
    const response = await fetch(`http://127.0.0.1:${port}/api/scan`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: `http://${host}/` }),
    });
    assertMeasured(await response.json());
    withoutWarning({ out: "", err: said });
  } finally {
    process.kill(-server.pid, "SIGTERM");
    const late = setTimeout(() => process.kill(-server.pid, "SIGKILL"), READY_MS);
    await ended;
    clearTimeout(late);
  }
}

function assertMeasured({ readiness, queries, error }) {
  if (!(readiness > 0 && queries?.length === 2)) throw new Error(`nothing was measured: ${error ?? readiness}`);
}

function withoutWarning({ out, err }) {
  const warning = /^.*\b(?:warn|warning|error|gyp)\b.*$/im.exec(`${out}\n${err}`);
  if (warning) throw new Error(`it warned: ${warning[0]}`);
}

async function check(what, work) {
  const began = performance.now();
  const error = await work().then(
    () => null,
    (reason) => reason,
  );
  results.push(error === null);
  console.log(`${error ? "✗" : "✓"} ${what} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (error) console.log(error.message.split("\n").slice(0, 20).join("\n"));
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
