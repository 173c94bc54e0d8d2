import { expect, it } from "vitest";
import { pageOf } from "../../src/services/evidence/page.ts";

const item = (characters: number) => "x".repeat(characters - 2);

it.each<[string, number[], { offset: number; limit: number }, number, number | null]>([
  ["all of them, where they fit", [10, 10, 10], { offset: 0, limit: 5 }, 3, null],
  ["as many as asked for", [10, 10, 10], { offset: 1, limit: 1 }, 1, 2],
  ["as many as one reply holds", [60, 30, 30], { offset: 0, limit: 3 }, 2, 2],
  ["the first, however long it is", [500, 10], { offset: 0, limit: 3 }, 1, 1],
  ["the last, and says that it is", [60, 30, 30], { offset: 2, limit: 3 }, 1, null],
  ["nothing beyond the end", [10], { offset: 3, limit: 3 }, 0, null],
])("a page shows %s", (_what, lengths, part, shown, nextOffset) => {
  const page = pageOf(lengths.map(item), { ...part, budget: 100 });
  expect([page.shown.length, page.nextOffset]).toEqual([shown, nextOffset]);
});
