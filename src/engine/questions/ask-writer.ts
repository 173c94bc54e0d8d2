import { EngineFault } from "../engine-fault.ts";
import { askPriced, type PricedModel, type Usage } from "../priced-model.ts";
import type { promptData } from "./prompt.ts";
import { REPLY_SCHEMA } from "./reply-schema.ts";
import { systemPrompt } from "./system-prompt.ts";

/** What the writer said, as it came, or why it said nothing. */
export type WriterTold = { reply: unknown } | { reason: string };

/** What the writer is asked. */
export interface WriterAsk {
  data: ReturnType<typeof promptData>;
  language: string;
  count: number;
  signal: AbortSignal;
}

/** Asked for beyond the count, since some are dropped. */
const SPARE = 1.25;
const TOKENS_A_QUESTION = 120;
/** What a model may think before it writes; it is charged for what it uses alone. */
const TOKENS_TO_THINK = 6_000;
/** What it is expected to think. */
const USUAL_THOUGHT = 1_500;
/** A token has about four characters in English, and fewer elsewhere. */
const CHARACTERS_A_TOKEN = 3;

/** One call to the model, and what it cost in US dollars; never rejects: a fault is a reason. */
export async function askWriter(model: PricedModel, ask: WriterAsk): Promise<{ told: WriterTold; costUsd: number }> {
  const { data, signal } = ask;
  const maxTokens = TOKENS_TO_THINK + asked(ask) * TOKENS_A_QUESTION;
  const request = { system: instructions(ask), data, schema: REPLY_SCHEMA, maxTokens, signal };
  const { costUsd, ...said } = await askPriced(model, request, usualUse(ask));
  if ("reply" in said) return { told: said, costUsd };
  if (signal.aborted) return { told: { reason: "The question writer took too long." }, costUsd };
  const why = said.error instanceof EngineFault ? `: ${said.error.message}` : ".";
  return { told: { reason: `The question writer failed${why}` }, costUsd };
}

/** What a call is expected to take: one that is not counted is booked so. */
export function usualUse(ask: WriterAsk): Usage {
  const characters = instructions(ask).length + JSON.stringify(ask.data).length;
  return {
    inputTokens: Math.ceil(characters / CHARACTERS_A_TOKEN),
    cachedTokens: 0,
    outputTokens: USUAL_THOUGHT + asked(ask) * TOKENS_A_QUESTION,
    searches: 0,
  };
}

const asked = ({ count }: WriterAsk) => Math.ceil(count * SPARE) + 1;
const instructions = (ask: WriterAsk) => systemPrompt({ count: asked(ask), language: ask.language });
