import fc from "fast-check";
import { expect, it } from "vitest";
import { SignPlaces } from "../../../../src/engine/read-answer/rivals/words/sign-places.ts";

const signs = fc.constantFrom("甲", "乙", "a", "b");

it("counts a word as often as it parts the text, up to the most asked for", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: signs, maxLength: 40 }),
      fc.array(fc.string({ unit: signs, minLength: 1, maxLength: 3 })),
      fc.integer({ min: 1, max: 5 }),
      (text, words, most) => {
        const places = new SignPlaces(text);
        for (const word of words) expect(places.timesOf(word, most)).toBe(Math.min(most, text.split(word).length - 1));
      },
    ),
  );
});
