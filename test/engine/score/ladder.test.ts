import { describe, expect, it } from "vitest";
import { judgeSite } from "../../../src/engine/audits/judge-site.ts";
import { climb, LADDER } from "../../../src/engine/score/ladder.ts";
import { exchangeOf } from "../../support/exchange.ts";
import { modernServer, TOOL } from "../../support/mcp-replies.ts";
import { type ReadingOptions, readingOf } from "../../support/reading.ts";
import { PROSE, soundPage } from "../../support/site-pages.ts";

const ORIGIN = "https://acme.example";

const IDENTITY = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: "Acme",
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/logo.png`,
  description: "We repair every kind of bicycle",
  telephone: "+43 316 123456",
  sameAs: ["https://www.wikidata.org/wiki/Q1", "https://github.com/acme"],
  address: {
    "@type": "PostalAddress",
    streetAddress: "Marktplatz 2",
    postalCode: "8010",
    addressLocality: "Graz",
    addressCountry: "AT",
  },
});

const FOOT =
  '<p>Acme, Marktplatz 2, 8010 Graz. We repair every kind of bicycle. <a href="tel:+43316123456">+43 316 123456</a></p>';
const page = (path: string, body = "") =>
  soundPage({
    path,
    title: `Acme: ${path}`,
    head: `<script type="application/ld+json">${IDENTITY}</script>`,
    body: FOOT + body,
  });
const SERVICE = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"Acme: /prices"}</script>`;
const HTML = { body: "<!doctype html>", headers: { "content-type": "text/html" } };
const PAGES = { "/": page("/"), "/about": page("/about"), "/prices": page("/prices", SERVICE) };
const LLMS = `# Acme\n\n> Bicycles in Graz.\n\n- [About](${ORIGIN}/about)\n- [Prices](${ORIGIN}/prices)`;
const CARD = JSON.stringify({ name: "acme/mcp", version: "1", remotes: [{ url: `${ORIGIN}/mcp` }] });
const RULES = "User-agent: *\nDisallow: /cart\n";

/** A site for the level that its last options reach. */
const level1: ReadingOptions = {
  pages: PAGES,
  reading: { markdown: [{ url: `${ORIGIN}/`, exchange: exchangeOf(`${ORIGIN}/`, HTML) }] },
};
const level3: ReadingOptions = { ...level1, robots: RULES, llmsTxt: LLMS };
const level4: ReadingOptions = {
  ...level3,
  wellKnown: { "/.well-known/mcp/server-card.json": { body: CARD, headers: { "content-type": "application/json" } } },
};
const level5: ReadingOptions = { ...level4, wellKnown: { ...level4.wellKnown, ...modernServer(`${ORIGIN}/mcp`) } };

const climbed = (options: ReadingOptions) => {
  const reading = readingOf(options);
  return climb(reading, judgeSite(reading));
};
const needs = (options: ReadingOptions) => climbed(options).next?.needs.map(({ id }) => id);

