import { expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

interface Shown {
  lang?: string;
  title: string;
  description?: string;
  body: string;
  foot?: string;
}

const factsOf = ({ lang = "en", title, description = "", body, foot = "" }: Shown) => {
  const head = `<title>${title}</title><meta name="description" content="${description}">`;
  const html = `<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${body}</main><footer>${foot}</footer></body></html>`;
  return readFacts([parseHtml(html, { url: "https://velmora.com/", isHome: true })]);
};

test.each<[string, Shown]>([
  [
    "at its foot",
    {
      title: "Velmora | Dentist in Leeds",
      body: "<h1>Gentle dentistry</h1><p>Your dentist in Leeds.</p>",
      foot: "<p>Patient portal for appointments</p><p>Booking portal for dentists</p>",
    },
  ],
  [
    "that it built for others",
    {
      title: "Velmora | Web design agency",
      description: "Latest project: a booking portal for dentists.",
      body: "<h1>Web design agency</h1><p>We design websites.</p>",
    },
  ],
  [
    "by which its own patients come in",
    { title: "Velmora | Dentist in Leeds", body: "<h1>Patient portal for appointments</h1><p>Dentist in Leeds.</p>" },
  ],
  [
    "by which its own customers come in",
    { lang: "de", title: "Velmora | Hausverwaltung", body: "<h1>Mieterportal für Anträge</h1><p>Hausverwaltung.</p>" },
  ],
  [
    "for those it calls its own",
    { title: "Velmora | Accountant in Hull", body: "<h1>Portal for our clients</h1><p>Accountant in Hull.</p>" },
  ],
])("a house is not asked for as the portal %s", (_told, page) => {
  expect(factsOf(page).category ?? "").not.toMatch(/portal/iu);
});

test("a portal says so in a part of its title", () => {
  const page = {
    lang: "de",
    title: "Velmora – Gesundheitsportal für Arzttermine",
    body: "<h1>Gesund</h1><p>Termine.</p>",
  };
  expect(factsOf(page).category).toBe("Gesundheitsportal für Arzttermine");
});

test.each<[string, string | null, Shown]>([
  [
    "where it sends people",
    null,
    {
      lang: "de",
      title: "Velmora Reisebüro",
      body: "<p>Urlaub in Österreich ist schön. Hotels in Österreich finden wir gern.</p>",
    },
  ],
  [
    "of which it advises",
    null,
    {
      title: "Velmora | Canadian immigration advice in Lisbon",
      body: "<p>Live in Canada. Work in Canada, with our help.</p>",
    },
  ],
  [
    "from which its goods come",
    null,
    { title: "Velmora Coffee", body: "<p>Beans from India, roasted weekly. The best of India. Grown in India.</p>" },
  ],
  [
    "whose farmers it names",
    null,
    { title: "Velmora Coffee", body: "<p>We buy from farmers in India. Our estates in India are small.</p>" },
  ],
  [
    "to which it ships",
    null,
    {
      lang: "de",
      title: "Velmora Kerzen",
      body: "<p>Kerzen.</p>",
      foot: "Versand nach Österreich. Lieferung nach Österreich.",
    },
  ],
  [
    "in which it says twice that it is",
    "AT",
    { lang: "de", title: "Velmora IT", body: "<p>IT-Dienstleister in Österreich. Server in Österreich.</p>" },
  ],
  [
    "that stands in its text and at its foot",
    "CA",
    { title: "Velmora IT", body: "<p>Servers for shops across Canada.</p>", foot: "Velmora Inc., Canada" },
  ],
])("of a site that says no more, the country %s is %j", (_told, country, page) => {
  expect(factsOf(page).country).toBe(country);
});
