import { expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const read = (language: string, title: string, body: string) => {
  const html = `<!doctype html><html lang="${language}"><title>${title}</title><main><h1>Velmora</h1>${body}</main></html>`;
  const page = parseHtml(html, { url: "https://velmora.com/", isHome: true });
  const facts = readFacts([page]);
  const [first] = ruleQuestions(facts, { count: 1, pageTexts: [page.mainText] }).questions;
  return { trade: facts.trade, first: first?.text };
};

test.each([
  [
    "de",
    "Velmora | Puppenreparatur in Kassel",
    "<p>Die Puppenreparatur für alte Puppen, Teddys und Spielzeug.</p><p>Jede Puppenreparaturarbeit dauert zwei Wochen.</p><h2>Spielzeug</h2>",
    "Welche Anbieter für Puppenreparatur in Kassel würdest du in die engere Wahl nehmen?",
  ],
  [
    "fr",
    "Velmora – Fabrication de cadrans solaires à Angers",
    "<p>La fabrication de votre cadran. Un cadran solaire en pierre demande dix jours.</p><h2>Cadrans et pierre</h2>",
    "Quels prestataires de fabrication de cadrans solaires retiendrais-tu à Angers ?",
  ],
  [
    "tr",
    "Velmora | Eskişehir Kuş Kafesi Yapımı",
    "<p>Kuş için kafes yapımı atölyemizde olur: kafesler ahşap ve tel. Her kuş kafesi elde yapılır.</p><h2>Ahşap kafes</h2>",
    "Eskişehir’deki tavsiye edilen kuş kafesi yapımı hizmeti veren firmalar hangileri?",
  ],
  [
    "cs",
    "Velmora | Oprava loutek Litovel",
    "<p>Oprava každé staré loutky i opravy hraček pro děti.</p><p>Prodej hraček ze dřeva.</p><h2>Hračky</h2>",
    "Oprava loutek, Litovel: koho byste zařadili do užšího výběru?",
  ],
  [
    "de",
    "Drehorgeln mieten in Kassel | Velmora",
    "<p>Unsere Drehorgeln, jede Drehorgel mit Walze.</p>",
    "Welche Anbieter für Drehorgeln in Kassel würdest du in die engere Wahl nehmen?",
  ],
  [
    "ro",
    "Velmora | Fabricare marionete textile Bacău",
    "<p>Refacem marionete vechi. Orice marionetă din material textil.</p><p>Calea Mărășești 9, 600017 Bacău</p>",
    "Ce firme care oferă fabricare marionete textile din Bacău recomanzi?",
  ],
  [
    "fr",
    "Velmora | Remaillage de filets",
    "<p>Le remaillage de vos filets et un filet neuf.</p><ul><li>Petit filet : 40 €</li></ul><footer>9 rue du Port, 49000 Angers</footer>",
    "Quels prestataires de remaillage de filets retiendrais-tu à Angers ?",
  ],
])("in %s, %j is asked for by these words, whatever the table has beside them", (language, title, body, question) => {
  expect(read(language, title, body)).toEqual({ trade: null, first: question });
});

test("services of a trade are the trade's own", () => {
  const body = "<p>A complete waterproofing solution: we waterproof roofs, basements and bathrooms.</p>";
  expect(read("en", "Velmora | Complete Waterproofing Solution in Leeds", body).trade).toBe("waterproofing");
});

test.each([
  [
    "es",
    "Clínica de fisioterapia en el centro de Cáceres | Velmora",
    "<p>Fisioterapia deportiva, punción seca y suelo pélvico.</p><footer>Avenida de España 9, 10002 Cáceres</footer>",
    "¿Qué clínicas de fisioterapia en Cáceres recomiendas?",
  ],
  [
    "it",
    "Velmora - Dottori Commercialisti a Faenza",
    "<p>Studio commercialista: contabilità, bilanci e dichiarazioni dei redditi.</p><p>I commercialisti dello studio.</p>",
    "Quali dottori commercialisti prenderesti in considerazione a Faenza?",
  ],
  [
    "de",
    "Velmora: Baumgutachten",
    "<p>Baumgutachten und Baumkontrolle in Kiel: wir prüfen jeden Baum.</p><footer>Ring 9, 24103 Kiel</footer>",
    "Welche Baumgutachter in Kiel würdest du in die engere Wahl nehmen?",
  ],
])(
  "in %s, %j tells the trade by its sellers' names, also many of them or what they do",
  (language, title, body, question) => {
    expect(read(language, title, body).first).toBe(question);
  },
);

test("a title that says its trade in a name is no other's", () => {
  const body =
    "<p>Wir planen Gärten. Die Freude am Garten, und Freude mit Pflanzen. Gartengestaltung, Bepflanzung und Pflege.</p>";
  expect(read("de", "Velmora Gartenbau | Freude am Garten", body).trade).toBe("landscape");
});

test("a deed at home in a town is no house in it", () => {
  const body = "<p>Lutke popravimo na domu. Popravilo vsake lutke traja teden dni.</p><p>Lutka na domu.</p>";
  expect(read("sl", "Popravilo lutk na domu Murska Sobota | Velmora", body).first).toMatch(/^Popravilo lutk na domu, /);
});

test("an estate agency that sells and lets houses is asked for as what its title calls it", () => {
  const html = `<!doctype html><html lang="es"><title>Velmora - Inmobiliaria en Tandil</title>
    <meta name="description" content="Venta y alquiler de casas, departamentos, lotes y campos en Tandil.">
    <main><h1>Tu próximo hogar</h1><p>Casas y departamentos en venta. Inmobiliaria de familia.</p></main></html>`;
  expect(readFacts([parseHtml(html, { url: "https://velmora.com/", isHome: true })]).trade).toBe("realestate");
});
