import { expect, test } from "vitest";
import { cjkSigns, countWords, wordsOf } from "../../../src/engine/language/words.ts";

test.each([
  ["Don't stop-over in Łódź.", ["don't", "stop-over", "in", "łódź"]],
  ["हिन्दी की किताब", ["हिन्दी", "की", "किताब"]],
  ["2K-Video, 300 g", ["2k-video", "300", "g"]],
])("%j has its words, whole with their marks", (text, words) => expect(wordsOf(text)).toEqual(words));

test("words are counted in scripts with and without spaces", () => {
  expect(countWords("We mend bicycles.")).toBe(3);
  expect(countWords("自転車を修理します")).toBeGreaterThan(2);
  expect(cjkSigns("Acme 自転車 와")).toBe(4);
});
