import type { EngineDefinition } from "./engine-definition.ts";
import { chatApi } from "./wire/chat-api.ts";
import { openAiServer } from "./wire/openai-server.ts";
import { speaking } from "./wire/speaking.ts";

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
    // On by default, and its tokens count against the limit.
    const extra = { thinking: { type: "disabled" } };
    return speaking(openAiServer(access), [chatApi({ access, extra })]);
  },
};
