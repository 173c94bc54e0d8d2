import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

const key = (id: string) => server.settings[id]!.apiKey;
const bearer = (id: string) => ({ authorization: `Bearer ${key(id)}` });
const post = (path: string, headers: Record<string, string>, body: unknown) =>
  fetch(server.origin + path, { method: "POST", headers, body: JSON.stringify(body) });
const ANTHROPIC = { "anthropic-version": "2026-10-21" };
const claudeBody = { model: "claude-haiku-5-5", max_tokens: 100, messages: [{ role: "user", content: "Which tool?" }] };
const search = (query: Record<string, string>) =>
  fetch(`${server.origin}/serpapi/search.json?${new URLSearchParams(query)}`);

describe("a provider's stand-in takes its key where the provider does, and answers a wrong one as it would", () => {
  test.each([
    ["openai/v1/responses", 401, "invalid_api_key"],
    ["anthropic/v1/messages", 401, "authentication_error"],
    ["google/v1beta/models/gemini-3.8-flash:generateContent", 400, "API_KEY_INVALID"],
    ["perplexity/v1/responses", 401, "invalid_api_key"],
    ["perplexity/v1/agent", 401, "invalid_api_key"],
    ["xai/v1/responses", 400, "Incorrect API key"],
    ["deepseek/chat/completions", 401, "Authentication Fails"],
  ])("%s", async (path, status, words) => {
    const wrong = { authorization: "Bearer wrong", "x-api-key": "wrong", "x-goog-api-key": "wrong" };
    const reply = await post(`/${path}`, wrong, {});
    expect(reply.status).toBe(status);
    expect(await reply.text()).toContain(words);
  });

  test("xAI tells a missing key from a wrong one, SerpApi reads it from the query", async () => {
    expect((await post("/xai/v1/responses", {}, {})).status).toBe(401);
    expect((await search({ q: "x", api_key: "wrong" })).status).toBe(401);
  });

  test("Anthropic takes either header", async () => {
    for (const headers of [{ "x-api-key": key("claude") }, bearer("claude")]) {
      expect((await post("/anthropic/v1/messages", { ...ANTHROPIC, ...headers }, claudeBody)).status).toBe(200);
    }
  });
});

describe("a provider's stand-in refuses what the provider refuses", () => {
  const anthropic = (body: object, headers: Record<string, string> = ANTHROPIC) =>
    post("/anthropic/v1/messages", { ...headers, "x-api-key": key("claude") }, { ...claudeBody, ...body });

  test("sampling parameters under Anthropic's current version, and none at all without a version", async () => {
    expect((await anthropic({ temperature: 0 })).status).toBe(400);
    expect((await anthropic({ temperature: 0 }, { "anthropic-version": "2023-06-01" })).status).toBe(200);
    expect((await anthropic({}, {})).status).toBe(400);
  });

  test("an assistant's turn at the end, unless a paused one comes back whole", async () => {
    const turn = (content: unknown) =>
      anthropic({ messages: [...claudeBody.messages, { role: "assistant", content }] });
    const page = { type: "web_search_result", url: "https://a.example/" };
    expect((await turn("For a")).status).toBe(400);
    expect((await turn([{ type: "web_search_tool_result", content: [page] }])).status).toBe(400);
    expect(
      (await turn([{ type: "web_search_tool_result", content: [{ ...page, encrypted_content: "E" }] }])).status,
    ).toBe(200);
  });

  test("allowed together with blocked domains", async () => {
    expect(
      (await anthropic({ tools: [{ allowed_domains: ["a.example"], blocked_domains: ["b.example"] }] })).status,
    ).toBe(400);
  });

  test("a tool choice that names a tool that is not there", async () => {
    const body = { model: "gpt-6-luna", input: "Which tool?", tools: [], tool_choice: { type: "web_search_preview" } };
    expect((await post("/openai/v1/responses", bearer("chatgpt"), body)).status).toBe(400);
  });

  test("xAI's live search, which is gone", async () => {
    expect((await post("/xai/v1/responses", bearer("grok"), { search_parameters: {} })).status).toBe(410);
  });

  test("a page token twice", async () => {
    server.set("google-ai-overviews", { scenario: "overview-later" });
    const first = (await (await search({ q: "x", api_key: key("google-ai-overviews") })).json()) as {
      ai_overview: { page_token: string };
    };
    const follow = () =>
      search({
        engine: "google_ai_overview",
        page_token: first.ai_overview.page_token,
        api_key: key("google-ai-overviews"),
      });
    expect([(await follow()).status, (await follow()).status]).toEqual([200, 400]);
  });

  test("fields that Google has never heard of", async () => {
    const path = "/google/v1beta/models/gemini-3.8-flash:generateContent";
    const body = { contents: [{ role: "user", parts: [{ text: "x" }] }], messages: [] };
    expect((await post(path, { "x-goog-api-key": key("gemini") }, body)).status).toBe(400);
  });

  test("and ignores what the provider ignores: a tool at DeepSeek", async () => {
    const body = {
      model: "deepseek-flash",
      messages: [{ role: "user", content: "x" }],
      tools: [{ type: "web_search" }],
    };
    expect((await post("/deepseek/chat/completions", bearer("deepseek"), body)).status).toBe(200);
  });
});

test("the stand-ins record every call, and no key", async () => {
  await post("/openai/v1/responses", bearer("chatgpt"), { model: "gpt-6-luna", input: "Which tool?" });
  expect(server.calls.at(-1)).toMatchObject({
    engine: "chatgpt",
    question: "Which tool?",
    scenario: "ok",
    headers: { authorization: "Bearer ***" },
  });
  for (const { apiKey } of Object.values(server.settings)) {
    if (apiKey) expect(JSON.stringify(server.calls)).not.toContain(apiKey);
  }
});
