import { describe, expect, it } from "vitest";
import { AUDITS } from "../../../src/engine/audits/index.ts";
import { judgeSite } from "../../../src/engine/audits/judge-site.ts";
import type { Paste } from "../../../src/engine/audits/types.ts";
import { pasted } from "../../../src/engine/fixes/paste/pasted.ts";
import { touchedBy } from "../../../src/engine/fixes/paste/touched.ts";
import { rankFixes } from "../../../src/engine/fixes/rank-fixes.ts";
import type { Reading } from "../../../src/engine/read-site/types.ts";
import { jsonLd, pageOf, prose } from "../../support/prose.ts";
import { type ReadingOptions, readingOf } from "../../support/reading.ts";
import { smallSite } from "../../support/small-site.ts";

const fixesOf = (reading: Reading) => rankFixes({ reading, findings: judgeSite(reading), lostQuestions: [] });
const pasteOf = (options: ReadingOptions, id: string) =>
  fixesOf(readingOf(options)).find((fix) => fix.id === id)?.paste;
const nodesIn = (paste: string | null | undefined) => {
  const value = JSON.parse(paste!.replace(/^<script[^>]*>|<\/script>$/g, ""));
  return value["@graph"] ?? [value];
};

const COMPANY = {
  "@type": "Bakery",
  "@id": "https://www.acme.example/#bakery",
  name: "Acme",
  url: "https://www.acme.example/",
  openingHours: "Tu-Sa 07:00-18:00",
  address: { "@type": "PostalAddress", streetAddress: "Quay 1", postalCode: "24103", addressLocality: "Kiel" },
};
const home = (body: string, head = "") => ({
  "/": pageOf(`<h1>Acme</h1>${body}${prose(180)}`, {
    head,
    footer:
      'Acme, Quay 1, 24103 Kiel <a href="mailto:office@acme.example">Mail</a> <a href="https://github.com/acme">GitHub</a>',
  }),
});

