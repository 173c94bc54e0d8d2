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
    "Velmora – Rempaillage de chaises à Angers",
    "<p>Le rempaillage de vos meubles. Chaises en bois, meubles anciens : dix jours.</p><h2>Meubles et chaises</h2>",
    "Quels prestataires de rempaillage de chaises retiendrais-tu à Angers ?",
  ],
  [
    "tr",
    "Velmora | Eskişehir Koltuk Yıkama",
    "<p>Koltuk ve yatak yıkama hizmeti evinizde yapılır: kanepe, koltuk. Temizlik ürünlerimiz kokusuzdur.</p><h2>Derin temizlik</h2>",
    "Eskişehir’deki tavsiye edilen koltuk yıkama hizmeti veren firmalar hangileri?",
  ],
  [
    "cs",
    "Velmora | Včelařské potřeby Litovel",
    "<p>Potřeby pro každého včelaře, včelařské kombinézy a úly.</p><p>Prodej medu z vlastní včelnice.</p><h2>Sklenice na med</h2>",
    "Včelařské potřeby, Litovel: koho byste zařadili do užšího výběru?",
  ],
])("in %s, %j is asked for by these words, whatever the table has beside them", (language, title, body, question) => {
  expect(read(language, title, body)).toEqual({ trade: null, first: question });
});

test("services of a trade are the trade's own", () => {
  const body = "<p>A complete waterproofing solution: we waterproof roofs, basements and bathrooms.</p>";
  expect(read("en", "Velmora | Complete Waterproofing Solution in Leeds", body).trade).toBe("waterproofing");
});

test("a title that says its trade in a name is no other's", () => {
  const body =
    "<p>Wir planen Gärten. Die Freude am Garten, und Freude mit Pflanzen. Gartengestaltung, Bepflanzung und Pflege.</p>";
  expect(read("de", "Velmora Gartenbau | Freude am Garten", body).trade).toBe("landscape");
});
