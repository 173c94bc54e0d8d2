import { describe, expect, test } from "vitest";
import { ENGINES } from "../../../src/engine/answer-engines/index.ts";
import table from "../../../src/engine/answer-engines/prices.json" with { type: "json" };
import { Prices } from "../../../src/engine/answer-engines/prices.ts";

const prices = new Prices();
const usage = { inputTokens: 1_000_000, cachedTokens: 0, outputTokens: 1_000_000, searches: 0 };
const SATURDAY = new Date("2026-11-21T09:00:00Z");

describe("the table", () => {
  test("says where and when each row comes from", () => {
    for (const row of table.rows) {
      expect(row.source).toMatch(/\w/);
      expect(row.date).toMatch(/^2026-\d\d-\d\d$/);
      expect(row.date <= table.date).toBe(true);
      expect(ENGINES.map(({ id }) => id)).toContain(row.engine);
    }
  });

  test("prices the default model of every engine, except where the price depends on the operator's plan", () => {
    const unpriced = ENGINES.filter(({ id, model }) => prices.expected(id, model) === null).map(({ id }) => id);
    expect(unpriced).toEqual(["google-ai-overviews"]);
  });
});

describe("a cost", () => {
  test.each([
    ["chatgpt", "gpt-6.1-terra", {}, 6 + 0],
    [
      "chatgpt",
      "gpt-6.1-terra",
      { inputTokens: 1000, cachedTokens: 400, outputTokens: 0 },
      (600 * 1 + 400 * 0.05) / 1e6,
    ],
    ["chatgpt", "gpt-6.1-terra", { inputTokens: 0, outputTokens: 0, searches: 3 }, 0.03],
    ["chatgpt", "gpt-5.4-mini-2026-03-01", {}, 5.25],
    ["grok", "grok-4.3", { inputTokens: 4144, cachedTokens: 1920, outputTokens: 49, searches: 1 }, 0.0082865],
    ["local", "whatever", { inputTokens: null, outputTokens: null }, 0],
    ["gemini", "gemini-3.5-flash-lite", { inputTokens: 0, outputTokens: 0, searches: 2 }, 0.028],
  ])("of %s %s over %j is %d", (engine, model, counts, dollars) => {
    const long = engine === "chatgpt" && model === "gpt-6.1-terra" && !("inputTokens" in counts);
    const cost = prices.cost(engine, model, { ...usage, ...counts } as never, SATURDAY)!;
    expect(cost).toBeCloseTo(long ? 2 * 1 + 1.5 * 5 : dollars, 9);
  });

  test.each([
    ["chatgpt", "openai/gpt-6-luna", "gpt-6-luna"],
    ["chatgpt", "azure/gpt-6-luna-2026-09-01", "gpt-6-luna"],
    ["chatgpt", "openrouter/openai/gpt-6-luna:online", "gpt-6-luna"],
    ["gemini", "models/gemini-3.8-flash", "gemini-3.8-flash"],
    ["gemini", "google/gemini-3.8-flash", "gemini-3.8-flash"],
    ["perplexity", "sonar", "perplexity/sonar"],
    ["grok", "x-ai/grok-4.3", "grok-4.3"],
  ])("of %s %s is that of %s, whatever a gateway puts around it", (engine, model, bare) => {
    expect(prices.cost(engine, model, usage, SATURDAY)).toBe(prices.cost(engine, bare, usage, SATURDAY));
    expect(prices.cost(engine, model, usage, SATURDAY)).not.toBeNull();
  });

  test.each([
    ["chatgpt", "gpt-6-luna-mini"],
    ["chatgpt", "openai/gpt-4.1"],
    ["chatgpt", "claude-haiku-5-5"],
    ["nobody", "gpt-6-luna"],
  ])("of %s %s is not known", (engine, model) => {
    expect(prices.cost(engine, model, usage, SATURDAY)).toBeNull();
  });

  test("is not known where the provider counted nothing", () => {
    expect(prices.cost("chatgpt", "gpt-6-luna", { ...usage, outputTokens: null }, SATURDAY)).toBeNull();
  });

  test("changes on the day the table says", () => {
    const on = (day: string) => prices.cost("gemini", "gemini-3.8-flash", usage, new Date(`${day}T12:00:00Z`));
    expect([on("2026-12-31"), on("2027-01-01")]).toEqual([4.5, 9]);
  });

  test("of DeepSeek doubles in its peak hours", () => {
    const at = (time: string) => prices.cost("deepseek", "deepseek-flash", usage, new Date(time));
    expect([at("2026-11-20T00:59:00Z"), at("2026-11-20T01:00:00Z"), at("2026-11-20T04:00:00Z")]).toEqual([
      0.75, 1.5, 0.75,
    ]);
    expect(at("2026-11-21T02:00:00Z")).toBe(0.75);
  });

  test("follows the operator's own rows before the table's", () => {
    const row = {
      engine: "google-ai-overviews",
      model: "*",
      input: 0,
      output: 0,
      search: 0.01,
      source: "our plan",
      date: "2026-11-21",
    };
    const own = new Prices([row, { ...row, engine: "chatgpt", search: 7 }]);
    expect(own.expected("google-ai-overviews", "google")).toBe(0.01);
    expect(own.cost("chatgpt", "gpt-6-luna", { ...usage, searches: 1 })).toBe(7);
  });
});

describe("a model on any server", () => {
  test("costs what its own row says, else as the same model elsewhere, else as the dearest known", () => {
    const dearest = Math.max(...table.rows.flatMap((row) => prices.cost(row.engine, row.model, usage, SATURDAY) ?? []));
    expect(prices.assumed("local", "llama", usage, SATURDAY)).toBe(0);
    expect(prices.assumed("writer", "gpt-6-luna", usage, SATURDAY)).toBe(
      prices.cost("chatgpt", "gpt-6-luna", usage, SATURDAY),
    );
    expect(prices.assumed("writer", "unheard-of", usage, SATURDAY)).toBe(dearest);
    const own = new Prices([{ engine: "writer", model: "*", input: 1, output: 1, source: "", date: "2026-11-21" }]);
    expect(own.assumed("writer", "unheard-of", usage, SATURDAY)).toBe(2);
  });

  test("is taken for the usual question where nothing was counted, and a search for the dearest", () => {
    const none = { inputTokens: null, cachedTokens: 0, outputTokens: null, searches: 1 };
    const astra = prices.cost("chatgpt", "gpt-6-astra", { ...none, inputTokens: 9000, outputTokens: 800 }, SATURDAY);
    expect(prices.assumed("chatgpt", "our-deployment", null, SATURDAY)).toBe(astra);
    expect(prices.assumed("chatgpt", "our-deployment", none, SATURDAY)).toBe(astra);
    expect(prices.assumed("google-ai-overviews", "google", null, SATURDAY)).toBe(0.014);
    expect(prices.assumed("writer", "unheard-of", none, SATURDAY)).toBeGreaterThan(0.1);
  });
});
