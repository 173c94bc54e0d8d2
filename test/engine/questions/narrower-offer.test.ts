import { expect, test } from "vitest";
import { ruleQuestions } from "../../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../src/engine/read-site/parse/parse-html.ts";
import { factsOf } from "./facts.ts";

const questions = (known: Parameters<typeof factsOf>[0]) =>
  ruleQuestions(factsOf({ place: "Leeds", ...known }), { count: 8 })
    .questions.map(({ text }) => text)
    .join("\n");

test.each([
  ["en", "physiotherapy practice", ["Physiotherapy & Shockwave Therapy"], /with shockwave therapy\?$/im],
  ["en", "dental practice", ["General dentistry", "Root canal treatment"], /root canal treatment/i],
  ["de", "Autowerkstatt", ["Service & Reparaturen", "Achsvermessung"], /Achsvermessung/],
  ["de", "Fahrschule", ["Führerscheinklassen", "Intensivkurs"], /^Intensivkurs/m],
  ["it", "fotografo", ["Fotografia e ritratti di famiglia"], /^Ritratti di famiglia/m],
  ["sl", "fotograf", ["Fotografija in poročni albumi"], /^Poročni albumi/m],
  ["fr", "photographe", ["Photographies en extérieur"], /Photographies en extérieur/i],
])("in %s a question of a %s asks for what is narrower than it: %j", (language, category, offers, asked) => {
  expect(questions({ language, category, offers, description: offers.join(", ") })).toMatch(asked);
});

test.each(["パンの紹介", "スタジオ紹介", "撮影メニュー"])("in Japanese the label %j of a menu is no offer", (offer) => {
  expect(questions({ language: "ja", category: "写真館", offers: [offer], description: offer })).not.toContain(offer);
});

test("a Swedish offer that is a verb stands by itself, behind no preposition", () => {
  const facts = factsOf({
    language: "sv",
    category: "elektriker",
    place: "Lund",
    offers: ["Laddbox hemma", "Byta säkringar"],
    description: "Laddbox hemma, byta säkringar",
  });
  const written = ruleQuestions(facts, { count: 14 }).questions.map(({ text }) => text);
  expect(written).toContain("Byta säkringar: vilka elektriker i Lund skulle du välja?");
});

const read = (html: string, url: string) => readFacts([parseHtml(`<!doctype html>${html}`, { url, isHome: true })]);

test("what a page declares as software is asked for as such, whatever houses it is made for", () => {
  const data = JSON.stringify({ "@context": "https://schema.org", "@type": "SoftwareApplication", name: "Kenly" });
  const html = `<html lang="en"><title>Kenly – Boarding kennel booking software that keepers like</title>
    <script type="application/ld+json">${data}</script><main><h1>Full kennels, calm days</h1>
    <p>For kennels. Kennels of every size use it, in kennels near Leeds too.</p></main></html>`;
  const [asked] = ruleQuestions(read(html, "https://kenly.com/"), { count: 1 }).questions;
  expect(asked!.text).toMatch(/^Which [\w ]*software providers would you shortlist\?$/);
});

test("a title that names the seller outweighs one service that it names too", () => {
  const html = `<html lang="en"><title>Plumber Sligo - Garvan Plumbing - Boiler Service Sligo</title>
    <main><h1>Warm homes</h1><p>Plumber in Sligo. Boiler service and bathrooms.</p></main></html>`;
  expect(read(html, "https://garvanplumbing.ie/").category).toBe("plumber");
});

test.each([
  ["pt", "Construção e Reforma de Piscinas em Braga", "Piscinas para a sua casa, com obra rápida.", "pools"],
  ["es", "Birriería en Puebla", "Antojitos y birria de lunes a domingo.", "restaurant"],
])("in %s the house of %j is no neighbouring trade", (language, title, text, trade) => {
  const html = `<html lang="${language}"><title>Velmora | ${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`;
  expect(read(html, "https://velmora.com/").trade).toBe(trade);
});
