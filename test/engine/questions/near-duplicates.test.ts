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

const PAIRS: [string, string][] = [
  ["Which {who} in {place} would you shortlist?", "Can you name five {who} in {place} that I should look at?"],
  ["Which {who} in {place} would you shortlist?", "Who are the best {who} in {place} at the moment?"],
  ["Which {who} in {place} offer the best value for money?", "Which {who} in {place} are affordable but still good?"],
  ["What are good alternatives to the biggest {who}?", "Which small, independent {who} are worth a look?"],
  ["Can you compare the best-known {who}?", "What are the differences between the top three {who}?"],
  ["Are there good {who} near {place}?", "I live near {place}: which {who} should I contact first?"],
  ["Which {who} in {place} have the best reviews?", "Which {who} do people in and around {place} recommend?"],
  ["Welche {who} haben das beste Preis-Leistungs-Verhältnis?", "Welche {who} sind günstig und trotzdem gut?"],
  ["Gibt es gute {who} in der Nähe von {place}?", "Ich wohne bei {place}: welche {who} sollte ich zuerst anfragen?"],
  [
    "Welche kleinen, unabhängigen {who} lohnen sich?",
    "Welche Alternativen gibt es, wenn ich nicht die größten {who} nehmen will?",
  ],
  ["Kannst du die bekanntesten {who} vergleichen?", "Worin unterscheiden sich die drei führenden {who}?"],
];

test("two wordings of one wish are near-duplicates, whatever is sold and wherever", () => {
  const who = fc.constantFrom(
    "law firms",
    "Optiker",
    "providers of payroll software",
    "Läden für Bergsport",
    "opticians",
  );
  const place = fc.constantFrom("Leeds", "Kiel", "Bad Homburg", "Newcastle");
  fc.assert(
    fc.property(fc.constantFrom(...PAIRS), who, place, (pair, some, somewhere) => {
      const [first, second] = pair.map((text) => text.replaceAll("{who}", some).replaceAll("{place}", somewhere));
      expect(withoutNearDuplicates([first!, second!])).toEqual([first]);
    }),
  );
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
