import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { townBehindIn } from "../../../../src/engine/read-site/facts/place-names.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const SITES = join(import.meta.dirname, "../../../../bench/questions/sites");
const EXPECTED = JSON.parse(readFileSync(join(SITES, "expected.json"), "utf8")) as Record<
  string,
  { url: string; trade: string; category: string; place: string | null; offer: string }
>;

const factsOf = (name: string) =>
  readFacts([parseHtml(readFileSync(join(SITES, `${name}.html`), "utf8"), { url: EXPECTED[name]!.url, isHome: true })]);

test.each(Object.entries(EXPECTED))(
  "of %s its trade, category, place and an offer are read",
  (name, { trade, category, place, offer }) => {
    const facts = factsOf(name);
    expect([facts.trade, facts.category, facts.place]).toEqual([trade, category, place]);
    expect(facts.offers).toContain(offer);
    const [first, second] = ruleQuestions(facts, { count: 2 }).questions;
    const named = place && new RegExp(`${place}|${townBehindIn(place)}`, "gu");
    if (named) expect(`${first!.text} ${second!.text}`.match(named)).toHaveLength(2);
  },
);

test.each([
  ["jp-ryokan", "旅館 つきのわ"],
  ["ae-cars", "درب السفر لتأجير السيارات"],
  ["ru-remont", "МастерБарабан"],
])("the name of %s is its own, not the slogan of its heading", (name, brand) => {
  expect(factsOf(name).brand).toBe(brand);
});

test.each([
  ["mx-panaderia", "Panadería La Espiga de Oro"],
  ["jp-shika", "みなと青空デンタル"],
  ["at-tischler", "Holzer & Söhne"],
  ["kr-gagu", "온결가구 공방"],
  ["pl-adwokat", "Kancelaria Adwokacka Ewa Sowińska"],
])("the name of %s is whole, and not the trade and the town beside it", (name, brand) => {
  expect(factsOf(name).brand).toBe(brand);
});

test("what is offered stops before the place, and apartments are nobody", () => {
  expect(factsOf("at-tischler").offers.filter((offer) => / aus$/.test(offer))).toEqual([]);
  expect(factsOf("us-movers").audience).toBeNull();
});

test("an audience is one of people, with the place they are in where nothing else says it", () => {
  expect(factsOf("us-payroll").audience).toBe("small bakeries in Ohio");
  expect(factsOf("de-klavier").audience).toBeNull();
});
