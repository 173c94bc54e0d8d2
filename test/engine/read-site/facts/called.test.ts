import { expect, test } from "vitest";
import { calledInTitle } from "../../../../src/engine/read-site/facts/called.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";
import { COMPOUNDS } from "../../../../src/engine/trades/beginnings.ts";
import { alsoCalled, tradeName } from "../../../../src/engine/trades/labels.ts";
import { TRADES } from "../../../../src/engine/trades/trades.ts";

const titled = (title: string, language: string) =>
  parseHtml(`<html lang="${language}"><head><title>${title}</title></head><body><h1>Willkommen</h1></body></html>`, {
    url: "https://velmora.de/",
    isHome: true,
  });

test.each([
  ["a compound of a seller's name", "Fachanwaltskanzlei Velmora", "Fachanwaltskanzlei"],
  ["one of its other names", "Rechtsanwalt Velmora in Celle", "Rechtsanwalt"],
  ["nothing that many are called by a compound", "Velmora | Familienrechtsanwälte in Celle", null],
  ["nothing beyond the trade's first name", "Anwaltskanzlei Velmora", null],
])("a title calls a house %s", (_, title, called) => {
  expect(calledInTitle(titled(title, "de"), "law", "de")).toBe(called);
});

test.each([...COMPOUNDS])("in %s, no trade is asked for by many of a compound of its sellers", (language) => {
  for (const { id, kind } of TRADES) {
    const own = kind === "goods" ? null : tradeName(id, { language, country: null });
    const names = [own ?? [], alsoCalled(id, language)].flat();
    const singulars = names.map(({ one }) => one.toLowerCase());
    for (const { many } of names) {
      if (!many || /[\s-]/u.test(many)) continue;
      const called = calledInTitle(titled(`Velmo${many.toLowerCase()}`, language), id, language);
      expect(called === null || singulars.some((one) => called.endsWith(one)), `${id}: ${called}`).toBe(true);
    }
  }
});
