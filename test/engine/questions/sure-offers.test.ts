import { expect, test } from "vitest";
import { rankOffers } from "../../../src/engine/questions/sure-offers.ts";
import { isOfTrade } from "../../../src/engine/trades/of-trade.ts";
import { tradeOf } from "../../../src/engine/trades/trades.ts";

const isOffered = (offer: string, language = "en") => isOfTrade(offer, tradeOf("plumber")!, language);

test("an offer of a trade holds a word or a term of it, or of a trade within it", () => {
  const offers = ["Spring promotion", "Boiler service", "First meeting", "Blocked drains", "Heat pump installation"];
  expect(offers.filter((offer) => isOffered(offer))).toEqual([
    "Boiler service",
    "Blocked drains",
    "Heat pump installation",
  ]);
});

test("a heat pump installer offers what a plumber does; nothing is told in a language without terms", () => {
  expect(isOfTrade("Boiler service", tradeOf("heatpump")!, "en")).toBe(true);
  expect(isOffered("Printempa oferto", "eo")).toBe(false);
});

test("what the site speaks of elsewhere stands first", () => {
  const ground = { trade: "plumber", language: "en", description: "We mend leaking taps.", lines: [] };
  expect(rankOffers(["Boiler service", "Leaking taps"], ground)[0]!.offer).toBe("Leaking taps");
});
