import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../../src/engine/answer-engines/types.ts";
import { createModelClient } from "../../../src/engine/model-client.ts";
import { readAnswers } from "../../../src/engine/read-answer/read-answers.ts";
import type { BuyerQuestion, SiteFacts } from "../../../src/engine/types.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";
import { newBench } from "../../support/workshop.ts";

const facts = { brand: "Harbour Payroll", aliases: [], domain: "harbourpayroll.com", category: "payroll software" };
const question = (text: string, branded = false) => ({ text, branded }) as BuyerQuestion;
const text =
  "I would shortlist three tools:\n\n1. **Gusto** – full service\n2. **Rippling** – payroll and HR\n3. **OnPay** – flat price";
const answer = (at: number, more: Partial<Answer> = {}) =>
  ({ question: at, engine: "chatgpt", status: "answered", text, citations: [], ...more }) as Answer;
const options = (questions: BuyerQuestion[]) => ({
  facts: facts as unknown as SiteFacts,
  questions,
  reader: null,
  signal: AbortSignal.timeout(5000),
  bench: newBench(),
});

let models: EngineServer;
beforeAll(async () => {
  models = await startEngineServer();
});
afterAll(() => models.close());

describe("the answers of a scan", () => {
  it("are read together: one competitor over all answers that name it", async () => {
    const questions = [question("Which payroll tools would you shortlist?"), question("Who does payroll well?")];
    const { competitors } = await readAnswers([answer(0), answer(1, { engine: "gemini" })], options(questions));
    expect(competitors.map(({ name, answers }) => [name, answers])).toEqual([
      ["Gusto", 2],
      ["OnPay", 2],
      ["Rippling", 2],
    ]);
    expect(competitors[0]!.engines).toEqual(["chatgpt", "gemini"]);
  });

  it("count no competitor of a branded question, and read nothing where nothing was answered", async () => {
    const questions = [question("Is Harbour Payroll good?", true), question("Who does payroll well?")];
    const read = await readAnswers([answer(0), answer(1, { status: "failed", text: "" })], options(questions));
    expect(read.competitors).toEqual([]);
    expect(read.answers.map(({ reading }) => reading === null)).toEqual([false, true]);
  });

  it("let a model type and merge names, and add none", async () => {
    const names = [
      { name: "Gusto", type: "media", sameAs: null },
      { name: "OnPay", type: "company", sameAs: "Rippling" },
      { name: "Payroll King", type: "company", sameAs: null },
    ];
    models.set("local", { json: { names } });
    const { baseUrl, model } = models.settings.local!;
    const reader = createModelClient({ baseUrl, model });
    const questions = [question("Which payroll tools would you shortlist?")];
    const { competitors } = await readAnswers([answer(0)], { ...options(questions), reader });
    expect(competitors.map(({ name }) => name)).not.toContain("Gusto");
    expect(competitors.map(({ name }) => name)).not.toContain("Payroll King");
    expect(competitors.map(({ name }) => name)).toContain("Rippling");
  });

  it("stand as the rules read them when the model fails", async () => {
    models.set("local", { scenario: "500" });
    const { baseUrl, model } = models.settings.local!;
    const reader = createModelClient({ baseUrl, model });
    const { competitors } = await readAnswers([answer(0)], { ...options([question("Payroll?")]), reader });
    expect(competitors).toHaveLength(3);
  });
});
