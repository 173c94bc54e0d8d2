import type { Usage } from "../../answer-engines/prices.ts";
import { EngineFault } from "../../answer-engines/types.ts";
import type { ModelClient } from "../../model-client.ts";
import type { ReaderVotes, SecondReading } from "../../types.ts";
import { REPLY_SCHEMA, SYSTEM } from "./reply-schema.ts";
import { readVotes } from "./votes.ts";

/** A model that reads answers a second time, and what its calls cost in US dollars. */
export interface SecondReader {
  client: ModelClient;
  price(usage: Usage): number;
}

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
  { client, price }: SecondReader,
  signal: AbortSignal,
): Promise<SecondReading & { fault: EngineFault | null }> {
  const data = { question, answer: answer.slice(0, LONGEST_ANSWER).toWellFormed(), names: open };
  let usage = expectedUsage(answer);
  const told = (votes: ReaderVotes | null, reason: string | null, fault: EngineFault | null = null) => ({
    ...{ model: client.model, votes, reason, fault },
    costUsd: price(usage),
  });
  try {
    const reply = await client.completeJson({
      ...{ system: SYSTEM, data, schema: REPLY_SCHEMA, maxTokens: MAX_TOKENS, signal },
      onUsage: (counted) => {
        usage = { ...usage, ...counted };
      },
    });
    const votes = readVotes(reply);
    return told(votes, votes ? null : "The second reader's reply did not fit.");
  } catch (error) {
    if (signal.aborted) return told(null, "The second reader took too long.");
    const said = error instanceof EngineFault ? `: ${error.message}` : ".";
    return told(null, `The second reader failed${said}`, error instanceof EngineFault ? error : null);
  }
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
