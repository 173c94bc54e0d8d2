import { steadyNow } from "../timers.ts";
import { EngineFault } from "./types.ts";

/** Our own wait where the provider names none. */
const OWN_WAIT_MS = 500;

/** Milliseconds until the retry, which must come before `deadlineAt` on the steady clock; throws the fault, saying so, when the wait outlasts the deadline. */
export function waitFor(fault: EngineFault, deadlineAt = Number.POSITIVE_INFINITY): number {
  const wait = fault.retryAfterMs ?? OWN_WAIT_MS;
  // A little more each, or all retries of a scan arrive together.
  if (steadyNow() + wait < deadlineAt) return wait + Math.random() * Math.min(1_000, Math.max(100, wait / 2));
  const late = new EngineFault(
    fault.code,
    `${fault.message} A retry ${fromNow(wait)} would come after the scan's deadline.`,
  );
  late.partial = fault.partial;
  throw late;
}

const IN_WORDS = new Intl.RelativeTimeFormat("en");

/** "in 30 seconds", "in 7 days". */
function fromNow(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 120) return IN_WORDS.format(seconds, "second");
  if (seconds < 7_200) return IN_WORDS.format(Math.round(seconds / 60), "minute");
  if (seconds < 172_800) return IN_WORDS.format(Math.round(seconds / 3_600), "hour");
  return IN_WORDS.format(Math.round(seconds / 86_400), "day");
}
