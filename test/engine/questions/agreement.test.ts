import { expect, test } from "vitest";
import { ruleQuestions } from "../../../src/engine/questions/rule-questions.ts";
import { factsOf } from "./facts.ts";

test.each([
  [
    "cs",
    "řeznictví",
    "butcher",
    ["Která řeznictví v Brně byste", "Která řeznictví v Brně jsou známá vysokou kvalitou?"],
  ],
  [
    "hr",
    "kozmetički salon",
    "beautysalon",
    ["Koje kozmetičke salone u Splitu biste", "Koji su najvažniji kozmetički saloni u Splitu?"],
  ],
  ["sl", "dimnikarstvo", "sweep", ["Katera dimnikarstva v Celju bi", "Katera so najpomembnejša dimnikarstva v Celju?"]],
  [
    "sl",
    "kozmetični salon",
    "beautysalon",
    ["Katere kozmetične salone v", "Kateri kozmetični saloni v Celju imajo najboljše ocene"],
  ],
])("in %s, questions agree with the gender of %s", (language, category, trade, expected) => {
  const place = { cs: "Brno", hr: "Split", sl: "Celje" }[language]!;
  const { questions } = ruleQuestions(factsOf({ language, category, trade, place }), { count: 12 });
  const texts = questions.map(({ text }) => text).join("\n");
  for (const text of expected) expect(texts).toContain(text);
});

test("sellers of the gender that questions are written for are asked about as they are written", () => {
  const { questions } = ruleQuestions(factsOf({ language: "hr", category: "pekara", trade: "bakery" }), { count: 4 });
  expect(questions[0]?.text).toMatch(/^Koje pekare/u);
});
