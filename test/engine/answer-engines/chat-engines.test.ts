import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyerQuestion, engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

const raw = (message: unknown, more: object = {}) => ({
  raw: { status: 200, body: { choices: [{ message }], ...more } },
});

async function ask(id: string, script: Parameters<EngineServer["set"]>[1]) {
  server.set(id, script);
  return engineOf(server, id).ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
}

describe("a local model", () => {
  test.each([
    ["<think>\nHm.\n</think>\n\nAcme.", "Acme."],
    ["\n <thinking>Hm.</thinking>Acme.", "Acme."],
    ["Hm, Bolt?\n</think>\n\nAcme.", "Acme."],
    ["Acme writes <think>so</think> in its logs.", "Acme writes <think>so</think> in its logs."],
    ["Acme says <think> is a tag.", "Acme says <think> is a tag."],
    ["Acme.", "Acme."],
  ])("answers %j as %j", async (content, text) => {
    expect((await ask("local", raw({ content }))).text).toBe(text);
  });

  test.each([["<think>never ends"], [""], [null], [7], [["parts"]]])(
    "that says %j has said nothing",
    async (content) => {
      expect(await ask("local", raw({ content })).catch((fault) => fault)).toMatchObject({ code: "empty" });
    },
  );

  test("may leave out everything but the words", async () => {
    expect(await ask("local", { scenario: "sparse" })).toMatchObject({
      status: "answered",
      servedModel: null,
      finishReason: null,
      inputTokens: null,
      costUsd: 0,
    });
    expect(await ask("local", raw({ content: "Acme." }))).toMatchObject({ status: "answered", servedModel: null });
  });

  test("may end with a word of its own", async () => {
    const choices = [{ message: { content: "Acme." }, finish_reason: "eos_token" }];
    const reply = await ask("local", { raw: { status: 200, body: { choices } } });
    expect(reply).toMatchObject({ status: "answered", finishReason: "eos_token" });
  });

  test("needs no key, and is sent none of ours", async () => {
    await ask("local", {});
    expect(server.calls.at(-1)!.headers).not.toHaveProperty("authorization");
  });

  test("keeps its thoughts in a field of their own to itself", async () => {
    expect((await ask("local", raw({ content: "Acme.", reasoning_content: "Hm.", reasoning: "Hm." }))).text).toBe(
      "Acme.",
    );
  });

  test.each([[{ choices: null }], [{ choices: [null] }], [{ error: "x" }], [[]]])(
    "that sends %j is empty, never a crash",
    async (body) => {
      expect(await ask("local", { raw: { status: 200, body } }).catch((fault) => fault)).toMatchObject({
        name: "EngineFault",
        code: "empty",
      });
    },
  );
});

describe("DeepSeek", () => {
  test("is asked without thinking and without a tool that it would ignore", async () => {
    await ask("deepseek", {});
    const { body } = server.calls.at(-1)!;
    expect(body.thinking).toEqual({ type: "disabled" });
    expect(body).not.toHaveProperty("tools");
  });

  test("offers no search even where its filter turns the question away", async () => {
    const error = { message: "flagged", code: "content_filter" };
    expect(await ask("deepseek", { raw: { status: 400, body: { error } } })).toMatchObject({
      status: "refused",
      search: "not_offered",
    });
  });

  test("bills what its cache held at the cached price", async () => {
    const usage = { prompt_tokens: 1000, prompt_cache_hit_tokens: 600, completion_tokens: 0 };
    const reply = await ask("deepseek", raw({ content: "Acme." }, { usage, model: "deepseek-flash" }));
    const offPeak = (600 * 0.003 + 400 * 0.15) / 1e6;
    expect([offPeak, offPeak * 2].some((cost) => Math.abs(cost - reply.costUsd!) < 1e-12)).toBe(true);
  });

  test("may send blank lines while the question waits in its queue", async () => {
    const reply = await ask("deepseek", { scenario: "blank-lines" });
    expect(reply.text).toMatch(/^For a five-person agency/);
  });
});
