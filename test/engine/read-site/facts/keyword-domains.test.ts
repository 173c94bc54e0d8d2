import { expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

interface Site {
  host: string;
  lang: string;
  title: string;
  heading: string;
  text: string;
  foot: string;
}

const namesOf = ({ host, lang, title, heading, text, foot }: Site) => {
  const html = `<html lang="${lang}"><head><title>${title}</title></head><body><h1>${heading}</h1><p>${text}</p><footer>${foot}</footer></body></html>`;
  return readFacts([parseHtml(html, { url: `https://${host}/`, isHome: true })]);
};

const site = (lang: string, host: string, title: string, more: [heading: string, text: string, foot: string]): Site => {
  const [heading, text, foot] = more;
  return { lang, host, title, heading, text, foot };
};

/** A domain of a trade and a town, beside the name by which the house signs. */
test.each([
  [
    "Bufete Riera",
    site("es", "abogadosvalencia.es", "Abogados Valencia · Bufete Riera", [
      "Bufete Riera",
      "Abogados en Valencia desde 1990.",
      "© Bufete Riera",
    ]),
  ],
  [
    "De Zwaluw",
    site("nl", "fietsenmaker-amsterdam.nl", "Fietsenmaker Amsterdam | De Zwaluw", [
      "De Zwaluw",
      "Fietsenmaker in Amsterdam-Oost.",
      "© De Zwaluw",
    ]),
  ],
  [
    "Karaca Hukuk Bürosu",
    site("tr", "avukatankara.com.tr", "Avukat Ankara | Karaca Hukuk Bürosu", [
      "Karaca Hukuk Bürosu",
      "Ankara'da boşanma avukatı.",
      "© Karaca Hukuk Bürosu",
    ]),
  ],
  [
    "Mosolyka Fogászat",
    site("hu", "fogorvosdebrecen.hu", "Fogorvos Debrecen – Mosolyka Fogászat", [
      "Mosolyka Fogászat",
      "Fogorvos Debrecenben.",
      "© Mosolyka Fogászat Kft.",
    ]),
  ],
  [
    "Jaya Motor",
    site("id", "bengkelmobiljakarta.co.id", "Bengkel Mobil Jakarta – Jaya Motor", [
      "Jaya Motor",
      "Bengkel mobil di Jakarta Selatan.",
      "© Jaya Motor",
    ]),
  ],
])("a site that signs as %s is not called by its trade and town", (brand, page) => {
  const facts = namesOf(page);
  expect(facts.brand).toBe(brand);
  expect(facts.aliases).toEqual([]);
});

test.each([
  [
    "Best Plumbers Austin",
    site("en", "bestplumbersaustin.com", "Best Plumbers Austin - 24/7 Plumbing", [
      "Austin's Best Plumbers",
      "Call the best plumbers in Austin.",
      "© Best Plumbers Austin LLC",
    ]),
  ],
  [
    "Quill Pay",
    site("en", "quillpay.io", "Quill Pay: payroll for freelancers", [
      "Payroll that writes itself",
      "Pays contractors in 60 countries.",
      "© Moreton Labs Inc.",
    ]),
  ],
  [
    "Rørlegger Bergen",
    site("no", "rorleggerbergen.no", "Rørlegger Bergen AS", [
      "Rørlegger Bergen",
      "Rørlegger i Bergen, døgnet rundt.",
      "© Rørlegger Bergen AS",
    ]),
  ],
])("a site that has no other name, or signs as another house, is called %s as its domain says", (brand, page) => {
  expect(namesOf(page).brand).toBe(brand);
});

test("a legal form with stops is none of the name, and leaves no alias cut within it", () => {
  const { brand, aliases, legalName } = namesOf(
    site("es", "tallermecanicolopez.es", "Taller Mecánico López | Zaragoza", [
      "Taller Mecánico López",
      "Taller mecánico de confianza.",
      "© Taller Mecánico López S.L.",
    ]),
  );
  expect({ brand, aliases, legalName }).toEqual({
    brand: "Taller Mecánico López",
    aliases: [],
    legalName: "Taller Mecánico López S.L.",
  });
});
