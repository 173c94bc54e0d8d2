import { describe, expect, it } from "vitest";
import { csv } from "../src/csv.ts";

/** One value as its cell. */
const cell = (value: string | number | boolean | null | string[]) =>
  csv([{ value }], { value: (row) => row.value }).slice("\uFEFFvalue\r\n".length, -2);

describe("a table as CSV", () => {
  it.each<[string, string | number | boolean | null | string[], string]>([
    ["words stand as they are", "plain", "plain"],
    ["a comma, a quote or a line end is quoted", 'a, "b"\nc', '"a, ""b""\nc"'],
    ["what is not measured is empty, never zero", null, ""],
    ["a negative number stays a number", -3.5, "-3.5"],
    [
      "a text that a spreadsheet would run is a text",
      '=HYPERLINK("https://evil.example")',
      `"'=HYPERLINK(""https://evil.example"")"`,
    ],
    ["so is one that begins with a plus", "+1 555", "'+1 555"],
    ["so is one in a list", ["@SUM(1)", "b"], "'@SUM(1); b"],
  ])("%s", (_what, value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  it("has its head without any row", () => {
    expect(csv([], { a: () => 1, b: () => 2 })).toBe("\uFEFFa,b\r\n");
  });
});
