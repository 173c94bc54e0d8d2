import { expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const placeOf = (url: string, { lang, foot, body = "" }: { lang: string; foot: string; body?: string }) => {
  const html = `<!doctype html><html lang="${lang}"><title>Marlow</title><main><h1>Marlow</h1>${body}</main><footer>${foot}</footer>`;
  return readFacts([parseHtml(html, { url, isHome: true })]).place;
};

test.each<[string, string, string | null, { lang: string; foot: string; body?: string }]>([
  [
    "before its county",
    "https://m.co.uk/",
    "Skipton",
    { lang: "en", foot: "2 Mill Yard, Skipton, North Yorkshire BD23 1AA" },
  ],
  [
    "with the small words inside its name",
    "https://m.it/",
    "Mandello del Lario",
    { lang: "it", foot: "Via per Bellano 118, 23826 Mandello del Lario (LC)" },
  ],
  ["behind its street", "https://m.ie/", "Ennis", { lang: "en", foot: "Unit 9, Mill Road, Ennis. Free parking." }],
  ["by the area code of its telephone", "https://m.at/", "Graz", { lang: "de", foot: "Ring 9, 8020 · 0316 555 018" }],
  ["by the area code, as it is written", "https://m.com.tr/", "İzmir", { lang: "tr", foot: "Tel. 0232 555 01 10" }],
  [
    "at the end of an address without a code",
    "https://m.se/",
    "Umeå",
    { lang: "sv", foot: "Ler AB, Storgatan 9, Umeå" },
  ],
  [
    "never by a joining word",
    "https://m.nl/",
    null,
    { lang: "nl", foot: "KvK 0", body: "<p>Wij zijn Henk en Jan-Willem Bos.</p>" },
  ],
  ["never by a street's name", "https://m.es/", null, { lang: "es", foot: "C/ Sevilla 9" }],
  ["never by a mobile number", "https://m.in/", null, { lang: "en", foot: "+91 75500 12345" }],
  [
    "before more capitals",
    "https://m.co.uk/",
    "Leeds",
    { lang: "en", foot: "", body: "<h1>Leeds Plumbers of Yorkshire Ltd</h1><p>In Leeds since 1990.</p>" },
  ],
  ["never by a day behind a number", "https://m.in/", null, { lang: "en", foot: "+91 90000 55501 Mon–Sat 10 to 8" }],
  ["never by the court of its register", "https://m.cz/", null, { lang: "cs", foot: "IČ 00000000, C 0000 KS Ostrava" }],
  [
    "never by where somebody trained",
    "https://m.ie/",
    null,
    { lang: "en", foot: "", body: "<p>I ran off to Melbourne for five years.</p>" },
  ],
])("a site's town is read %s", (_told, url, place, page) => {
  expect(placeOf(url, page)).toBe(place);
});

test.each([
  ["an address that nobody sees gives way to the one that visitors read", "12 Mill Yard, Leeds LS1 4AB", "Leeds"],
  ["an address that visitors read too stays", "12 Mill Yard, York YO1 7HH. Workshop: Leeds LS1 4AB", "York"],
])("of data, %s", (_, foot, place) => {
  const address = { "@type": "PostalAddress", addressLocality: "York" };
  const data = JSON.stringify({ "@context": "https://schema.org", "@type": "Plumber", name: "Marlow", address });
  const body = `<script type="application/ld+json">${data}</script><p>Boilers and bathrooms.</p>`;
  expect(placeOf("https://m.co.uk/", { lang: "en", foot, body })).toBe(place);
});
