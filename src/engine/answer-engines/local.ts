import { timeLimit } from "../timers.ts";
import type { EngineDefinition } from "./engine-definition.ts";
import { chatApi } from "./wire/chat-api.ts";
import { openAiServer } from "./wire/openai-server.ts";
import { speaking } from "./wire/speaking.ts";

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
    const call = speaking(openAiServer(access), [chatApi({ access, anyEnding: true })]);
    return (question, signal) => call(question, timeLimit(PATIENCE_MS, signal));
  },
};
