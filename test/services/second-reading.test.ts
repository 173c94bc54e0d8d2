import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as asked from "../../src/engine/answer-engines/types.ts";
import { readAnswers } from "../../src/engine/read-answer/read-answers.ts";
import type { BuyerQuestion, SecondReading, SiteFacts } from "../../src/engine/types.ts";
import type { Database } from "../../src/services/database.ts";
import { loadSaved, saveAnswers, saveQuestions, saveSecondReadings } from "../../src/services/scan-store.ts";
import { insertScan } from "../support/scan-rows.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { newBench } from "../support/workshop.ts";

const facts = { brand: "Quillmere", aliases: [], domain: "quillmere.example", category: null } as unknown as SiteFacts;
const question: BuyerQuestion = {
  ...{ text: "Which payroll tools would you shortlist?", intent: "category", persona: null },
  ...{ branded: false, language: "en", country: null },
};
const answer: asked.Answer = {
  ...{ question: 0, repeat: 0, engine: "chatgpt", model: "m", servedModel: null, mode: "live", status: "answered" },
  text: "I would pick:\n\n- **Tavroot** – quick\n- **Brontio** – cheap\n\nSome also look at fenwickle Hub 🙂.",
  ...{ search: "used", searches: [], citations: [], consulted: [], inputTokens: 1, outputTokens: 1, costUsd: 0.01 },
  ...{ costSource: "reported", finishReason: null, reason: null, faultCode: null, latencyMs: 1, attempts: 1 },
  at: "2026-11-01T00:00:00.000Z",
};
const secondReading: SecondReading = {
  model: "reader",
  votes: { options: ["Tavroot", "fenwickle Hub"], names: [{ name: "Brontio", kind: "topic", sameAs: null }] },
  reason: null,
  costUsd: 0.0005,
};

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
});
afterAll(() => test.close());

describe("what a second reader said", () => {
  it("is saved with its answer: a saved scan reads again to the same digits without a model", async () => {
    const scanId = await insertScan(database);
    await database.write((manager) =>
      saveQuestions(manager, scanId, { questions: [question], by: "rules", reason: null }),
    );
    await database.write((manager) => saveAnswers(manager, scanId, [answer]));
    expect((await loadSaved(database.manager, scanId)).answers[0]!.secondReading).toBeNull();
    const heard = { ...answer, secondReading };
    await database.write((manager) => saveSecondReadings(manager, scanId, [heard]));

    const first = await readAnswers([heard], { facts, questions: [question], bench: newBench() });
    const saved = await loadSaved(database.manager, scanId);
    expect(saved.answers[0]!.secondReading).toEqual(secondReading);
    const again = await readAnswers(saved.answers, { facts, questions: saved.questions, bench: newBench() });
    expect(again.competitors).toEqual(first.competitors);
    expect(again.answers[0]!.reading).toEqual(first.answers[0]!.reading);
    expect(again.competitors.map(({ name }) => name)).toContain("fenwickle Hub");
  });
});
