import { expect, test } from "vitest";
import { findPhrases } from "../../../../src/engine/read-site/facts/category-phrases.ts";

interface Said {
  language: string;
  country?: string;
  town?: string;
  title: string;
  text?: string;
}

const phrasesOf = ({ language, country, town, title, text = "" }: Said) =>
  findPhrases(
    [
      { text: title, place: "title" },
      { text, place: "text" },
    ],
    { language, country: country ?? null, town: town ?? null, brand: "Velmora" },
  ).map((phrase) => phrase.text);

test.each<[Said, string]>([
  [{ language: "pt", title: "Loja de Flores" }, "loja de Flores"],
  [{ language: "pt", country: "PT", title: "Fabricante de Velas" }, "fabricante de Velas"],
  [{ language: "pt", country: "PT", title: "Loja de Natal" }, "loja de Natal"],
  [{ language: "it", title: "Produttore di Sale" }, "produttore di Sale"],
  [{ language: "it", title: "Scuola di Ballo" }, "scuola di Ballo"],
  [{ language: "it", title: "Fornitore di Prato", text: "Il prato pronto in rotoli." }, "fornitore di Prato"],
  [{ language: "es", title: "tienda de pesca" }, "tienda de pesca"],
  [{ language: "es", title: "Taller de Chapa", text: "Reparamos la chapa de su coche." }, "taller de Chapa"],
  [{ language: "fr", title: "Boutique de Champagne" }, "boutique de Champagne"],
  [{ language: "fr", title: "Vente en boutique de savons" }, "boutique de savons"],
])("what a house of $language sells is no town: $title", (said, phrase) => {
  expect(phrasesOf(said)).toEqual([phrase]);
});

test.each<[Said]>([
  [{ language: "pt", title: "centro de Braga" }],
  [{ language: "pt", country: "PT", town: "Flores", title: "centro de Flores" }],
  [{ language: "pt", country: "BR", title: "centro de Rio Claro" }],
  [{ language: "es", title: "centro de Cáceres" }],
  [{ language: "es", title: "Centro de Soria", text: "En Soria desde 1990." }],
  [{ language: "it", town: "Sale", title: "centro di Sale" }],
  [{ language: "fr", title: "agence d’Annecy" }],
])("a town behind $language's “of” says where a house is: $title", (said) => {
  expect(phrasesOf(said)).toEqual([]);
});
