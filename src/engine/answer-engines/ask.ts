import { setMaxListeners } from "node:events";
import PQueue from "p-queue";
import { inGroups } from "../in-groups.ts";
import type { ModelCall, OnCall } from "../priced-model.ts";
import { steadyNow, timeLimit } from "../timers.ts";
import type { BuyerQuestion } from "../types.ts";
import type { Cell } from "./answer-of.ts";
import { type Asking, askCell } from "./ask-cell.ts";
import { Breaker } from "./breaker.ts";
import { Budget } from "./budget.ts";
import { spentOn } from "./spent.ts";
import type { Answer, AnswerEngine } from "./types.ts";

/** What all scans of a process share. */
export interface AskingTools {
  /** The bounded line in front of one engine. */
  queue(engine: string): PQueue;
  breaker(engine: string): Breaker;
  /** US dollars one scan may spend; `null`: no limit. */
  budgetUsd: number | null;
  /** Told how each cell ended. */
  onCall: OnCall;
  /** The kill switch, read before each call to a paid engine. */
  enginesOff(): boolean;
}

/** The shared limits of a process: calls in flight an engine, the budget of each scan, the kill switch. */
export function createAskingTools(limits: {
  concurrency: number;
  budgetUsd?: number | null;
  enginesOff?: () => boolean;
  onCall?: OnCall;
}): AskingTools {
  return {
    queue: perEngine(() => new PQueue({ concurrency: limits.concurrency })),
    breaker: perEngine(() => new Breaker()),
    budgetUsd: limits.budgetUsd ?? null,
    onCall: limits.onCall ?? (() => {}),
    enginesOff: limits.enginesOff ?? (() => false),
  };
}

/** What to ask, and of whom. */
export interface AskRequest {
  questions: readonly BuyerQuestion[];
  engines: readonly AnswerEngine[];
  /** How often each engine is asked each question; 1 when left out. */
  repeats?: number;
  /** Answers of an interrupted run; their cells are not asked again, and what they cost counts. */
  answered?: readonly Answer[];
  /** US dollars that the scan has cost beside its answers. */
  spentUsd?: number;
}

/**
 * Asks every engine every question and yields answers as they come, those that come together in one group. When `signal` times out or `deadlineAt` (on the
 * steady clock) passes, every open cell is yielded as `timed_out` at once; any other abort rejects with its reason. A
 * wait that a provider asks for is only kept when it ends before `deadlineAt`.
 */
export async function* askEngines(
  request: AskRequest,
  tools: AskingTools & { signal: AbortSignal; deadlineAt?: number },
): AsyncGenerator<Answer[]> {
  const abandoned = new AbortController();
  const leftMs = (tools.deadlineAt ?? Number.POSITIVE_INFINITY) - steadyNow();
  const signal = timeLimit(leftMs, abandoned.signal, tools.signal);
  // One listener for each open cell is expected, not a leak.
  setMaxListeners(0, signal);
  const spent = spentOn(request.answered ?? [], request.engines) + (request.spentUsd ?? 0);
  const asking: Asking = { ...tools, signal, budget: new Budget(tools.budgetUsd, spent) };

  const answers = openCells(request).map(async (cell) => {
    const answer = await askCell(cell, asking);
    tools.onCall(callOf(answer));
    return answer;
  });
  try {
    yield* inGroups(answers);
  } finally {
    abandoned.abort();
  }
}

/** Question by question, so that a budget that runs out leaves the first questions whole. */
function openCells({ questions, engines, repeats = 1, answered = [] }: AskRequest): Cell[] {
  const done = new Set(answered.map((answer) => `${answer.question} ${answer.repeat} ${answer.engine}`));
  const cells: Cell[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [question, asked] of questions.entries()) {
      for (const engine of engines) {
        if (!done.has(`${question} ${repeat} ${engine.id}`)) {
          cells.push({ engine, question, repeat, asked });
        }
      }
    }
  }
  return cells;
}

function callOf({ engine, status, faultCode, attempts, costUsd, latencyMs }: Answer): ModelCall {
  return { engine, outcome: faultCode ?? status, costUsd, latencyMs: attempts > 0 ? latencyMs : null };
}

function perEngine<T>(create: () => T): (engine: string) => T {
  const made = new Map<string, T>();
  return (engine) => {
    const one = made.get(engine) ?? create();
    made.set(engine, one);
    return one;
  };
}
