import { expect, it } from "vitest";
import { onceEach } from "../../../../src/engine/read-answer/pooled/once-each.ts";
import type { CompetitorMention } from "../../../../src/engine/read-answer/types.ts";

const mention = (name: string, more: Partial<CompetitorMention> = {}): CompetitorMention => ({
  ...{ name, type: "company", domain: null, placement: "list", quote: name, logOdds: 1 },
  quotes: [{ start: 0, end: name.length }],
  ...more,
});

it.each([
  ["a company and what it is", [mention("Tavroot", { logOdds: 2 }), mention("Tavroot CRM")], ["Tavroot"]],
  [
    "the longer name where that is likelier",
    [mention("Tavroot"), mention("Tavroot CRM", { logOdds: 2 })],
    ["Tavroot CRM"],
  ],
  ["a name and its address", [mention("tavroot.com", { logOdds: 3 }), mention("Tavroot")], ["Tavroot"]],
  ["two that share a word", [mention("Tavroot"), mention("Tavroot Umbra")], ["Tavroot", "Tavroot Umbra"]],
])("competitors of one answer: %s", (_, some, names) => {
  expect(onceEach(some).map(({ name }) => name)).toEqual(names);
});

it("one option keeps the domain, the better place and the odds that either has", () => {
  const [one] = onceEach([
    mention("Tavroot", { logOdds: 2 }),
    mention("Tavroot CRM", { domain: "tavroot.com", placement: "prose" }),
  ]);
  expect(one).toMatchObject({ name: "Tavroot", domain: "tavroot.com", placement: "prose", logOdds: 2 });
});
