import type { TASKS } from "./tasks.ts";

/** What the workshop can be told to do: each entry loads one function from plain data to plain data. */
export type TaskList = Record<string, () => Promise<(input: never) => unknown>>;

/** What a task is given. */
export type InputOf<T extends TaskList, K extends keyof T> = Parameters<Awaited<ReturnType<T[K]>>>[0];
/** What a task gives back. */
export type OutputOf<T extends TaskList, K extends keyof T> = ReturnType<Awaited<ReturnType<T[K]>>>;

/** How one task is run. */
export interface WorkOptions {
  /** CPU milliseconds it may take; 5000 where not given. */
  budgetMs?: number;
  /** The scan does without it: once the site is given up, it is not begun any more. */
  isSpare?: boolean;
  /** It is likely to take long, and goes to the slow lane at once. */
  isLarge?: boolean;
}

/**
 * One site's place in the workshop during one scan: benches take turns, and each has its own account of the time it
 * took and of the tasks that had to be stopped.
 */
export interface Bench<T extends TaskList = typeof TASKS> {
  /**
   * Runs a task in another process. Rejects with `WorkStopped` when it had to be stopped, with the reason of the
   * bench's signal when that aborts, and with an `Error` when the task throws.
   */
  run<K extends keyof T & string>(task: K, input: InputOf<T, K>, options?: WorkOptions): Promise<OutputOf<T, K>>;
}

/** Does what takes long with text from outside, in processes of its own. */
export interface Workshop<T extends TaskList = typeof TASKS> {
  /** A bench for one site; when `stop` aborts, its tasks are dropped. */
  bench(stop: AbortSignal): Bench<T>;
  /** Ends all processes and drops all tasks. */
  close(): Promise<void>;
}