describe("a pasted company entry", () => {
  const both = jsonLd({ "@graph": [COMPANY, { "@type": "WebPage", name: "Acme", url: "https://www.acme.example/" }] });
  const paste = pasteOf({ pages: home("", both) }, "sch.identity");

  it("keeps the type, the addresses and all else that the entry says, and its neighbours", () => {
    const [company, page] = nodesIn(paste);
    expect(company).toMatchObject(COMPANY);
    expect(page).toMatchObject({ "@type": "WebPage", name: "Acme" });
  });

  it("adds what the site says elsewhere", () => {
    expect(nodesIn(paste)[0]).toMatchObject({ email: "office@acme.example", sameAs: ["https://github.com/acme"] });
  });

  it.each([
    [
      "a seller's, on the item that the root leads to",
      "<p>Quay 9</p><p>24103 Kiel</p><p>seller.of.lamps@gmail.com</p>",
      "/item/9",
    ],
    ["an agent's", "<p>Jo Roe, agent</p><p>jo@roe-estates-kiel.de</p><p>+49 431 998877</p>", "/"],
  ])("leaves out whose contacts are another's: %s", (_, block, path) => {
    const pages = {
      "/": { html: pageOf(`<h1>Acme</h1>${block}${prose(180)}`), finalUrl: `https://acme.example${path}` },
    };
    expect(pasteOf({ pages }, "sch.present")).not.toMatch(/roe|seller|998877|24103/);
  });

  it("is none where the name is the end of a longer one", () => {
    const pages = {
      "/": pageOf(`<h1>The harbour</h1>${prose(180)}<p>Produced by Ada Reed Photography</p>`, {
        title: "Harbour",
        footer: "",
      }),
    };
    expect(pasteOf({ pages, facts: { brand: "Reed Photography" } }, "sch.present")).toBeNull();
    const together = {
      "/": pageOf(`<h1>ようこそ株式会社帆船堂へ</h1>${prose(180)}`, { title: "株式会社帆船堂", footer: "" }),
    };
    expect(pasteOf({ pages: together, facts: { brand: "帆船堂" } }, "sch.present")).toContain("帆船堂");
    const named = { "/": pageOf(`<h1>Welcome to Reed Photography</h1>${prose(180)}`) };
    expect(pasteOf({ pages: named, facts: { brand: "Reed Photography" } }, "sch.present")).toContain(
      "Reed Photography",
    );
  });

  it("leaves out a description and a name that no page holds", () => {
    const facts = { description: "The best bakery of all", legalName: "Acme Holding Ltd" };
    expect(pasteOf({ pages: home(""), facts }, "sch.present")).not.toMatch(/best bakery|Holding/);
  });

  it.each([
    ["cut off", "Acme repairs boats of wood in Kiel and has done so since ...", ""],
    ["of an offer", "Oak lamp of the harbour, a piece: 36,00 EUR, delivered in 15 days", ""],
    ["with a number to call", "Call now: 0431 5551 2844, we repair boats of wood in Kiel", ""],
    ["of slogans in a row", "Boats | Masts | Sails | The yard of Kiel", ""],
    [
      "of the article on the home page",
      "How a boat comes through the winter in Kiel",
      jsonLd({ "@type": "Article", headline: "A" }),
    ],
  ])("leaves out a description %s", (_, description, head) => {
    const options = { pages: home(`<p>${description}</p>`, head), facts: { description } };
    const paste = pasteOf(options, "sch.present") ?? pasteOf(options, "sch.identity");
    expect(nodesIn(paste)[0]).toMatchObject({ name: "Acme" });
    expect(nodesIn(paste)[0]).not.toHaveProperty("description");
  });

  it("says what the house is, where the site says so whole", () => {
    const description = "Acme repairs wooden boats in Kiel.";
    const paste = pasteOf({ pages: home(`<p>${description}</p>`), facts: { description } }, "sch.present");
    expect(nodesIn(paste)[0]).toMatchObject({ description });
  });

  it("is not offered under a brand that no page writes", () => {
    expect(pasteOf({ pages: home(""), facts: { brand: "Zenith Rockets" } }, "sch.present")).toBeNull();
  });

  it("is not offered where the entry stands in attributes, which no block can complete", () => {
    const item = '<div itemscope itemtype="https://schema.org/Bakery"><span itemprop="name">Acme</span></div>';
    expect(pasteOf({ pages: home(item) }, "sch.identity")).toBeNull();
  });

  it("holds no contact that a theme came with", () => {
    const theme = {
      "/": pageOf(`<h1>Acme</h1><a href="mailto:info@yourdomain.com">Mail</a> Phone +44 1234 567 890${prose(180)}`),
    };
    expect(pasteOf({ pages: theme }, "sch.present") ?? "").not.toMatch(/yourdomain|1234/);
  });
});

