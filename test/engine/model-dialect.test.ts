import { expect, test } from "vitest";
import { dialectOf } from "../../src/engine/model-dialect.ts";

test.each([
  [
    "https://api.openai.com/v1",
    "gpt-6-luna",
    { limit: "max_completion_tokens", schemaInPrompt: false, extra: { reasoning_effort: "low" } },
  ],
  ["https://api.openai.com/v1", "gpt-4.1-mini", { limit: "max_completion_tokens", schemaInPrompt: false, extra: {} }],
  [
    "https://api.deepseek.com",
    "deepseek-flash",
    { limit: "max_tokens", schemaInPrompt: true, extra: { thinking: { type: "disabled" } } },
  ],
  ["https://api.x.ai/v1", "grok-4.3", { limit: "max_tokens", schemaInPrompt: false, extra: {} }],
  ["http://127.0.0.1:11434/v1", "llama", { limit: "max_tokens", schemaInPrompt: false, extra: {} }],
  ["https://notopenai.com/v1", "gpt-6-luna", { limit: "max_tokens", schemaInPrompt: false, extra: {} }],
])("%s with %s", (baseUrl, model, dialect) => {
  expect(dialectOf({ baseUrl, model })).toEqual(dialect);
});
