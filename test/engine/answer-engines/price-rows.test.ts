import { describe, expect, test } from "vitest";
import { readPriceRows } from "../../../src/engine/answer-engines/price-rows.ts";
import table from "../../../src/engine/answer-engines/prices.json" with { type: "json" };
import { Prices } from "../../../src/engine/answer-engines/prices.ts";

describe("the operator's own prices", () => {
  test("may be as short as an engine and what a search costs", () => {
    const rows = readPriceRows('[{ "engine": "google-ai-overviews", "model": "*", "search": 0.015 }]');
    expect(new Prices(rows).expected("google-ai-overviews", "google")).toBe(0.015);
  });

  test("take the form of the table that comes with the program", () => {
    const plain = table.rows.filter((row) => !("peak" in row));
    expect(readPriceRows(JSON.stringify(plain))).toEqual(plain);
  });

  test.each([
    ["{", "not valid JSON"],
    ["{}", "prices"],
    ['[{ "engine": "chatgpt" }]', "0.model"],
    ['[{ "engine": "chatgpt", "model": "m", "input": -1 }]', "0.input"],
    ['[{ "engine": "chatgpt", "model": "m", "imput": 1 }]', "imput"],
    ['[{ "engine": "chatgpt", "model": "m", "until": "soon" }]', "0.until"],
  ])("%s is refused, naming %s", (json, words) => {
    expect(() => readPriceRows(json)).toThrow(
      expect.objectContaining({ code: "BAD_INPUT", message: expect.stringContaining(words) }),
    );
  });
});
