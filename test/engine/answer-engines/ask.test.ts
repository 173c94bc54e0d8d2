import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askEngines, createAskingTools } from "../../../src/engine/answer-engines/ask.ts";
import { summariseEngines } from "../../../src/engine/answer-engines/summary.ts";
import type { Answer, AnswerEngine } from "../../../src/engine/answer-engines/types.ts";
import { buyerQuestion, engineOf, enginesOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer();
});
afterEach(() => server.close());

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => buyerQuestion(`Which tool, number ${index}?`));
const tools = (limits: Partial<Parameters<typeof createAskingTools>[0]> = {}) =>
  createAskingTools({ concurrency: 100, ...limits });
const inTime = (ms = 10_000) => ({ signal: AbortSignal.timeout(ms), deadlineAt: Date.now() + ms });
const cellOf = ({ engine, question, repeat }: Answer) => `${engine} ${question} ${repeat}`;
const only = (...ids: string[]) => ids.map((id) => engineOf(server, id));

async function all(answers: AsyncIterable<Answer>): Promise<Answer[]> {
  const list: Answer[] = [];
  for await (const answer of answers) list.push(answer);
  return list.sort((a, b) => cellOf(a).localeCompare(cellOf(b)));
}

describe("asking", () => {
  test("puts every question to every engine, as often as it is repeated, once each", async () => {
    const engines = enginesOf(server);
    const answers = await all(
      askEngines({ questions: questions(3), engines, repeats: 2 }, { ...tools(), ...inTime() }),
    );
    expect(answers).toHaveLength(3 * 8 * 2);
    expect(new Set(answers.map(cellOf)).size).toBe(48);
    for (const engine of engines) expect(server.callsTo(engine.id)).toBe(6);
    expect(
      answers.every(({ status, attempts, faultCode }) => status === "answered" && attempts === 1 && !faultCode),
    ).toBe(true);
  });

  test("yields each answer as it comes, not when all are there", async () => {
    server.set("gemini", { scenario: "hang" });
    for await (const answer of askEngines(
      { questions: questions(1), engines: only("gemini", "chatgpt") },
      { ...tools(), ...inTime() },
    )) {
      expect(answer).toMatchObject({ engine: "chatgpt", status: "answered" });
      break;
    }
  });

  test("gives the same answers whatever order they come in", async () => {
    const engines = only("chatgpt", "claude", "perplexity");
    const request = { questions: questions(4), engines };
    const strip = (answers: Answer[]) => answers.map(({ at, latencyMs, ...rest }) => rest);
    const first = strip(await all(askEngines(request, { ...tools(), ...inTime() })));
    server.set("chatgpt", { delayMs: 60 });
    server.set("claude", { delayMs: 20 });
    expect(strip(await all(askEngines(request, { ...tools({ concurrency: 2 }), ...inTime() })))).toEqual(first);
  });

  test("does not ask again what was answered before an interruption", async () => {
    const request = { questions: questions(3), engines: only("chatgpt", "local"), repeats: 2 };
    const before = (await all(askEngines(request, { ...tools(), ...inTime() }))).slice(0, 5);
    server.calls.length = 0;
    const after = await all(askEngines({ ...request, answered: before }, { ...tools(), ...inTime() }));
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
    const scan = () => all(askEngines({ questions: questions(6), engines: [engine] }, { ...shared, ...inTime() }));
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
    const answers = await all(
      askEngines(
        { questions: questions(1), engines: only(...Object.keys(scenarios), "deepseek") },
        { ...tools(), ...inTime() },
      ),
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
    const [answer] = await all(
      askEngines({ questions: questions(1), engines: only("claude") }, { ...tools(), ...inTime() }),
    );
    expect(server.callsTo("claude")).toBe(1);
    expect(answer).toMatchObject({ attempts: 1, faultCode, status: faultCode ? "failed" : "refused", text: "" });
    expect(answer!.reason).toBeTruthy();
  });

  test.each(["429-absurd", "429-day"] as const)(
    "%s is failed at once when the wait outlasts the deadline",
    async (scenario) => {
      server.set("gemini", { scenario });
      const [answer] = await all(
        askEngines({ questions: questions(1), engines: only("gemini") }, { ...tools(), ...inTime() }),
      );
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
    const [chatgpt, local] = await all(
      askEngines({ questions: questions(1), engines: [...only("chatgpt"), broken] }, { ...tools(), ...inTime() }),
    );
    expect(chatgpt!.status).toBe("answered");
    expect(local).toMatchObject({ status: "failed", faultCode: "bad_response" });
  });
});

describe("the deadline", () => {
  test("times out what is open and leaves the rest alone", async () => {
    server.set("gemini", { scenario: "hang" });
    const answers = await all(
      askEngines({ questions: questions(2), engines: only("chatgpt", "gemini") }, { ...tools(), ...inTime(400) }),
    );
    expect(answers.map(({ engine, status }) => `${engine} ${status}`)).toEqual([
      "chatgpt answered",
      "chatgpt answered",
      "gemini timed_out",
      "gemini timed_out",
    ]);
    expect(answers[2]).toMatchObject({
      faultCode: "timed_out",
      attempts: 1,
      reason: "No reply before the scan's deadline.",
    });
  });

  test("holds even for an engine that ignores the signal", async () => {
    const deaf: AnswerEngine = { ...engineOf(server, "local"), ask: () => new Promise(() => undefined) };
    const [answer] = await all(
      askEngines({ questions: questions(1), engines: [deaf] }, { ...tools(), ...inTime(100) }),
    );
    expect(answer!.status).toBe("timed_out");
  });

  test("times out calls that were still waiting for their turn, without making them", async () => {
    server.set("chatgpt", { scenario: "hang" });
    const answers = await all(
      askEngines(
        { questions: questions(3), engines: only("chatgpt") },
        { ...tools({ concurrency: 1 }), ...inTime(200) },
      ),
    );
    expect(server.callsTo("chatgpt")).toBe(1);
    expect(answers.map(({ status, attempts }) => [status, attempts])).toEqual([
      ["timed_out", 1],
      ["timed_out", 0],
      ["timed_out", 0],
    ]);
  });

  test("may also come as a signal alone", async () => {
    server.set("chatgpt", { scenario: "hang" });
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(100)]);
    const [answer] = await all(
      askEngines({ questions: questions(1), engines: only("chatgpt") }, { ...tools(), signal }),
    );
    expect(answer!.status).toBe("timed_out");
  });

  test("in the past asks nobody", async () => {
    const answers = await all(
      askEngines({ questions: questions(2), engines: only("chatgpt") }, { ...tools(), ...inTime(0) }),
    );
    expect(answers.map(({ status }) => status)).toEqual(["timed_out", "timed_out"]);
    expect(server.calls).toHaveLength(0);
  });
});

