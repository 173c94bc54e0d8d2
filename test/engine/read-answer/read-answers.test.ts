import { describe, expect, it } from "vitest";
import { readAnswers } from "../../../src/engine/read-answer/read-answers.ts";
import type { HeardAnswer } from "../../../src/engine/read-answer/second-reader/hear-answers.ts";
import type { BuyerQuestion, SiteFacts } from "../../../src/engine/types.ts";
import { newBench } from "../../support/workshop.ts";

const facts = { brand: "Harbour Payroll", aliases: [], domain: "harbourpayroll.com", category: "payroll software" };
const question = (text: string, branded = false) => ({ text, branded }) as BuyerQuestion;
const text =
  "I would shortlist three tools:\n\n1. **Gusto** – full service\n2. **Rippling** – payroll and HR\n3. **OnPay** – flat price";
const answer = (at: number, more: Partial<HeardAnswer> = {}) =>
  ({
    question: at,
    engine: "chatgpt",
    status: "answered",
    text,
    citations: [],
    secondReading: null,
    ...more,
  }) as HeardAnswer;
const options = (questions: BuyerQuestion[]) => ({
  facts: facts as unknown as SiteFacts,
  questions,
  bench: newBench(),
});

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

  it("say the same in whatever order they came in, quotes and their order included", async () => {
    const questions = [question("Which payroll tools would you shortlist?"), question("Who does payroll well?")];
    const other = "A good choice is Gusto. Rippling is worth a look, and so is OnPay.";
    const came = [
      answer(0, { repeat: 1 }),
      answer(0, { engine: "gemini", repeat: 1, text: other }),
      answer(1, { engine: "gemini", repeat: 2 }),
      answer(1, { engine: "gemini", repeat: 1, text: other }),
    ];
    const once = await readAnswers(came, options(questions));
    for (const again of [came.toReversed(), [came[2]!, came[0]!, came[3]!, came[1]!]]) {
      expect(await readAnswers(again, options(questions))).toEqual(once);
    }
  });

  it("count no competitor of a branded question, and read nothing where nothing was answered", async () => {
    const questions = [question("Is Harbour Payroll good?", true), question("Who does payroll well?")];
    const read = await readAnswers([answer(0), answer(1, { status: "failed", text: "" })], options(questions));
    expect(read.competitors).toEqual([]);
    expect(read.answers.map(({ reading }) => reading === null)).toEqual([false, true]);
  });
});
