import { jsonLd, pageOf, prose } from "../../prose.ts";
import { company, home, page, type SmallSite, stars } from "../made-pages.ts";

const lamp = (more: object) => jsonLd({ "@type": "Product", name: "Lamp", ...more });
const fourOfFive = { "@type": "AggregateRating", ratingValue: "4.0", reviewCount: "49" };
/** Small sites with one defect each: Data. */
export const DATA: SmallSite[] = [
  ["stars for oneself in the data", "sch.no-violation", { "/": home("", { head: company(stars) }) }],
  [
    "questions nobody sees",
    "sch.no-violation",
    {
      "/": home(prose(60), {
        head: jsonLd({
          "@type": "FAQPage",
          mainEntity: [
            {
              "@type": "Question",
              name: "Do you paint masts in the rain?",
              acceptedAnswer: { "@type": "Answer", text: "Never in the rain, always in the hall." },
            },
          ],
        }),
      }),
    },
  ],
  [
    "a country code that does not exist",
    "sch.dates-ids",
    { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "ZX" } }) }) },
  ],
  [
    "three letters that are no country",
    "sch.dates-ids",
    { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "QQQ" } }) }) },
  ],
  [
    "a date that is none",
    "sch.dates-ids",
    { "/": home("", { head: jsonLd({ "@type": "Article", headline: "A", datePublished: "20.06.2026" }) }) },
  ],
  ["an address without https", "sch.dates-ids", { "/": home("", { head: company({ url: "www.acme.example" }) }) }],
  [
    "the author of an article is not the company",
    "sch.identity",
    { "/": home("", { head: jsonLd({ "@type": "Person", name: "Ida Holm" }) }) },
  ],
  [
    "a table of three columns without titles",
    "cit.lists-tables",
    {
      "/": home(
        "<table><tr><td>Sloop</td><td>9 m</td><td>3 m</td></tr><tr><td>Ketch</td><td>12 m</td><td>4 m</td></tr></table>",
      ),
    },
  ],
  [
    "a company typed as a person",
    "sch.identity",
    {
      "/": home("", {
        head: jsonLd({
          "@type": "Person",
          name: "Acme Boats Inc.",
          url: "https://acme.example/",
          image: "/a.jpg",
          telephone: "+1 215 424 7183",
          email: "a@acme.example",
        }),
      }),
    },
    { facts: { brand: "Acme Boats" } },
  ],
  [
    "two prices for one lamp",
    "sch.parity",
    {
      "/": home(""),
      "/lamp": page(
        "product",
        `<p>£49.00</p>${prose(40)}`,
        jsonLd({
          "@type": "Product",
          name: "Acme",
          offers: { "@type": "Offer", price: "39.00", priceCurrency: "GBP" },
        }),
      ),
    },
  ],
  [
    "a broken block",
    "sch.syntax",
    { "/": home("", { head: '<script type="application/ld+json">{"@type": "Thing",}</script>' }) },
  ],
  [
    "a product without price, review or rating",
    "sch.required",
    { "/": home("", { head: jsonLd({ "@type": "Product", name: "Lamp", sku: "4" }) }) },
  ],
  [
    "a price of another currency amount",
    "sch.parity",
    {
      "/": home(""),
      "/lamp": page(
        "product",
        `<p>Only £59.00 today</p>${prose(60)}`,
        jsonLd({
          "@type": "Product",
          name: "Acme",
          offers: { "@type": "Offer", price: "49.00", priceCurrency: "GBP" },
        }),
      ),
    },
  ],
  [
    "self-rating as a review",
    "sch.no-violation",
    {
      "/": home("We are good: 5 of 5", {
        head: company({
          review: {
            "@type": "Review",
            author: { "@type": "Person", name: "Ann" },
            reviewRating: { "@type": "Rating", ratingValue: 5 },
          },
        }),
      }),
    },
  ],
  [
    "the company is named only as the publisher of a recipe",
    "sch.identity",
    {
      "/": home(prose(60), {
        head: jsonLd({
          "@type": "Recipe",
          name: "Ship's biscuit",
          publisher: { "@type": "Organization", name: "Acme" },
        }),
      }),
    },
  ],
  [
    "a date as people write it",
    "sch.dates-ids",
    { "/": home("", { head: jsonLd({ "@type": "Event", name: "Regatta", startDate: "12.03.2026" }) }) },
  ],
  [
    "a phone number that the page does not show",
    "sch.parity",
    { "/": home(prose(60), { head: company({ telephone: "+44 1904 555 128" }), footer: "Phone 01904 555 999" }) },
  ],
  [
    "a product of invented properties",
    "sch.vocabulary",
    {
      "/": home("", { head: jsonLd({ "@type": "Product", name: "Lamp", colour: "red", priceRetail: 5, sizeXL: 4 }) }),
    },
  ],
  [
    "a trail without an order",
    "sch.breadcrumb",
    {
      "/": home(""),
      "/boats/lamps/red": {
        html: pageOf(`<h1>Red lamp</h1>${prose(60)}`, {
          head: jsonLd({ "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", name: "Boats" }] }),
        }),
        template: "product",
      },
    },
  ],
  [
    "a job without a place",
    "sch.required",
    {
      "/": home(""),
      "/jobs/rigger": page(
        "other",
        `<h2>Rigger</h2>${prose(90)}`,
        jsonLd({ "@type": "JobPosting", title: "Rigger", description: "Rig masts", datePosted: "2026-10-01" }),
      ),
    },
  ],
  [
    "the site is called “Home” in its data",
    "sch.site-name",
    { "/": home(prose(120), { head: jsonLd({ "@type": "WebSite", name: "Home", url: "https://acme.example/" }) }) },
  ],
  [
    "a step whose address a program broke",
    "sch.dates-ids",
    {
      "/": home(prose(60), {
        head: jsonLd({
          "@type": "BreadcrumbList",
          itemListElement: [{ "@type": "ListItem", position: 1, name: "Blog", item: "https://acme.comblog" }],
        }),
      }),
    },
  ],
  [
    "a rating that stands nowhere, though a version has its figure",
    "sch.no-violation",
    {
      "/p": page(
        "product",
        `<p>Runs on release 4.0 and later, in 49 countries.</p>${prose(60)}`,
        lamp({ aggregateRating: fourOfFive }),
      ),
    },
  ],
  [
    "a brand that is an offer",
    "sch.vocabulary",
    { "/p": page("product", prose(60), lamp({ brand: { "@type": "Offer", name: "Acme" } })) },
  ],
  [
    "the company in three entries that nothing connects",
    "sch.graph",
    {
      "/": home(prose(60), {
        head: [
          { logo: "/l.png" },
          { name: "Acme", telephone: "+49 431 555128" },
          { sameAs: ["https://github.com/acme"] },
        ]
          .map((part) => jsonLd({ "@type": "Organization", url: "https://acme.example/", ...part }))
          .join(""),
      }),
    },
  ],
  [
    "a price with its currency",
    "sch.dates-ids",
    {
      "/": home(""),
      "/p": page(
        "product",
        "<p>36,00 EUR</p>",
        jsonLd({ "@type": "Product", name: "Lamp", offers: { "@type": "Offer", price: "36,00 EUR" } }),
      ),
    },
  ],
  [
    "a product of a type that schema.org does not have",
    "sch.vocabulary",
    {
      "/": home(prose(60), {
        head: jsonLd(
          ...["Masts", "Sails", "Hulls", "Ropes", "Oars", "Keels"].map((name) => ({
            "@type": "WebPage",
            name,
            url: "/",
            description: name,
            inLanguage: "en",
          })),
        ),
      }),
      "/p": page(
        "product",
        "<p>36 €</p>",
        jsonLd({ "@type": "product", name: "Lamp", description: "Brass", offers: { "@type": "Offer", price: 36 } }),
      ),
    },
  ],
];
