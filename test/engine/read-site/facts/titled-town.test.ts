import { expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const BRADFORD = "12 Mill Yard, Bradford BD1 1AA";

const placeOf = (title: string, foot: string, { url = "https://m.co.uk/", lang = "en", keywords = "" } = {}) => {
  const head = `<title>${title}</title><meta name="keywords" content="${keywords}">`;
  const html = `<!doctype html><html lang="${lang}">${head}<main><h1>Marlow</h1></main><footer>${foot}</footer>`;
  return readFacts([parseHtml(html, { url, isHome: true })]).place;
};

test.each([
  ["in a list of towns that are served", `${BRADFORD}<br>Leeds, Bradford, Wakefield`, ""],
  ["in a list behind the address", `${BRADFORD}, Leeds, Wakefield`, ""],
  ["in keywords", BRADFORD, "plumber Leeds, plumber Bradford"],
  ["behind a telephone", `${BRADFORD}. Call 01274 496 000, Leeds and Bradford`, ""],
  ["behind a year", `${BRADFORD}. Since 1998, Leeds and Bradford`, ""],
  ["in a longer name behind a house number", `Unit 9, Leeds Business Park, Bradford BD1 1AA`, ""],
  ["in a street's name", `12 Mill Yard, Leeds Road, Bradford BD1 1AA`, ""],
])("a town that the title names, and the page %s, gives way to the address", (_, foot, keywords) => {
  expect(placeOf("Plumber Leeds", foot, { keywords })).toBe("Bradford");
});

test.each([
  ["beside a postcode of its own", `${BRADFORD}<br>Leeds LS1 4AB`],
  ["behind a house number", `${BRADFORD}<br>9 Mill Lane, Leeds`],
  ["behind a quarter", `${BRADFORD}<br>Unit 9, Otley Road, Headingley, Leeds`],
  ["beside a landline of its own", `${BRADFORD}<br>0113 496 0000. Leeds and Bradford`],
])("a town that the title names stands before another address where the page names it %s", (_, foot) => {
  expect(placeOf("Plumber Leeds", foot)).toBe("Leeds");
});

test("a town that the title names stands where no address is of another, whatever is served", () => {
  expect(placeOf("Plumber Leeds", "Bradford, Leeds, Wakefield")).toBe("Leeds");
});

test("a town of the title in capitals is the one that an address spells with its accents", () => {
  const foot = "Centro, 64000 Monterrey<br>5 Oriente 612, Col. Centro, Tehuacán, Puebla";
  const site = { url: "https://m.com.mx/", lang: "es" };
  expect(placeOf("RENTA DE SILLAS TEHUACAN", foot, site)).toBe("Tehuacán");
});