describe("a stop", () => {
  test("rejects with its reason, so that nothing is recorded as answered or timed out", async () => {
    server.set("chatgpt", { scenario: "hang" });
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("shutting down")), 50);
    const asking = all(
      askEngines({ questions: questions(2), engines: only("chatgpt") }, { ...tools(), signal: stop.signal }),
    );
    await expect(asking).rejects.toThrow("shutting down");
  });

  test("by the caller who reads no further ends the calls that are open", async () => {
    server.set("gemini", { scenario: "hang" });
    const shared = tools({ concurrency: 1 });
    for await (const _answer of askEngines(
      { questions: questions(1), engines: only("gemini", "chatgpt") },
      { ...shared, ...inTime() },
    ))
      break;
    server.set("gemini", {});
    const [next] = await all(
      askEngines({ questions: questions(1), engines: only("gemini") }, { ...shared, ...inTime() }),
    );
    expect(next!.status).toBe("answered");
  });
});

describe("a sick engine", () => {
  test("is left alone after ten calls in vain, and its answers say so", async () => {
    server.set("chatgpt", { scenario: "500" });
    const shared = tools();
    const first = await all(
      askEngines({ questions: questions(10), engines: only("chatgpt", "claude") }, { ...shared, ...inTime() }),
    );
    const calls = server.callsTo("chatgpt");
    expect(calls).toBeGreaterThanOrEqual(10);
    expect(
      first.filter(({ engine }) => engine === "chatgpt").every(({ faultCode }) => faultCode === "overloaded"),
    ).toBe(true);
    expect(first.filter(({ engine }) => engine === "claude").every(({ status }) => status === "answered")).toBe(true);
    const [next] = await all(
      askEngines({ questions: questions(1), engines: only("chatgpt") }, { ...shared, ...inTime() }),
    );
    expect(next).toMatchObject({ status: "failed", faultCode: "breaker_open", attempts: 0 });
    expect(server.callsTo("chatgpt")).toBe(calls);
  });
});

