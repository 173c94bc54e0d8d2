import { steadyNow } from "../timers.ts";
import type { EngineFaultCode } from "./types.ts";

/** Calls in a row that must fail before an engine is left alone, and for how long. */
const THRESHOLD = 10;
const REST_MS = 15_000;

// Only what makes a scan wait in vain. A refused key or a broken reply comes back at once and holds nobody.
const SICK: ReadonlySet<EngineFaultCode> = new Set(["timed_out", "connection", "overloaded"]);

/** Keeps a sick engine from holding every scan: after ten sick calls in a row none is made for 15 s, then one at a time until one works. */
export class Breaker {
  #sickInRow = 0;
  #restsUntil = 0;
  #trying = false;

  /** Whether a call may be made now; every admitted call must be ended with `record`. */
  admit(now: number = steadyNow()): boolean {
    if (this.#sickInRow < THRESHOLD) return true;
    if (this.#trying || now < this.#restsUntil) return false;
    this.#trying = true;
    return true;
  }

  /** How an admitted call ended: `null` for a reply, `"abandoned"` when we ended it ourselves. */
  record(outcome: EngineFaultCode | null | "abandoned", now: number = steadyNow()): void {
    this.#trying = false;
    if (outcome === "abandoned") return;
    if (outcome === null) this.#sickInRow = 0;
    else if (SICK.has(outcome)) this.#sickInRow += 1;
    if (this.#sickInRow >= THRESHOLD) this.#restsUntil = now + REST_MS;
  }
}