describe("what a new company entry says", () => {
  const entry = (
    main: string,
    { head = "", footer = "", ...more }: { head?: string; footer?: string } & ReadingOptions = {},
  ) => {
    const pages = { "/": pageOf(`<h1>Acme</h1>${main}${prose(180)}`, { head, footer: `Acme ${footer}` }) };
    const fixes = fixesOf(readingOf({ pages, ...more }));
    const fix = fixes.find(({ id, paste }) => (id === "sch.present" || id === "sch.identity") && paste !== null);
    return { company: nodesIn(fix?.paste)[0], site: nodesIn(fix?.paste)[1], how: fix?.how ?? "" };
  };

  it("calls the number that the page repeats, not the first of several", () => {
    const head = '<meta name="description" content="Call 0431 555 128 77 for boats">';
    const footer = '<a href="tel:0431 555 128 11">0431 555 128 11</a> <a href="tel:043155512877">0431 555 128 77</a>';
    const { company } = entry("<p>Call 0431 555 128 77</p>", { head, footer, facts: { country: "DE" } });
    expect(company.telephone.replace(/ /g, "")).toBe("+4943155512877");
  });

  it.each([
    ["Quay 1, 24103 Kiel", "DE", { streetAddress: "Quay 1", postalCode: "24103", addressLocality: "Kiel" }],
    ["<p>Hafenstraße 5</p><p>24103 Kiel</p>", "DE", { streetAddress: "Hafenstraße 5", postalCode: "24103" }],
    [
      "1526 Frank Ave, Philadelphia, PA 19125",
      "US",
      { streetAddress: "1526 Frank Ave", postalCode: "19125", addressLocality: "Philadelphia", addressRegion: "PA" },
    ],
    ["1 High Street, Leeds LS1 4AB", "GB", { postalCode: "LS1 4AB", addressLocality: "Leeds" }],
    ["Shop 9, Pump Road, Jogeshwari (W), Mumbai 400102.", "IN", { postalCode: "400102", addressLocality: "Mumbai" }],
  ])("gives the address that visitors read: %s", (footer, country, address) => {
    expect(entry("", { footer, facts: { country } }).company.address).toMatchObject(address);
  });

  it.each([
    ["law", "Quay 1, 24103 Kiel", "LegalService"],
    ["waterproofing", "Quay 1, 24103 Kiel", "LocalBusiness"],
    ["law", "", "Organization"],
    ["devops", "Quay 1, 24103 Kiel", "Organization"],
  ])("is of the type of its trade, where it can be visited: %s, %s", (trade, footer, type) => {
    expect(entry("", { footer, facts: { trade, country: "DE" } }).company["@type"]).toBe(type);
  });

  it("leaves out a mailbox on another company's domain, and says so", () => {
    const { company, how } = entry("", { footer: '<a href="mailto:office@acmme.example.org.uk">Mail</a>' });
    expect(company).not.toHaveProperty("email");
    expect(how).toContain("The address office@acmme.example.org.uk was left out");
  });

  it.each([
    ["of a product", '<meta property="og:type" content="product"><meta property="og:image" content="/p.jpg">'],
    ["that is a page", '<meta property="og:image" content="https://acme.example/academy">'],
  ])("leaves out a picture %s", (_, head) => expect(entry("", { head }).company).not.toHaveProperty("image"));

  it("gives a picture its whole address, and asks for a logo where none was found", () => {
    const { company, how } = entry("", { head: '<meta property="og:image" content="//cdn.acme.example/yard.jpg">' });
    expect(company.image).toBe("https://cdn.acme.example/yard.jpg");
    expect(how).toContain("Add the address of your logo");
  });

  it("names the site as its pages do", () => {
    const { site } = entry("", { head: '<meta property="og:site_name" content="Acme Deutschland">' });
    expect(site.name).toBe("Acme Deutschland");
  });

  it("goes to the home page and says nothing of the deep page that the root leads to", () => {
    const html = pageOf(`<h1>Lamp</h1>${prose(180)}`, { head: '<meta name="description" content="A lamp of brass.">' });
    const pages = { "/": { html, finalUrl: "https://acme.example/lamps/brass" } };
    const fix = fixesOf(readingOf({ pages, facts: { description: "A lamp of brass." } })).find(
      ({ id }) => id === "sch.present",
    );
    expect(fix!.how).toContain("the head of your home page, https://acme.example/");
    expect(fix!.paste).not.toContain("lamp of brass");
  });
});

describe("what a page's own entry says", () => {
  it.each([
    ["https://acme.example/academy", undefined],
    ["/photos/yard.jpg", "https://acme.example/photos/yard.jpg"],
    ["//cdn.boats.example/yard?w=620", "https://cdn.boats.example/yard?w=620"],
  ])("gives a picture its whole address, and takes no page for one: %s", (given, image) => {
    const html = pageOf(`<h1>Winter storage</h1>${prose(90)}`, {
      head: `<meta property="og:image" content="${given}">`,
    });
    const pages = { ...home("", jsonLd(COMPANY)), "/blog/a": { html, template: "article" as const } };
    expect(nodesIn(pasteOf({ pages }, "sch.page-type"))[0].image).toBe(image);
  });
});

describe("the kind of a home page", () => {
  it("is told once: by the company's entry", () => {
    const data = jsonLd({ "@type": "WebSite", name: "Acme", url: "https://acme.example/" });
    const ids = fixesOf(readingOf({ pages: home("", data), facts: { place: "Kiel" } })).map(({ id }) => id);
    expect(ids).toContain("sch.identity");
    expect(ids).not.toContain("sch.page-type");
  });
});

