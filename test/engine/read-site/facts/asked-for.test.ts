import { expect, test } from "vitest";
import { ruleQuestions } from "../../../../src/engine/questions/rule-questions.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

interface Shown {
  language?: string;
  head?: string;
  body: string;
  url?: string;
}

const read = ({ language = "en", head = "", body, url = "https://velmora.com/" }: Shown) => {
  const page = parseHtml(`<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`, {
    url,
    isHome: true,
  });
  const facts = readFacts([page]);
  const { questions } = ruleQuestions(facts, { count: 12, pageTexts: [page.mainText] });
  return { facts, questions: questions.map(({ text }) => text) };
};
const title = (text: string, description = "") =>
  `<title>${text}</title><meta name="description" content="${description}">`;

test.each<[string, Shown, string]>([
  [
    "a certified specialist's one field",
    {
      language: "de",
      head: title("Kanzlei Velmora", "Tätig im Familienrecht, Erbrecht und Verkehrsrecht."),
      body: "<p>Impressum</p><p>post@velmora.de</p><p>Impressum</p><p>Anfahrt</p><h1>Guten Tag</h1><p>Rechtsanwältin und Fachanwältin für Erbrecht in Celle.</p>",
    },
    "Anwaltskanzlei für Erbrecht",
  ],
  [
    "the longer word that a heading has for the house",
    {
      language: "de",
      head: title("Statik | Velmora Ingenieure", "Planung anspruchsvoller Bauten."),
      body: "<h1>Velmora Ingenieure</h1><h2>Bauingenieurbüro seit 1970</h2><p>Unser Ingenieurbüro plant Brücken und Hallen. Ingenieure mit Erfahrung.</p>",
    },
    "Bauingenieurbüro",
  ],
  [
    "what its title calls it, not who else works there",
    {
      language: "sv",
      head: title("Velmora – din tandläkare i Falköping", "Undersökning, akuttider, tandhygienist och implantat."),
      body: "<h1>Lugn och ro</h1><p>Vår tandläkare och vår tandhygienist tar emot barn och vuxna.</p>",
    },
    "tandläkare",
  ],
  [
    "its trade, not the workshop of a master",
    {
      language: "de",
      head: title("Velmora Tischlerei | Möbel nach Maß", "Möbel und Türen aus der Meisterwerkstatt in Celle."),
      body: "<h1>Holz. Hand. Velmora.</h1><p>Unsere Tischlerei baut Küchen, Möbel, Türen und Treppen aus Massivholz.</p>",
    },
    "Tischlerei",
  ],
  [
    "what it does, not how it praises that",
    {
      head: title("Velmora | Honest septic service in Wooster", "Septic tank pumping and cleaning."),
      body: "<h1>Septic experts</h1><p>Septic tank pumping, drain cleaning and inspections. Septic systems need it.</p>",
    },
    "septic service",
  ],
  [
    "the portal that a site calls itself, not the houses that it brings buyers to",
    {
      head: title("Velmora", "The booking portal for physiotherapy and massage appointments."),
      body: "<h1>Physiotherapists and clinics near you</h1><p>Physiotherapy, massage and dentists from 400 clinics.</p><h2>Physiotherapy</h2>",
    },
    "booking portal for physiotherapy",
  ],
  [
    "what the description calls it, whatever its data declares",
    {
      head: `${title("Velmora | Evenings back", "Bookkeeper in Stroud for makers.")}<script type="application/ld+json">{"@context":"https://schema.org","@type":"AccountingService","name":"Velmora"}</script>`,
      body: "<h1>Your books, off your plate</h1><p>I keep the books of forty makers: VAT returns, payroll and year-end accounts.</p>",
    },
    "bookkeeper",
  ],
  [
    "both things that share the head of a phrase",
    {
      head: title("Health and safety consultancy in Hull | Velmora", "A health and safety consultancy."),
      body: "<h1>Handled</h1><p>We are a health and safety consultancy in Hull.</p>",
    },
    "health and safety consultancy",
  ],
  [
    "the trade, where the title only lists virtues",
    {
      language: "pl",
      head: title("VELMORA – Precyzja, Jakość, Terminowość"),
      body: "<h1>Witamy</h1><p>Obróbka metali i obróbka CNC.</p><h2>Oferta</h2><h3>Toczenie CNC</h3><h3>Frezowanie CNC</h3><h2>Kontrola jakości</h2><p>Kontrola jakości każdej serii.</p>",
    },
    "zakład obróbki metali",
  ],
  [
    "what the foot of the page signs with",
    {
      language: "it",
      head: title("Casa Velmora dal 1931", "Vicini alle famiglie da generazioni."),
      body: "<h1>Accanto a voi</h1><h2>Come possiamo aiutarvi</h2><h3>Trasporti in Italia</h3><h3>Lapidi e monumenti</h3><h3>La cerimonia</h3><footer>Onoranze funebri Velmora Ernesto s.n.c. – Vercelli</footer>",
    },
    "onoranze funebri",
  ],
  [
    "the one word beside its town in the title that its text speaks of, not what that begins like or whom it serves",
    {
      head: title("Dollmaking in Whitby | Velmora", "Dollmaking for museums and collectors."),
      body: "<h1>Quiet animals</h1><p>I have done dollmaking in Whitby for thirty years.</p>",
    },
    "Dollmaking",
  ],
  [
    "the narrower phrase of its title, in a language that bends it",
    {
      language: "cs",
      head: title("Svatební fotograf Brno | Velmora", "Fotografuji svatby v Brně."),
      body: "<h1>Váš den</h1><p>Jsem svatební fotograf z Brna.</p>",
    },
    "svatební fotograf",
  ],
  [
    "its trade, where its title says the half of the name that its brand has too",
    {
      head: title("Velmora Marquees | Marquee Hire Tullamore, Offaly & the Midlands", "Marquee hire in Tullamore."),
      body: "<h1>Marquees for every big day</h1><p>Marquee hire for weddings. Offaly and beyond, since 1998. Our marquees have lining and lights.</p><footer>Velmora Marquees, Arden Road, Tullamore, Co. Offaly</footer>",
      url: "https://www.velmoramarquees.ie/",
    },
    "marquee hire company",
  ],
  [
    "the one thing its title says of its trade, without praise",
    {
      head: title("Velmora | Professional Oven Cleaning Kettering", "We come to you."),
      body: "<h1>Ovens like new</h1><p>Our cleaning team does oven cleaning in a van: every oven, hob and hood. A deep clean takes three hours.</p><h2>Oven cleaning prices</h2><p>Cleaning of a single oven £65.</p><footer>4 Mill Road, Kettering NN16 8TS</footer>",
    },
    "oven cleaning company",
  ],
  [
    "its trade, where what stands before that in the title is nothing its text speaks of",
    {
      head: title("Velmora | Sparkling Office Cleaning Kettering", "We come to you."),
      body: "<h1>Clean like new</h1><p>Our cleaning company cleans homes and shops weekly. A deep clean takes three hours.</p><h2>Prices</h2><p>Cleaning £25 an hour.</p><footer>4 Mill Road, Kettering NN16 8TS</footer>",
    },
    "cleaning company",
  ],
  [
    "a gym, where one may log in and try a class",
    {
      head: title("Velmora | CrossFit gym in Leeds", "Small-group classes in Leeds."),
      body: '<nav><a href="/in">Log in</a></nav><h1>CrossFit</h1><p>Our gym runs classes every morning. Start with a free trial.</p>',
    },
    "gym",
  ],
])("a site is asked for by %s", (_, shown, category) => {
  expect(read(shown).facts.category).toBe(category);
});

