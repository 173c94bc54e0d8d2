import fc from "fast-check";
import { expect, test } from "vitest";
import { byteOffsets } from "../../../src/engine/answer-engines/byte-offsets.ts";

test("agree with the encoder at every character border of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const offset = byteOffsets(text);
      let unit = 0;
      for (const character of [...text, ""]) {
        expect(offset(Buffer.byteLength(text.slice(0, unit)))).toBe(unit);
        unit += character.length;
      }
    }),
  );
});

test("inside a character mean its start, past the end mean nothing", () => {
  const offset = byteOffsets("a🙂b");
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(offset)).toEqual([0, 1, 1, 1, 1, 3, 4, null]);
});
