import fc from "fast-check";
import { expect, test } from "vitest";
import { findSentences, sentencesOf } from "../../../src/engine/language/sentences.ts";

test.each([
  ["We ship on Mondays. We also repair.", ["We ship on Mondays.", "We also repair."]],
  ["Er repariert z. B. Uhren. Das kostet ca. 20 Euro.", ["Er repariert z. B. Uhren.", "Das kostet ca. 20 Euro."]],
  ["Ask Dr. Miller, e.g. on Monday. He knows.", ["Ask Dr. Miller, e.g. on Monday.", "He knows."]],
  ["See No. 5 below. He said no. Then he left.", ["See No. 5 below.", "He said no.", "Then he left."]],
  ["Cena je npr. 20 eura. Vrijedi.", ["Cena je npr. 20 eura.", "Vrijedi."]],
  ["One line\nanother line", ["One line", "another line"]],
  ["安い店です。早いです。", ["安い店です。", "早いです。"]],
  ["It is light.It lasts long.", ["It is light.", "It lasts long."]],
  ["Version 2.5 came out. It works.", ["Version 2.5 came out.", "It works."]],
])("%j has its sentences", (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

test("sentences lie in order, apart, trimmed, and hold every sign but spaces", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aB .!?\n。5"), maxLength: 80 }), (text) => {
      const found = findSentences(text);
      let end = 0;
      for (const sentence of found) {
        expect(text.slice(end, sentence.start).trim()).toBe("");
        expect(text.slice(sentence.start, sentence.end)).toBe(text.slice(sentence.start, sentence.end).trim());
        end = sentence.end;
      }
      expect(text.slice(end).trim()).toBe("");
    }),
  );
});
