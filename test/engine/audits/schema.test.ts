import { describe, expect, it } from "vitest";
import { companyPaste } from "../../../src/engine/audits/recipes/company-block.ts";
import { breadcrumb } from "../../../src/engine/audits/schema/breadcrumb.ts";
import { datesIds } from "../../../src/engine/audits/schema/dates-ids.ts";
import { graph } from "../../../src/engine/audits/schema/graph.ts";
import { identity } from "../../../src/engine/audits/schema/identity.ts";
import { noViolation } from "../../../src/engine/audits/schema/no-violation.ts";
import { pageType } from "../../../src/engine/audits/schema/page-type.ts";
import { parity } from "../../../src/engine/audits/schema/parity.ts";
import { present } from "../../../src/engine/audits/schema/present.ts";
import { required } from "../../../src/engine/audits/schema/required.ts";
import { siteName } from "../../../src/engine/audits/schema/site-name.ts";
import { syntax } from "../../../src/engine/audits/schema/syntax.ts";
import { isKindOf, isProperty, isType } from "../../../src/engine/audits/schema/vocabulary.ts";
import { vocabularyTerms } from "../../../src/engine/audits/schema/vocabulary-terms.ts";
import { judgeCases } from "../../support/judge-cases.ts";
import { jsonLd, pageOf, prose } from "../../support/prose.ts";
import { type FakeRead, readingOf } from "../../support/reading.ts";

