import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";
import { isWithin, tradeOf } from "../../../../src/engine/trades/trades.ts";

const PAGES = join(import.meta.dirname, "../../../../bench/questions/unseen");
const EXPECTED = JSON.parse(readFileSync(join(PAGES, "expected.json"), "utf8")) as Record<
  string,
  { url: string; trade: string | null; category?: string; place: string | null }
>;
const factsOf = (html: string, url = "https://acme.example/") => readFacts([parseHtml(html, { url, isHome: true })]);

test.each([
  ["that served the words and rules", /^[a-g]\//u, { wrong: 0.02, right: 0.94, placed: 0.98 }],
  ["that were written blind", /^[h-m]\//u, { wrong: 0.1, right: 0.68, placed: 0.87 }],
  ["that were made hard", /^n\//u, { wrong: 0.27, right: 0.58, placed: 0.65 }],
  ["that are as most owners have them", /^[op]\//u, { wrong: 0.13, right: 0.78, placed: 0.95 }],
])("of small businesses %s nearly none is asked about as another, and most are asked about", (_, batches, bounds) => {
  const pages = Object.entries(EXPECTED).filter(([name]) => batches.test(name));
  const read = pages.map(([name, { url, trade, category, place }]) => {
    const facts = factsOf(readFileSync(join(PAGES, `${name}.html`), "utf8"), url);
    const told = tradeOf(facts.trade);
    const isOf = (id: string) => {
      const known = tradeOf(id)!;
      return known.kind === "unsold" ? facts.category === null : told !== null && isWithin(known, told);
    };
    const isRight = trade === null ? facts.category === category : trade.split("|").some(isOf);
    return { name, isTold: facts.trade !== null || facts.category !== null, isRight, isPlaced: facts.place === place };
  });
  const share = (is: (page: (typeof read)[number]) => boolean) => read.filter(is).length / read.length;
  const wrong = read.filter(({ isTold, isRight }) => isTold && !isRight).map(({ name }) => name);
  expect(wrong.length / read.length, wrong.join(", ")).toBeLessThan(bounds.wrong);
  expect(share(({ isRight }) => isRight)).toBeGreaterThan(bounds.right);
  expect(share(({ isPlaced }) => isPlaced)).toBeGreaterThan(bounds.placed);
});

const pageOf = ({ title = "Marlow", h1 = "", body = "" }) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${h1}</h1>${body}</main>`;

describe("what a page says of itself", () => {
  test.each<[string, string, string | null]>([
    ["its first line, under a slogan", "<p>We are an electrician in Leeds.</p>", "electrician"],
    [
      "not what a customer is",
      "<p>A bakery in Leeds.</p><h2>Reviews</h2><p>I am an electrician and love it.</p>",
      "bakery",
    ],
    ["not whom it serves", "<p>Bookkeeping for electricians and plumbers.</p>", "tax"],
    ["by the head of a phrase", "<p>Property video and drone video production in Leeds.</p>", "film"],
    [
      "not by a short word inside a longer one",
      "<p>Sparkling offices. Our cleaning company comes daily.</p>",
      "cleaning",
    ],
    [
      "a narrower trade before a general one",
      "<p>Our clinic: the veterinary practice for cats. Clinic hours.</p>",
      "vet",
    ],
  ])("is %s", (_what, body, trade) => {
    expect(factsOf(pageOf({ h1: "Up before you are", body })).trade).toBe(trade);
  });

  test("is no trade that a family name alone tells", () => {
    const body = "<p>Naprawiamy auta: wymiana oleju, diagnostyka.</p>";
    const html = pageOf({ title: "Auto-Kowal", h1: "Auto-Kowal", body }).replace('lang="en"', 'lang="pl"');
    expect(factsOf(html, "https://autokowal.pl/").trade).toBe("carrepair");
  });

  test("is no slogan, however often it is said: nothing is asked then", () => {
    const facts = factsOf(
      pageOf({ title: "Marlow | Moments of Wonder", h1: "Moments of wonder", body: "<p>Come in.</p>" }),
    );
    expect(facts.category).toBeNull();
    expect(ruleQuestions(facts, { count: 2 })).toMatchObject({
      questions: [],
      reason: expect.stringMatching(/plain words.*your own questions/),
    });
  });

  test.each([
    [
      "pl",
      "<nav><a href='#f'>Funkcje</a><a href='/in'>Zaloguj</a></nav><h1>Koniec z zeszytem</h1><p>Kwatery, noclegi i goście w jednym miejscu. Kwatery i pokoje gościnne wolne od ręki, śniadania i meldunek gości.</p>",
    ],
    [
      "pt",
      "<nav><a href='#p'>Planos</a><a href='/in'>Entrar</a></nav><h1>A cadeira cheia</h1><p>O app das barbearias: barba, degradê e navalha são com você. O sistema marca o horário na sua barbearia.</p>",
    ],
  ])("is not the trade of those who log into it (%s)", (language, body) => {
    const html = pageOf({ title: "Velmora – w porządku", body }).replace('lang="en"', `lang="${language}"`);
    expect(tradeOf(factsOf(html).trade)?.kind ?? "product").toBe("product");
  });

  test("of a gym that has a login, prices and a trial is a gym's", () => {
    const body =
      "<nav><a href='/prices'>Prices</a><a href='/in'>Log in</a></nav><h1>Stronger</h1><p>Our gym in Leeds: weights, classes and personal training. Free trial for a week.</p>";
    expect(factsOf(pageOf({ title: "Velmora | Gym in Leeds", body })).trade).toBe("gym");
  });

  test("is for whom software is, wherever they are", () => {
    const body =
      "<p>The all-in-one platform for dog walkers.</p><h2>Stories</h2><p>“My Sundays are back.” Mel, Denver</p>";
    const facts = factsOf(pageOf({ h1: "Walk more", body }));
    expect([facts.category, facts.place]).toEqual(["platform for dog walkers", null]);
  });
});

describe("the place of a page", () => {
  test.each([
    ["before a province in brackets", "12, rue Galt, Sherbrooke (Québec) J1K 1K8", "Sherbrooke"],
    ["before an Irish postcode", "Centre Park Road, Cork T12 XY55", "Cork"],
    ["before a state without a postcode", "Saguaro Care, Tucson, AZ", "Tucson"],
    ["before its street, as in Russia", "Тула, пр. Ленина, 77", "Тула"],
    ["before a telephone number, which is none", "Via Etnea 240, 95131 Catania - Tel. 095 555 012", "Catania"],
  ])("stands %s", (_what, address, place) => {
    const html = pageOf({ body: "<p>A bakery.</p>" }).replace("</main>", `</main><footer>${address}</footer>`);
    expect(factsOf(html).place).toBe(place);
  });

  test("is never a customer's", () => {
    const body = "<p>A bakery.</p><h2>Guest book</h2><p>“Better than at home!” Tom, Manchester</p>";
    expect(factsOf(pageOf({ body })).place).toBeNull();
  });
});
