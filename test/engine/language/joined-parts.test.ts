import { expect, test } from "vitest";
import { isCut } from "../../../src/engine/language/head-end.ts";
import { joinedParts } from "../../../src/engine/language/joined-parts.ts";

test.each([
  ["it", "imprese ed enti", ["imprese", "enti"]],
  ["pl", "rodziny oraz firmy", ["rodziny", "firmy"]],
  ["cs", "rodiny a firmy", ["rodiny", "firmy"]],
  ["sl", "okna in vrata", ["okna", "vrata"]],
  ["nl-BE", "gezinnen en bedrijven", ["gezinnen", "bedrijven"]],
  ["de", "Türen & Fenster", ["Türen", "Fenster"]],
])("in %s %j names several things", (tag, phrase, parts) => {
  expect(joinedParts(phrase, tag)).toEqual(parts);
});

test.each([
  ["fr", "familles en deuil"],
  ["sv", "Frisör i Lund"],
  ["de", "Praxis in Leipzig"],
  ["pt", "apoio a idosos"],
  ["ca", "vi e oli"],
  ["de", "Sanitär- und Heizungsbetriebe"],
])("in %s %j is one: a word of another language joins nothing, nor what a hyphen leaves open", (tag, phrase) => {
  expect(joinedParts(phrase, tag)).toEqual([phrase]);
});

test.each([
  ["it", "pane ed"],
  ["pl", "oraz okna"],
  ["ro", "uși și"],
])("in %s %j was cut at what joins it to another", (language, phrase) => {
  expect(isCut(phrase, language)).toBe(true);
});
