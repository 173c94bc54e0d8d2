import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AnswerEngine } from "../../../src/engine/answer-engines/types.ts";
import { askAll, cellOf, inTime, questions, tools } from "../../support/engine-server/asking.ts";
import { engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer();
});
afterEach(() => server.close());

const only = (...ids: string[]) => ids.map((id) => engineOf(server, id));

describe("money", () => {
  test("is spent question by question until the budget would not cover the next call", async () => {
    const engines = only("chatgpt", "claude");
    const each = engines[0]!.expectedCostUsd! + engines[1]!.expectedCostUsd!;
    const answers = await askAll(
      { questions: questions(3), engines },
      { ...tools({ budgetUsd: each * 2 }), ...inTime() },
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
    const [first] = await askAll({ questions: questions(1), engines }, { ...tools(), ...inTime() });
    const budgetUsd = first!.costUsd! + engines[0]!.expectedCostUsd! * 0.5;
    const [second] = await askAll(
      { questions: questions(2), engines, answered: [first!] },
      { ...tools({ budgetUsd }), ...inTime() },
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
    const answers = await askAll(
      { questions: questions(3), engines: [dear] },
      { ...tools({ budgetUsd: 0.045, concurrency: 1 }), ...inTime() },
    );
    expect(answers.map(({ faultCode }) => faultCode)).toEqual([null, "budget", "budget"]);
  });

  test("of a model that nobody has a price for counts as that of the dearest", async () => {
    server.settings.chatgpt!.model = "our-deployment";
    const [engine] = only("chatgpt");
    server.settings.chatgpt!.model = "gpt-6-luna";
    expect(engine!.expectedCostUsd).toBeNull();
    const each = engine!.assumedCostUsd(null);
    const asking = { ...tools({ budgetUsd: each * 1.5, concurrency: 1 }), ...inTime() };
    const answers = await askAll({ questions: questions(3), engines: [engine!] }, asking);
    expect(answers.map(({ costUsd, faultCode }) => [costUsd, faultCode])).toEqual([
      [null, null],
      [null, "budget"],
      [null, "budget"],
    ]);
    const [later] = await askAll({ questions: questions(2), engines: [engine!], answered: [answers[0]!] }, asking);
    expect(later).toMatchObject({ question: 1, faultCode: "budget" });
  });

  test("is not spent at all once the operator has switched the engines off; the local one goes on", async () => {
    const answers = await askAll(
      { questions: questions(1), engines: only("chatgpt", "local") },
      { ...tools({ enginesOff: () => true }), ...inTime() },
    );
    expect(answers.map(({ engine, status, faultCode }) => [engine, status, faultCode])).toEqual([
      ["chatgpt", "failed", "switched_off"],
      ["local", "answered", null],
    ]);
    expect(server.callsTo("chatgpt")).toBe(0);
  });

  test("that a first, failed call cost is part of what the answer cost", async () => {
    server.set("deepseek", { scenario: (_question, tries) => (tries === 0 ? "failed-200" : "ok") });
    const [answer] = await askAll({ questions: questions(1), engines: only("deepseek") }, { ...tools(), ...inTime() });
    server.set("deepseek", {});
    const [plain] = await askAll({ questions: questions(1), engines: only("deepseek") }, { ...tools(), ...inTime() });
    expect(answer).toMatchObject({ status: "answered", attempts: 2 });
    expect(answer!.costUsd).toBeCloseTo(2 * plain!.costUsd!, 9);
  });
});
