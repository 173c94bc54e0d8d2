import { describe, expect, it } from "vitest";
import { shorterNames } from "../../../../src/engine/read-site/facts/shorter-names.ts";

describe("a name in quotation marks behind what the house is", () => {
  it.each([
    ["Стоматология «Весна»", "ru", "Весна"],
    ["Restaurant „Zur Linde“", "de", "Zur Linde"],
  ])("is a name by itself: %s", (name, language, expected) => {
    expect(shorterNames(name, [], language)).toEqual([expected]);
  });

  it.each([
    ["Hotel „Berlin“", "de"],
    ["Ресторан «Москва»", "ru"],
    ["Kavárna „Praha“", "cs"],
    ["Hotel „Pension“", "de"],
    ['The "Best" Cleaners', "en"],
  ])("is none where it is a town, a trade or a word in between: %s", (name, language) => {
    expect(shorterNames(name, [], language)).toEqual([]);
  });
});
