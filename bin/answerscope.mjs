#!/usr/bin/env node
// The launcher: finds a Node that can run the program, builds it when needed, and hands over.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endingWith, endsWith, endWith } from "./follow-parent.mjs";
import { handOver, nodeFits } from "./pinned-node.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** V8 lets the space for young objects grow to 128 MB, which a server that mostly waits never gives back. */
const FLAGS = ["--max-semi-space-size=2"];
/**
 * glibc gives each thread a heap of its own to fragment; two are enough for all of Node's. And it keeps more of what is
 * freed the larger the pieces were, unless it is told how much may stay. Others ignore both.
 */
const ENV = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", ...process.env };
const here = fileURLToPath(import.meta.url);

const parent = endsWith();
// Before the build, which takes longer than whoever started this may wait.
endWith(parent);
if (!nodeFits()) handOver(here, FLAGS, ENV);
else if (hasFlags()) await start();
else
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...FLAGS, here, ...process.argv.slice(2)], {
    ...ENV,
    ...endingWith(parent),
  });

/** Windows has no way to take a process's place, and does without. */
function hasFlags() {
  return process.platform === "win32" || FLAGS.every((flag) => process.execArgv.includes(flag));
}

async function start() {
  if (isStale()) build();
  if (!existsSync(join(root, "dist/program")))
    refuse("This package was packed before it was built: pack it with `npm run pack`.");
  process.env.NODE_ENV ??= "production";
  await import(new URL("../dist/program/cli/main.js", import.meta.url).href);
}

function isStale() {
  if (!existsSync(join(root, "src"))) return false;
  const built = join(root, "dist/.built");
  return !existsSync(built) || newest(join(root, "src")) > statSync(built).mtimeMs;
}

/** Folders count too: they change when a file in them goes. */
function newest(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs),
    0,
  );
}

function build() {
  process.stderr.write("Building answerscope (first start, or the source changed) …\n");
  try {
    execFileSync(process.execPath, [join(root, "bin/build.mjs")], { stdio: ["ignore", 2, 2] });
  } catch {
    refuse("The build failed. Run `npm ci` with development packages, then `npm run build`.");
  }
}

function refuse(why) {
  console.error(why);
  process.exit(3);
}
