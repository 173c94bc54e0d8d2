import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutNearDuplicates } from "../../../src/engine/questions/near-duplicates.ts";

test.each([
  ["What is the best payroll software?", "Which payroll software is best?"],
  ["Who are the main providers of payroll software?", "who are the main payroll software providers"],
  ["Wo gibt es in Graz gute Optiker?", "Welche gute Optiker gibt es in Graz?"],
  ["台灣有哪些生鮮網購值得推薦？", "台灣有哪些生鮮網購值得推薦呢？"],
])("%j and %j ask the same", (first, second) => {
  expect(withoutNearDuplicates([first, second])).toEqual([first]);
});

test.each([
  ["Which bike shops in Leeds are reliable?", "Which bike shops in Leeds are inexpensive?"],
  ["Which bike shops in Leeds deliver quickly?", "Which bike shops in York deliver quickly?"],
  ["台灣哪些網購便宜？", "台灣哪些網購送貨快？"],
])("%j and %j do not", (first, second) => {
  expect(withoutNearDuplicates([first, second])).toEqual([first, second]);
});

test("what was asked before is not asked again", () => {
  expect(withoutNearDuplicates(["Which payroll software is best?"], ["What is the best payroll software?"])).toEqual(
    [],
  );
});

test("dropping near-duplicates twice drops nothing more, and keeps the order", () => {
  const word = fc.constantFrom("bike", "shop", "leeds", "best", "cheap", "which", "repair", "fast");
  const question = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(question, { maxLength: 12 }), (questions) => {
      const once = withoutNearDuplicates(questions);
      expect(withoutNearDuplicates(once)).toEqual(once);
      expect(once).toEqual(questions.filter((text, index) => once.includes(text) && questions.indexOf(text) === index));
    }),
  );
});
