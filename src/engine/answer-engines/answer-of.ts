import type { BuyerQuestion } from "../types.ts";
import { type Answer, type AnswerEngine, EngineFault, type EngineReply } from "./types.ts";

/** One question for one engine, once. */
export interface Cell {
  engine: AnswerEngine;
  question: number;
  repeat: number;
  asked: BuyerQuestion;
}

/** How often a cell's engine was called, how long the last call took, and what the calls before it cost. */
export interface CallLog {
  attempts: number;
  latencyMs: number;
  lostUsd: number;
}

/** What is recorded of a cell: the reply, or the fault with whatever the provider told before it. */
export function answerOf({ engine, question, repeat }: Cell, log: CallLog, result: EngineReply | EngineFault): Answer {
  const { attempts, latencyMs, lostUsd } = log;
  const cell = { question, repeat, engine: engine.id, model: engine.model, mode: engine.mode };
  const end = { attempts, latencyMs, at: new Date().toISOString() };
  const cost = (usd: number | null | undefined) => (typeof usd === "number" ? usd + lostUsd : null);
  if (!(result instanceof EngineFault)) {
    return { ...cell, ...result, costUsd: cost(result.costUsd), faultCode: null, ...end };
  }
  return {
    ...cell,
    text: "",
    servedModel: null,
    search: engine.offersSearch === false ? "not_offered" : "unknown",
    searches: [],
    citations: [],
    consulted: [],
    inputTokens: null,
    outputTokens: null,
    costSource: null,
    finishReason: null,
    ...result.partial,
    costUsd: cost(result.partial?.costUsd),
    status: result.code === "timed_out" ? "timed_out" : "failed",
    reason: result.message,
    faultCode: result.code,
    ...end,
  };
}
