import { expect, test } from "vitest";
import { isWithin, TRADES, tradeOf, widerThan } from "../../../src/engine/trades/trades.ts";
import { sureTrade } from "../../../src/engine/trades/weigh-trades.ts";

const trade = (id: string) => tradeOf(id)!;
const shares = (of: Record<string, number>) => Object.entries(of).map(([id, share]) => ({ trade: trade(id), share }));

test("each trade stands in the table once, and what takes it in stands there too", () => {
  expect(new Set(TRADES.map(({ id }) => id)).size).toBe(TRADES.length);
  for (const { id, within } of TRADES) if (within) expect(tradeOf(within), id).not.toBeNull();
});

test("no trade lies within itself", () => {
  for (const one of TRADES) {
    const way = new Set([one]);
    for (let wider = widerThan(one); wider; wider = widerThan(wider)) {
      expect(way, one.id).not.toContain(wider);
      way.add(wider);
    }
  }
});

test("a trade lies within what takes in the one that takes it in", () => {
  expect(isWithin(trade("heatpump"), trade("plumber"))).toBe(true);
  expect(isWithin(trade("plumber"), trade("heatpump"))).toBe(false);
  expect(isWithin(trade("plumber"), trade("plumber"))).toBe(true);
});

test.each([
  ["the likeliest, where it is sure by itself", { sushi: 0.7, steakhouse: 0.2 }, "sushi"],
  ["the one that takes it in, where that is sure with all within it", { sushi: 0.4, steakhouse: 0.3 }, "restaurant"],
  ["none, where the likeliest lies in none that is sure", { sushi: 0.4, tailor: 0.3 }, null],
  ["none, where nothing is heard of any", {}, null],
])("the sure trade is %s", (_which, of, id) => {
  expect(sureTrade(shares(of), 0.6)?.id ?? null).toBe(id);
});