const withData = (main: string, ...nodes: object[]) => pageOf(main, { head: jsonLd(...nodes) });
const plain = pageOf(`<h1>Boats</h1>${prose(60)}`);
const home = { "/": plain };
const company = {
  "@type": "Organization",
  name: "Acme",
  url: "https://acme.example/",
  logo: "https://acme.example/logo.png",
  telephone: "+49 431 555123",
  sameAs: ["https://www.linkedin.com/company/acme"],
};
const product = (html: string): FakeRead => ({ html, template: "product" });
const lamp = {
  "@type": "Product",
  name: "Lamp",
  image: "https://acme.example/l.jpg",
  description: "Brass lamp",
  offers: { "@type": "Offer", price: "49.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
};
const lampPage = `<h1>Lamp</h1><p>Brass lamp</p><p>49,00 €</p>${prose(30)}`;

describe("the vocabulary", () => {
  it.each([
    ["Restaurant", "Organization"],
    ["Dentist", "LocalBusiness"],
    ["BlogPosting", "Article"],
    ["Product", "Thing"],
    ["3DModel", "MediaObject"],
  ])("knows that a %s is a %s", (type, kind) => expect(isKindOf(type, kind)).toBe(true));

  it.each([
    ["Organization", "Restaurant"],
    ["NoSuchType", "Thing"],
    ["constructor", "Thing"],
  ])("knows that a %s is no %s", (type, kind) => expect(isKindOf(type, kind)).toBe(false));

  it("knows properties and members, and nothing else", () => {
    expect([isProperty("priceCurrency"), isType("Product"), isType("InStock")]).toEqual([true, true, true]);
    expect([isProperty("prise"), isType("Prodcut"), isType("toString")]).toEqual([false, false, false]);
  });
});

judgeCases(present, [
  [
    "home and every second page carry data",
    "pass",
    {
      "/": withData("<h1>A</h1>", company),
      "/p": product(withData(lampPage, lamp)),
      "/about": { html: plain, template: "about" },
    },
  ],
  [
    "only the home page does",
    "partial",
    { "/": withData("<h1>A</h1>", company), "/p": product(plain), "/q": product(plain) },
  ],
  [
    "Microdata counts",
    "pass",
    { "/": pageOf('<div itemscope itemtype="https://schema.org/Organization"><h1 itemprop="name">Acme</h1></div>') },
  ],
  [
    "data of another vocabulary do not",
    "fail",
    { "/": pageOf('<p itemscope itemtype="http://data-vocabulary.org/Review"><b itemprop="name">A</b></p>') },
  ],
  [
    "a broken block does not",
    "fail",
    { "/": pageOf("<h1>A</h1>", { head: '<script type="application/ld+json">{"@type":}</script>' }) },
  ],
  [
    "a script adds it in the browser",
    "partial",
    home,
    {
      reading: {
        rendered: [
          {
            url: "https://acme.example/",
            mainWords: 60,
            internalLinks: [],
            structured: [
              { format: "json-ld", nodes: [{ "@type": ["Organization"] }], context: "https://schema.org", error: null },
            ],
            overlay: 0,
            layoutShift: 0,
            webmcpTools: [],
          },
        ],
      },
    },
  ],
  ["none", "fail", home],
]);

judgeCases(syntax, [
  ["valid blocks", "pass", { "/": withData("<h1>A</h1>", company) }],
  [
    "nested objects need no type",
    "pass",
    { "/": withData("<h1>A</h1>", { "@type": "Organization", name: "A", address: { streetAddress: "Quay 5" } }) },
  ],
  [
    "a trailing comma in one block of two",
    "partial",
    {
      "/": pageOf("<h1>A</h1>", {
        head: `${jsonLd(company)}<script type="application/ld+json">{"@type":"Thing",}</script>`,
      }),
    },
  ],
  [
    "no context",
    "fail",
    { "/": pageOf("<h1>A</h1>", { head: '<script type="application/ld+json">{"@type":"Thing","name":"A"}</script>' }) },
  ],
  [
    "an item without a type",
    "fail",
    {
      "/": pageOf("<h1>A</h1>", {
        head: '<script type="application/ld+json">{"@context":"https://schema.org","name":"A"}</script>',
      }),
    },
  ],
  ["no data", "not_applicable", home],
]);

judgeCases(vocabularyTerms, [
  ["real names", "pass", { "/": withData("<h1>A</h1>", company) }],
  [
    "actions may name their inputs",
    "pass",
    {
      "/": withData("<h1>A</h1>", {
        "@type": "WebSite",
        name: "A",
        potentialAction: {
          "@type": "SearchAction",
          "query-input": "required name=q",
          target: "https://acme.example/?q={q}",
        },
      }),
    },
  ],
  [
    "one wrong name of ten",
    "partial",
    {
      "/": withData("<h1>A</h1>", {
        ...company,
        description: "d",
        email: "a@acme.example",
        foundingDate: "1999",
        slogen: "x",
        legalName: "Acme",
      }),
    },
  ],
  ["wrong names", "fail", { "/": withData("<h1>A</h1>", { "@type": "Organisation", nam: "A", prise: 3 }) }],
  ["no data", "not_applicable", home],
]);

judgeCases(identity, [
  ["a complete organisation", "pass", { "/": withData("<h1>A</h1>", company) }],
  [
    "the best node is taken, not the first",
    "pass",
    { "/": withData("<h1>A</h1>", { "@type": "Organization", name: "Partner" }, company) },
  ],
  ["a subtype counts", "pass", { "/": withData("<h1>A</h1>", { ...company, "@type": "Restaurant" }) }],
  [
    "a person's site",
    "pass",
    { "/": withData("<h1>A</h1>", { ...company, "@type": "Person", image: "https://acme.example/a.jpg" }) },
  ],
  ["on the about page", "pass", { "/": plain, "/about": { html: withData("<h1>A</h1>", company), template: "about" } }],
  ["without a logo", "partial", { "/": withData("<h1>A</h1>", { ...company, logo: undefined }) }],
  ["a name alone", "fail", { "/": withData("<h1>A</h1>", { "@type": "Organization", name: "Acme" }) }],
  [
    "only a publisher's stub inside an article",
    "fail",
    { "/": withData("<h1>A</h1>", { "@type": "Article", headline: "A", publisher: company }) },
  ],
  ["none", "fail", home],
]);

judgeCases(siteName, [
  [
    "named like the company",
    "pass",
    { "/": withData("<h1>A</h1>", company, { "@type": "WebSite", name: "Acme", url: "https://acme.example/" }) },
  ],
  [
    "named otherwise",
    "partial",
    { "/": withData("<h1>A</h1>", company, { "@type": "WebSite", name: "Best boats", url: "https://acme.example/" }) },
  ],
  ["none", "fail", home],
]);

it("does not ask for a site's name where the scan began below the root", () => {
  const reading = readingOf({ pages: home });
  const below = { ...reading, home: { ...reading.home, finalUrl: "https://acme.example/tools/saw/" } };
  expect(siteName.judge(below).status).toBe("not_applicable");
});

judgeCases(pageType, [
  ["a product as Product", "pass", { "/": plain, "/p": product(withData(lampPage, lamp)) }],
  [
    "a product inside its page",
    "pass",
    { "/": plain, "/p": product(withData(lampPage, { "@type": "ItemPage", mainEntity: lamp })) },
  ],
  ["one of two", "partial", { "/": plain, "/p": product(withData(lampPage, lamp)), "/q": product(plain) }],
  [
    "an article as Product",
    "fail",
    { "/": plain, "/blog/a": { html: withData("<h1>A</h1>", lamp), template: "article" } },
  ],
  [
    "a local business's home page without data",
    "fail",
    { "/": pageOf("<h1>Boats</h1>", { footer: "Acme, Quay 5, 24103 Kiel" }) },
    { facts: { place: "Kiel" } },
  ],
  ["a place that no address bears out", "not_applicable", home, { facts: { place: "Kiel" } }],
  ["no page of a kind", "not_applicable", home],
]);

judgeCases(required, [
  ["complete items", "pass", { "/p": product(withData(lampPage, lamp)) }],
  ["recommended fields are missing", "partial", { "/p": product(withData(lampPage, { ...lamp, image: undefined })) }],
  [
    "a product without price, review or rating",
    "fail",
    { "/p": product(withData(lampPage, { "@type": "Product", name: "Lamp", image: "x", description: "d" })) },
  ],
  [
    "a company says what it offers without a price",
    "not_applicable",
    {
      "/": withData("<h1>A</h1>", {
        ...company,
        makesOffer: { "@type": "Offer", itemOffered: { "@type": "Service", name: "Repair" } },
      }),
    },
  ],
  [
    "a product's offer without a price",
    "partial",
    { "/p": product(withData(lampPage, { ...lamp, offers: { "@type": "Offer", priceCurrency: "EUR" } })) },
  ],
  [
    "a mere reference is no item",
    "not_applicable",
    {
      "/p": withData("<h1>A</h1>", {
        "@type": "WebPage",
        mentions: { "@type": "Product", "@id": "#lamp", name: "Lamp" },
      }),
    },
  ],
  ["no item with rules", "not_applicable", { "/": withData("<h1>A</h1>", company) }],
]);

judgeCases(parity, [
  ["everything can be seen", "pass", { "/p": product(withData(lampPage, lamp)) }],
  [
    "numbers in another writing can be seen",
    "pass",
    {
      "/p": product(
        withData(`<h1>Lamp</h1><p>1 249,00 €</p>${prose(30)}`, {
          ...lamp,
          offers: { "@type": "Offer", price: "1249.00", priceCurrency: "EUR" },
        }),
      ),
    },
  ],
  [
    "one of four is hidden, the address counted once",
    "partial",
    {
      "/": withData(
        `<h1>Acme</h1><p>Quay 5, 24103 Kiel, +49 431 555123</p>${prose(30)}`,
        {
          ...company,
          address: { "@type": "PostalAddress", streetAddress: "Quay 5", postalCode: "24103", addressLocality: "Kiel" },
        },
        { "@type": "Person", name: "Zora Quint" },
      ),
    },
  ],
  ["another price", "fail", { "/p": product(withData(`<h1>Lamp</h1><p>59,00 €</p>${prose(30)}`, lamp)) }],
  ["the price is nowhere", "fail", { "/p": product(withData(`<h1>Lamp</h1>${prose(30)}`, lamp)) }],
  ["a page without text", "not_measured", { "/p": product(withData("", lamp)) }],
  [
    "nothing to compare",
    "not_applicable",
    { "/": withData(`<h1>A</h1>${prose(30)}`, { "@type": "WebPage", url: "https://acme.example/" }) },
  ],
]);

it("lets the whole site show who is behind it, but not what another page sells", () => {
  const person = { "@type": "Organization", name: "Acme", telephone: "+49 431 555123" };
  const contact = pageOf("<h1>Contact</h1><p>Acme, +49 431 555123</p>");
  const judged = (home: string, other: string) =>
    parity.judge(readingOf({ pages: { "/": home, "/contact": other } })).status;
  expect(judged(withData(`<h1>Acme</h1>${prose(30)}`, person), contact)).toBe("pass");
  expect(judged(withData(`<h1>Acme</h1>${prose(30)}`, lamp), pageOf(lampPage))).toBe("fail");
});

judgeCases(datesIds, [
  [
    "well formed",
    "pass",
    {
      "/": withData("<h1>A</h1>", {
        "@type": "Article",
        datePublished: "2026-03-04T10:00:00+01:00",
        inLanguage: "de-AT",
        image: "https://acme.example/a.jpg",
      }),
    },
  ],
  [
    "a valid product number",
    "pass",
    {
      "/": withData("<h1>A</h1>", {
        "@type": "Product",
        gtin13: "4006381333931",
        offers: { "@type": "Offer", priceCurrency: "EUR" },
      }),
    },
  ],
  [
    "one of three is wrong",
    "partial",
    {
      "/": withData("<h1>A</h1>", {
        "@type": "Article",
        datePublished: "3.4.26",
        dateModified: "2026-03-04",
        inLanguage: "en",
      }),
    },
  ],
  [
    "a wrong check digit, an invented currency, an address without its scheme",
    "fail",
    {
      "/": withData("<h1>A</h1>", {
        "@type": "Product",
        gtin13: "4006381333932",
        image: "www.acme.example/a.jpg",
        offers: { "@type": "Offer", priceCurrency: "EURO" },
      }),
    },
  ],
  ["none", "not_applicable", { "/": withData("<h1>A</h1>", { "@type": "Organization", name: "Acme" }) }],
]);

judgeCases(graph, [
  [
    "connected by ids",
    "pass",
    {
      "/": withData(
        "<h1>A</h1>",
        { ...company, "@id": "https://acme.example/#org" },
        { "@type": "WebSite", name: "Acme", publisher: { "@id": "https://acme.example/#org" } },
      ),
    },
  ],
  [
    "relative and whole ids mean the same",
    "pass",
    {
      "/": withData(
        "<h1>A</h1>",
        { ...company, "@id": "#org" },
        { "@type": "WebSite", name: "Acme", publisher: { "@id": "https://acme.example/#org" } },
      ),
    },
  ],
  [
    "a reference to nothing",
    "partial",
    {
      "/": withData(
        "<h1>A</h1>",
        { ...company, "@id": "#org" },
        { "@type": "WebSite", name: "Acme", publisher: { "@id": "#organisation" } },
      ),
    },
  ],
  [
    "two companies on one page",
    "partial",
    { "/": withData("<h1>A</h1>", { ...company, "@id": "#org" }, { "@type": "Organization", name: "Brightleaf" }) },
  ],
  [
    "no id and two companies",
    "fail",
    {
      "/": pageOf("<h1>A</h1>", {
        head: `${jsonLd({ "@type": "Organization", name: "Acme", brand: { "@id": "#none" } })}${jsonLd({ "@type": "Organization", name: "Brightleaf", brand: { "@id": "#never" } })}`,
      }),
    },
  ],
  ["one item", "not_applicable", { "/": withData("<h1>A</h1>", company) }],
]);

const steps = (...names: string[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: names.map((name, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: `https://acme.example/${name}`,
  })),
});
judgeCases(breadcrumb, [
  ["two numbered steps", "pass", { "/": plain, "/lamps/brass": withData(lampPage, steps("lamps", "brass")) }],
  [
    "one page of two",
    "partial",
    { "/": plain, "/lamps/brass": withData(lampPage, steps("lamps", "brass")), "/lamps/tin": plain },
  ],
  ["one step", "fail", { "/": plain, "/lamps/brass": withData(lampPage, steps("lamps")) }],
  ["no deep page", "not_applicable", { "/": plain, "/lamps": plain }],
]);

