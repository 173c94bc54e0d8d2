import { expect, test } from "vitest";
import { coversHead } from "../../../src/engine/trades/covers-head.ts";
import { tradeOf } from "../../../src/engine/trades/trades.ts";

test.each([
  ["it", "arredi ed elettricista", "electrician", true],
  ["pl", "kuchnie oraz okna", "windows", true],
  ["ro", "mobilă și instalator", "plumber", true],
  ["sv", "frisör i Lund", "hair", true],
  ["sv", "kurser i keramik", "pottery", false],
  ["fr", "formation en plomberie", "plumber", false],
])("in %s a word at the head of %j is of %s: %j", (language, phrase, trade, covers) => {
  expect(coversHead(phrase, tradeOf(trade)!, language)).toBe(covers);
});
