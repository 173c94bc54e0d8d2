import { expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

interface Told {
  lang: string;
  foot: string;
  body?: string;
  title?: string;
}

const placeOf = (url: string, { lang, foot, body = "", title = "Marlow" }: Told) => {
  const html = `<!doctype html><html lang="${lang}"><title>${title}</title><main><h1>Marlow</h1>${body}</main><footer>${foot}</footer>`;
  return readFacts([parseHtml(html, { url, isHome: true })]).place;
};

test.each<[string, string, string | null, Told]>([
  [
    "before its state, behind a code and a comma",
    "https://m.com.mx/",
    "Atlixco",
    {
      lang: "es",
      title: "Marlow | Pasteles en Atlixco, Puebla",
      foot: "Av. Independencia 1108, Col. Centro, C.P. 74200, Atlixco, Puebla",
    },
  ],
  [
    "whole, where a larger one has the name that it begins with",
    "https://m.com.mx/",
    "San Juan del Río",
    {
      lang: "es",
      title: "Marlow - San Juan del Río, Qro.",
      foot: "Av. Río Moctezuma 62, 76802 San Juan del Río, Querétaro",
    },
  ],
  [
    "joined to its sea",
    "https://m.hr/",
    "Biograd na Moru",
    { lang: "hr", title: "Marlow | Biograd na Moru", foot: "Put Primorja 17, 23210 Biograd na Moru" },
  ],
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
  [
    "not by another that it serves, where its title names it alone",
    "https://m.ie/",
    "Mullingar",
    {
      lang: "en",
      title: "Skip hire Mullingar",
      foot: "Mullingar, Kinnegad, Delvin and Moate. Back to Kinnegad.<br>Unit 9, Mullingar, Co. Westmeath N91 K7X2",
      body: "<p>Pauric, Kinnegad</p><p>Mullingar, Kinnegad</p>",
    },
  ],
  [
    "by its title, where its corners say it too, before those that are served",
    "https://m.ro/",
    "Bistrița",
    {
      lang: "ro",
      title: "Servicii funerare Bistrița",
      body: "<p>Mergem în Năsăud și Beclean.</p>",
      foot: "Calea Moldovei 89, Bistrița, lângă gară. Mergem și în Năsăud",
    },
  ],
  [
    "by its title in capitals, spelled out",
    "https://m.com.mx/",
    "Tehuacán",
    {
      lang: "es",
      title: "RENTA DE SILLAS EN TEHUACAN",
      body: "<p>Entregamos en Santiago.</p>",
      foot: "5 Oriente 612, Col. Centro, Tehuacán, Puebla. C.P. 75700",
    },
  ],
  [
    "as the district that its title names, not the province behind it",
    "https://m.com.tr/",
    "Akhisar",
    { lang: "tr", title: "Akhisar Halı Yıkama", foot: "Paşa Mah. 48 Sok. No: 17/A Akhisar / MANİSA" },
  ],
  [
    "with all of its name",
    "https://m.ca/",
    "Rivière-du-Loup",
    {
      lang: "fr",
      title: "Location d'outils à Rivière-du-Loup",
      foot: "12, rue Lafontaine, Rivière-du-Loup (Québec) G5R 2P4",
    },
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
  [
    "behind a district",
    "https://m.com.tr/",
    "Antalya",
    { lang: "tr", foot: "Kışla Mah. 38. Sokak, Kat 2 No 17, Muratpaşa/Antalya" },
  ],
  [
    "not behind a part of a town that the page names within other words only",
    "https://m.no/",
    "Laksevåg",
    {
      lang: "no",
      foot: "Damsgårdsveien 9, 5160 Laksevåg, Bergen",
      body: "<p>Alt om Bergensbanen.</p><p>Bergensk piano.</p>",
    },
  ],
  [
    "behind a part of it, where the page names it",
    "https://m.no/",
    "Bergen",
    {
      lang: "no",
      foot: "Damsgårdsveien 9, 5160 Laksevåg, Bergen",
      body: "<p>Klaver i Bergen.</p><p>Bergen sentrum.</p>",
    },
  ],
  [
    "as it stands beside its code",
    "https://m.com.tr/",
    "Çankaya",
    { lang: "tr", foot: "Cad. 9, 06700 Çankaya / Ankara" },
  ],
  [
    "before its province",
    "https://m.com.ar/",
    "La Cumbre",
    { lang: "es", foot: "Av. San Martín 250, La Cumbre, Córdoba" },
  ],
  [
    "never by a house number's street",
    "https://m.ca/",
    null,
    { lang: "en", foot: "Up the stairs, 2390 Barrington, x" },
  ],
  ["never by a street with its number", "https://m.at/", null, { lang: "de", foot: "1010 Stephansdom 3" }],
  [
    "without the capitals of its sign",
    "https://m.ro/",
    "Iași",
    { lang: "ro", foot: "", body: "<h1>CADASTRU IASI</h1>" },
  ],
  [
    "with the accents of its own language",
    "https://m.com.br/",
    "Goiânia",
    { lang: "pt", foot: "", body: "<h1>Chaveiro em Goiania</h1>" },
  ],
  ["without those that English leaves out", "https://m.ca/", "Montreal", { lang: "en", foot: "Locksmith in Montreal" }],
  [
    "before its region and a code",
    "https://m.ca/",
    "Temagami",
    { lang: "en", foot: "6 Pine Rd., Temagami, Ontario P0H 2H0" },
  ],
  [
    "before its region without a code",
    "https://m.mx/",
    "Cuernavaca",
    { lang: "es", foot: "Camino a Tetela 310, Cuernavaca, Morelos · 777 555 0142" },
  ],
  [
    "before its county, though it is in no list of towns",
    "https://m.ie/",
    "Kilkee",
    { lang: "en", foot: "3 East End, Kilkee, Co. Clare · 065 555 0128" },
  ],
  [
    "behind its street, though it is in no list of towns",
    "https://m.ie/",
    "Kilfenny",
    { lang: "en", foot: "Unit 9, Mill Road, Kilfenny." },
  ],
  ["never by the half of a name", "https://m.com/", null, { lang: "en", foot: "12 Main St, NEW YORK, NY 10001" }],
  [
    "though a region far away has its name, not by its street",
    "https://m.co.uk/",
    "Canterbury",
    { lang: "en", foot: "Marlow, 12 Burgate, Canterbury CT1 2HA" },
  ],
  [
    "never by somebody named before a county",
    "https://m.ie/",
    null,
    { lang: "en", foot: "Contact Mary, John Kelly, Co. Clare" },
  ],
  [
    "never by somebody before a county",
    "https://m.co.uk/",
    null,
    { lang: "en", foot: "Site by Puddlewick Digital, Cornwall" },
  ],
  [
    "in the last line of a page without a foot",
    "https://m.co.uk/",
    "Whitby",
    { lang: "en", foot: "", body: "<p>Swim with us.</p><p>Whitby, North Yorkshire · swim@m.co.uk</p>" },
  ],
  ["before half a postcode", "https://m.co.uk/", "Wells", { lang: "en", foot: "9 Mill Lane, Wells BA5" }],
  [
    "behind its quarter, whatever other city is named",
    "https://m.com.br/",
    "Recife",
    {
      lang: "pt",
      foot: "",
      body: "<p>Construo violões.</p><h2>Diário</h2><p>Uma viola embarcou para Lisboa.</p><h2>Visite</h2><p>Rua da Guia, 142, Recife Antigo — Recife. Aberto aos sábados.</p>",
    },
  ],
  [
    "in its heading, where the address puts a quarter before it",
    "https://m.be/",
    "Namur",
    {
      lang: "fr",
      foot: "Chaussée 188, 5002 Saint-Servais (Namur)",
      body: "<h1>Plombier à Namur</h1>",
    },
  ],
  [
    "between a village and its county, though it is in no list of towns",
    "https://m.ie/",
    "Newbridge",
    {
      lang: "en",
      foot: "Marlow, Athgarvan, Newbridge, Co. Kildare. Insured.",
      body: "<p>Horses just outside Newbridge.</p>",
    },
  ],
  [
    "as its people possess it, where an address and a currency tell",
    "https://m.com/",
    "Abuja",
    {
      lang: "en",
      foot: "",
      body: "<h2>Gowns</h2><p>Cut for Abuja's weddings, from ₦35,000.</p><h2>Fabric</h2><p>Brocade from Kano is stiffer.</p><h2>Find us</h2><p>Suite 9, Central Area, Abuja. Tue–Sat 10–7.</p><p>Bring your lace.</p>",
    },
  ],
  ["in its own letters", "https://m.kz/", "Алматы", { lang: "ru", foot: "", body: "<h1>Ремонт обуви. Алматы</h1>" }],
  ["never by the number of its register", "https://m.nl/", null, { lang: "nl", foot: "Marlow B.V. · KvK 55501932" }],
  [
    "in its heading rather than behind a street elsewhere",
    "https://m.ie/",
    "Galway",
    { lang: "en", foot: "Post: Unit 9, Mill Road, Ennis.", body: "<h1>Yoga in Galway</h1>" },
  ],
  [
    "never by a nation",
    "https://m.co.uk/",
    null,
    { lang: "en", foot: "", body: "<h1>Keeping England’s bells ringing</h1>" },
  ],
  [
    "never by a state of letterboxes",
    "https://m.com/",
    null,
    { lang: "en", foot: "Mail goes to a P.O. box in Delaware.", body: "<p>More room for those who write.</p>" },
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

const withAddress = (address: Record<string, string>, foot: string) => {
  const data = JSON.stringify({ "@context": "https://schema.org", "@type": "Store", name: "Marlow", address });
  return { foot, body: `<script type="application/ld+json">${data}</script><p>Marlow</p>` };
};

test.each([
  ["within another word", "Kaşık ve Mobilya", "Antalya"],
  ["in capitals", "KAŞ HALI YIKAMA", "Kaş"],
])("of a district whose name its title holds %s, the site's town is read", (_, title, place) => {
  const page = withAddress({ addressLocality: "Kaş" }, "Kışla Mah. 38. Sokak, Kat 2 No 17, Kaş/Antalya");
  expect(placeOf("https://m.com.tr/", { lang: "tr", title, ...page })).toBe(place);
});

test("an address in data is shown by its town's whole name, not by a longer one", () => {
  const page = withAddress({ addressLocality: "Ham", addressCountry: "GB" }, "12 Mill Yard, Leeds LS1 4AB. Birmingham");
  expect(placeOf("https://m.co.uk/", { lang: "en", ...page })).toBe("Leeds");
});

test.each([
  ["NEW YORK", "US", "New York"],
  ["BAD HOMBURG", "DE", "Bad Homburg"],
  ["STRATFORD-UPON-AVON", "GB", "Stratford-upon-Avon"],
])("a town that data declares in capitals is %s of %s as %s", (addressLocality, addressCountry, place) => {
  const page = withAddress({ addressLocality, addressCountry }, addressLocality);
  expect(placeOf("https://m.com/", { lang: "en", ...page })).toBe(place);
});

test.each([
  ["in another country than the site's domain, where no page shows it", "https://m.jo/", "عمّان"],
  ["in the country of the site's domain", "https://m.ae/", "Dubai"],
  ["where the domain is of no country", "https://m.com/", "Dubai"],
])("of a visible town and one that data declares %s, the site's is read", (_, url, place) => {
  const page = withAddress({ addressLocality: "Dubai", addressCountry: "AE" }, "عمّان، العبدلي، شارع الملك حسين");
  expect(placeOf(url, { lang: "ar", ...page })).toBe(place);
});

test("the locale that builders write for Arabic is of no country", () => {
  const countryOf = (locale: string) => {
    const html = `<!doctype html><html lang="ar"><meta property="og:locale" content="${locale}"><title>ركن</title><main><h1>ركن</h1></main>`;
    return readFacts([parseHtml(html, { url: "https://m.com/", isHome: true })]).country;
  };
  expect(["ar_AR", "ar_EG"].map(countryOf)).toEqual([null, "EG"]);
});

test("“in the UK” tells a country as “in the United Kingdom” does", () => {
  const html = (where: string) =>
    `<!doctype html><html lang="en"><title>Marlow</title><main><h1>Marlow</h1><p>Made in ${where}.</p><p>We repair kilns in ${where} only.</p></main>`;
  const countryOf = (where: string) =>
    readFacts([parseHtml(html(where), { url: "https://m.com/", isHome: true })]).country;
  expect(["the UK", "the United Kingdom", "the USA", "the kiln"].map(countryOf)).toEqual(["GB", "GB", "US", null]);
});

test.each([
  ["in its first lines", "A tall thin shop on the hill in Whitby with wool on the wall.", "Whitby"],
  ["in no line of its own", "Wool on the wall and something in the oven.", null],
])("a shop with a basket that names its town %s is walked into or not", (_, line, place) => {
  const body = `<nav><a href="/cart">Basket (0)</a></nav><h2>Yarn</h2><p>${line}</p><h2>Aran yarn</h2><p>Yarn by the skein, wool, needles. Add to basket.</p><h2>More</h2>`;
  expect(placeOf("https://m.co.uk/", { lang: "en", foot: "9 Mill Lane, Whitby YO21 1AA", body })).toBe(place);
});
