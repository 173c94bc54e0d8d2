import { expect, test } from "vitest";
import { ruleQuestions } from "../../../src/engine/questions/rule-questions.ts";
import { shopFor, tradeName } from "../../../src/engine/trades/labels.ts";
import { TRADES } from "../../../src/engine/trades/trades.ts";
import { simplifiedIn, traditionalIn } from "../../support/chinese-signs.ts";
import { factsOf } from "./facts.ts";

/** Signs of the other script than the one that a country writes. */
const otherIn = (country: string | null) => (country === "TW" ? simplifiedIn : traditionalIn);

test("signs of one script alone are told from those of both", () => {
  expect(traditionalIn("台北的牙醫診所，里")).toEqual(["醫", "診"]);
  expect(simplifiedIn("台北的牙医诊所，里")).toEqual(["医", "诊"]);
});

test.each(["TW", null])("a Chinese house of %s is asked about in one script, whatever its trade", (country) => {
  const other = otherIn(country);
  const mixed = TRADES.flatMap(({ id, kind }) => {
    if (kind === "unsold") return [];
    return [true, false].flatMap((online) => {
      const name = tradeName(id, { language: "zh", country }, online);
      if (!name) return [];
      const facts = factsOf({ language: "zh", trade: id, category: name.one, country });
      const texts = ruleQuestions(facts, { count: 60 }).questions.map(({ text }) => text);
      expect(texts.length, id).toBeGreaterThan(10);
      return texts.filter((text) => other(text).length > 0);
    });
  });
  expect(mixed).toEqual([]);
});

test.each([
  ["TW", "黑膠針購物網站", "黑膠針專賣店"],
  ["HK", "黑膠針購物網站", "黑膠針專賣店"],
  ["MO", "黑膠針購物網站", "黑膠針專賣店"],
  ["CN", "黑胶针购物网站", "黑胶针专卖店"],
  ["SG", "黑胶针购物网站", "黑胶针专卖店"],
  ["MY", "黑胶针购物网站", "黑胶针专卖店"],
  ["US", "黑胶针购物网站", "黑胶针专卖店"],
  [null, "黑胶针购物网站", "黑胶针专卖店"],
])("a shop of %s for goods without a trade is called %s, in town %s", (country, online, inTown) => {
  const goods = online.slice(0, 3);
  const market = { language: "zh", country };
  expect(shopFor(goods, market, true)?.one).toBe(online);
  expect(shopFor(goods, market, false)?.one).toBe(inTown);
});