test("a trade's name leaves out the second thing, of which the site never speaks", () => {
  const shop = read({
    language: "sl",
    head: title("Korekcijska očala – spletna trgovina Velmora", "Očala po ugodni ceni, spletna trgovina."),
    body: "<h1>Korekcijska očala</h1><h2>Očala za vsak dan</h2><p>Očala in stekla za očala. V košarico. Kontakt.</p>",
    url: "https://velmora.si/",
  });
  expect(shop.questions[0]).toBe("Katere spletne trgovine za očala v Sloveniji bi priporočili?");
});

test("goods that a title says are had online are looked for nowhere in particular", () => {
  const shop = (where: string) =>
    read({
      language: "es",
      head: title(`Ropa laboral y calzado de seguridad ${where} | Velmora`),
      body: "<nav><a href='/c'>Carrito (0)</a></nav><h1>Viste a tu equipo</h1><p>Más de 3.000 referencias en nuestro almacén de Albacete.</p><h2>Ropa laboral</h2><p>Pantalón de trabajo 24,95 €. Calzado de seguridad 39,90 €. Añadir al carrito.</p><footer>Velmora S.L., calle D nº 18, 02007 Albacete</footer>",
      url: "https://www.velmora.es/",
    });
  expect(shop("online").questions[0]).not.toContain("Albacete");
  expect(shop("").questions[0]).toContain("Albacete");
});

