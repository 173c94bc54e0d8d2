import { describe, expect, it } from "vitest";
import { canonical } from "../../../../src/engine/audits/technical/canonical.ts";
import { formsNames } from "../../../../src/engine/audits/technical/forms-names.ts";
import { head } from "../../../../src/engine/audits/technical/head.ts";
import { hreflang } from "../../../../src/engine/audits/technical/hreflang.ts";
import { https } from "../../../../src/engine/audits/technical/https.ts";
import { indexable } from "../../../../src/engine/audits/technical/indexable.ts";
import { links } from "../../../../src/engine/audits/technical/links.ts";
import { exchangeOf } from "../../../support/exchange.ts";
import { readingOf } from "../../../support/reading.ts";
import { PROSE, SOUND_SITE, soundPage } from "../../../support/site-pages.ts";

describe("listing and quoting", () => {
  const home = (head: string, headers: Record<string, string> = {}) =>
    readingOf({ pages: { ...SOUND_SITE, "/": { html: soundPage({ head }), headers } } });

  it.each<[string, string, Record<string, string>, string, boolean]>([
    ["no rule", "", {}, "pass", false],
    ["noindex", '<meta name="robots" content="noindex, follow">', {}, "fail", true],
    ["none", '<meta name="ROBOTS" content="NONE">', {}, "fail", true],
    ["noindex in a header", "", { "x-robots-tag": "noindex" }, "fail", true],
    ["noindex among header words", "", { "x-robots-tag": "max-image-preview: large, noindex" }, "fail", true],
    ["nosnippet", '<meta name="robots" content="nosnippet">', {}, "fail", false],
    ["a snippet of nothing", '<meta name="robots" content="max-snippet:0">', {}, "fail", false],
    ["a short snippet", '<meta name="robots" content="max-snippet:50">', {}, "partial", false],
    ["no limit", '<meta name="robots" content="max-snippet:-1">', {}, "pass", false],
    ["noindex for Google alone", '<meta name="googlebot" content="noindex">', {}, "partial", false],
    ["noindex for a crawler that does not count", "", { "x-robots-tag": "otherbot: noindex, nofollow" }, "pass", false],
    ["noarchive, which Bing heeds", '<meta name="robots" content="noarchive">', {}, "partial", false],
  ])("with %s", (_, meta, headers, status, gate) => {
    const reading = home(meta, headers);
    const judgement = indexable.judge(reading);
    expect(judgement.status).toBe(status);
    expect(judgement.status === "fail" && indexable.gate!.holds(reading, judgement)).toBe(gate);
  });

  it("takes text marked as not to be quoted from a page's score", () => {
    const marked = `<div data-nosnippet><p>${PROSE}</p></div>`;
    expect(indexable.judge(readingOf({ pages: { "/": soundPage({ body: marked }) } }))).toMatchObject({
      status: "partial",
      score: 0.5,
    });
  });

  it("leaves legal pages out", () => {
    const closed = soundPage({ path: "/imprint", head: '<meta name="robots" content="noindex">' });
    expect(indexable.judge(readingOf({ pages: { ...SOUND_SITE, "/imprint": closed } })).status).toBe("pass");
  });
});

describe("the official address", () => {
  const own = (path: string, href: string | null) =>
    soundPage({ path }).replace(
      /<link rel="canonical"[^>]*>/,
      href === null ? "" : `<link rel="canonical" href="${href}">`,
    );
  const home = (href: string | null, extra = "") =>
    canonical.judge(readingOf({ pages: { "/": own("/", href).replace("</head>", `${extra}</head>`) } }));

  it.each([
    ["itself", "https://acme.example/", 1],
    ["itself as a path", "/", 1],
    ["itself with a query", "https://acme.example/?ref=1", 1],
    ["nothing, which no search engine asks for", null, null],
    ["another site", "https://other.example/", 0],
    ["the main one of its variants", "https://acme.example/shop", 1],
    ["plain http", "http://acme.example/", 0.5],
    ["another host of the site", "https://www.acme.example/", 1],
  ])("that names %s", (_, href, score) => {
    expect(home(href).score).toBe(score);
  });

  it("named twice is none", () => {
    expect(home("https://acme.example/", '<link rel="canonical" href="https://acme.example/x">').score).toBe(0);
  });

  it("that is home on every page fails", () => {
    const all = { "/": own("/", "/"), "/about": own("/about", "/"), "/prices": own("/prices", "/") };
    expect(canonical.judge(readingOf({ pages: all }))).toMatchObject({ status: "fail", score: 0 });
  });

  it("may be https where plain http is accepted", () => {
    const reading = readingOf({
      pages: { "/": own("/", "https://acme.example/") },
      origin: "http://acme.example",
      reading: { httpAllowed: true },
    });
    expect(canonical.judge(reading).status).toBe("pass");
  });
});

