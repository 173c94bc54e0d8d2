/** More small sites with one trap each, of classes that the other lists lack; all of it invented. */
import { jsonLd, pageOf, prose } from "../prose.ts";
import { article, company, home, page, type SmallSite } from "./made-pages.ts";

/** By what they are about. */
export const THIRD_TRAPS: Record<string, SmallSite[]> = {
  Citability: [
    [
      "a Dutch date beside the writer's name",
      "cit.fresh-dates",
      {
        "/": home(""),
        "/blog/a": article(
          "<p>Door Ada Reed, 12 maart 2026</p><p>De boten gaan in oktober het droge op, voordat de vorst komt en het water in de romp bevriest.</p>",
          "",
          "nl",
        ),
      },
    ],
    [
      "questions that open on a click are headings",
      "cit.headings",
      {
        "/": pageOf(
          `<h1>Acme boat repair</h1>${["Where are you?", "What does it cost?", "How long does it take?", "Who pays?"].map((ask) => `<details><summary><h3>${ask}</h3></summary>${prose(240)}</details>`).join("")}`,
        ),
      },
    ],
    [
      "three hundred Korean syllables",
      "cit.substance",
      {
        "/": pageOf(
          `<h1>목선 수리</h1><p>${"우리는북쪽부두에서나무배를수리하고모든선체를먼저말립니다".repeat(12)}</p>`,
        ).replace('lang="en"', 'lang="ko"'),
      },
    ],
  ],
  "E-E-A-T": [
    [
      "one woman's site, signed at its foot",
      "eeat.owner",
      { "/": home(`${prose(120)}<a href="/about">About me</a>`, { footer: "© 2026 Ada Reed" }) },
      { facts: { brand: "Wooden Boats of the North" } },
    ],
    [
      "a chat by phone number and a street",
      "eeat.contact",
      {
        "/": home(
          `${prose(60)}<a href="https://wa.me/49431555123">WhatsApp</a><address>Hafenstraße 5, 24103 Kiel</address>`,
        ),
      },
      { facts: { country: "DE", language: "de" } },
    ],
    [
      "Polish policies",
      "eeat.policies",
      { "/": home(`${prose(160)}<a href="/a">Polityka prywatności</a> <a href="/b">Regulamin</a>`) },
    ],
  ],
  Data: [
    [
      "a German price, and the same in the data",
      "sch.parity",
      {
        "/": home(""),
        "/p": page(
          "product",
          `<p>Ruderboot, 1.299,00 €</p>${prose(90)}`,
          jsonLd({
            "@type": "Product",
            name: "Acme",
            offers: { "@type": "Offer", price: "1299.00", priceCurrency: "EUR" },
          }),
        ),
      },
    ],
    [
      "a hair salon is a company too",
      "sch.identity",
      {
        "/": home(prose(120), {
          head: company({
            "@type": "HairSalon",
            telephone: "+49431555123",
            logo: "https://acme.example/logo.png",
            address: { "@type": "PostalAddress", streetAddress: "Quay 5", addressLocality: "Kiel" },
            sameAs: ["https://www.instagram.com/acme"],
          }),
        }),
      },
    ],
  ],
  Technical: [
    [
      "Spanish of Latin America and Chinese of Hong Kong",
      "tech.hreflang",
      {
        "/": home(prose(160), {
          head: '<link rel="alternate" hreflang="en" href="https://acme.example/"><link rel="alternate" hreflang="es-419" href="https://acme.example/la"><link rel="alternate" hreflang="zh-Hant-HK" href="https://acme.example/hk">',
        }),
      },
    ],
    [
      "a picture that keeps its place by its proportions",
      "plat.stability",
      { "/": home(`${prose(160)}<img src="/a.jpg" alt="Hull" style="width:100%;aspect-ratio:4/3">`) },
    ],
  ],
};