describe("a pasted breadcrumb", () => {
  const deep = (trail: string, head = "", origin = "https://acme.example") => ({
    origin,
    pages: {
      "/": pageOf(`<h1>Acme</h1>${prose(60)}`, { head }),
      "/shop/lamps/brass": pageOf(`${trail}<h1>Brass lamp</h1>${prose(60)}`, { head }),
    },
  });
  const steps = (options: ReadingOptions) =>
    nodesIn(pasteOf(options, "sch.breadcrumb"))[0].itemListElement.map(({ name, item }: Record<string, string>) => [
      name,
      item,
    ]);
  const brass = ["Brass lamp", "https://acme.example/shop/lamps/brass"];

  it("never takes a link that leads nowhere for the way home", () => {
    const trail = '<a href="#">Register</a> <a href="">Help</a> <a href="/shop/lamps">Lamps</a>';
    expect(steps(deep(trail, '<base href="https://acme.example/">'))).toEqual([
      ["Acme", "https://acme.example/"],
      ["Lamps", "https://acme.example/shop/lamps"],
      brass,
    ]);
  });

  it("keeps the steps that visitors see", () => {
    const trail =
      '<ul class="breadcrumb"><li><a href="/"><i></i></a></li><li><a href="/c1">Shop</a></li><li><a href="/c2">Lamps</a></li><li>Brass lamp</li></ul>';
    expect(steps(deep(trail))).toEqual([
      ["Acme", "https://acme.example/"],
      ["Shop", "https://acme.example/c1"],
      ["Lamps", "https://acme.example/c2"],
      brass,
    ]);
  });

  it("stays on the site's own address", () => {
    const trail = '<a href="http://acme.example/shop">Shop</a> <a href="http://acme.example/">Home</a>';
    expect(steps(deep(trail))).toEqual([["Acme", "https://acme.example/"], brass]);
  });

  it("beside a list in attributes says that those are to go", () => {
    const trail =
      '<ul itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="url" href="/">Acme</a></li><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="url" href="/shop">Shop</a></li></ul>';
    const fix = fixesOf(readingOf(deep(trail))).find(({ id }) => id === "sch.breadcrumb");
    expect(nodesIn(fix!.paste)[0]).toMatchObject({ "@type": "BreadcrumbList" });
    expect(fix!.how).toMatch(
      /Complete the breadcrumb that is there.*take the attributes of the list that is there out/,
    );
  });
});

describe("a paste", () => {
  it("of an address nobody serves is not offered", () => {
    const articles = Object.fromEntries(
      ["/", "/blog/a", "/blog/b", "/blog/c"].map((path) => [
        path,
        {
          html: pageOf(`<h1>${path}</h1>${prose(200)}`),
          template: path === "/" ? ("home" as const) : ("article" as const),
        },
      ]),
    );
    const fixes = fixesOf(readingOf({ pages: articles }));
    expect(fixes.find(({ id }) => id === "plat.feed")).toMatchObject({ paste: null });
  });

  it.each([
    ["pricing", "Prices", "Acme"],
    ["service", "Our services", "Acme"],
    ["service", "Mast repair", "Mast repair"],
  ] as const)("of a %s page headed “%s” is of the service %s", (template, heading, name) => {
    const priced = { html: pageOf(`<h1>${heading}</h1><p>49,00 €</p>${prose(90)}`), template };
    const paste = pasteOf({ pages: { ...home(""), "/a": priced }, facts: { brand: "Acme" } }, "sch.page-type");
    expect(nodesIn(paste)[0]).toMatchObject({ "@type": "Service", name });
  });

  it("names the sitemap that is there in the robots.txt that is there", () => {
    const robots = "User-agent: *\nDisallow: /cart\n";
    const paste = pasteOf({ pages: home(""), robots, sitemap: ["/"], sitemapDeclared: false }, "tech.sitemap");
    expect(paste).toBe(`${robots.trim()}\n\nSitemap: https://acme.example/sitemap.xml\n`);
  });

  it("for what the owner decides comes in both ways, or not at all", () => {
    const robots = "User-agent: *\nContent-Signal: ai-train=yes\nContent-Signal: ai-train=no\nDisallow: /cart\n";
    const fix = fixesOf(readingOf({ pages: home(""), robots })).find(({ id }) => id === "tech.training-choice");
    expect(fix).toMatchObject({ paste: null });
    expect(fix!.choices.map(({ label, paste }) => [label, /ai-train=(\w+)/.exec(paste)![1]])).toEqual([
      ["Allow training", "yes"],
      ["Refuse training", "no"],
    ]);
    for (const { paste } of fix!.choices) expect(paste).toContain("Disallow: /cart");
  });
});

