// What a process and those it started take, as Linux counts it.
import { readdirSync, readFileSync } from "node:fs";

const TICKS_A_SECOND = 100;

const stat = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
};

/** Ids of a process and its descendants. */
export function treeOf(root) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), Number(stat(pid)?.[1])]);
  const found = [root];
  for (const pid of found) found.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child));
  return found;
}

/** MiB resident, all processes together. */
export function memoryOf(root) {
  const kib = treeOf(root).map((pid) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kib.reduce((sum, each) => sum + each, 0) / 1024;
}

/** CPU milliseconds so far: of the process itself, and of all together, ended children included. */
export function cpuOf(root) {
  const ms = (fields, ...at) =>
    (at.reduce((sum, index) => sum + Number(fields[index] ?? 0), 0) * 1000) / TICKS_A_SECOND;
  const ended = ms(stat(root), 13, 14);
  const rest = treeOf(root).slice(1);
  const main = runMs(root);
  const all = rest.reduce((sum, pid) => sum + runMs(pid) + ms(stat(pid) ?? [], 13, 14), main + ended);
  return { main, all };
}

/** CPU milliseconds of a process's threads, as the scheduler counts them: to a thousandth, where ticks are ten. */
function runMs(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, id) => sum + Number(readRun(pid, id).split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
}

function readRun(pid, id) {
  try {
    return readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8");
  } catch {
    return "0";
  }
}
