import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import type { EngineDefinition } from "./engine-definition.ts";
import { readChatCompletion } from "./wire/chat-completion.ts";
import { asObject } from "./wire/json-path.ts";
import { calling, openAiClient } from "./wire/openai-client.ts";

/** DeepSeek's chat API: what the model knows, without sources, since the API offers no web search and silently ignores the tool. */
export const deepseek: EngineDefinition = {
  id: "deepseek",
  label: "DeepSeek",
  env: "DEEPSEEK",
  baseUrl: "https://api.deepseek.com",
  model: "deepseek-flash",
  chat: true,
  offersSearch: false,
  connect(access) {
    const client = openAiClient(access);
    return async ({ text }, signal) => {
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
    };
  },
};
