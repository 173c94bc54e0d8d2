import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFacts } from "../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../src/engine/read-site/parse/parse-html.ts";
import { tradeOf } from "../../../src/engine/trades/trades.ts";
import { fitTerms } from "../../../src/engine/trades/typical-terms.ts";

const fitOf = (text: string, language: string, isHead = false) => fitTerms([{ text, isHead }], language);
const tradeIn = (html: string) =>
  readFacts([parseHtml(`<!doctype html>${html}`, { url: "https://velmora.example/", isHome: true })]).trade;

test.each([
  [
    "en",
    "Recall, loose leash walking and puppy classes for reactive dogs. Positive reinforcement only.",
    "dogtraining",
  ],
  ["de", "Wir beziehen Ihre Sessel und Stühle neu, mit Federkern, Schaumstoff und Gurten.", "upholstery"],
  ["fr", "Fauteuils, sangles et ressorts : réfection en crin, tissus au choix.", "upholstery"],
  ["ru", "Багет, паспарту и подрамники для вышивки и картин.", "framer"],
  ["ja", "椅子の張替え、ソファ、生地、ウレタンの交換。", "upholstery"],
])("words of a trade in %s tell it without its name", (language, text, trade) => {
  expect(fitOf(text, language)[0]!.trade.id).toBe(trade);
});

test("a term tells more in a head, and no term tells anything in a language without a list", () => {
  const text = "Stump grinding and crown reduction";
  const [plain] = fitOf(text, "en");
  const [head] = fitOf(text, "en", true);
  expect(plain).toMatchObject({ trade: { id: "tree" }, terms: 2 });
  expect(head!.score).toBeGreaterThan(plain!.score);
  expect(fitOf(text, "eo")).toEqual([]);
});

test("a term stands only where a word begins", () => {
  expect(fitOf("The weather was unroofed", "en").map(({ trade }) => trade.id)).not.toContain("roofing");
});

test("a page is of the trade of which many of its words are, though it never names it", () => {
  const trade = tradeIn(`<html lang="en"><title>Good Company | Calm walks start here</title>
    <main><h1>Calm walks start here</h1><p>Jess has worked with reactive dogs since 2012. Recall, loose leash walking, jumping up and barking, with rewards and never with force.</p>
    <h2>Classes</h2><ul><li>Puppy class, six weeks</li><li>Adolescent obedience</li><li>Scentwork for beginners</li></ul></main></html>`);
  expect(trade).toBe("dogtraining");
});

test("one stray word of a trade does not make a page of it", () => {
  const trade = tradeIn(`<html lang="en"><title>Velmora</title><main><h1>Slow days</h1>
    <p>Letters from the valley, and what the postman said. Once there was a puppy class in the hall.</p></main></html>`);
  expect(trade).toBeNull();
});

const FOLDER = new URL("../../../src/engine/trades/terms/", import.meta.url).pathname;

test.each(readdirSync(FOLDER))("%s holds terms of known trades, each once, in small letters", (file) => {
  const { trades } = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as { trades: Record<string, string[]> };
  for (const [id, terms] of Object.entries(trades)) {
    expect(tradeOf(id), id).not.toBeNull();
    expect(new Set(terms).size, id).toBe(terms.length);
    for (const term of terms) expect(term, id).toBe(term.toLowerCase().trim().replaceAll(/\s+/gu, " "));
  }
});
