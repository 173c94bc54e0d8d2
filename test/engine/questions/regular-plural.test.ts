import { expect, test } from "vitest";
import { regularPlural } from "../../../src/engine/questions/regular-plural.ts";

test.each([
  ["en", "picture framer", "picture framers"],
  ["en", "shop for toys", "shops for toys"],
  ["de", "Buchbinderei", "Buchbindereien"],
  ["de", "Spieleladen", "Spieleläden"],
  ["nl", "fokkerij", "fokkerijen"],
  ["sv", "båtbyggare", "båtbyggare"],
  ["da", "lampebutik", "lampebutikker"],
  ["no", "gullsmed", "gullsmeder"],
  ["fr", "boutique d'accessoires", "boutiques d'accessoires"],
  ["es", "tienda de juegos de mesa", "tiendas de juegos de mesa"],
  ["it", "negozio di vernici", "negozi di vernici"],
  ["pt", "instalação para animais", "instalações para animais"],
  ["ru", "сельскохозяйственный магазин", "сельскохозяйственные магазины"],
  ["ru", "мастерская по ремонту", "мастерские по ремонту"],
  ["tr", "çikolata mağazası", "çikolata mağazaları"],
  ["tr", "döviz bürosu", "döviz büroları"],
  ["tr", "arıcı", "arıcılar"],
  ["ar", "متجر مصابيح", "متاجر مصابيح"],
  ["de", "Heizung", null],
])("many in %s of %s are %s", (tag, one, many) => {
  expect(regularPlural(one, tag)).toBe(many);
});