describe("pastes into the same place, one after another,", () => {
  const inOrder = (options: ReadingOptions, ids: string[]) => {
    const fixes = fixesOf(readingOf(options)).filter(({ id }) => ids.includes(id));
    expect(fixes.map(({ id }) => id)).toEqual(ids);
    return fixes;
  };

  it("leave robots.txt with all that each of them changes", () => {
    const robots = "User-agent: *\nDisallow: /\nContent-Signal: ai-train=yes\nContent-Signal: ai-train=no\n";
    const ids = ["tech.ai-search-allowed", "tech.user-agents-allowed", "tech.sitemap", "tech.training-choice"];
    const [search, visitors, sitemap, training] = inOrder(
      { pages: home(""), robots, sitemap: ["/"], sitemapDeclared: false },
      ids,
    );
    expect(search!.paste).toContain("OAI-SearchBot");
    expect(search!.how).not.toContain("fixes above");
    for (const agent of ["OAI-SearchBot", "ChatGPT-User"]) {
      expect(visitors!.paste).toContain(agent);
      expect(sitemap!.paste).toContain(agent);
      for (const { paste } of training!.choices) expect(paste).toContain(agent);
    }
    expect(visitors!.how).toContain("holds the changes of the fixes above");
    for (const { paste } of training!.choices) expect(paste).toContain("Sitemap:");
  });

  it("leave a block of data with all that each of them adds", () => {
    const thin = [
      { "@type": "Organization", name: "Acme", url: "https://acme.example/" },
      { "@type": "WebSite", url: "https://acme.example/" },
    ];
    const [first, second] = inOrder({ pages: home("", jsonLd({ "@graph": thin })) }, ["sch.identity", "sch.site-name"]);
    expect(nodesIn(first!.paste)[0]).toMatchObject({ email: "office@acme.example" });
    expect(nodesIn(second!.paste)[0]).toMatchObject({ email: "office@acme.example" });
    expect(nodesIn(second!.paste)[1]).toMatchObject({ "@type": "WebSite", name: "Acme" });
  });
});

it("what was seen ends a sentence once", () => {
  const told = (path: string, phone: string) => ({
    [path]: pageOf(`<h1>Acme</h1>${prose(90)}`, { footer: `Acme, Quay 1, 24103 Kiel. ${phone}` }),
  });
  const pages = {
    ...told("/", "Ring us."),
    "/contact": {
      html: pageOf(`<h1>Contact</h1><p>Acme, Dock 9, 24105 Kiel. Ring us.</p>${prose(90)}`),
      template: "contact" as const,
    },
  };
  const fix = fixesOf(readingOf({ pages, facts: { country: "DE" } })).find(({ id }) => id === "eeat.contact-agreement");
  expect(fix!.how).toContain("Kiel. Ring us. Correct the outdated one");
});

