import { expect, test } from "vitest";
import { calledInTitle } from "../../../../src/engine/read-site/facts/called.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

test.each([
  ["a compound of a seller's name", "Fachanwaltskanzlei Velmora", "Fachanwaltskanzlei"],
  ["one of its other names", "Rechtsanwalt Velmora in Celle", "Rechtsanwalt"],
  ["nothing that many are called by a compound", "Velmora | Familienrechtsanwälte in Celle", null],
  ["nothing beyond the trade's first name", "Anwaltskanzlei Velmora", null],
])("a title calls a house %s", (_, title, called) => {
  const page = parseHtml(
    `<html lang="de"><head><title>${title}</title></head><body><h1>Willkommen</h1></body></html>`,
    {
      url: "https://velmora.de/",
      isHome: true,
    },
  );
  expect(calledInTitle(page, "law", "de")).toBe(called);
});
