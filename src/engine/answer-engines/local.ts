import { timeLimit } from "../timers.ts";
import type { EngineDefinition } from "./engine-definition.ts";
import { readChatCompletion } from "./wire/chat-completion.ts";
import { asObject } from "./wire/json-path.ts";
import { calling, openAiClient } from "./wire/openai-client.ts";

/** A first call may have to load the model. */
const PATIENCE_MS = 5 * 60_000;

/** Any OpenAI-compatible chat server of the operator's own: no web search, no key needed. */
export const local: EngineDefinition = {
  id: "local",
  label: "Local model",
  env: "LOCAL_ENGINE",
  baseUrl: null,
  model: "default",
  chat: true,
  offersSearch: false,
  connect(access) {
    const client = openAiClient(access);
    return async ({ text }, signal) => {
      const patience = timeLimit(PATIENCE_MS, signal);
      const call = client.chat.completions.create(
        { model: access.model, messages: [{ role: "user", content: text }], max_tokens: 4_000, stream: false },
        { signal: patience },
      );
      return readChatCompletion(asObject(await calling(call, patience)), { anyEnding: true });
    };
  },
};
