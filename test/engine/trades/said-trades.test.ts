import { expect, test } from "vitest";
import { saidIn } from "../../../src/engine/trades/said-trades.ts";

const rolesOf = (text: string, language: string) =>
  saidIn(text, language).map(({ beginning, role }) => [beginning.trade.id, role]);

test("a word that opens a Turkish sentence with a dotted capital is heard", () => {
  expect(rolesOf("İnşaat firması", "tr")).toEqual(rolesOf("inşaat firması", "tr"));
  expect(rolesOf("İnşaat firması", "tr")[0]![0]).toBe("builder");
});

test("whom a house serves is told by the words of its own language", () => {
  expect(rolesOf("Roof Pro Plumbing", "en")).not.toContainEqual(["plumber", "served"]);
  expect(rolesOf("Supplies for plumbers", "en")).toContainEqual(["plumber", "served"]);
  expect(rolesOf("Potřeby pro fotografy", "cs")).toContainEqual(["photographer", "served"]);
});