const stars = { "@type": "AggregateRating", ratingValue: "4.7", reviewCount: "132" };
const faq = {
  "@type": "FAQPage",
  mainEntity: [
    {
      "@type": "Question",
      name: "How long does a repair take?",
      acceptedAnswer: { "@type": "Answer", text: "Between two and four weeks." },
    },
  ],
};
judgeCases(noViolation, [
  [
    "a product's rating that is shown",
    "pass",
    { "/p": product(withData(`<h1>Lamp</h1><p>4,7 of 5</p>${prose(30)}`, { ...lamp, aggregateRating: stars })) },
  ],
  [
    "drawn stars beside the number of ratings",
    "pass",
    { "/p": product(withData(`<h1>Lamp</h1><p>★★★★★ (132)</p>${prose(30)}`, { ...lamp, aggregateRating: stars })) },
  ],
  [
    "stars for oneself",
    "fail",
    { "/": withData(`<h1>A</h1><p>4.7</p>${prose(30)}`, { ...company, aggregateRating: stars }) },
  ],
  [
    "a rating that nobody sees",
    "fail",
    { "/p": product(withData(`<h1>Lamp</h1>${prose(30)}`, { ...lamp, aggregateRating: stars })) },
  ],
  [
    "questions that are shown",
    "pass",
    {
      "/": withData(
        `<h1>A</h1><h2>How long does a repair take?</h2><p>Between two and four weeks.</p>${prose(30)}`,
        faq,
      ),
    },
  ],
  ["questions that are hidden", "fail", { "/": withData(`<h1>A</h1>${prose(30)}`, faq) }],
  [
    "a share address as profile",
    "fail",
    { "/": withData("<h1>A</h1>", { ...company, sameAs: ["https://www.facebook.com/sharer/sharer.php?u=x"] }) },
  ],
  ["no such data", "not_applicable", { "/": withData("<h1>A</h1>", { "@type": "WebPage", name: "A" }) }],
]);