describe("the head of a page", () => {
  it("passes on a sound site", () => {
    expect(head.judge(readingOf({ pages: SOUND_SITE })).status).toBe("pass");
  });

  it.each([
    ["title", "<title>Acme bicycles: /</title>", "", "no title"],
    ["description", /<meta name="description"[^>]*>/, "", "no description"],
    ["language", ' lang="en"', "", "state its language"],
    ["true language", ' lang="en"', ' lang="de"', "reads as “en”"],
    ["viewport", /<meta name="viewport"[^>]*>/, "", "viewport"],
  ])("misses its %s", (_, from, to, told) => {
    const { status, evidence } = head.judge(readingOf({ pages: { "/": soundPage().replace(from, to) } }));
    expect(status).toBe("partial");
    expect(evidence[0]!.observed).toContain(told);
  });

  it("counts letters as people do", () => {
    const title = "👩‍👩‍👧".repeat(60);
    expect(head.judge(readingOf({ pages: { "/": soundPage({ title }) } })).status).toBe("pass");
  });

  it("is its own on every page", () => {
    const pages = {
      "/": soundPage({ title: "Acme bikes" }),
      "/about": soundPage({ path: "/about", title: "Acme bikes" }),
    };
    expect(head.judge(readingOf({ pages })).evidence[0]!.observed).toContain("stands on other pages too");
  });
});

describe("language versions", () => {
  const versions = (codes: [string, string][]) =>
    codes.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join("");

  it("do not concern a site in one language", () => {
    expect(hreflang.judge(readingOf({ pages: SOUND_SITE })).status).toBe("not_applicable");
  });

  it.each<[string, [string, string][], number]>([
    [
      "complete",
      [
        ["en", "/"],
        ["de-AT", "/de"],
        ["x-default", "/"],
      ],
      1,
    ],
    [
      "without a fallback",
      [
        ["en", "/"],
        ["de", "/de"],
      ],
      1,
    ],
    [
      "without itself",
      [
        ["de", "/de"],
        ["x-default", "/x"],
      ],
      2 / 3,
    ],
    [
      "with a wrong code",
      [
        ["english", "/"],
        ["x-default", "/"],
      ],
      2 / 3,
    ],
    [
      "with a country that has another code",
      [
        ["en", "/"],
        ["en-UK", "/uk"],
      ],
      2 / 3,
    ],
  ])("are %s", (_, codes, score) => {
    expect(hreflang.judge(readingOf({ pages: { "/": soundPage({ head: versions(codes) }) } })).score).toBeCloseTo(
      score,
    );
  });

  it("point back", () => {
    const there = versions([
      ["en", "/"],
      ["de", "/de"],
      ["x-default", "/"],
    ]);
    const pages = {
      "/": soundPage({ head: there }),
      "/de": soundPage({
        path: "/de",
        head: versions([
          ["de", "/de"],
          ["x-default", "/de"],
        ]),
      }),
    };
    expect(hreflang.judge(readingOf({ pages })).evidence.map(({ observed }) => observed)).toContain(
      "https://acme.example/de does not point back.",
    );
  });

  it("are missing where the site offers a switch between languages, not where one article is in another", () => {
    const german = soundPage({ path: "/de" }).replace('lang="en"', 'lang="de"');
    const judge = (home: string) => hreflang.judge(readingOf({ pages: { "/": home, "/de": german } })).status;
    expect(judge(soundPage())).toBe("not_applicable");
    const switched = soundPage().replace("</nav>", '<a href="/en">English</a> <a href="/de">Deutsch</a></nav>');
    expect(judge(switched)).toBe("partial");
  });
});

