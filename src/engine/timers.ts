/**
 * The only timers of the program. Node's take whole milliseconds and, past 2^31, fire at once; these take any number.
 * Spans are counted on a clock that no change of the wall clock moves; dates are `Date`'s.
 */
import { setTimeout as wait } from "node:timers/promises";

/** The longest a timer of Node runs, in milliseconds; near 25 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** Milliseconds on the steady clock; only the difference of two means something. */
export function steadyNow(): number {
  return performance.now();
}

/** Aborts as a timeout after so many milliseconds, or with any of `others`. */
export function timeLimit(ms: number, ...others: AbortSignal[]): AbortSignal {
  const limit = AbortSignal.timeout(timerMs(ms));
  return others.length > 0 ? AbortSignal.any([...others, limit]) : limit;
}

/** Whether a signal aborted for another reason than its time being over. */
export function isStopped(signal: AbortSignal): boolean {
  return signal.aborted && !isTimeout(signal.reason);
}

/** Whether something was thrown because a time was over. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Resolves after so many milliseconds; rejects when `signal` aborts. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(timerMs(ms), undefined, { signal });
}

/** Calls `task` after so many milliseconds, unless the function it returns is called before. */
export function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, timerMs(ms));
  return () => clearTimeout(timer);
}

/** Calls `task` every so many milliseconds, unless the function it returns is called; keeps no process alive. */
export function every(ms: number, task: () => void): () => void {
  const timer = setInterval(task, timerMs(ms)).unref();
  return () => clearInterval(timer);
}

function timerMs(ms: number): number {
  return Math.min(LONGEST_MS, Math.max(0, Math.ceil(ms)));
}

/** Resolves once whatever waited for its turn in the event loop has had it. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
