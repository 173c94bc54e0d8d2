import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AnswerEngine,
  EngineFault,
  type EngineFaultCode,
  type EngineReply,
} from "../../../src/engine/answer-engines/types.ts";
import { askAll, cellOf, inTime, questions, tools } from "../../support/engine-server/asking.ts";

const REPLY: EngineReply = {
  status: "answered",
  text: "Acme.",
  servedModel: "m",
  search: "used",
  searches: [],
  citations: [],
  consulted: [],
  inputTokens: 1,
  outputTokens: 1,
  costUsd: 0.01,
  costSource: "reported",
  finishReason: null,
  reason: null,
};

/** How one cell's calls end, one after the other; the last one goes on. */
type Course = ("ok" | EngineFaultCode | "crash")[];

function engineOf(id: string, courses: Course[], calls: Map<string, number>): AnswerEngine {
  return {
    id,
    label: id,
    mode: "live",
    model: "m",
    expectedCostUsd: 0.01,
    assumedCostUsd: () => 0.01,
    async ask({ text }) {
      const cell = `${id} ${/\d+/.exec(text)![0]}`;
      const nth = calls.get(cell) ?? 0;
      calls.set(cell, nth + 1);
      const course = courses[Number(cell.split(" ")[1]) % courses.length]!;
      await new Promise((resolve) => setTimeout(resolve, (nth * 7 + text.length) % 5));
      const step = course[Math.min(nth, course.length - 1)]!;
      if (step === "ok") return REPLY;
      if (step === "crash") throw new RangeError("our own mistake");
      throw new EngineFault(step, `It was ${step}.`, 0);
    },
  };
}

const RETRYABLE: Course[number][] = ["rate_limited", "overloaded", "connection"];
const step = fc.constantFrom<Course[number]>(
  "ok",
  "ok",
  "bad_key",
  "no_money",
  "cut",
  "empty",
  "crash",
  "rate_limited",
  "overloaded",
  "connection",
);
const plan = fc.record({
  engines: fc.array(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 3,
  }),
  count: fc.integer({ min: 1, max: 4 }),
  concurrency: fc.integer({ min: 1, max: 5 }),
});

test("every cell ends once, as its calls went, after one retry at most and only where one may help", async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ engines, count, concurrency }) => {
      const calls = new Map<string, number>();
      const asked = engines.map((courses, index) => engineOf(`e${index}`, courses, calls));
      const answers = await askAll(
        { questions: questions(count), engines: asked },
        { ...tools({ concurrency }), ...inTime() },
      );
      expect(answers.map(cellOf)).toEqual(
        asked.flatMap(({ id }) => Array.from({ length: count }, (_, question) => `${id} ${question} 0`)),
      );
      for (const answer of answers) {
        const courses = engines[Number(answer.engine.slice(1))]!;
        const course = courses[answer.question % courses.length]!;
        const first = course[0]!;
        const last = RETRYABLE.includes(first) ? (course[1] ?? first) : first;
        expect(answer.attempts).toBe(RETRYABLE.includes(first) ? 2 : 1);
        expect(calls.get(`${answer.engine} ${answer.question}`)).toBe(answer.attempts);
        expect(answer.status).toBe(last === "ok" ? "answered" : "failed");
        expect(answer.faultCode).toBe(last === "ok" ? null : last === "crash" ? "bad_response" : last);
        expect(answer.reason === null).toBe(last === "ok");
      }
    }),
    { numRuns: 25 },
  );
});

test("no budget is ever passed by more than was in flight, and what fits is asked", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (cents, count, concurrency) => {
        const calls = new Map<string, number>();
        const asked = [0, 1, 2].map((index) => engineOf(`e${index}`, [["ok"]], calls));
        const limits = tools({ concurrency, budgetUsd: cents / 100 });
        const answers = await askAll({ questions: questions(count), engines: asked }, { ...limits, ...inTime() });
        const answered = answers.filter(({ status }) => status === "answered");
        expect(answered).toHaveLength(Math.min(cents, count * 3));
        expect(answers.filter(({ faultCode }) => faultCode === "budget")).toHaveLength(
          answers.length - answered.length,
        );
      },
    ),
    { numRuns: 25 },
  );
});
