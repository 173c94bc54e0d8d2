import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { townBehindIn } from "../../../../src/engine/read-site/facts/place-names.ts";
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
  ["gb-accountant", "tax", "accountant", "Leeds", "VAT returns"],
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
  ["at-tischler", "carpenter", "Tischlerei", "Linz", "Holzstiegen"],
  ["pt-oculista", "optician", "ótica", "Braga", "Lentes progressivas"],
  ["eg-lawyer", "law", "مكتب محاماة", "القاهرة", "تأسيس الشركات"],
  ["hr-charter", "boatcharter", "tvrtka za najam brodova", "Split", "Katamarani"],
  ["ca-roofing", "roofing", "roofing contractor", "Calgary", "Metal roofing"],
  ["mx-panaderia", "bakery", "panadería", "Puebla", "Rosca de Reyes"],
  ["jp-shika", "dentist", "歯科医院", "神戸市中央区", "矯正歯科"],
  ["pl-autoszkola", "driving", "szkoła jazdy", "Gdańsk", "Jazdy doszkalające"],
  ["fr-fleuriste", "flowers", "fleuriste", "Namur", "Fleurs de mariage"],
  ["au-vet", "vet", "veterinary practice", "Moonah", "Desexing"],
  ["it-falegname", "carpenter", "falegnameria", "Trento", "Scale interne"],
  ["cz-ucetni", "tax", "účetní kancelář", "Olomouc", "Zpracování mezd"],
  ["us-movers", "moving", "moving company", "Boise", "Piano moving"],
  ["nz-surf", "surfschool", "surf school", "Raglan", "Surf camps for kids"],
  ["ch-treuhand", "tax", "Treuhandbüro", "Frauenfeld", "Lohnbuchhaltung"],
  ["us-electrician", "electrician", "licensed electrician", "Savannah", "EV charger installation"],
  ["nl-hovenier", "landscape", "hoveniersbedrijf", "Deventer", "Vijvers"],
  ["sk-zubar", "dentist", "zubná ambulancia", "Trnava", "Strojčeky"],
  ["fr-autoecole", "driving", "auto-école", "Dijon", "Conduite accompagnée"],
  ["ru-yoga", "yoga", "студия йоги", "Самара", "Хатха-йога"],
  ["es-taller", "carrepair", "taller mecánico", "Zaragoza", "Chapa y pintura"],
  ["dk-frisor", "hair", "frisør", "Aarhus", "Plantefarve"],
  ["tr-veteriner", "vet", "veteriner kliniği", "Bursa", "Kısırlaştırma"],
  ["gb-letterpress", "print", "printing company", "Hebden Bridge", "Bookplates"],
  ["pl-adwokat", "law", "kancelaria prawna", "Toruń", "Sprawy spadkowe"],
  ["us-septic", "drains", "drain and septic company", "Asheville", "Drain Field Repair"],
  ["se-golv", "floors", "golvfirma", "Göteborg", "Slipning av trappor"],
  ["pl-kamien", "stonemason", "zakład kamieniarski", "Rzeszów", "Renowacja nagrobków"],
  ["sa-tanzif", "cleaning", "شركة تنظيف", "الرياض", "تعقيم المكاتب"],
  ["es-toldos", "blinds", "empresa de toldos", "Murcia", "Cortinas de cristal"],
  ["gb-pianos", "tuner", "piano tuner", "Sheffield", "Piano tuning"],
  ["de-logopaedie", "speech", "Praxis für Logopädie", "Kassel", "Schlucktherapie"],
  ["kr-gagu", "carpenter", "목공방", "대전", "원목 식탁"],
])("of %s its trade, category, place and an offer are read", (name, trade, category, place, offer) => {
  const facts = factsOf(name);
  expect([facts.trade, facts.category, facts.place]).toEqual([trade, category, place]);
  expect(facts.offers).toContain(offer);
  const [first, second] = ruleQuestions(facts, { count: 2 }).questions;
  const named = place && new RegExp(`${place}|${townBehindIn(place)}`, "gu");
  if (named) expect(`${first!.text} ${second!.text}`.match(named)).toHaveLength(2);
});

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
