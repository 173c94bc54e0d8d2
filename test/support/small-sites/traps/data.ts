import { jsonLd, pageOf, prose } from "../../prose.ts";
import { article, company, home, page, type SmallSite, stars } from "../made-pages.ts";

const ADDRESS = { "@type": "PostalAddress", streetAddress: "Quay 5", postalCode: "24103", addressLocality: "Kiel" };
/** Small sites with something that only looks like a defect: Data. */
export const DATA: SmallSite[] = [
  [
    "a directory's stars in the data",
    "sch.no-violation",
    {
      "/": home("<p>The Anchor 4.9 (12)</p>", {
        head: jsonLd({ "@type": "Restaurant", name: "The Anchor", url: "https://anchor.example/", ...stars }),
      }),
    },
  ],
  [
    "stars of a product",
    "sch.no-violation",
    {
      "/": home(
        "<p>Lamp, 4.9 of 5 (12 reviews), hull and lamp and mast and rope, all of it sold here in the yard by the quay of Kiel.</p>",
        { head: jsonLd({ "@type": "Product", name: "Lamp", ...stars }) },
      ),
    },
  ],
  [
    "USA",
    "sch.dates-ids",
    { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "USA" } }) }) },
  ],
  [
    "United States",
    "sch.dates-ids",
    { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "United States" } }) }) },
  ],
  [
    "Deutschland",
    "sch.dates-ids",
    { "/": home("", { head: company({ address: { "@type": "PostalAddress", addressCountry: "Deutschland" } }) }) },
  ],
  [
    "a country as an item of its own",
    "sch.dates-ids",
    {
      "/": home("", {
        head: company({
          address: { "@type": "PostalAddress", addressCountry: { "@type": "Country", name: "Norway" } },
        }),
      }),
    },
  ],
  ["a relative picture", "sch.dates-ids", { "/": home("", { head: company({ image: "/a.jpg" }) }) }],
  [
    "a doctor is a person",
    "sch.identity",
    {
      "/": home("", {
        head: jsonLd({
          "@type": "Person",
          name: "Ada Reed",
          url: "https://acme.example/",
          image: "/a.jpg",
          telephone: "+1 215 424 7183",
          email: "a@acme.example",
        }),
      }),
    },
    { facts: { brand: "Ada Reed" } },
  ],
  [
    "one company without anything that points to it",
    "sch.graph",
    {
      "/": home("", {
        head: jsonLd({ "@type": "Organization", name: "Acme" }, { "@type": "WebSite", name: "Acme" }),
      }),
    },
  ],
  [
    "teasers of other products",
    "sch.required",
    {
      "/": home("", {
        head: jsonLd(
          {
            "@type": "Product",
            name: "Lamp",
            image: "/a.jpg",
            description: "A lamp",
            offers: {
              "@type": "Offer",
              price: "4",
              priceCurrency: "EUR",
              availability: "https://schema.org/InStock",
            },
          },
          { "@type": "Product", name: "Rope", image: "/r.jpg" },
        ),
      }),
    },
  ],
  [
    "comments that are counted",
    "sch.required",
    {
      "/": home(
        '<div itemscope itemtype="https://schema.org/UserComments"><span itemprop="creator">Ann</span><span itemprop="commentText">Good</span></div>',
      ),
    },
  ],
  [
    "the site is called as its social tags say",
    "sch.site-name",
    {
      "/": home(prose(60), {
        head: `<meta property="og:site_name" content="Sund på budget">${jsonLd({ "@type": "WebSite", name: "Sund på budget", url: "https://acme.example/" })}`,
      }),
    },
    { facts: { brand: "sundpaabudget" } },
  ],
  [
    "an article before the name",
    "sch.parity",
    {
      "/": home(`<p>Silver Spoon of Kiel</p>${prose(60)}`, {
        head: jsonLd({ "@type": "Recipe", name: "The Silver Spoon of Kiel" }),
      }),
    },
  ],
  [
    "a headline shortened in the data",
    "sch.parity",
    {
      "/": home(""),
      "/blog/a": article(
        `<p>1 March 2026</p>${prose(120)}`,
        jsonLd({ "@type": "Article", headline: "Winter storage for boats", datePublished: "2026-03-01T08:00:00Z" }),
      ),
    },
  ],
  [
    "a directory that rates others",
    "sch.no-violation",
    {
      "/": home("Galley 4.5 of 5 (12), Anchor 4 of 5 (3)", {
        head: jsonLd({
          "@type": "Restaurant",
          name: "Galley",
          url: "https://galley.example/",
          aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 12 },
        }),
      }),
    },
  ],
  [
    "ingredients by their old name",
    "sch.required",
    {
      "/": home(
        '<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Biscuit</h2><img itemprop="image" src="/a.jpg"><ul><li itemprop="ingredients">Flour</li></ul><p itemprop="recipeInstructions">Bake.</p><span itemprop="author">Ada Reed</span><meta itemprop="datePublished" content="2026-01-02"><meta itemprop="totalTime" content="PT2H"><meta itemprop="recipeYield" content="4"><p itemprop="description">Dry.</p></div>',
      ),
    },
  ],
  [
    "signs that the data spell as code",
    "sch.parity",
    {
      "/": home(
        '<h2>Biscuit &#8211; for all!</h2><div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Biscuit &amp;#8211; for all!"></div>',
      ),
    },
  ],
  [
    "seven comments of one reader",
    "sch.graph",
    {
      "/": home("", {
        head: jsonLd(
          { "@type": "Product", name: "Lamp" },
          ...[1, 2, 3, 4, 5, 6, 7].map((text) => ({ "@type": "Comment", name: "Ann", text: `Good ${text}` })),
        ),
      }),
    },
  ],
  [
    "a price in another country's spelling",
    "sch.parity",
    {
      "/": home(""),
      "/lamp": page(
        "product",
        `<p>Lamp: 1.299,00 €</p>${prose(60)}`,
        jsonLd({
          "@type": "Product",
          name: "Lamp",
          offers: { "@type": "Offer", price: "1299.00", priceCurrency: "EUR" },
        }),
      ),
    },
  ],
  [
    "a phone number within the country",
    "sch.parity",
    { "/": home(prose(60), { head: company({ telephone: "+44 1904 555 128" }), footer: "Phone (01904) 555-128" }) },
  ],
  [
    "sizes of one shirt as products of one name",
    "sch.graph",
    {
      "/": home("", {
        head: jsonLd(
          ...["S", "M", "L"].map((size) => ({ "@type": "Product", name: "Harbour shirt", sku: `HS-${size}`, size })),
        ),
      }),
    },
  ],
  [
    "a dentist as a dentist",
    "sch.page-type",
    { "/": home(prose(60), { head: jsonLd({ "@type": "Dentist", name: "Acme", url: "https://acme.example/" }) }) },
  ],
  [
    "times, countries and lengths as the vocabulary has them",
    "sch.dates-ids",
    {
      "/": home("", {
        head: jsonLd(
          { "@type": "Event", name: "Regatta", startDate: "2027-05-01T10:00", duration: "PT6H" },
          { "@type": "Organization", name: "Acme", address: { "@type": "PostalAddress", addressCountry: "GB" } },
        ),
      }),
    },
  ],
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
  [
    "the company's address on the one article that was read",
    "sch.parity",
    {
      "/": {
        html: pageOf(`<h1>Winter storage</h1>${prose(60)}`, {
          head: jsonLd(
            { "@type": "Article", headline: "Winter storage" },
            { "@type": "Organization", name: "Acme", address: ADDRESS },
          ),
        }),
        finalUrl: "https://acme.example/blog/2026/winter-storage",
      },
    },
  ],
  [
    "the company's address on an article of a site whose contact page was not read",
    "sch.parity",
    {
      "/": home(prose(60)),
      "/blog/a": article(
        prose(60),
        jsonLd(
          { "@type": "Organization", name: "Acme", address: ADDRESS },
          { "@type": "Article", headline: "Winter storage" },
        ),
      ),
    },
  ],
  [
    "a rating to three decimals that the page shows to one",
    "sch.no-violation",
    {
      "/p": page(
        "product",
        `<p>4.6 out of 5 stars</p>${prose(60)}`,
        jsonLd({ "@type": "Product", name: "Lamp", aggregateRating: { ratingValue: "4.588", reviewCount: 452 } }),
      ),
    },
  ],
  [
    "addresses on hosts for examples and by path",
    "sch.dates-ids",
    {
      "/": home(prose(60), {
        head: company({
          image: "/lamp.jpg",
          logo: "https://cdn.acme.example/l.png",
          sameAs: ["https://github.com/acme"],
        }),
      }),
    },
  ],
  [
    "the company twice, from theme and plugin",
    "sch.graph",
    { "/": home(prose(60), { head: company({}) + company({ telephone: "+49 431 555128" }) }) },
  ],
  [
    "three branches of one name",
    "sch.graph",
    {
      "/": home(prose(60), {
        head: [
          company({}),
          ...["Kiel", "Bremen", "Emden"].map((addressLocality) =>
            company({ address: { "@type": "PostalAddress", addressLocality } }),
          ),
        ].join(""),
      }),
    },
  ],
  [
    "a price as a number",
    "sch.dates-ids",
    {
      "/": home(""),
      "/p": page(
        "product",
        "<p>36 €</p>",
        jsonLd({ "@type": "Product", name: "Lamp", offers: { "@type": "Offer", price: 36 } }),
      ),
    },
  ],
  [
    "a company's entry in parts",
    "sch.identity",
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
];
