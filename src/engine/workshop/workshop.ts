import type { Bench, TaskList, WorkOptions, Workshop } from "./bench.ts";
import type { Account } from "./job.ts";
import { pack } from "./pressed.ts";
import { Processes, type ProcessesOptions } from "./processes.ts";
import type { TASKS } from "./tasks.ts";

/** CPU milliseconds of a task that names none. */
const BUDGET_MS = 5000;

/**
 * Processes that start when there is work and end when there was none for a while. Benches take turns. A task that
 * takes long moves to the slow lane with its process, or is begun anew there, so that it keeps nobody waiting; one
 * over its budget of CPU time costs its process and nothing else, and one whose process breaks off is done once more.
 */
export function createWorkshop<T extends TaskList = typeof TASKS>(options: ProcessesOptions = {}): Workshop<T> {
  const processes = new Processes(options);
  return {
    bench(stop) {
      const owner: Account = { stops: 0, spentMs: 0, isSlow: false, slow: 0 };
      // A signal may outlive many benches: it is listened to only while there is something to drop.
      let open = 0;
      const dropAll = () => processes.drop(owner, stop.reason);
      const settled = () => {
        open -= 1;
        if (open === 0) stop.removeEventListener("abort", dropAll);
      };
      const run = (
        task: string,
        input: unknown,
        { budgetMs = BUDGET_MS, isSpare = false, isLarge = false }: WorkOptions = {},
      ) => {
        if (stop.aborted) return Promise.reject(stop.reason);
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        stop.addEventListener("abort", dropAll, { once: true });
        open += 1;
        promise.then(settled, settled);
        const state = { breaks: 0, isSettled: false, resolve, reject };
        processes.add({ owner, task, input: pack(input), budgetMs, isSpare, isLarge, ...state });
        return promise;
      };
      processes.warmUp();
      return { run } as Bench<T>;
    },
    close: () => processes.close(),
  };
}
