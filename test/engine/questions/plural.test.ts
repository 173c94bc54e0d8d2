import { expect, test } from "vitest";
import { pluralOf } from "../../../src/engine/questions/plural.ts";
import { templatesFor } from "../../../src/engine/questions/templates.ts";

const plural = (tag: string, category: string) =>
  pluralOf(category, tag, templatesFor(tag, tag.slice(3) || null).templates)?.who ?? null;

test.each([
  ["en", "law firm", "law firms"],
  ["en", "law firms", "law firms"],
  ["en", "online shop for pet supplies", "online shops for pet supplies"],
  ["en", "painter and decorator", "painters and decorators"],
  ["en", "web data API", "web data APIs"],
  ["de", "Anwaltskanzlei", "Anwaltskanzleien"],
  ["de", "Outdoor-Laden", "Outdoor-Läden"],
  ["de", "Webdaten-API", "Webdaten-APIs"],
  ["de", "Sanitär- und Heizungsbetrieb", "Sanitär- und Heizungsbetriebe"],
  ["de", "Café und Bäckerei", "Cafés und Bäckereien"],
  ["de", "Onlineshop für Kaffee", "Onlineshops für Kaffee"],
  ["de", "gemeinnützige Organisation", "gemeinnützigen Organisationen"],
  ["fr", "cabinet d'avocats", "cabinets d'avocats"],
  ["fr", "garage automobile", "garages automobiles"],
  ["fr", "cabinet médical", "cabinets médicaux"],
  ["fr", "logiciel CRM", "logiciels CRM"],
  ["es", "clínica dental", "clínicas dentales"],
  ["es", "agencia de diseño web", "agencias de diseño web"],
  ["it", "studio legale", "studi legali"],
  ["pl", "warsztat oraz sklep", "warsztaty oraz sklepy"],
  ["fr", "école en cabinet", "écoles en cabinet"],
  ["it", "clinica veterinaria", "cliniche veterinarie"],
  ["it", "autofficina", "autofficine"],
  ["nl", "medisch centrum", "medische centra"],
  ["nl", "advocatenkantoor", "advocatenkantoren"],
  ["pt", "clínica dentária", "clínicas dentárias"],
  ["pt", "loja online de vinhos", "lojas online de vinhos"],
  ["pt-BR", "clínica odontológica", "clínicas odontológicas"],
  ["pt-BR", "loja de móveis planejados", "lojas de móveis planejados"],
  ["hr", "stomatološka ordinacija", "stomatološke ordinacije"],
  ["sk", "internetový obchod s elektronikou", "internetové obchody s elektronikou"],
  ["cs", "zubní ordinace", "zubní ordinace"],
  ["sl", "spletna trgovina za očala", "spletne trgovine za očala"],
  ["pl", "kancelaria prawna", "kancelarie prawne"],
  ["pl", "biuro podróży", "biura podróży"],
])("in %s, %j become %j", (tag, category, who) => {
  expect(plural(tag, category)).toBe(who);
});

test.each([
  ["en", "payroll software"],
  ["de", "Lohnabrechnung"],
  ["fr", "soutien scolaire"],
  ["es", "clases particulares"],
  ["hr", "odvjetnik"],
  ["sk", "fotograf"],
])("in %s, %j has no plural that needs no bending", (tag, category) => {
  expect(plural(tag, category)).toBeNull();
});

test.each([
  ["cs", "vedení účetnictví"],
  ["sk", "vedenie účtovníctva"],
])("in %s nobody is many of what is done: %j", (tag, category) => {
  expect(plural(tag, category)).toBeNull();
});
