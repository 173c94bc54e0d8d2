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
  ["Klimaanlagen", "de"],
  ["Ilmastointi", "fi"],
  ["Cene aziendali", "it"],
])("%j is a thing, whatever it begins with", (offer, language) => {
  expect(nounPhrase(offer, factsOf({ language }), "offer")).toBe(offer);
});

test("what is done in a workshop is an offer", () => {
  expect(nounPhrase("Workshop tools", factsOf({ language: "en" }), "offer")).toBe("Workshop tools");
});