describe("the ladder", () => {
  it("names its levels", () => {
    expect(LADDER.map(({ name }) => name)).toEqual([
      "Crawlable",
      "Discoverable",
      "Readable",
      "Understandable",
      "Connectable",
      "Agent-operable",
    ]);
  });

  it("is climbed to the top by a site whose server lists its tools", () => {
    expect(climbed(level5)).toEqual({
      level: 5,
      name: "Agent-operable",
      crawlable: true,
      reached: LADDER.map(({ name }) => name),
      next: null,
      limitedBy: null,
    });
  });

  it("stops at 4 where a server is only described", () => {
    expect(climbed(level4)).toMatchObject({
      level: 4,
      name: "Connectable",
      next: { level: 5, name: "Agent-operable" },
    });
    expect(needs(level4)).toEqual(["surface.live"]);
  });

  it("stops at 4 where tools do not say whether they change anything", () => {
    const unmarked = modernServer(`${ORIGIN}/mcp`, [{ ...TOOL, annotations: {} }]);
    expect(needs({ ...level5, wellKnown: { ...level4.wellKnown, ...unmarked } })).toEqual(["surface.safe"]);
  });

  it("stops at 3 where nothing can be done by software", () => {
    expect(climbed({ ...level3, wellKnown: noSurfaces() })).toMatchObject({
      level: 3,
      name: "Understandable",
      limitedBy: null,
    });
    expect(needs({ ...level3, wellKnown: noSurfaces() })).toEqual(["surface.action"]);
  });

  it("stops at 3, and says why, where nobody asked for surfaces", () => {
    expect(climbed(level3)).toMatchObject({ level: 3, limitedBy: { condition: "surface.action" } });
  });

  it("stops at 3 where a promised file is broken", () => {
    const broken = {
      ...level5.wellKnown,
      "/.well-known/agent-card.json": { body: "{}", headers: { "content-type": "application/json" } },
    };
    expect(needs({ ...level5, wellKnown: broken })).toEqual(["surface.sound"]);
  });

  it("stops at 2 where no policy is written and no text stands by itself", () => {
    expect(climbed(level1).level).toBe(2);
    expect(needs(level1)).toEqual(["tech.training-choice", "text.alternate"]);
  });

  it("stops at 2 where a price in the data contradicts the page", () => {
    const data = {
      "@context": "https://schema.org",
      "@type": "Product",
      name: "City bike",
      offers: { "@type": "Offer", price: "10.00", priceCurrency: "EUR" },
    };
    const contradicting = page(
      "/prices",
      `<h2>City bike</h2><p>The City bike costs €25.00 a day.</p><script type="application/ld+json">${JSON.stringify(data)}</script>`,
    );
    expect(needs({ ...level5, pages: { ...PAGES, "/prices": contradicting } })).toContain("sch.parity");
  });

  it("stops at 1 where two of the five search crawlers are left", () => {
    const robots = `${["OAI-SearchBot", "PerplexityBot", "Claude-SearchBot"].map((agent) => `User-agent: ${agent}`).join("\n")}\nDisallow: /`;
    expect(climbed({ ...level5, robots })).toMatchObject({ level: 1, name: "Discoverable" });
    expect(needs({ ...level5, robots })).toEqual(["tech.ai-search-allowed"]);
  });

  it("stops at 1 where a key page may not be quoted", () => {
    const closed = PAGES["/about"].replace("</head>", '<meta name="robots" content="nosnippet"></head>');
    expect(needs({ ...level5, pages: { ...PAGES, "/about": closed } })).toEqual(["tech.indexable"]);
  });

  it("takes neither an official address nor a sitemap from a small site whose pages are all linked", () => {
    const bare = Object.fromEntries(
      Object.entries(PAGES).map(([path, html]) => [path, html.replace(/<link rel="canonical"[^>]*>/, "")]),
    );
    expect(climbed({ ...level5, pages: bare }).level).toBe(5);
  });

  it("begins for a page that is short", () => {
    const short = `<title>Acme</title><h1>Acme</h1><p>${PROSE.split(" ").slice(0, 37).join(" ")}</p>`;
    expect(climbed({ ...level5, pages: { "/": short } })).toMatchObject({ crawlable: true });
  });

  it.each<[string, ReadingOptions, string]>([
    ["a missing page answers OK", { random: "<h1>Hello</h1>" }, "tech.status-hygiene"],
    ["robots.txt is a web page", { robots: HTML }, "tech.robots-file"],
    [
      "a page names another site's official address",
      { pages: { ...PAGES, "/about": PAGES["/about"].replace(`${ORIGIN}/about`, "https://else.example/about") } },
      "tech.canonical",
    ],
    [
      "no link and no list leads to a page",
      { pages: { ...PAGES, "/far": `<title>Far</title><p>${PROSE}</p>` } },
      "tech.sitemap",
    ],
  ])("stops at 0 where %s", (_, options, need) => {
    const site = { ...level5, ...options };
    expect(climbed(site)).toMatchObject({ level: 0, name: "Crawlable", crawlable: true, reached: ["Crawlable"] });
    expect(needs(site)).toContain(need);
  });

  it.each<[string, ReadingOptions, string]>([
    [
      "home is closed to search",
      { pages: { ...PAGES, "/": PAGES["/"].replace("</head>", '<meta name="robots" content="noindex"></head>') } },
      "tech.indexable",
    ],
    ["every crawler is kept out", { robots: "User-agent: *\nDisallow: /" }, "tech.ai-search-allowed"],
    ["robots.txt answers with an error", { robots: 503 }, "tech.robots-file"],
    [
      "home is an empty shell",
      { pages: { ...PAGES, "/": '<div id="root"></div><script src="/a.js"></script>' } },
      "home.answers",
    ],
    ["a login stands in front", { pages: { ...PAGES, "/": '<form><input type="password"></form>' } }, "home.answers"],
  ])("is not even begun where %s, and that is needed first", (_, options, need) => {
    const site = { ...level5, ...options };
    expect(climbed(site)).toMatchObject({
      level: 0,
      name: "Crawlable",
      crawlable: false,
      reached: [],
      next: { level: 1 },
    });
    expect(needs(site)![0]).toBe(need);
  });

  it.each<[string, ReadingOptions, string]>([
    [
      "robots.txt did not answer",
      { robots: { error: { code: "timeout", message: "No answer in time." } } },
      "tech.robots-file",
    ],
    [
      "a missing page did not answer",
      { random: { error: { code: "timeout", message: "No answer in time." } } },
      "tech.status-hygiene",
    ],
  ])("is held, with the reason, where %s", (_, options, condition) => {
    const { limitedBy, level } = climbed({ ...level5, ...options });
    expect(level).toBe(0);
    expect(limitedBy?.condition).toBe(condition);
    expect(limitedBy?.reason).not.toBe("");
  });

  it("asks a shop for a way into the cart", () => {
    const data = {
      "@context": "https://schema.org",
      "@type": "Product",
      name: "City bike",
      image: `${ORIGIN}/b.png`,
      offers: { "@type": "Offer", price: "25.00", priceCurrency: "EUR" },
    };
    const shop = (more: string) => ({
      ...level5,
      pages: {
        ...PAGES,
        "/prices": page(
          "/prices",
          `<h2>City bike</h2><p>The City bike costs €25.00 a day.</p>${more}<script type="application/ld+json">${JSON.stringify(data)}</script>`,
        ),
      },
    });
    expect(needs(shop(""))).toEqual(["surface.commerce"]);
    expect(climbed(shop('<a href="/?add-to-cart=7">Buy</a>')).level).toBe(5);
  });

  it("says the same of the same record", () => {
    expect(climbed(level5)).toEqual(climbed(level5));
  });
});

/** Every agreed place was asked and held nothing. */
function noSurfaces() {
  const paths = [
    "openapi.json",
    ".well-known/mcp/server-card.json",
    ".well-known/agent-card.json",
    ".well-known/agent-skills/index.json",
    ".well-known/ucp",
    ".well-known/acp.json",
  ];
  return Object.fromEntries(paths.map((path) => [`/${path}`, exchangeOf(`${ORIGIN}/${path}`, 404)]));
}
