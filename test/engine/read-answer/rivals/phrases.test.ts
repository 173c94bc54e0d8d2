import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Phrases } from "../../../../src/engine/read-answer/rivals/words/phrases.ts";

const text = fc.string({ unit: fc.constantFrom("考", "虑", "推", "荐", "a", "b"), maxLength: 12 });
const words = fc.array(fc.string({ unit: fc.constantFrom("考", "虑", "推", "a"), minLength: 1, maxLength: 3 }));

describe("phrases", () => {
  it("stand in a text that includes one of them", () => {
    fc.assert(
      fc.property(words, text, (words, text) => {
        expect(new Phrases(words).standIn(text)).toBe(words.some((word) => text.includes(word)));
      }),
    );
  });

  it("are told in the order given where a text ends with them", () => {
    fc.assert(
      fc.property(words, text, (words, text) => {
        expect(new Phrases(words).endingsOf(text)).toEqual(words.filter((word) => text.endsWith(word)));
      }),
    );
  });
});
