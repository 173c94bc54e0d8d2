import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EngineFaultCode } from "../../../src/engine/answer-engines/types.ts";
import { buyerQuestion, engineOf, faultOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, type Scenario, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

const ALL = ["chatgpt", "claude", "gemini", "perplexity", "grok", "deepseek", "google-ai-overviews", "local"];
const PAID = ALL.filter((id) => id !== "local");

/** Which fault each provider's own way of saying it must come to. */
const FAULTS: [Scenario, EngineFaultCode, string[]][] = [
  ["401", "bad_key", ALL],
  ["402", "no_money", PAID],
  ["429-money", "no_money", PAID],
  ["403", "bad_key", ["chatgpt", "claude", "gemini", "perplexity", "grok", "google-ai-overviews"]],
  ["wrong-model", "wrong_model", ALL.filter((id) => id !== "google-ai-overviews")],
  ["429-wait", "rate_limited", ALL],
  ["429-date", "rate_limited", PAID],
  ["429-absurd", "rate_limited", PAID],
  ["429-day", "rate_limited", ["gemini"]],
  ["500", "overloaded", ALL],
  ["503", "overloaded", ALL],
  ["529", "overloaded", ["chatgpt", "claude", "gemini"]],
  ["failed-200", "overloaded", ["chatgpt", "perplexity", "grok", "deepseek", "google-ai-overviews"]],
  ["failed-200", "bad_response", ["gemini"]],
  ["html-502", "overloaded", ALL],
  ["html-200", "bad_response", ALL],
  ["endless", "bad_response", ["chatgpt", "claude"]],
  ["cut-json", "bad_response", ALL],
  ["empty-body", "bad_response", ALL],
  ["redirect", "bad_response", ALL],
  ["drop", "connection", ALL],
  ["reset", "connection", ALL],
  ["empty", "empty", ALL.filter((id) => id !== "google-ai-overviews")],
  ["length", "cut", ALL.filter((id) => id !== "google-ai-overviews")],
  ["unknown-stop", "bad_response", ["chatgpt", "claude", "gemini", "perplexity", "grok", "deepseek"]],
];
const CASES = FAULTS.flatMap(([scenario, code, ids]) => ids.map((id) => [id, scenario, code] as const));

describe("a fault", () => {
  test.each(CASES)("of %s: %s is %s", async (id, scenario, code) => {
    server.set(id, { scenario });
    const fault = await faultOf(engineOf(server, id));
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(/^[A-Z].*\.$/);
  });

  test.each(CASES)("of %s: %s tells nothing of the key", async (id, scenario) => {
    server.set(id, { scenario });
    const { apiKey } = server.settings[id]!;
    const fault = await faultOf(engineOf(server, id));
    const told = `${fault.message} ${fault.stack} ${JSON.stringify(fault)} ${String(fault.cause)}`;
    if (apiKey) expect(told).not.toContain(apiKey);
    expect(told).not.toMatch(/\*{3}|api_key=|page_token=/);
  });

  test.each([
    ["chatgpt", "429-wait", 1_000],
    ["chatgpt", "429-absurd", 86_400_000],
    ["gemini", "429-wait", 1_000],
    ["gemini", "429-date", 500],
    ["gemini", "429-day", 86_400_000],
    ["deepseek", "429-absurd", null],
    ["chatgpt", "429-money", null],
    ["chatgpt", "503", 0],
  ] as const)("of %s: %s carries the wait the provider asked for", async (id, scenario, wait) => {
    server.set(id, { scenario });
    expect((await faultOf(engineOf(server, id))).retryAfterMs).toBe(wait);
  });

  test("with a date in Retry-After carries the time until then", async () => {
    server.set("claude", { scenario: "429-date" });
    const { retryAfterMs } = await faultOf(engineOf(server, "claude"));
    expect(retryAfterMs).toBeGreaterThanOrEqual(0);
    expect(retryAfterMs).toBeLessThanOrEqual(1_000);
  });

  test("after the provider has worked keeps what it told of cost, model and ending", async () => {
    server.set("chatgpt", { scenario: "length" });
    const { partial } = await faultOf(engineOf(server, "chatgpt"));
    expect(partial).toMatchObject({ servedModel: "gpt-6-luna", outputTokens: 1500, finishReason: "max_output_tokens" });
    expect(partial?.costUsd).toBeCloseTo(0.000782, 9);
  });

  test.each(["chatgpt", "claude"])("where nothing listens for %s is a lost connection", async (id) => {
    const gone = await startEngineServer();
    await gone.close();
    expect((await faultOf(engineOf(gone, id))).code).toBe("connection");
  });
});

describe("a refusal or a filter is not a fault", () => {
  test.each([
    ["chatgpt", "refusal", "I can't help with that."],
    ["chatgpt", "blocked", "content filter"],
    ["claude", "refusal", "general_harms"],
    ["gemini", "refusal", "SAFETY"],
    ["gemini", "blocked", "PROHIBITED_CONTENT"],
    ["grok", "refusal", "content filter"],
    ["grok", "blocked", "content filter"],
    ["deepseek", "refusal", "content filter"],
    ["local", "refusal", "content filter"],
  ] as const)("%s: %s", async (id, scenario, reason) => {
    server.set(id, { scenario });
    const reply = await engineOf(server, id).ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
    expect(reply).toMatchObject({ status: "refused", reason: expect.stringContaining(reason) });
  });
});

describe("an abort", () => {
  test.each(ALL)("stops %s and rejects with the signal's reason", async (id) => {
    server.set(id, { scenario: "hang" });
    const stop = new AbortController();
    const asking = engineOf(server, id).ask(buyerQuestion("Which tool?"), stop.signal);
    setTimeout(() => stop.abort(new Error("enough")), 20);
    await expect(asking).rejects.toThrow("enough");
  });
});
