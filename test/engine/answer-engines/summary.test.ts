import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { summariseEngines } from "../../../src/engine/answer-engines/summary.ts";
import { askAll, inTime, questions, tools } from "../../support/engine-server/asking.ts";
import { engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer();
});
afterEach(() => server.close());

const only = (...ids: string[]) => ids.map((id) => engineOf(server, id));

describe("the summary", () => {
  test("names each engine's model, search and every reason once", async () => {
    server.set("gemini", { scenario: "401" });
    server.set("claude", { scenario: "refusal" });
    server.set("google-ai-overviews", { scenario: "no-overview" });
    const engines = only("chatgpt", "claude", "gemini", "deepseek", "google-ai-overviews");
    const answers = await askAll({ questions: questions(2), engines }, { ...tools(), ...inTime() });
    expect(summariseEngines(engines, answers)).toEqual([
      {
        engine: "chatgpt",
        label: "ChatGPT",
        model: "gpt-6-luna",
        mode: "live",
        search: "used",
        answered: 2,
        failed: 0,
        reasons: [],
      },
      {
        engine: "claude",
        label: "Claude",
        model: "claude-haiku-5-5",
        mode: "live",
        search: "unknown",
        answered: 0,
        failed: 2,
        reasons: ["The engine refused to answer (general_harms)."],
      },
      {
        engine: "gemini",
        label: "Gemini",
        model: "gemini-3.8-flash",
        mode: "live",
        search: "unknown",
        answered: 0,
        failed: 2,
        reasons: ["The provider refused the API key (HTTP 400)."],
      },
      {
        engine: "deepseek",
        label: "DeepSeek",
        model: "deepseek-flash",
        mode: "live",
        search: "not_offered",
        answered: 2,
        failed: 0,
        reasons: [],
      },
      {
        engine: "google-ai-overviews",
        label: "Google AI Overviews",
        model: "google",
        mode: "live",
        search: "unknown",
        answered: 0,
        failed: 0,
        reasons: ["Google shows no AI overview for this question."],
      },
    ]);
  });
});
