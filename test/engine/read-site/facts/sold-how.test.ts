import { describe, expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { softwareFor } from "../../../../src/engine/read-site/facts/software.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";
import { shopFor } from "../../../../src/engine/trades/labels.ts";

const read = (language: string, url: string, html: string) => {
  const page = parseHtml(`<!doctype html><html lang="${language}">${html}</html>`, { url, isHome: true });
  const facts = readFacts([page]);
  return {
    facts,
    questions: ruleQuestions(facts, { count: 2, pageTexts: [page.mainText] }).questions.map((q) => q.text),
  };
};

describe("software that says so in its title is no house of those who use it", () => {
  test.each([
    [
      "fr",
      "DossierClair, le logiciel de gestion pour cabinets d'avocats",
      "logiciel de gestion pour cabinets d'avocats",
    ],
    ["es", "GimnaFlow: programa para gestionar gimnasios", "programa para gestionar gimnasios"],
    ["nl", "PootPlan – praktijksoftware voor dierenartsen", "praktijksoftware voor dierenartsen"],
    ["it", "TavoloSubito - Gestionale per ristoranti e pizzerie", "Gestionale per ristoranti e pizzerie"],
    ["cs", "Domovník | Program pro správu bytových domů", "Program pro správu bytových domů"],
    ["de", "Hufplan | Software für Reitställe", "Software für Reitställe"],
  ])("in %s: %j", (language, title, category) => {
    const { facts } = read(language, "https://velmora.com/", `<title>${title}</title><main><h1>Velmora</h1></main>`);
    expect(facts).toMatchObject({ category, place: null });
  });
});

test("a page with features, a login and a trial sells software for what its title names", () => {
  const { facts } = read(
    "en",
    "https://rentledger.io/",
    `<title>RentLedger: property management for small landlords</title><header><nav><a href="/features">Features</a>
     <a href="/login">Sign in</a></nav></header><main><h1>Know who paid</h1><p>Try it free, no credit card needed.</p></main>`,
  );
  expect(facts.category).toBe("property management software for small landlords");
});

test("an agency that develops software is none", () => {
  const { facts } = read(
    "de",
    "https://codewerk.de/",
    "<title>Codewerk – Softwareentwicklung für den Mittelstand in Kassel</title><main><h1>Individuelle Softwareentwicklung</h1></main>",
  );
  expect(facts.trade).not.toBe("software");
});

describe("a shop with a basket", () => {
  const shop = (title: string, description: string) =>
    read(
      "en",
      "https://therindroom.co.uk/",
      `<title>${title}</title><meta name="description" content="${description}"><header><nav><a href="/basket">Basket (0)</a></nav></header>
       <main><h1>Cheese, cut while you watch</h1><p>Farmhouse cheese from 30 farms.</p></main>
       <footer>18 Corve Street, Ludlow SY8 1DA</footer>`,
    ).facts;

  test("that names its town is one in town", () => {
    expect(shop("The Rind Room | Cheesemonger in Ludlow", "A cheese shop in Ludlow")).toMatchObject({
      place: "Ludlow",
    });
  });

  test("that sends what it sells anywhere is one on the web", () => {
    expect(shop("The Rind Room | Cheese by post", "Farmhouse cheese. Free shipping over £40")).toMatchObject({
      place: null,
      category: "online shop for cheese",
    });
  });

  test("for many parts of one trade sells that trade, and not everything", () => {
    const menu = ["Golf clubs", "Golf bags", "Ski boots", "Treadmills", "Archery", "Tents and rucksacks"];
    const links = [...menu, "Cart"].map((name, index) => `<a href="/${index}">${name}</a>`).join("");
    const { facts } = read(
      "en",
      "https://velmora.com/",
      `<title>Velmora | Golf clubs and more</title><header><nav>${links}</nav></header>
       <main><h1>Golf clubs</h1><p>Golf clubs, golf balls and golf shoes. Free delivery.</p></main>`,
    );
    expect(facts.trade).toBe("sports");
  });

  test("for things of no known trade is asked for by what its title calls them", () => {
    const { questions } = read(
      "en",
      "https://kawarthapaddle.ca/",
      `<title>Kawartha Co. | Handmade Stone Sundials</title><header><nav><a href="/cart">Cart</a></nav></header>
       <main><h1>Made to be used</h1><p>Our stone sundials are made by hand. A good sundial lasts; every stone deserves a handmade sundial.</p></main>`,
    );
    expect(questions[0]).toMatch(/^Which online shops for handmade stone sundials/);
  });
});

test("a trade's name is asked for without what the site never speaks of", () => {
  const { facts } = read(
    "fr",
    "https://savonnerieduplateau.fr/",
    `<title>Savonnerie du Plateau – Savons artisanaux</title><header><nav><a href="/panier">Panier</a></nav></header>
     <main><h1>Nos savons</h1><p>Savons à froid. Livraison offerte dès 49 €.</p></main>`,
  );
  expect(facts.category).toBe("boutique en ligne de savons artisanaux");
});

test("of a district and the city of the title that stands beside it the city is asked about", () => {
  const { facts } = read(
    "tr",
    "https://porsuktemizlik.com.tr/",
    `<title>Eskişehir Temizlik Şirketi | Porsuk</title><main><h1>Temizlik</h1><p>Ev ve ofis temizliği.</p></main>
     <footer>Hoşnudiye Mah. İsmet İnönü Cad. No:12, 26130 Tepebaşı / Eskişehir</footer>`,
  );
  expect(facts.place).toBe("Eskişehir");
});

test.each([
  ["cs", "Fyzioterapeutická ordinace v Brně", "physio"],
  ["en", "Picture framers in York", "framer"],
  ["it", "Gommista a Bergamo", "tyres"],
  ["pt", "Escola de natação em Faro", "swimming"],
  ["de", "Ergotherapiepraxis in Gera", "occupational"],
])("in %s the name of a trade's own sellers tells it: %j", (language, title, trade) => {
  const { facts } = read(
    language,
    "https://velmora.com/",
    `<title>Velmora | ${title}</title><main><h1>${title}</h1></main>`,
  );
  expect(facts.trade).toBe(trade);
});

test.each([
  ["de", "Kanzlei Brandt – Fachanwälte für Arbeitsrecht in Hannover", "Anwaltskanzlei für Arbeitsrecht"],
  ["fr", "Cabinet Morel, avocats en droit du travail à Lille", "cabinet d'avocats en droit du travail"],
  ["de", "Kanzlei Brandt – Arbeitsrecht und Familienrecht in Hannover", "Anwaltskanzlei"],
])("in %s a firm of one field of law is asked for as such, of several as any: %j", (language, title, category) => {
  const { facts } = read(language, "https://velmora.com/", `<title>${title}</title><main><h1>Willkommen</h1></main>`);
  expect(facts.category).toBe(category);
});

test("a house is called what its title calls it, where some sellers of the trade are called so", () => {
  const { questions } = read(
    "en",
    "https://eurekabooks.com.au/",
    "<title>Eureka – Bookkeepers in Ballarat</title><main><h1>Books in order</h1><p>Bookkeeping and payroll.</p></main>",
  );
  expect(questions[0]).toBe("Which bookkeepers in Ballarat would you shortlist?");
});

test("a town whose name others share is asked about with its region", () => {
  const { facts, questions } = read(
    "en",
    "https://goodheel.com/",
    `<title>Good Heel Dog Training | Portland, Maine</title><main><h1>Dog training that sticks</h1></main>
     <footer>88 Danforth St, Portland, ME 04101</footer>`,
  );
  expect(facts.place).toBe("Portland, Maine");
  expect(questions[0]).toBe("Which dog trainers in Portland, Maine would you shortlist?");
});

test("what a site writes is filled in as it stands, signs of a replacement included", () => {
  const market = { language: "en", country: null };
  expect(softwareFor("R$& D", "en")).toBe("r$& D software");
  expect(shopFor("R$& lamps", market, true)?.one).toContain("R$& lamps");
});
