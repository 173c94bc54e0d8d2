import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askEngines } from "../../../src/engine/answer-engines/ask.ts";
import type { Answer, AnswerEngine } from "../../../src/engine/answer-engines/types.ts";
import { askAll, inTime, questions, tools } from "../../support/engine-server/asking.ts";
import { engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer();
});
afterEach(() => server.close());

/** What a signal's own timer aborts with. */
const TIME_IS_UP = new DOMException("The operation was aborted due to timeout", "TimeoutError");
const only = (...ids: string[]) => ids.map((id) => engineOf(server, id));

describe("the deadline", () => {
  test("times out what is open and leaves the rest alone", async () => {
    server.set("gemini", { scenario: "hang" });
    const clock = new AbortController();
    const request = { questions: questions(2), engines: only("chatgpt", "gemini") };
    const answers: Answer[] = [];
    for await (const group of askEngines(request, { ...tools(), signal: clock.signal })) {
      answers.push(...group);
      if (answers.length === 2) clock.abort(TIME_IS_UP);
    }
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
    const [answer] = await askAll({ questions: questions(1), engines: [deaf] }, { ...tools(), ...inTime(100) });
    expect(answer!.status).toBe("timed_out");
  });

  test("times out calls that were still waiting for their turn, without making them", async () => {
    server.set("chatgpt", { scenario: "hang" });
    const clock = new AbortController();
    const asking = askAll(
      { questions: questions(3), engines: only("chatgpt") },
      { ...tools({ concurrency: 1 }), signal: clock.signal },
    );
    await vi.waitFor(() => expect(server.callsTo("chatgpt")).toBe(1));
    clock.abort(TIME_IS_UP);
    const answers = await asking;
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
    const [answer] = await askAll({ questions: questions(1), engines: only("chatgpt") }, { ...tools(), signal });
    expect(answer!.status).toBe("timed_out");
  });

  test("in the past asks nobody", async () => {
    const answers = await askAll({ questions: questions(2), engines: only("chatgpt") }, { ...tools(), ...inTime(0) });
    expect(answers.map(({ status }) => status)).toEqual(["timed_out", "timed_out"]);
    expect(server.calls).toHaveLength(0);
  });
});

describe("a stop", () => {
  test("rejects with its reason, so that nothing is recorded as answered or timed out", async () => {
    server.set("chatgpt", { scenario: "hang" });
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("shutting down")), 50);
    const asking = askAll({ questions: questions(2), engines: only("chatgpt") }, { ...tools(), signal: stop.signal });
    await expect(asking).rejects.toThrow("shutting down");
  });

  test("by the caller who reads no further ends the calls that are open", async () => {
    server.set("gemini", { scenario: "hang" });
    const shared = tools({ concurrency: 1 });
    for await (const _group of askEngines(
      { questions: questions(1), engines: only("gemini", "chatgpt") },
      { ...shared, ...inTime() },
    ))
      break;
    server.set("gemini", {});
    const [next] = await askAll({ questions: questions(1), engines: only("gemini") }, { ...shared, ...inTime() });
    expect(next!.status).toBe("answered");
  });
});

describe("a sick engine", () => {
  test("is left alone after ten calls in vain, and its answers say so", async () => {
    server.set("chatgpt", { scenario: "500" });
    const shared = tools();
    const first = await askAll(
      { questions: questions(10), engines: only("chatgpt", "claude") },
      { ...shared, ...inTime() },
    );
    const calls = server.callsTo("chatgpt");
    expect(calls).toBeGreaterThanOrEqual(10);
    expect(
      first.filter(({ engine }) => engine === "chatgpt").every(({ faultCode }) => faultCode === "overloaded"),
    ).toBe(true);
    expect(first.filter(({ engine }) => engine === "claude").every(({ status }) => status === "answered")).toBe(true);
    const [next] = await askAll({ questions: questions(1), engines: only("chatgpt") }, { ...shared, ...inTime() });
    expect(next).toMatchObject({ status: "failed", faultCode: "breaker_open", attempts: 0 });
    expect(server.callsTo("chatgpt")).toBe(calls);
  });
});
