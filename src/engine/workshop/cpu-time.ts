import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second towards programs, whatever the kernel's own clock (`man 5 proc`, USER_HZ). */
const TICK_MS = 10;
/** `utime` and `stime` among the fields after the name of the program. */
const USER = 11;
const SYSTEM = 12;

/** CPU milliseconds that a process's main thread has taken so far; `null` where the system does not tell (not Linux, or gone). */
export function cpuTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return null;
  }
}
