import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, foldText, foldWords } from "../../../src/engine/language/fold.ts";

describe("folding", () => {
  test.each([
    ["Plaća", "placa"],
    ["Łódź", "lodz"],
    ["STRASSE, Straße", "strasse, strasse"],
    ["Ærø & Ångström", "aero & angstrom"],
    ["Ёлка и ёж", "елка и еж"],
    ["O’Neill – ‘fine’", "o'neill - 'fine'"],
    ["soft\u00ADhyphen\u200B", "softhyphen"],
  ])("makes %s into %s", (written, folded) => expect(fold(written)).toBe(folded));

  test("leaves marks that make another letter", () => {
    expect(fold("हिन्दी")).toBe("हिन्दी");
    expect(foldWords("เครื่องซัก, ผ้า")).toBe("เครื่องซัก ผ้า");
  });

  test("gives each folded unit its place in the original", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const { folded, at } = foldText(text);
        expect(at.length).toBeGreaterThan(folded.length);
        for (let i = 1; i <= folded.length; i += 1) expect(at[i]!).toBeGreaterThanOrEqual(at[i - 1]!);
        expect(at[folded.length]!).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test("folded text stays as it is when folded again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        expect(foldWords(foldWords(text))).toBe(foldWords(text));
      }),
    );
  });
});