describe("money", () => {
  test("is spent question by question until the budget would not cover the next call", async () => {
    const engines = only("chatgpt", "claude");
    const each = engines[0]!.expectedCostUsd! + engines[1]!.expectedCostUsd!;
    const answers = await all(
      askEngines({ questions: questions(3), engines }, { ...tools({ budgetUsd: each * 2 }), ...inTime() }),
    );
    expect(answers.filter(({ faultCode }) => faultCode === "budget").map(cellOf)).toEqual([
      "chatgpt 2 0",
      "claude 2 0",
    ]);
    expect(answers.filter(({ status }) => status === "answered")).toHaveLength(4);
    expect(server.calls).toHaveLength(4);
  });

  test("that an interrupted run spent counts", async () => {
    const engines = only("chatgpt");
    const [first] = await all(askEngines({ questions: questions(1), engines }, { ...tools(), ...inTime() }));
    const budgetUsd = first!.costUsd! + engines[0]!.expectedCostUsd! * 0.5;
    const [second] = await all(
      askEngines({ questions: questions(2), engines, answered: [first!] }, { ...tools({ budgetUsd }), ...inTime() }),
    );
    expect(second).toMatchObject({ question: 1, status: "failed", faultCode: "budget" });
  });

  test("beyond what was expected stops the calls that have not begun", async () => {
    const dear: AnswerEngine = {
      ...engineOf(server, "chatgpt"),
      expectedCostUsd: 0.01,
      ask: async (question, signal) => ({
        ...(await engineOf(server, "chatgpt").ask(question, signal)),
        costUsd: 0.04,
      }),
    };
    const answers = await all(
      askEngines(
        { questions: questions(3), engines: [dear] },
        { ...tools({ budgetUsd: 0.045, concurrency: 1 }), ...inTime() },
      ),
    );
    expect(answers.map(({ faultCode }) => faultCode)).toEqual([null, "budget", "budget"]);
  });

  test("is not spent at all once the operator has switched the engines off; the local one goes on", async () => {
    const answers = await all(
      askEngines(
        { questions: questions(1), engines: only("chatgpt", "local") },
        { ...tools({ enginesOff: () => true }), ...inTime() },
      ),
    );
    expect(answers.map(({ engine, status, faultCode }) => [engine, status, faultCode])).toEqual([
      ["chatgpt", "failed", "switched_off"],
      ["local", "answered", null],
    ]);
    expect(server.callsTo("chatgpt")).toBe(0);
  });
});

describe("the summary", () => {
  test("names each engine's model, search and every reason once", async () => {
    server.set("gemini", { scenario: "401" });
    server.set("claude", { scenario: "refusal" });
    server.set("google-ai-overviews", { scenario: "no-overview" });
    const engines = only("chatgpt", "claude", "gemini", "deepseek", "google-ai-overviews");
    const answers = await all(askEngines({ questions: questions(2), engines }, { ...tools(), ...inTime() }));
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
