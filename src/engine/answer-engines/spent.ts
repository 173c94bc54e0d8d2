import type { AnswerEngine, EngineReply } from "./types.ts";

/** What is known of the price of a call that was answered. */
export type Counted = Pick<EngineReply, "costUsd" | "inputTokens" | "outputTokens" | "searches">;

/** US dollars that a call counts against the budget, before it is made (`null`) or after: a price nobody knows is taken for the dearest. */
export function countedUsd(engine: AnswerEngine, reply: Counted | null): number {
  return (reply ? reply.costUsd : engine.expectedCostUsd) ?? engine.assumedCostUsd(reply);
}

/** US dollars that answers of an earlier run count against the budget; what no engine answered counts with the cost that is known. */
export function spentOn(
  answers: readonly (Counted & { engine: string; status: string })[],
  engines: readonly AnswerEngine[],
): number {
  const spent = answers.map((answer) => {
    const engine =
      answer.status === "failed" || answer.status === "timed_out" ? undefined : byId(engines, answer.engine);
    return engine ? countedUsd(engine, answer) : (answer.costUsd ?? 0);
  });
  return spent.reduce((sum, usd) => sum + usd, 0);
}

function byId(engines: readonly AnswerEngine[], id: string): AnswerEngine | undefined {
  return engines.find((engine) => engine.id === id);
}