test.each<[string, Shown]>([
  [
    "a person's own page",
    {
      head: title("Velmora | I build things on the internet"),
      body: "<h1>I’m Vel, I work at a bank</h1><h2>Featured Projects</h2><h2>loopwalk</h2><p>Keep your links checked.</p><h2>Libraries</h2><p>An open source log.</p>",
    },
  ],
  [
    "a closed blog",
    {
      language: "de",
      head: title("Home"),
      body: "<h1>Auf Wiedersehen</h1><p>Vor sieben Jahren habe ich das Bloggen angefangen. Zum Bloggen fehlt mir heute die Zeit, deshalb ist hier Schluss.</p>",
    },
  ],
])("%s sells nothing that could be asked for", (_, shown) => {
  expect(read(shown).questions).toEqual([]);
});

test("the currency of one seller's item does not tell a marketplace's country", () => {
  const item = (more: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug","offers":{"@type":"Offer","priceCurrency":"GBP","price":"5"${more}}}</script>`;
  expect(read({ head: item(', "availableAtOrFrom": "Dudley"'), body: "<p>Mug</p>" }).facts.country).toBeNull();
  expect(read({ head: item(""), body: "<p>Mug</p>" }).facts.country).toBe("GB");
});

test("a country that a page of its language names again and again is the site's", () => {
  const page = (text: string) =>
    read({
      language: "de",
      head: title("Velmora | IT-Dienstleister"),
      body: `<p>${text}</p>`,
      url: "https://velmora.eu/",
    });
  expect(page("Wir sind ein IT-Dienstleister in Österreich. Unsere Server stehen in Österreich.").facts.country).toBe(
    "AT",
  );
  expect(
    page("Ein IT-Dienstleister für Kunden in Österreich, der Schweiz und in Deutschland.").facts.country,
  ).toBeNull();
});

test("an address among the keywords is the place of a page that has no other", () => {
  const head = `${title("12 Shale Rd – Virtual Tour")}<meta name="keywords" content="12 Shale Rd, Shenandoah VA 22849, USA, real estate virtual tour">`;
  const { facts } = read({ head, body: "<h2>Photos</h2><p>Produced by Velmora Real Estate Photography</p>" });
  expect([facts.place, facts.country]).toEqual(["Shenandoah", "US"]);
});

test.each([
  ["Everybody", null],
  ["every budget", null],
  ["freelancers", "freelancers"],
])("an audience of %j is %j", (audienceType, audience) => {
  const data = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: "Velmora",
    audience: { audienceType },
  };
  const head = `${title("Velmora | Gym in Hull")}<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(read({ head, body: "<p>Our gym.</p>" }).facts.audience).toBe(audience);
});

test("the name with which the foot of a page signs is no offer", () => {
  const body =
    '<nav><a href="/">Velmora Joinery Works</a></nav><h1>Made to measure</h1><h2>Our services</h2><ul><li>Velmora Joinery Works</li><li>Sash windows</li><li>Oak staircases</li></ul><footer>Velmora Joinery Works, Hull HU1 2AB</footer>';
  expect(read({ head: title("Velmora | Joiner in Hull"), body }).facts.offers).toEqual([
    "Sash windows",
    "Oak staircases",
  ]);
});
