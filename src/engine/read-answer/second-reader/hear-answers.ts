import type { AskingTools } from "../../answer-engines/ask.ts";
import { Budget } from "../../answer-engines/budget.ts";
import { spentOn } from "../../answer-engines/spent.ts";
import type { Answer, AnswerEngine } from "../../answer-engines/types.ts";
import { inGroups } from "../../in-groups.ts";
import type { PricedModel } from "../../priced-model.ts";
import { isStopped, timeLimit } from "../../timers.ts";
import type { BuyerQuestion, SecondReading, SiteFacts } from "../../types.ts";
import type { Bench } from "../../workshop/bench.ts";
import { unlessStopped } from "../../workshop/work-stopped.ts";
import { toRead } from "../to-read.ts";
import type { AnswerReading } from "../types.ts";
import { askReader, expectedUsage } from "./ask-reader.ts";

/** An answer with what a second reader said of it; `null` where none was asked. */
export type HeardAnswer = Answer & { secondReading: SecondReading | null };

export interface HearingOptions {
  facts: SiteFacts;
  questions: readonly BuyerQuestion[];
  /** That gave the answers. */
  engines: readonly AnswerEngine[];
  reader: PricedModel;
  asking: AskingTools;
  /** US dollars that the scan has cost beside its answers. */
  spentUsd?: number;
  /** Ends every open call; what is not heard by then stays as the rules read it. */
  signal: AbortSignal;
  bench: Bench;
}

/** Milliseconds one call may take. */
const CALL_MS = 20_000;
/** The line and the breaker that the reader has beside the engines'. */
const LINE = "second-reader";

/**
 * Asks a second reader once about each live answer that none was asked about, and yields answers as they are heard, in groups. The
 * budget of the scan holds for these calls too. Rejects with the reason of `stop` alone, when the scan itself is stopped.
 */
export async function* hearAnswers(
  answers: readonly HeardAnswer[],
  options: HearingOptions,
): AsyncGenerator<HeardAnswer[]> {
  const read = answers.reduce((sum, { secondReading }) => sum + (secondReading?.costUsd ?? 0), 0);
  const spent = spentOn(answers, options.engines) + read + (options.spentUsd ?? 0);
  const budget = new Budget(options.asking.budgetUsd, spent);
  yield* inGroups(answers.filter(isOpen).map((answer) => hearOne(answer, { ...options, budget })));
}

/** Invented answers of the sandbox are worth no call. */
function isOpen({ status, mode, secondReading }: HeardAnswer): boolean {
  return status === "answered" && mode === "live" && secondReading === null;
}

async function hearOne(answer: HeardAnswer, options: HearingOptions & { budget: Budget }): Promise<HeardAnswer> {
  const { reader, asking, budget, bench, signal } = options;
  const input = toRead(answer, options);
  const byRules = await unlessStopped<AnswerReading | null>(bench.run("readAnswer", input), () => null);
  if (!byRules) return answer;
  const refused = (reason: string, costUsd = 0): HeardAnswer => ({
    ...answer,
    secondReading: { model: reader.client.model, votes: null, reason, costUsd },
  });
  const expected = reader.price(expectedUsage(answer.text));
  const money = budget.reserve(expected);
  if (!money) return refused("The second reader was not asked: the scan's budget does not cover it.");
  const breaker = asking.breaker(LINE);
  let begun = false;
  try {
    return await asking.queue(LINE).add(
      async () => {
        if (asking.enginesOff()) return refused("The second reader was not asked: engines are switched off.");
        if (!breaker.admit()) return refused("The second reader was not asked: its last calls all failed.");
        begun = true;
        const ask = { answer: answer.text, question: input.question ?? null, open: byRules.open };
        const { fault, ...secondReading } = await askReader(ask, reader, timeLimit(CALL_MS, signal));
        money.settle(secondReading.costUsd);
        if (isStopped(signal)) throw signal.reason;
        breaker.record(signal.aborted ? "abandoned" : secondReading.votes ? null : (fault?.code ?? "timed_out"));
        return { ...answer, secondReading };
      },
      { signal },
    );
  } catch (error) {
    if (!signal.aborted || isStopped(signal)) throw error;
    // Whether a call that we gave up on is billed is not known: count it in full.
    return refused("The second reader took too long.", begun ? expected : 0);
  } finally {
    money.settle(0);
  }
}