describe("https", () => {
  const http = (given: Parameters<typeof exchangeOf>[1]) =>
    readingOf({ pages: SOUND_SITE, reading: { http: exchangeOf("http://acme.example/", given) } });
  const redirect = (...statuses: number[]) => ({
    finalUrl: "https://acme.example/",
    redirects: statuses.map((status) => ({ url: "http://acme.example/", status, location: "https://acme.example/" })),
  });

  const longWay = (...statuses: number[]) => ({
    finalUrl: "https://acme.example/",
    redirects: statuses.map((status, at) => ({
      url: `http://acme.example/${at}`,
      status,
      location: at === statuses.length - 1 ? "https://acme.example/" : `http://acme.example/${at + 1}`,
    })),
  });
  const onwards = (toHttps: number, toPage: number) => ({
    finalUrl: "https://acme.example/de/",
    redirects: [
      { url: "http://acme.example/", status: toHttps, location: "https://acme.example/" },
      { url: "https://acme.example/", status: toPage, location: "/de/" },
    ],
  });

  it.each([
    ["one lasting redirect", http(redirect(301)), 1],
    ["a redirect for now", http(redirect(302)), 0.75],
    ["a long way", http(longWay(301, 301, 308)), 0.75],
    ["a page of its own behind https, for now", http(onwards(301, 302)), 1],
    ["the page itself", http("<h1>Acme</h1>"), 0.5],
    ["nothing at port 80", http({ error: { code: "connection", message: "refused" } }), 1],
    ["http not asked", readingOf({ pages: SOUND_SITE }), 1],
    ["http alone", readingOf({ origin: "http://acme.example" }), 0],
    [
      "http alone where that is accepted",
      readingOf({ origin: "http://acme.example", reading: { httpAllowed: true } }),
      null,
    ],
  ])("with %s", (_, reading, score) => {
    expect(https.judge(reading).score).toBe(score);
  });

  it("is spoilt by a script over plain http", () => {
    const body = '<script src="http://cdn.example/x.js"></script>';
    expect(https.judge(readingOf({ pages: { "/": soundPage({ body }) } }))).toMatchObject({
      status: "partial",
      score: 0.5,
    });
  });
});

describe("links between pages", () => {
  it("pass where every page is linked", () => {
    expect(links.judge(readingOf({ pages: SOUND_SITE })).status).toBe("pass");
  });

  it("miss a page that nothing links to", () => {
    const lost = { ...SOUND_SITE, "/lost": soundPage({ path: "/lost" }), "/lost2": soundPage({ path: "/lost2" }) };
    expect(links.judge(readingOf({ pages: lost }))).toMatchObject({ status: "partial", score: 0.5 });
  });

  it("do not work by script", () => {
    const nav =
      '<nav><a href="javascript:go(1)">About</a><a href="javascript:go(2)">Prices</a><a href="/about">More</a><a href="/prices">Prices</a></nav>';
    const home = soundPage().replace(/<nav>.*<\/nav>/s, nav);
    expect(links.judge(readingOf({ pages: { ...SOUND_SITE, "/": home } }))).toMatchObject({
      status: "partial",
      score: 0.5,
    });
  });

  it("do not concern a site of one page", () => {
    expect(
      links.judge(readingOf({ pages: { "/": `<main><p>${PROSE}</p><a href="#more">More</a></main>` } })).status,
    ).toBe("not_applicable");
  });

  it("fail in a page without any", () => {
    expect(
      links.judge(readingOf({ pages: { "/": '<div id="root"></div><script src="/app.js"></script>' } })).status,
    ).toBe("fail");
  });
});

describe("names of controls", () => {
  const page = (body: string) => formsNames.judge(readingOf({ pages: { "/": soundPage({ body }) } })).status;

  it.each([
    ["all named", "<button>Send</button>", "pass"],
    ["one mute button", "<button></button>", "partial"],
    ["many mute links", Array.from({ length: 5 }, (_, index) => `<a href="/${index}"></a>`).join(""), "fail"],
  ])("with %s", (_, body, status) => {
    expect(page(body)).toBe(status);
  });

  it("count the same button in the frame of two pages once", () => {
    const frame =
      '<button class="menu"></button><form action="/contact"><input name="email" type="email" aria-label="E-mail"><textarea aria-label="Text"></textarea></form>';
    const pages = { "/": soundPage({ body: frame }), "/contact": soundPage({ path: "/contact", body: frame }) };
    expect(formsNames.judge(readingOf({ pages })).evidence).toHaveLength(1);
  });

  it("do not concern a page without controls", () => {
    expect(formsNames.judge(readingOf({ pages: { "/": "<title>Acme</title><p>Text</p>" } })).status).toBe(
      "not_applicable",
    );
  });
});
