import { EngineFault } from "../engine-fault.ts";
import type { ModelClient } from "../model-client.ts";
import type { promptData } from "./prompt.ts";
import { REPLY_SCHEMA } from "./reply-schema.ts";
import { systemPrompt } from "./system-prompt.ts";

/** What the writer said, as it came, or why it said nothing. */
export type WriterTold = { reply: unknown } | { reason: string };

/** Asked for beyond the count, since some are dropped. */
const SPARE = 1.25;
const TOKENS_A_QUESTION = 120;
/** What a model may think before it writes; it is charged for what it uses alone. */
const TOKENS_TO_THINK = 6_000;

/** One call to the model; never rejects: a fault is a reason. */
export async function askWriter(
  model: ModelClient,
  ask: { data: ReturnType<typeof promptData>; language: string; count: number; signal: AbortSignal },
): Promise<WriterTold> {
  const asked = Math.ceil(ask.count * SPARE) + 1;
  try {
    const reply = await model.completeJson({
      system: systemPrompt({ count: asked, language: ask.language }),
      data: ask.data,
      schema: REPLY_SCHEMA,
      maxTokens: TOKENS_TO_THINK + asked * TOKENS_A_QUESTION,
      signal: ask.signal,
    });
    return { reply };
  } catch (error) {
    if (ask.signal.aborted) return { reason: "The question writer took too long." };
    const said = error instanceof EngineFault ? `: ${error.message}` : ".";
    return { reason: `The question writer failed${said}` };
  }
}
