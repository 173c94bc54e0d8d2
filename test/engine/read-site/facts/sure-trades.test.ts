import { expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { isArticle, isTelling } from "../../../../src/engine/read-site/facts/telling.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const factsOf = (html: string, url: string) => readFacts([parseHtml(`<!doctype html>${html}`, { url, isHome: true })]);

test("a trade that one stray word shows is not asked about", () => {
  const html = `<html lang="en"><title>Marlow</title><main><h1>Marlow</h1><p>No hurry, no noise.</p>
    <h2>What we do</h2><ul><li>Moss evenings</li><li>Cloud watching</li><li>Quiet weekends</li></ul>
    <h2>On the day</h2><p>We meet at the bakery and park behind the brewery.</p></main></html>`;
  const facts = factsOf(html, "https://marlow.com/");
  expect(facts).toMatchObject({ trade: null, category: null });
  expect(ruleQuestions(facts, { count: 1 }).questions).toEqual([]);
});

test("a slogan that title and heading repeat does not outweigh what is offered", () => {
  const html = `<html lang="da"><title>Lund | Vi har styr på strømmen</title><main><h1>Vi har styr på strømmen</h1>
    <h2>Ydelser</h2><ul><li>Ladestander</li><li>Ny eltavle</li><li>El-installation</li></ul></main><footer>Lund El-Service ApS, elektriker i Vejle</footer></html>`;
  expect(factsOf(html, "https://lund.dk/").trade).toBe("electrician");
});

test("a domain and a name at the foot of the page say a trade that the text shows too", () => {
  const html = `<html lang="en"><title>Little Gums</title><main><h1>Grow wild</h1><p>Joeys, possums and a very big backyard.</p></main></html>`;
  expect(factsOf(html, "https://littlegumschildcare.com.au/").trade).toBe("childcare");
});

test("a rare trade is told by its name, in its language", () => {
  const html = `<html lang="sv"><title>Bergs | Bokbinderi i Lund</title><main><h1>Bokbinderi i Lund</h1><p>Bokbindning för hand.</p></main></html>`;
  const facts = factsOf(html, "https://bergs.se/");
  expect(facts).toMatchObject({ trade: "bookbinder", place: "Lund" });
  expect(ruleQuestions(facts, { count: 1 }).questions[0]!.text).toMatch(/bokbindare i Lund/);
});

test.each([
  ["Lindenhonig 250 g", true, false],
  ["clase práctica 45 min", true, false],
  ["Cuts", false, false],
  ["Balayage and gloss", false, true],
  ["Alquiler", false, true],
])("of %s it is told whether it is an article, and whether it tells a service", (offer, article, telling) => {
  expect([isArticle(offer), isTelling(offer)]).toEqual([article, telling]);
});
