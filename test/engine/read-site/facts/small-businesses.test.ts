import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const SITES = join(import.meta.dirname, "../../../../bench/questions/sites");
const URLS = JSON.parse(readFileSync(join(SITES, "sites.json"), "utf8")) as Record<string, string>;

const factsOf = (name: string) =>
  readFacts([parseHtml(readFileSync(join(SITES, `${name}.html`), "utf8"), { url: URLS[name]!, isHome: true })]);

test.each([
  ["pl-physio", "physio", "gabinet fizjoterapii", "Kraków", "Terapia manualna"],
  ["br-petshop", "petgroom", "pet shop com banho e tosa", "Curitiba", "Creche para cachorros"],
  ["in-coaching", "coaching", "coaching institute", "Pune", "NEET repeater batch"],
  ["fr-plombier", "plumber", "plombier chauffagiste", "Nantes", "Dépannage plomberie"],
  ["gb-accountant", "tax", "accounting firm", "Leeds", "VAT returns"],
  ["jp-ryokan", "hotel", "旅館", "京都市東山区", "京会席"],
  ["tr-tercume", "translation", "tercüme bürosu", "İzmir", "Yeminli tercüme"],
  ["ru-remont", "appliance", "сервис по ремонту бытовой техники", "Казань", "Холодильники"],
  ["se-tandlakare", "dentist", "tandläkare", "Uppsala", "Tandimplantat"],
  ["dk-cykler", "bikeshop", "cykelhandler", "Odense", "Ladcykler"],
  ["no-nordlys", "tours", "arrangør av guidede turer", "Tromsø", "Hvalsafari"],
  ["kr-pibu", "skin", "피부과", "부산", "여드름 치료"],
  ["ae-cars", "carrental", "شركة تأجير سيارات", "دبي", "سيارات عائلية"],
  ["cz-kuchyne", "carpenter", "truhlářská dílna", "Brno", "Vestavěné skříně"],
  ["us-payroll", "payroll", "payroll software", null, "Ohio municipal tax filing"],
  ["es-idiomas", "language", "academia de idiomas", "Valencia", "Inglés para niños"],
  ["it-fotografo", "photographer", "fotografo", "Bari", "Reportage di matrimonio"],
  ["de-klavier", "tuner", "Klavierbaumeister", "Leipzig", "Klaviertransport"],
  ["nl-zon", "solar", "zonnepanelenbedrijf", "Groningen", "Thuisbatterij"],
  ["za-catering", "catering", "caterer", "Cape Town", "Braai catering"],
])("of %s its trade, category, place and an offer are read", (name, trade, category, place, offer) => {
  const facts = factsOf(name);
  expect([facts.trade, facts.category, facts.place]).toEqual([trade, category, place]);
  expect(facts.offers).toContain(offer);
  const [first, second] = ruleQuestions(facts, { count: 2 }).questions;
  if (place) expect(`${first!.text} ${second!.text}`.split(place).length).toBe(3);
});

test.each([
  ["jp-ryokan", "旅館 つきのわ"],
  ["ae-cars", "درب السفر لتأجير السيارات"],
  ["ru-remont", "МастерБарабан"],
])("the name of %s is its own, not the slogan of its heading", (name, brand) => {
  expect(factsOf(name).brand).toBe(brand);
});

test("an audience is one of people, with the place they are in where nothing else says it", () => {
  expect(factsOf("us-payroll").audience).toBe("small bakeries in Ohio");
  expect(factsOf("de-klavier").audience).toBeNull();
});