describe("the block to paste", () => {
  const reading = readingOf({
    pages: {
      "/": pageOf('<h1>A</h1><p>Boats</p><a href="tel:+49431555123">Call</a>', {
        footer: '<a href="https://github.com/acme">gh</a>',
      }),
    },
    facts: { brand: 'Acme </script> & "Sons"', description: "Boats" },
  });
  const block = companyPaste(reading)!.text;

  it("holds the site's own facts and nothing invented", () => {
    const { "@graph": nodes } = JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, ""));
    expect(nodes[0]).toEqual({
      "@type": "Organization",
      "@id": "https://acme.example/#organization",
      name: 'Acme </script> & "Sons"',
      url: "https://acme.example/",
      description: "Boats",
      telephone: "+49 431 555123",
      sameAs: ["https://github.com/acme"],
    });
  });

  it("cannot be ended early by a name", () => expect(block.match(/<\/script>/g)).toHaveLength(1));

  it("passes our own checks once it is pasted", () => {
    const mended = readingOf({
      pages: {
        "/": pageOf('<h1>Acme</h1><img src="/logo.png">', {
          head: companyPaste(readingOf({ pages: home, facts: { description: "Boat repair" } }))!.text,
        }),
      },
    });
    for (const audit of [syntax, vocabularyTerms, siteName, datesIds, graph])
      expect(audit.judge(mended).status, audit.id).toBe("pass");
  });
});
