import type { Usage } from "./answer-engines/prices.ts";
import { EngineFault, type EngineFaultCode } from "./engine-fault.ts";
import type { JsonRequest, ModelClient } from "./model-client.ts";

export type { Usage };

/** One call to an answer engine or a model of ours, as it ended. */
export interface ModelCall {
  /** An engine's id, `question-writer` or `second-reader`. */
  engine: string;
  /** `answered`, `refused`, `no_answer`, or the kind of fault. */
  outcome: string;
  /** US dollars; `null` where nobody knows. */
  costUsd: number | null;
  /** How long the reply took, in milliseconds; `null` where no call was made or its time is not kept. */
  latencyMs: number | null;
}

/** Told of every call; it must not throw. */
export type OnCall = (call: ModelCall) => void;

/** A model of ours, beside the answer engines, and what its calls cost in US dollars. */
export interface PricedModel {
  client: ModelClient;
  price(usage: Usage): number;
  /** Told of each call under the name that stands beside the engines'. */
  told?: { engine: "question-writer" | "second-reader"; onCall: OnCall };
}

/** What a call gave and cost, in US dollars. */
export type PricedReply = { reply: unknown; costUsd: number } | { error: unknown; costUsd: number };

/** Faults of a server that did not begin to write; whatever else went wrong may have been billed. */
const UNBILLED: readonly EngineFaultCode[] = ["bad_key", "no_money", "rate_limited", "overloaded", "bad_request"];

/**
 * The one way to call a model of ours, so that every call has its cost; never rejects. What the server does not count
 * is booked as `expected`.
 */
export async function askPriced(
  { client, price, told }: PricedModel,
  request: Omit<JsonRequest, "onUsage">,
  expected: Usage,
): Promise<PricedReply> {
  let counted: Partial<Usage> | null = null;
  const end = <T extends object>(outcome: string, what: T, isBilled = true) => {
    const costUsd = isBilled ? price({ ...expected, ...counted }) : 0;
    if (told) told.onCall({ engine: told.engine, outcome, costUsd, latencyMs: null });
    return { ...what, costUsd };
  };
  try {
    const reply = await client.completeJson({
      ...request,
      onUsage: (usage) => {
        counted = usage;
      },
    });
    return end("answered", { reply });
  } catch (error) {
    if (request.signal.aborted) return end("timed_out", { error });
    const code = error instanceof EngineFault ? error.code : "bad_response";
    return end(code, { error }, !UNBILLED.includes(code));
  }
}
