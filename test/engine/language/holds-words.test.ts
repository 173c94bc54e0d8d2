import { expect, test } from "vitest";
import { foldWords } from "../../../src/engine/language/fold.ts";
import { holdsBeginning, holdsWords } from "../../../src/engine/language/holds-words.ts";

const says = (text: string, phrase: string) => holdsWords(foldWords(text), foldWords(phrase));

test.each([
  ["Piano tuner, HAM", "Ham"],
  ["Zahnarzt in Köln-Ehrenfeld", "koln"],
  ["São Paulo’da", "Sao Paulo"],
  ["神戸市中央区の行政書士", "神戸"],
  ["ร้านในเชียงใหม่", "เชียงใหม่"],
  ["부산에서 배관", "부산"],
  ["سباك بالرياض", "الرياض"],
  ["سباك في دبي", "دبي"],
  ["שרברב בחיפה", "חיפה"],
])("%s holds %s", (text, phrase) => {
  expect(says(text, phrase)).toBe(true);
});

test.each([
  ["Klempner in Hamburg", "Ham"],
  ["Klempner in Birmingham", "Ham"],
  ["Paul São", "Sao Paulo"],
  ["신부산 배관", "부산"],
  ["نص أدبي", "دبي"],
  ["Anything", ""],
  ["Anything", "–"],
])("%s does not hold %s", (text, phrase) => {
  expect(says(text, phrase)).toBe(false);
});

test.each([
  ["oulussa", "oulu", true],
  ["hamburg", "ham", true],
  ["birmingham", "ham", false],
  ["دبي", "دبي", true],
  ["oulu", "", false],
])("a word of “%s” begins with “%s” or not", (text, phrase, is) => {
  expect(holdsBeginning(text, phrase)).toBe(is);
});
