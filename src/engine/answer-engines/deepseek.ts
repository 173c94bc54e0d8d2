import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import type { Prices } from "./prices.ts";
import { type EngineAccess, providerEngine } from "./provider-engine.ts";
import type { AnswerEngine } from "./types.ts";
import { readChatCompletion } from "./wire/chat-completion.ts";
import { asObject } from "./wire/json-path.ts";
import { calling, openAiClient } from "./wire/openai-client.ts";

/** DeepSeek's chat API: what the model knows, without sources, since the API offers no web search and silently ignores the tool. */
export function createDeepSeek(access: EngineAccess, prices: Prices): AnswerEngine {
  const client = openAiClient(access);
  const about = { id: "deepseek", label: "DeepSeek", model: access.model, prices, offersSearch: false };
  return providerEngine(about, async ({ text }, signal) => {
    const body = {
      model: access.model,
      messages: [{ role: "user", content: text }],
      max_tokens: 4_000,
      // On by default, and its tokens count against the limit.
      thinking: { type: "disabled" },
      stream: false,
    };
    const call = client.chat.completions.create(body as ChatCompletionCreateParamsNonStreaming, { signal });
    return readChatCompletion(asObject(await calling(call, signal)));
  });
}
