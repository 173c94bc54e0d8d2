// Which Node runs the program: the one that started it when it is new enough, else the one that came with the packages.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { endingWith } from "./follow-parent.mjs";

const NEEDED = [24, 11];
const CANNOT_RUN = 3;

/** Whether the Node that runs this can run the program. */
export function nodeFits() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** Runs a file again, with the same arguments, these flags and this environment, under the Node that came with the packages; one line when there is none. */
export function handOver(file, flags = [], env = process.env) {
  const pinned = pinnedNode();
  if (!pinned) giveUp(`this is ${process.versions.node}`);
  const child = spawn(pinned, [...flags, file, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...env, ...endingWith(process.pid) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", ({ code }) => giveUp(`this is ${process.versions.node}, and ${pinned} does not start (${code})`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

/** Its path, wherever npm put the package: beside this one's dependencies, or above it in somebody's project. */
function pinnedNode() {
  const [program, arch] = process.platform === "win32" ? ["node.exe", "x64"] : ["node", process.arch];
  const platform = process.platform === "win32" ? "win" : process.platform;
  try {
    return createRequire(import.meta.url).resolve(`node-${platform}-${arch}/bin/${program}`);
  } catch {
    return null;
  }
}

function giveUp(why) {
  console.error(`answerscope needs Node ${NEEDED.join(".")} or newer; ${why}. Get it from https://nodejs.org.`);
  process.exit(CANNOT_RUN);
}
