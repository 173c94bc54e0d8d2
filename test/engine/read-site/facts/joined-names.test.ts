import { expect, test } from "vitest";
import { isOnlyPlace } from "../../../../src/engine/read-site/facts/place-names.ts";
import { softwarePhrase } from "../../../../src/engine/read-site/facts/software.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

test.each([
  ["Praha a Brno", "cs"],
  ["Milano ed Ancona", "it"],
  ["Kraków oraz Lublin", "pl"],
  ["Ljubljana in Maribor", "sl"],
])("%j are towns and nothing else", (text, language) => {
  expect(isOnlyPlace(text, { language, own: new Set() })).toBe(true);
});

test("software that is for too much is for the first of it, and ends at no small word of another language", () => {
  const title = "Software para a gestão de condomínios e lojas de toda a cidade";
  const home = parseHtml(`<!doctype html><title>${title}</title>`, { url: "https://velmora.com.br/", isHome: true });
  expect(softwarePhrase(home, "pt")).toBe("Software para a gestão de condomínios");
});
