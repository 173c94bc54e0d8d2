import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { thingsSaidIn, tradeNeeds } from "../../../src/engine/questions/needs.ts";
import { ruleQuestions } from "../../../src/engine/questions/rule-questions.ts";
import { tradeName } from "../../../src/engine/trades/labels.ts";
import { tradeOf } from "../../../src/engine/trades/trades.ts";
import { factsOf } from "./facts.ts";

const FOLDER = new URL("../../../src/engine/questions/needs/", import.meta.url).pathname;

test.each(readdirSync(FOLDER))("%s holds sentences without an end for known trades, and their source", (file) => {
  const { source, needs, ...other } = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  expect(source).toMatch(/\S/u);
  expect(other).toEqual({});
  for (const [id, sentences] of Object.entries<string[]>(needs)) {
    expect(tradeOf(id), id).not.toBeNull();
    expect(sentences.length, id).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence, id).toMatch(/^\S.{4,}[^\s.!?。！？]$/u);
  }
});

test.each(["TW", "HK", "CN", "SG", null])(
  "in Chinese of %s, what buyers of any trade say of themselves tells of none",
  (country) => {
    const market = { language: "zh", country };
    const [need] = tradeNeeds("marketing", market);
    expect(need).toMatch(/^我[們们]的[產产]品/u);
    expect(thingsSaidIn("我們的團隊，聯絡我們。我们的团队，联系我们。", market)(need!)).toBe(0);
    // What only few needs speak of tells of this one.
    expect(thingsSaidIn("知道", market)(need!)).toBe(1);
  },
);

test.each(["TW", "CN", "SG", "US", null])(
  "a Chinese agency of %s is asked after no need of which its page says only “we”",
  (country) => {
    const market = { language: "zh", country };
    const category = tradeName("marketing", market)!.one;
    const facts = factsOf({ language: "zh", category, trade: "marketing", country });
    const known = tradeNeeds("marketing", market);
    const needsFor = (page: string) =>
      ruleQuestions(facts, { count: 25, pageTexts: [page] }).questions.filter(({ text }) =>
        known.some((need) => text.startsWith(need)),
      );
    expect(needsFor("我們在這裡很多年了，我們想認識你。我们在这里很多年了，我们想认识你。")).toEqual([]);
    expect(needsFor(known[0]!)).not.toEqual([]);
  },
);
