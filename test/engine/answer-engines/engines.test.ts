import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEngines, ENGINES, settingsById } from "../../../src/engine/answer-engines/index.ts";
import { buyerQuestion, engineOf, enginesOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

const QUESTION = "Welche Projektsoftware sollte eine Agentur mit fünf Leuten kaufen?";
const SEARCHING = ["chatgpt", "claude", "gemini", "perplexity", "grok", "google-ai-overviews"];
const SILENT = ["deepseek", "local"];
const noLinks = { resolveLink: async () => null };

describe("which engines are configured", () => {
  test("none without a key", () => {
    expect(createEngines({}, noLinks)).toEqual([]);
  });

  test("one by its key alone, with the provider's own address and a default model", () => {
    const [engine] = createEngines({ grok: { apiKey: "k" } }, noLinks);
    expect(engine).toMatchObject({ id: "grok", label: "Grok", mode: "live", model: "grok-4.3" });
  });

  test("the local one by its base URL, without a key", () => {
    expect(createEngines({ local: { apiKey: "k" } }, noLinks)).toEqual([]);
    expect(createEngines({ local: { baseUrl: "http://127.0.0.1:1/v1" } }, noLinks)[0]!.id).toBe("local");
  });

  test("settings by environment name become settings by id", () => {
    const byId = settingsById({ OPENAI: { apiKey: "a" }, LOCAL_ENGINE: { baseUrl: "http://x" } });
    expect(byId).toMatchObject({ chatgpt: { apiKey: "a" }, local: { baseUrl: "http://x" } });
  });

  test("every id, environment name and label stands once", () => {
    for (const field of ["id", "env", "label"] as const) {
      expect(new Set(ENGINES.map((engine) => engine[field])).size).toBe(ENGINES.length);
    }
    expect(ENGINES).toHaveLength(8);
  });
});

describe("an ordinary answer", () => {
  test.each(SEARCHING)("of %s names its sources, its searches and its model", async (id) => {
    const reply = await engineOf(server, id).ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    expect(reply.status).toBe("answered");
    expect(reply.search).toBe("used");
    expect(reply.text).toContain("Tasklight costs 9 EUR per seat");
    expect(reply.citations.map(({ url }) => url)).toEqual([
      "https://tasklight.example/pricing",
      "https://reviews.example/pm-tools",
    ]);
    expect(reply.consulted).toEqual(["https://forum.example/pm"]);
    expect(reply.searches).not.toEqual([]);
    expect(reply.servedModel).toBe(id === "google-ai-overviews" ? null : server.settings[id]!.model);
    expect(reply.reason).toBeNull();
  });

  test.each(SILENT)("of %s comes from the model alone, and says so", async (id) => {
    const engine = engineOf(server, id);
    const reply = await engine.ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    expect(engine.offersSearch).toBe(false);
    expect(reply).toMatchObject({
      status: "answered",
      search: "not_offered",
      citations: [],
      consulted: [],
      searches: [],
    });
    expect(reply.text).toMatch(/^For a five-person agency/);
  });

  test.each([
    ["chatgpt", 0.011118, "price_table"],
    ["claude", 0.0107094, "price_table"],
    ["gemini", 0.0158255, "price_table"],
    ["perplexity", 0.00334, "reported"],
    ["grok", 0.0082865, "reported"],
    ["google-ai-overviews", null, null],
    ["local", 0, "price_table"],
  ])("of %s costs what the provider reports, else what the table says", async (id, costUsd, costSource) => {
    const reply = await engineOf(server, id).ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    expect(reply.costSource).toBe(costSource);
    if (costUsd === null) expect(reply.costUsd).toBeNull();
    else expect(reply.costUsd).toBeCloseTo(costUsd, 9);
  });

  test.each(SEARCHING.filter((id) => id !== "google-ai-overviews"))("of %s may do without a search", async (id) => {
    server.set(id, { scenario: "no-search" });
    const reply = await engineOf(server, id).ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    server.set(id, {});
    expect(reply).toMatchObject({ status: "answered", search: "not_used", citations: [], searches: [] });
  });

  test.each(ENGINES.map(({ id }) => id))("of %s is read past fields that nobody has heard of", async (id) => {
    const plain = await engineOf(server, id).ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    server.set(id, { scenario: "unknown-fields" });
    const odd = await engineOf(server, id).ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    server.set(id, {});
    expect(odd).toEqual(plain);
  });
});

describe("the question", () => {
  test.each(ENGINES.map(({ id }) => id))("reaches %s as the buyer types it, without instructions", async (id) => {
    await engineOf(server, id).ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    const call = server.calls.findLast(({ engine }) => engine === id)!;
    expect(call.question).toBe(QUESTION);
    const body = JSON.stringify(call.body);
    expect(body).not.toMatch(/system|instructions|developer/i);
    if (id !== "google-ai-overviews") expect(body.split(QUESTION)).toHaveLength(2);
  });

  test("brings country and language where the API takes them", async () => {
    for (const engine of enginesOf(server)) await engine.ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    const body = (id: string) => server.calls.findLast(({ engine }) => engine === id)!.body;
    const place = { type: "approximate", country: "DE" };
    expect(body("chatgpt").tools).toMatchObject([{ type: "web_search", user_location: place }]);
    expect(body("claude").tools).toMatchObject([{ user_location: place }]);
    expect(body("perplexity")).toMatchObject({
      language_preference: "de",
      tools: [{ user_location: { country: "DE" } }],
    });
    for (const id of ["gemini", "grok"]) expect(JSON.stringify(body(id))).not.toContain("DE");
  });

  test("of a buyer in an unknown country claims none, not even a default one", async () => {
    for (const engine of enginesOf(server)) {
      await engine.ask(buyerQuestion(QUESTION, { country: null }), AbortSignal.timeout(5_000));
    }
    const tools = (id: string) => server.calls.findLast(({ engine }) => engine === id)!.body.tools;
    expect(tools("chatgpt")).toMatchObject([{ user_location: { type: "approximate" } }]);
    expect(JSON.stringify([tools("claude"), tools("perplexity")])).not.toContain("user_location");
  });
});

describe("what an engine is sent and what is kept of its reply", () => {
  test("nothing of the environment, and no telemetry", async () => {
    const set = {
      OPENAI_ORG_ID: "org-ours",
      OPENAI_PROJECT_ID: "proj-ours",
      OPENAI_CUSTOM_HEADERS: "x-ours: secret",
      OPENAI_ADMIN_KEY: "sk-admin",
    };
    Object.assign(process.env, set);
    try {
      for (const engine of enginesOf(server)) await engine.ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    } finally {
      for (const name of Object.keys(set)) delete process.env[name];
    }
    for (const { headers } of server.calls.slice(-8)) {
      expect(JSON.stringify(headers)).not.toMatch(/ours|sk-admin|stainless/);
    }
  });

  test("no reply without end, no list without end", async () => {
    server.set("chatgpt", { answer: "Acme. ".repeat(20_000) });
    await expect(
      engineOf(server, "chatgpt").ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000)),
    ).rejects.toMatchObject({ code: "bad_response" });
    const citations = Array.from({ length: 500 }, (_, index) => ({
      url: `https://a.example/${index}`,
      title: "T".repeat(900),
    }));
    server.set("claude", {
      answer: {
        text: "Acme.",
        citations: [{ url: `https://a.example/${"x".repeat(3_000)}`, title: null }, ...citations],
      },
    });
    const reply = await engineOf(server, "claude").ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    server.set("chatgpt", {});
    server.set("claude", {});
    expect([reply.citations.length, reply.consulted.length]).toEqual([200, 200]);
    expect(reply.citations[0]!.title).toHaveLength(300);
  });

  test("no word of the provider's that is longer than its column", async () => {
    const body = {
      model: "m".repeat(500),
      choices: [{ message: { content: "Acme." }, finish_reason: "f".repeat(500) }],
    };
    server.set("local", { raw: { status: 200, body } });
    const reply = await engineOf(server, "local").ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    server.set("local", {});
    expect([reply.servedModel!.length, reply.finishReason!.length]).toEqual([120, 40]);
  });

  test("text that any database can hold", async () => {
    server.set("local", { raw: { status: 200, body: { choices: [{ message: { content: "Acme \ud83d leads." } }] } } });
    const reply = await engineOf(server, "local").ask(buyerQuestion(QUESTION), AbortSignal.timeout(5_000));
    server.set("local", {});
    expect(reply.text).toBe("Acme \ufffd leads.");
  });
});
