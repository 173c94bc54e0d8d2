import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askEngines } from "../../../src/engine/answer-engines/ask.ts";
import type { Answer, AnswerEngine } from "../../../src/engine/answer-engines/types.ts";
import { askAll, cellOf, inTime, questions, tools } from "../../support/engine-server/asking.ts";
import { engineOf, enginesOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer();
});
afterEach(() => server.close());

const only = (...ids: string[]) => ids.map((id) => engineOf(server, id));

describe("asking", () => {
  test("puts every question to every engine, as often as it is repeated, once each", async () => {
    const engines = enginesOf(server);
    const answers = await askAll({ questions: questions(3), engines, repeats: 2 }, { ...tools(), ...inTime() });
    expect(answers).toHaveLength(3 * 8 * 2);
    expect(new Set(answers.map(cellOf)).size).toBe(48);
    for (const engine of engines) expect(server.callsTo(engine.id)).toBe(6);
    expect(
      answers.every(({ status, attempts, faultCode }) => status === "answered" && attempts === 1 && !faultCode),
    ).toBe(true);
  });

  test.each([
    [0, ["chatgpt"]],
    [2, []],
  ])("of %d questions to %j is over at once", async (count, ids) => {
    expect(await askAll({ questions: questions(count), engines: only(...ids) }, { ...tools(), ...inTime() })).toEqual(
      [],
    );
  });

  test("yields answers as they come, not when all are there", async () => {
    server.set("gemini", { scenario: "hang" });
    for await (const group of askEngines(
      { questions: questions(1), engines: only("gemini", "chatgpt") },
      { ...tools(), ...inTime() },
    )) {
      expect(group).toMatchObject([{ engine: "chatgpt", status: "answered" }]);
      break;
    }
  });

  test("gives the same answers whatever order they come in", async () => {
    const engines = only("chatgpt", "claude", "perplexity");
    const request = { questions: questions(4), engines };
    const strip = (answers: Answer[]) => answers.map(({ at, latencyMs, ...rest }) => rest);
    const first = strip(await askAll(request, { ...tools(), ...inTime() }));
    server.set("chatgpt", { delayMs: 60 });
    server.set("claude", { delayMs: 20 });
    expect(strip(await askAll(request, { ...tools({ concurrency: 2 }), ...inTime() }))).toEqual(first);
  });

  test("does not ask again what was answered before an interruption", async () => {
    const request = { questions: questions(3), engines: only("chatgpt", "local"), repeats: 2 };
    const before = (await askAll(request, { ...tools(), ...inTime() })).slice(0, 5);
    server.calls.length = 0;
    const after = await askAll({ ...request, answered: before }, { ...tools(), ...inTime() });
    expect(server.calls).toHaveLength(7);
    expect(new Set([...before, ...after].map(cellOf)).size).toBe(12);
  });

  test("keeps to the number of calls in flight for each engine, over all scans of the process", async () => {
    let [open, most] = [0, 0];
    const engine: AnswerEngine = {
      ...engineOf(server, "chatgpt"),
      async ask(question, signal) {
        most = Math.max(most, ++open);
        return engineOf(server, "chatgpt")
          .ask(question, signal)
          .finally(() => open--);
      },
    };
    const shared = tools({ concurrency: 3 });
    const scan = () => askAll({ questions: questions(6), engines: [engine] }, { ...shared, ...inTime() });
    await Promise.all([scan(), scan()]);
    expect(most).toBe(3);
    expect(server.calls).toHaveLength(12);
  });
});

describe("a fault that may pass", () => {
  test("is tried once more, and no more than once", async () => {
    const scenarios = {
      chatgpt: "429-wait",
      claude: "500",
      perplexity: "html-502",
      grok: "drop",
      gemini: "429-wait",
    } as const;
    for (const [id, scenario] of Object.entries(scenarios)) {
      server.set(id, { scenario: (_question, tries) => (tries === 0 ? scenario : "ok") });
    }
    server.set("deepseek", { scenario: "503" });
    const started = Date.now();
    const answers = await askAll(
      { questions: questions(1), engines: only(...Object.keys(scenarios), "deepseek") },
      { ...tools(), ...inTime() },
    );
    for (const { engine, status, attempts } of answers) {
      expect([engine, status, attempts]).toEqual([engine, engine === "deepseek" ? "failed" : "answered", 2]);
      expect(server.callsTo(engine)).toBe(2);
    }
    // Two of them asked for a second.
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
  });

  test.each([
    ["401", "bad_key"],
    ["402", "no_money"],
    ["429-money", "no_money"],
    ["wrong-model", "wrong_model"],
    ["cut-json", "bad_response"],
    ["empty", "empty"],
    ["length", "cut"],
    ["refusal", null],
  ] as const)("is not %s: one call", async (scenario, faultCode) => {
    server.set("claude", { scenario });
    const [answer] = await askAll({ questions: questions(1), engines: only("claude") }, { ...tools(), ...inTime() });
    expect(server.callsTo("claude")).toBe(1);
    expect(answer).toMatchObject({ attempts: 1, faultCode, status: faultCode ? "failed" : "refused", text: "" });
    expect(answer!.reason).toBeTruthy();
  });

  test.each(["429-absurd", "429-day"] as const)(
    "%s is failed at once when the wait outlasts the deadline",
    async (scenario) => {
      server.set("gemini", { scenario });
      const [answer] = await askAll({ questions: questions(1), engines: only("gemini") }, { ...tools(), ...inTime() });
      expect(server.callsTo("gemini")).toBe(1);
      expect(answer).toMatchObject({ status: "failed", faultCode: "rate_limited" });
      expect(answer!.reason).toContain("after the scan's deadline");
    },
  );

  test("of an engine that breaks its own contract is that engine's failure alone", async () => {
    const broken: AnswerEngine = {
      ...engineOf(server, "local"),
      ask: async () => {
        throw new TypeError("cannot read properties of undefined");
      },
    };
    const [chatgpt, local] = await askAll(
      { questions: questions(1), engines: [...only("chatgpt"), broken] },
      { ...tools(), ...inTime() },
    );
    expect(chatgpt!.status).toBe("answered");
    expect(local).toMatchObject({ status: "failed", faultCode: "bad_response" });
  });
});
