import { steadyNow, timeLimit } from "./timers.ts";

/** The deadline the stages' budgets are meant for; another one shortens or lengthens all alike. */
const USUAL_DEADLINE_MS = 90_000;

/** Milliseconds after the start by which each stage ends, with what it has by then. */
const ENDS_MS = { read: 15_000, question: 25_000, ask: 75_000, readAnswers: 82_000, footprint: 88_000 };

/** A stage with an end of its own. */
export type BudgetedStage = keyof typeof ENDS_MS;

/** The time of one scan, counted from when this is made. */
export interface ScanBudget {
  /** Aborts when the stage's time is over, or the scan is stopped. */
  signal(stage: BudgetedStage): AbortSignal;
  /** When the stage's time is over, on the steady clock. */
  endOf(stage: BudgetedStage): number;
}

/** Starts the clock of a scan; a deadline longer than usual (milliseconds) gives models more time, and a site no more. */
export function scanBudget(deadlineMs: number, stop: AbortSignal): ScanBudget {
  const began = steadyNow();
  const scale = deadlineMs / USUAL_DEADLINE_MS;
  const endOf = (stage: BudgetedStage) => began + ENDS_MS[stage] * (stage === "read" ? Math.min(1, scale) : scale);
  return {
    endOf,
    signal: (stage) => timeLimit(endOf(stage) - steadyNow(), stop),
  };
}
