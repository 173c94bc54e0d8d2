import { jsonLd, pageOf, prose } from "../../prose.ts";
import { article, cities, dated, home, page, type SmallSite, stuffed } from "../made-pages.ts";

const lamp = (more: object) => jsonLd({ "@type": "Product", name: "Lamp", ...more });
/** Small sites with one defect each: Citability. */
export const CITABILITY: SmallSite[] = [
  ["six words on a page", "cit.substance", { "/": home("<p>Boats are repaired here.</p>") }],
  [
    "background before the answer",
    "cit.answer-first",
    {
      "/": home(
        `<ul>${Array.from({ length: 40 }, (_, at) => `<li>Item ${at} of stock</li>`).join("")}</ul>${prose(40)}`,
      ),
    },
  ],
  [
    "a section that leans back",
    "cit.chunks",
    {
      "/": home(
        `<h2>Varnish</h2><p>It is applied in seven coats and dries for two weeks.</p><h2>Crane</h2><p>This lifts twelve tons at once.</p>`,
      ),
    },
  ],
  [
    "“click here”",
    "cit.chunks",
    {
      "/": home(
        `<h2>Prices</h2><p>For the list of all prices click here or ask us.</p><h2>Crane</h2><p>The crane lifts twelve tons.</p>`,
      ),
    },
  ],
  [
    "bold lines for headings",
    "cit.headings",
    {
      "/": home(
        `<p><b>Varnish and wood</b></p>${prose(150)}<p><b>The crane at work</b></p>${prose(150)}<p><b>Spare parts here</b></p>${prose(150)}`,
      ),
    },
  ],
  ["no main heading", "cit.headings", { "/": pageOf(prose(300)) }],
  [
    "a billion is no price",
    "cit.concrete-facts",
    { "/": home(""), "/service": page("service", `<p>Boats worth $1 billion sail the world.</p>${prose(60)}`) },
  ],
  [
    "viewers are no measure",
    "cit.concrete-facts",
    { "/": home(""), "/p": page("product", "<p>25 people are looking at this. £34.99</p>") },
  ],
  [
    "claims without a source",
    "cit.statistics",
    {
      "/": home(""),
      "/blog/a": article(
        `<p>${Array.from({ length: 12 }, (_, at) => `Of all boats ${at + 11} % leak in spring and ${at + 31},000 hulls rot.`).join(" ")}</p>`,
      ),
    },
  ],
  [
    "a share button for a source",
    "cit.sources",
    {
      "/": home(""),
      "/blog/a": article(
        `${prose(120)}<p>According to the board, every third hull leaks.</p><a href="https://share.other.example/?to=https%3A%2F%2Facme.example%2Fblog%2Fa">Share</a><a href="https://pin.else.example/?u=https://acme.example/blog/a">Pin</a>`,
      ),
    },
  ],
  ["an article without a date", "cit.fresh-dates", { "/": home(""), "/blog/a": article(prose(120)) }],
  [
    "a date in the future",
    "cit.fresh-dates",
    {
      "/": home(""),
      "/blog/a": article(
        `<time datetime="2031-01-01">1 January 2031</time>${prose(90)}`,
        jsonLd({ "@type": "Article", headline: "W", datePublished: "2031-01-01" }),
      ),
    },
  ],
  [
    "dashes for a list",
    "cit.lists-tables",
    { "/": home("<p>- Hulls and keels</p><p>- Masts and spars</p><p>- Engines of all kinds</p>") },
  ],
  ["a phrase said in every sentence", "cit.keyword-stuffing", { "/": home(stuffed("cheap boat repair Leeds", 9)) }],
  [
    "a word said in every sentence",
    "cit.keyword-stuffing",
    { "/": home(`<p>${"Varnish here, varnish there, best varnish and more varnish for you. ".repeat(8)}</p>`) },
  ],
  [
    "one thing in ten towns",
    "cit.keyword-stuffing",
    { "/": home(`${prose(90)}<p>${cities.map((city) => `boat repair ${city}`).join(", ")}</p>`) },
  ],
  [
    "a stuffed title",
    "cit.keyword-stuffing",
    { "/": home(prose(120), { title: "Boats cheap boats | Boats Leeds | Boats York | Boats" }) },
  ],
  [
    "text in the colour of its ground",
    "cit.keyword-stuffing",
    { "/": home(`${prose(120)}<div style="color:#fff;background:#ffffff">${prose(40)}</div>`) },
  ],
  [
    "text off the screen",
    "cit.keyword-stuffing",
    { "/": home(`${prose(120)}<div style="position:absolute; left:-9999px">${prose(40)}</div>`) },
  ],
  [
    "text without size",
    "cit.keyword-stuffing",
    { "/": home(`${prose(120)}<div style="font-size:0px">${prose(40)}</div>`) },
  ],
  [
    "Chinese said again and again",
    "cit.keyword-stuffing",
    { "/": pageOf(`<h1>木船</h1><p>${"木船修理木船修理便宜。".repeat(20)}</p>`).replace('lang="en"', 'lang="zh"') },
  ],
  [
    "stuffing by a list of trades",
    "cit.keyword-stuffing",
    {
      "/": home(
        `${prose(120)}<p>Plumber London, emergency plumber London, cheap plumber London, best plumber London, plumber near me London, local plumber London, plumber London 24/7, plumber London prices, gas plumber London, plumber in London, top plumber London, plumber company London</p>`,
      ),
    },
  ],
  [
    "German stuffing in headings",
    "cit.keyword-stuffing",
    {
      "/": pageOf(
        `<h1>Bootsbau Kiel</h1>${["Bootsbau Kiel günstig", "Bootsbau Kiel Preise", "Bootsbau Kiel Notdienst", "Bootsbau Kiel Angebot", "Bootsbau Kiel Meister"].map((h) => `<h2>${h}</h2><p>Unser Bootsbau Kiel ist der Bootsbau Kiel für alle, die Bootsbau Kiel suchen und Bootsbau Kiel brauchen.</p>`).join("")}`,
      ).replace('lang="en"', 'lang="de"'),
    },
  ],
  [
    "a slogan and dreams before the trade",
    "cit.answer-first",
    {
      "/": pageOf(
        `<h1>Boat repair in Kiel</h1><p>Some people dream of the horizon, others simply follow it, and for both of them there is a place where passion meets perfection.</p><p>What drives us is the feeling of freedom that everyone carries inside and that nobody ever forgets again.</p>${prose(20)}`,
        { title: "Masts, hulls and engines mended in Kiel" },
      ),
    },
  ],
  [
    "a row of towns with the trade before each",
    "cit.keyword-stuffing",
    {
      "/": home(
        `${prose(120)}<p>${[...cities, ...cities].map((city) => `boat repair ${city}`).join(", ")}, ${cities.map((city) => `cheap boat repair ${city}`).join(", ")}</p>`,
      ),
    },
  ],
  [
    "changed before it was written",
    "cit.fresh-dates",
    {
      "/": home(""),
      "/blog/a": article(
        `<p>Published on 4 March 2026</p>${prose(160)}`,
        jsonLd({
          "@type": "Article",
          headline: "Winter storage for boats",
          datePublished: "2026-03-04",
          dateModified: "2025-11-02",
        }),
      ),
    },
  ],
  [
    "a price on request and nothing else",
    "cit.concrete-facts",
    { "/": home(""), "/lamp": page("product", `<p>Price on request.</p>${prose(60)}`) },
  ],
  [
    "two pages with the same text",
    "cit.unique",
    Object.fromEntries(
      ["/", "/hull", "/york", "/leeds", "/ripon"].map((path) => [
        path,
        { html: pageOf(`<h1>Boat repair ${path.slice(1)}</h1>${prose(300)}`), template: "service" as const },
      ]),
    ),
  ],
  [
    "every page claims to have changed today",
    "cit.fresh-dates",
    {
      "/": home(""),
      ...Object.fromEntries(["a", "b", "c"].map((name) => [`/blog/${name}`, dated("2026-11-21T06:00:00Z")])),
    },
  ],
  [
    "the offer's facts stand in the sidebar",
    "cit.extractable",
    {
      "/": home(""),
      "/p": {
        html: pageOf(`<h1>Reed anchor</h1>${prose(120)}`, {
          head: jsonLd({
            "@type": "Product",
            name: "Galvanised mud anchor",
            sku: "AN-77-Q",
            description: "Holds boats of nine metres in soft mud and thick weed",
          }),
        }).replace(
          "</main>",
          "</main><aside><p>Galvanised mud anchor</p><p>AN-77-Q</p><p>Holds boats of nine metres in soft mud and thick weed</p></aside>",
        ),
        template: "product",
      },
    },
  ],
  [
    "a version that looks like a date",
    "cit.concrete-facts",
    {
      "/p": page(
        "product",
        "<p>The lamp costs 49,00 € and lights a deck.</p><p>Runs with kernel 2.6.29 or later.</p>",
        lamp({}),
      ),
    },
  ],
  [
    "a date in an embedded post alone",
    "cit.concrete-facts",
    {
      "/p": page(
        "product",
        `<p>The lamp costs 49,00 € and lights a deck.</p><blockquote class="twitter-tweet"><p>So happy with it!</p>— Ada (@ada) <a href="https://twitter.com/ada/status/1">16 May 2018</a></blockquote>`,
        lamp({}),
      ),
    },
  ],
  [
    "a first line that is the way back, and a price list",
    "cit.answer-first",
    {
      "/": home(
        `<ul><li><a href="/">Back to the home page</a> | Listed in category: <a href="/a">Boats and everything for boats</a> &gt; <a href="/b">Repair of boats and their masts</a></li></ul>${"<p>Acme boat 49,00 €</p>".repeat(30)}`,
      ),
    },
  ],
  [
    "a banner that asks is no answer",
    "cit.answer-first",
    {
      "/": home(
        `<p>Do you already have an older boat of Acme that needs repair in our yard this winter? Upgrade now</p>${"<p>Acme boat 49,00 €</p>".repeat(30)}`,
      ),
    },
  ],
  [
    "a customer's review is no lead",
    "cit.answer-first",
    {
      "/": home(
        `${"<p>Acme boat 49,00 €</p>".repeat(4)}<div class="xyz-rev__body"><p>I cannot understand what Dieter says of the boat repair, since my hull came back as new and dry.</p></div>${"<p>Acme boat 49,00 €</p>".repeat(30)}`,
      ),
    },
  ],
  [
    "people who look right now are no date",
    "cit.fresh-dates",
    { "/": home(""), "/a": article(`<p>25 people are looking at this right now</p>${prose(120)}`) },
  ],
  [
    "a day of delivery is no date of the page",
    "cit.fresh-dates",
    { "/": home(""), "/a": article(`<p>Delivery: Mon, 07.12.2026 - Wed, 09.12.2026</p>${prose(120)}`) },
  ],
  [
    "“near” is no place",
    "cit.concrete-facts",
    {
      "/": home(""),
      "/p": page("product", `<p>49,00 €</p><p>A lamp that you set near the bed, 12 cm wide.</p>${prose(60)}`),
    },
  ],
  [
    "five main headings",
    "cit.headings",
    {
      "/": home(
        `${prose(60)}${["Masts", "Sails", "Hulls", "Ropes"].map((each) => `<h1>${each}</h1>${prose(30)}`).join("")}`,
      ),
    },
  ],
];
