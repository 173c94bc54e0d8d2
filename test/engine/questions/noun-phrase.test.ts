import { expect, test } from "vitest";
import { nounPhrase } from "../../../src/engine/questions/noun-phrase.ts";
import { factsOf } from "./facts.ts";

test.each([
  "Möbel für drinnen und draußen",
  "Kleider neuen und alten Schnitts",
  "Torten zum selber backen",
  "Brot frisch gebacken",
  "Malerarbeiten innen und Außen",
  "Leuchten innen oder Draußen",
  "Torten gebacken und Kuchen",
  "Möbel für drinnen und Draußen",
  "Kleider neuen und Alten",
  "küchen",
])("%j is a thing: what ends in -en there is no infinitive", (offer) => {
  expect(nounPhrase(offer, factsOf({ language: "de" }), "offer")).toBe(offer);
});

test.each([
  "Gärten anlegen und pflegen",
  "Gärten anlegen und Teiche bauen",
  "Höfe neu gestalten",
  "Haare färben",
  "Baumkataster aufstellen und Pflegen",
  "Hosen kürzen oder Flicken",
])("%j is what is done", (offer) => {
  expect(nounPhrase(offer, factsOf({ language: "de" }), "offer")).toBeNull();
});

test.each([
  ["Die Werkstatt", "de"],
  ["Schauraum", "de"],
  ["Our studio", "en"],
  ["L’atelier", "fr"],
  ["Il nostro laboratorio", "it"],
  ["Naše dílna", "cs"],
])("%j is where the seller works", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBeNull();
});

test.each([
  ["Kostenloser Hörtest", "de"],
  ["Primera consulta gratuita", "es"],
  ["無料体験レッスン", "ja"],
  ["Menut ja hinnat", "fi"],
  ["Tarieven en openingstijden", "nl"],
  ["연주회 갤러리", "ko"],
  ["Grundbetrag inkl. Theorie", "de"],
])("%j says what is free, what it costs or what is shown", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBeNull();
});

test.each([
  ["Suosituimmat menut", "fi"],
  ["Most popular packages", "en"],
  ["Beliebteste Torten", "de"],
  ["Los más vendidos", "es"],
  ["3–24 months", "en"],
])("%j heads a choice of goods and names none", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBeNull();
});

test.each([
  ["Kurse und Preise", "de"],
  ["Aktuelle Preise für Kurse", "de"],
  ["Die Preise im Überblick", "de"],
  ["Course prices", "en"],
  ["Prices and packages", "en"],
  ["Les tarifs du club", "fr"],
  ["Liste des prix", "fr"],
  ["Menú y precios", "es"],
  ["Tarifas y horarios", "es"],
  ["Listino corsi", "it"],
  ["Kursy oraz ceny", "pl"],
  ["Cene tečajev", "sl"],
  ["الخدمات والأسعار", "ar"],
  ["施術メニュー・料金", "ja"],
  ["이용 요금", "ko"],
])("%j heads a list of prices", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBeNull();
});

test.each([
  ["Grand Prix Tickets", "en"],
  ["Billets Grand Prix", "fr"],
  ["Étude de prix", "fr"],
  ["Prix littéraires gravés", "fr"],
  ["Preise und Pokale", "de"],
  ["Prijzen en bekers", "nl"],
  ["Tarifa eléctrica", "es"],
  ["Tarifas de luz", "es"],
  ["Tariffe gas", "it"],
  ["Mobilfunk-Tarif-Beratung", "de"],
  ["Consultoría de precios", "es"],
  ["電気料金プラン", "ja"],
  ["알뜰 요금제", "ko"],
  ["瑞士手表", "zh"],
  ["畳表", "ja"],
  ["Blitzableiter", "de"],
  ["Anlegeleiter", "de"],
])("%j is a thing, though it holds what heads a list elsewhere", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBe(offer);
});

test.each([
  ["Tarifas familiares", "es", "mobileoperator", "plumber"],
  ["Preise für Vereine", "de", "trophies", "plumber"],
  ["기획 갤러리", "ko", "gallery", "musicschool"],
  ["婚礼相册", "zh", "photographer", "restaurant"],
  ["貸しギャラリー", "ja", "gallery", "musicschool"],
])("%j in %s is an offer of the trade %s, not of %s", (offer, language, trade, other) => {
  expect(nounPhrase(offer, factsOf({ language, trade }), "offer")).toBe(offer);
  expect(nounPhrase(offer, factsOf({ language, trade: other }), "offer")).toBeNull();
});

test.each([
  ["Klimaanlagen", "de"],
  ["Ilmastointi", "fi"],
  ["Cene aziendali", "it"],
])("%j is a thing, whatever it begins with", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBe(offer);
});

test.each([
  ["Vorstellung praktische Prüfung", "de"],
  ["Anmeldegebühr", "de"],
  ["Call-out fee", "en"],
  ["Frais de dossier", "fr"],
  ["Necrologi", "it"],
  ["強匠食品", "zh"],
])("%j is a fee, a notice or a maker, nothing to ask a seller for", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBeNull();
});

test("an offer is named before the colon behind which it is told of", () => {
  expect(nounPhrase("Urazy sportowe: skręcenia", factsOf({ language: "pl" }), "offer")).toBe("Urazy sportowe");
  expect(nounPhrase("冷凍食品", factsOf({ language: "zh" }), "offer")).toBe("冷凍食品");
});

test("what is done in a workshop is an offer", () => {
  expect(nounPhrase("Workshop tools", factsOf({ language: "en" }), "offer")).toBe("Workshop tools");
});
