/**
 * One process of the workshop: loads the list of tasks named in its first argument and does one task at a time. It is
 * given no environment, so that whatever breaks out of a parser finds no key.
 */
import { Script } from "node:vm";
import type { TaskList } from "./bench.ts";
import { OpenedValues, pack, unpack } from "./pressed.ts";
import type { FromChild, ToChild } from "./work-process.ts";

type Told = FromChild extends infer Each ? (Each extends FromChild ? Omit<Each, "takenMs"> : never) : never;

/** Pages kept at hand between tasks: those of a few usual sites, or one large one's. */
const MOST_OPENED_BYTES = 12_000_000;

const [, , tasksUrl, stopMs, loadsAhead] = process.argv;
const { TASKS } = (await import(tasksUrl!)) as { TASKS: TaskList };
const begun = new Set<string>();
const opened = new OpenedValues(MOST_OPENED_BYTES);
const tell = (message: Told) => process.send?.({ ...message, takenMs: takenMs() } satisfies FromChild);

process.on("message", (message: ToChild) => void work(message));
// The server ended or let go of this process.
process.on("disconnect", () => process.exit(0));
// Signals that a terminal or a service manager sends to all of a group are the server's to answer.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

const loads = Object.values(TASKS);
await loads[0]?.();
tell({ kind: "ready" });
// The rest is loaded while the first page is still on its way.
for (const load of loadsAhead === "true" ? loads.slice(1) : []) {
  await new Promise(setImmediate);
  await load().catch(() => undefined);
}

async function work({ task, input }: ToChild): Promise<void> {
  try {
    const run = (await TASKS[task]!()) as (input: unknown) => unknown;
    const given = unpack(input, opened);
    if (!begun.has(task)) tell({ kind: "began" });
    begun.add(task);
    const before = takenMs();
    const value = bounded(() => pack(run(given)));
    tell({ kind: "done", value, cpuMs: takenMs() - before });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    tell({ kind: "failed", message, stack: stack ?? message });
  }
  opened.letGo();
}

/** CPU milliseconds of the main thread so far. */
function takenMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Runs the task under V8's own alarm: the server stops a task sooner, but a server that was killed stops nothing. */
function bounded(run: () => unknown): unknown {
  Object.defineProperty(globalThis, "boundedTask", { value: run, configurable: true });
  try {
    return new Script("boundedTask()").runInThisContext({ timeout: Number(stopMs) });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") process.exit(1);
    throw error;
  }
}
