import type { Usage } from "../../answer-engines/prices.ts";
import { EngineFault } from "../../answer-engines/types.ts";
import { askPriced, type PricedModel } from "../../priced-model.ts";
import type { ReaderVotes, SecondReading } from "../../types.ts";
import { REPLY_SCHEMA, SYSTEM } from "./reply-schema.ts";
import { readVotes } from "./votes.ts";

/** An answer with the names that the rules left open. */
export interface AnswerToHear {
  answer: string;
  question: string | null;
  open: readonly string[];
}

const LONGEST_ANSWER = 24_000;
const MAX_TOKENS = 3_000;
/** A token has about four characters in English, and fewer elsewhere. */
const CHARACTERS_A_TOKEN = 3;

/** Asks a model once about one answer; never rejects: a fault, or a reply that does not fit, is a reason. */
export async function askReader(
  { answer, question, open }: AnswerToHear,
  reader: PricedModel,
  signal: AbortSignal,
): Promise<SecondReading & { fault: EngineFault | null }> {
  const data = { question, answer: answer.slice(0, LONGEST_ANSWER).toWellFormed(), names: open };
  const request = { system: SYSTEM, data, schema: REPLY_SCHEMA, maxTokens: MAX_TOKENS, signal };
  const { costUsd, ...said } = await askPriced(reader, request, expectedUsage(answer));
  const told = (votes: ReaderVotes | null, reason: string | null, fault: EngineFault | null = null) => ({
    model: reader.client.model,
    votes,
    reason,
    costUsd,
    fault,
  });
  if ("reply" in said) {
    const votes = readVotes(said.reply);
    return told(votes, votes ? null : "The second reader's reply did not fit.");
  }
  if (signal.aborted) return told(null, "The second reader took too long.");
  const fault = said.error instanceof EngineFault ? said.error : null;
  return told(null, `The second reader failed${fault ? `: ${fault.message}` : "."}`, fault);
}

/** What a call is expected to take, on the generous side: one that is not counted is booked so. */
export function expectedUsage(answer: string): Usage {
  const characters = SYSTEM.length + Math.min(answer.length, LONGEST_ANSWER);
  return {
    inputTokens: Math.ceil(characters / CHARACTERS_A_TOKEN) + 500,
    cachedTokens: 0,
    outputTokens: 800,
    searches: 0,
  };
}
