import type PQueue from "p-queue";
import { isStopped, isTimeout, sleep, steadyNow } from "../timers.ts";
import { answerOf, type CallLog, type Cell } from "./answer-of.ts";
import type { Breaker } from "./breaker.ts";
import type { Budget } from "./budget.ts";
import { waitFor } from "./retry-wait.ts";
import { countedUsd } from "./spent.ts";
import { type Answer, type AnswerEngine, EngineFault, type EngineReply } from "./types.ts";

/** What the cells of one scan share. */
export interface Asking {
  queue(engine: string): PQueue;
  breaker(engine: string): Breaker;
  enginesOff(): boolean;
  budget: Budget;
  signal: AbortSignal;
  deadlineAt?: number;
}

const ATTEMPTS = 2;

/** Asks one cell, once more after a fault that may pass. Resolves to an answer whatever happens, unless the scan itself is stopped. */
export async function askCell(cell: Cell, asking: Asking): Promise<Answer> {
  const log: CallLog = { attempts: 0, latencyMs: 0, lostUsd: 0 };
  try {
    return answerOf(cell, log, await askTwice(cell, asking, log));
  } catch (error) {
    return answerOf(cell, log, faultOf(error, asking.signal));
  }
}

async function askTwice(cell: Cell, asking: Asking, log: CallLog): Promise<EngineReply> {
  let first: EngineFault | null = null;
  for (;;) {
    try {
      return await askOnce(cell, asking, log);
    } catch (error) {
      const fault = faultOf(error, asking.signal);
      // Why the retry was not made matters less than what went wrong.
      if (first && log.attempts < ATTEMPTS && fault.code !== "timed_out") {
        log.lostUsd = 0;
        throw first;
      }
      if (!fault.retryable || log.attempts >= ATTEMPTS) throw fault;
      const wait = waitFor(fault, asking.deadlineAt);
      first = fault;
      log.lostUsd = partOf(fault).costUsd ?? 0;
      await sleep(wait, asking.signal);
    }
  }
}

async function askOnce(cell: Cell, asking: Asking, log: CallLog): Promise<EngineReply> {
  const { engine, asked } = cell;
  const { budget, signal } = asking;
  const breaker = asking.breaker(engine.id);
  const expected = countedUsd(engine, null);
  const money = budget.reserve(expected);
  if (!money) throw overBudget();
  let startedAt: number | null = null;
  try {
    const reply = await asking.queue(engine.id).add(
      async () => {
        assertWanted(engine, asking);
        if (!breaker.admit()) throw leftAlone();
        startedAt = steadyNow();
        log.attempts += 1;
        const reply = await engine.ask(asked, signal);
        money.settle(countedUsd(engine, reply));
        return reply;
      },
      { signal },
    );
    breaker.record(null);
    return reply;
  } catch (error) {
    if (startedAt !== null) {
      // Whether a call that we gave up on is billed is not known: count it in full.
      money.settle(signal.aborted ? expected : (partOf(error).costUsd ?? 0));
      breaker.record(isStopped(signal) ? "abandoned" : faultOf(error, signal).code);
    }
    throw error;
  } finally {
    money.settle(0);
    if (startedAt !== null) log.latencyMs = Math.round(steadyNow() - startedAt);
  }
}

function assertWanted({ mode, expectedCostUsd }: AnswerEngine, { enginesOff, budget }: Asking): void {
  if (mode === "live" && expectedCostUsd !== 0 && enginesOff()) {
    throw new EngineFault("switched_off", "Not asked: the operator has switched answer engines off.");
  }
  if (budget.overdrawn) throw overBudget();
}

function leftAlone(): EngineFault {
  return new EngineFault(
    "breaker_open",
    "Not asked: the engine's last calls all failed, so it is left alone for a moment.",
  );
}

function overBudget(): EngineFault {
  return new EngineFault("budget", "Not asked: the scan's budget does not cover it.");
}

/** The one reading of whatever was thrown; rethrows the reason when the scan was stopped. */
function faultOf(error: unknown, signal: AbortSignal): EngineFault {
  if (isStopped(signal)) throw signal.reason;
  if (signal.aborted) return new EngineFault("timed_out", "No reply before the scan's deadline.");
  if (error instanceof EngineFault) return error;
  if (isTimeout(error)) return new EngineFault("timed_out", "No reply within the engine's own time limit.");
  return new EngineFault("bad_response", "The provider's reply could not be read.");
}

function partOf(error: unknown): NonNullable<EngineFault["partial"]> {
  return (error instanceof EngineFault && error.partial) || {};
}