const LAMP = {
  "@type": "Product",
  name: "Harbour lamp",
  offers: { "@type": "Offer", price: "49.00", priceCurrency: "EUR" },
};
/** A name that tries to leave the block it is pasted in. */
const HOSTILE = 'Acme "B" </script><script>alert(1)</script>';
const SITES: Record<string, ReadingOptions> = {
  "with an entry": { pages: home("", jsonLd(COMPANY)) },
  "without data": { pages: home("") },
  "of two entries": { pages: home("", jsonLd(COMPANY) + jsonLd({ ...COMPANY, name: "Acme Bakery", "@id": "#b" })) },
  "with a wrong canonical": {
    pages: {
      ...home(""),
      "/b": pageOf(`<h1>B</h1>${prose(90)}`, { head: '<link rel="canonical" href="https://else.example/b">' }),
    },
  },
  "closed to search": { pages: home(""), robots: "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n" },
  "with an unmarked product": {
    pages: {
      ...home(""),
      "/lamp": { html: pageOf(`<h1>Harbour lamp</h1><p>49,00 €</p>${prose(90)}`), template: "product" },
    },
  },
  "with a marked product": {
    pages: {
      ...home(""),
      "/lamp": {
        html: pageOf(`<h1>Harbour lamp</h1><p>49,00 €</p>${prose(90)}`, { head: jsonLd(LAMP) }),
        template: "product",
      },
    },
  },
  "with a broken llms.txt": { pages: home(""), llmsTxt: "hello" },
  "with a sitemap nobody names": {
    pages: home(""),
    robots: "User-agent: *\nDisallow:\n",
    sitemap: ["/"],
    sitemapDeclared: false,
  },
  "with a wrong language code": {
    pages: home("", '<link rel="alternate" hreflang="en-UK" href="/"><link rel="alternate" hreflang="de" href="/de">'),
  },
  "whose name ends scripts": {
    pages: home(
      `<p>${HOSTILE.replaceAll("<", "&lt;")} is here.</p>`,
      `<meta property="og:site_name" content='${HOSTILE}'>`,
    ),
    facts: { brand: HOSTILE },
  },
  "in Japanese": {
    pages: {
      "/": `<html lang="ja"><head><title>京都の船大工</title></head><body><main><h1>京都の船大工</h1><p>${"木の船を直しています。".repeat(40)}</p></main><footer>京都の船大工</footer></body></html>`,
    },
    facts: { brand: "京都の船大工", language: "ja", country: "JP" },
  },
  "of two businesses": {
    pages: home(
      "",
      jsonLd(COMPANY) +
        jsonLd({ "@type": "Restaurant", name: "Galley", url: "https://galley.example/", telephone: "+49 431 1" }),
    ),
  },
};

describe("every paste that is shown for a site", () => {
  it.each(Object.entries(SITES))(
    "%s does good where it goes, no harm anywhere, and nothing in its signal where it is not looked for",
    (_, options) => {
      const reading = readingOf(options);
      const findings = judgeSite(reading);
      const score = (from: typeof findings, id: string) => from.find((finding) => finding.id === id)?.score ?? 0;
      for (const { audit } of AUDITS) {
        const finding = findings.find(({ id }) => id === audit.id)!;
        const shown = fixesOf(reading).find(({ id }) => id === audit.id);
        if (!shown?.paste) continue;
        const paste = audit.fix(reading, finding).paste as Paste;
        const after = judgeSite(pasted(reading, paste));
        const touched = touchedBy(paste).map(({ id }) => id);
        expect(score(after, audit.id), audit.id).toBeGreaterThan(score(findings, audit.id));
        for (const other of after.filter(({ weight }) => weight > 0)) {
          const before = findings.find(({ id }) => id === other.id)!;
          if (other.signal === audit.signal && !touched.includes(other.id))
            expect(other, `${audit.id} to ${other.id}`).toEqual(before);
          if (before.score !== null && other.score !== null)
            expect(other.score, `${audit.id} to ${other.id}`).toBeGreaterThanOrEqual(before.score);
        }
      }
    },
  );

  it.each(Object.entries(SITES))("%s is one block of valid data, or lines of a file", (_, options) => {
    for (const { id, paste } of fixesOf(readingOf(options))) {
      if (!paste?.startsWith("<script")) continue;
      expect(paste.match(/<\/?script/gi), id).toHaveLength(2);
      expect(() => JSON.parse(paste.replace(/^<script[^>]*>|<\/script>$/g, "")), id).not.toThrow();
    }
  });

  it("is offered at all", () => {
    const offered = Object.values(SITES).flatMap((options) => fixesOf(readingOf(options)).filter(({ paste }) => paste));
    expect(new Set(offered.map(({ id }) => id)).size).toBeGreaterThan(5);
    expect(fixesOf(smallSite()).filter(({ paste }) => paste).length).toBeGreaterThan(0);
  });
});
