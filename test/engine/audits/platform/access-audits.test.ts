import { describe, expect, it } from "vitest";
import { edgeAccess } from "../../../../src/engine/audits/platform/edge-access.ts";
import { feed } from "../../../../src/engine/audits/platform/feed.ts";
import { llmsTxt } from "../../../../src/engine/audits/platform/llms-txt.ts";
import { markdown } from "../../../../src/engine/audits/platform/markdown.ts";
import type { Reading } from "../../../../src/engine/read-site/types.ts";
import { type Answered, exchangeOf } from "../../../support/exchange.ts";
import { type ReadingOptions, readingOf } from "../../../support/reading.ts";
import { PROSE, SOUND_SITE, soundPage } from "../../../support/site-pages.ts";

const HOME = "https://acme.example/";

describe("the firewall", () => {
  const view = (agent: string, answered: Answered, words = 200) => ({
    agent,
    url: HOME,
    exchange: exchangeOf(HOME, answered),
    words,
  });
  const judge = (views: Reading["crawlerViews"], robots: Answered = 404) =>
    edgeAccess.judge(readingOf({ pages: SOUND_SITE, robots, reading: { crawlerViews: views } }));

  it.each<[string, Reading["crawlerViews"], string]>([
    ["lets everyone in", [view("OAI-SearchBot", 200), view("PerplexityBot", 200)], "pass"],
    ["challenges", [view("OAI-SearchBot", { status: 403, headers: { "cf-mitigated": "challenge" } }, 0)], "fail"],
    ["asks for money", [view("OAI-SearchBot", 402, 0)], "fail"],
    [
      "makes a crawler compute",
      [view("OAI-SearchBot", '<script id="anubis_challenge" type="application/json">', 3)],
      "fail",
    ],
    [
      "says it refuses AI bots",
      [view("OAI-SearchBot", { status: 403, body: "AI crawlers are not permitted." }, 0)],
      "fail",
    ],
    ["serves an emptied page", [view("OAI-SearchBot", 200, 10)], "fail"],
    ["serves a shortened page", [view("OAI-SearchBot", 200, 100)], "partial"],
    ["refuses one of three", [view("OAI-SearchBot", 402, 0), view("Bingbot", 200), view("Googlebot", 200)], "partial"],
    ["refuses without a reason", [view("OAI-SearchBot", 403, 0)], "not_measured"],
    ["asks for patience", [view("OAI-SearchBot", 429, 0)], "not_measured"],
    ["refuses training crawlers alone", [view("GPTBot", 402, 0), view("Bingbot", 200)], "pass"],
    ["was not asked", [], "not_measured"],
  ])("%s", (_, views, status) => {
    expect(judge(views).status).toBe(status);
  });

  it("is not judged for a crawler that robots.txt keeps out", () => {
    expect(judge([view("OAI-SearchBot", 402, 0)], "User-agent: OAI-SearchBot\nDisallow: /").status).toBe(
      "not_measured",
    );
  });
});

describe("Markdown", () => {
  const asked = (answered: Answered, pages: ReadingOptions["pages"] = SOUND_SITE, url = HOME) =>
    markdown.judge(readingOf({ pages, reading: { markdown: [{ url, exchange: exchangeOf(url, answered) }] } })).status;
  const text = (body: string, vary = "Accept-Encoding, Accept") => ({
    body,
    headers: { "content-type": "text/markdown; charset=utf-8", vary },
  });
  const docs = {
    "/": SOUND_SITE["/"],
    "/docs/start": { html: soundPage({ path: "/docs/start" }), template: "docs" as const },
  };
  const html = { body: "<!doctype html>", headers: { "content-type": "text/html" } };
  const advertising = { "/": soundPage({ head: '<link rel="alternate" type="text/markdown" href="/index.md">' }) };

  it.each<[string, string, string]>([
    ["the page", asked(text(`# Acme bicycles: /\n\n${PROSE}`)), "pass"],
    ["the page, and caches are not told", asked(text(`# Acme bicycles: /\n\n${PROSE}`, "Accept-Encoding")), "partial"],
    ["a page without its headings", asked(text("Hello.")), "fail"],
    ["a web page that says it is Markdown", asked(text("<!doctype html><title>Acme</title>")), "fail"],
    ["a web page, from a company", asked(html), "not_applicable"],
    ["a web page, from documentation", asked(html, docs), "fail"],
    ["nothing where the page promises it", asked(404, advertising, "https://acme.example/index.md"), "fail"],
    ["what the page promises", asked(text("# Acme bicycles: /"), advertising, "https://acme.example/index.md"), "pass"],
    ["nothing we could see, from documentation", asked(429, docs), "not_measured"],
  ])("is %s", (_, found, status) => {
    expect(found).toBe(status);
  });
});

describe("llms.txt", () => {
  const GOOD =
    "# Acme\n\n> Bicycles in Graz.\n\n- [About](https://acme.example/about): who we are\n- [Prices](https://acme.example/prices)";
  const judge = (answered: Answered, probes: Reading["probes"] = []) =>
    llmsTxt.judge(readingOf({ pages: SOUND_SITE, llmsTxt: answered, reading: { probes } })).status;

  it.each<[string, Answered, string]>([
    ["sound", GOOD, "pass"],
    ["absent", 404, "not_applicable"],
    [
      "a web page",
      { body: "<!doctype html><h1>Acme</h1>", headers: { "content-type": "text/html" } },
      "not_applicable",
    ],
    [
      "a web page that says it is text",
      { body: "<!DOCTYPE html><h1>Acme</h1>", headers: { "content-type": "text/plain" } },
      "not_applicable",
    ],
    ["without a title", GOOD.replace("# Acme", "Acme"), "fail"],
    ["without a link", "# Acme\n\nWe repair bicycles and rent them by the day in the town of Graz.", "fail"],
    ["nearly empty", "# A\n[b](c)", "fail"],
    ["behind an error", 503, "not_measured"],
  ])("is %s", (_, answered, status) => {
    expect(judge(answered)).toBe(status);
  });

  it("leads to pages that are gone", () => {
    const gone = "https://acme.example/gone";
    expect(judge(`${GOOD}\n- [Gone](${gone})`, [{ url: gone, from: "link", exchange: exchangeOf(gone, 404) }])).toBe(
      "partial",
    );
  });
});

describe("a feed", () => {
  const FEED = "https://acme.example/feed.xml";
  const named = soundPage({ head: `<link rel="alternate" type="application/rss+xml" href="/feed.xml">` });
  const judge = (answered: Answered | null) =>
    feed.judge(readingOf({ pages: { "/": named }, wellKnown: answered === null ? {} : { [FEED]: answered } })).status;
  const item =
    "<item><title>Open</title><link>https://acme.example/open</link><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>";

  it.each<[string, Answered | null, string]>([
    ["sound", `<rss version="2.0"><channel><title>Acme</title>${item}</channel></rss>`, "pass"],
    [
      "sound, as Atom",
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="/x"/><updated>2026-11-20T08:00:00Z</updated></entry></feed>',
      "pass",
    ],
    ["without a date", `<rss><channel>${item.replace(/<pubDate>.*<\/pubDate>/, "")}</channel></rss>`, "fail"],
    ["a web page", "<!doctype html><title>Acme</title>", "fail"],
    ["gone", 404, "fail"],
    ["not asked for", null, "not_measured"],
  ])("is %s", (_, answered, status) => {
    expect(judge(answered)).toBe(status);
  });

  it("is missed where articles are published, and not elsewhere", () => {
    const article = (path: string) => ({ html: soundPage({ path }), template: "article" as const });
    expect(
      feed.judge(readingOf({ pages: { ...SOUND_SITE, "/blog/a": article("/blog/a"), "/blog/b": article("/blog/b") } }))
        .status,
    ).toBe("fail");
    expect(feed.judge(readingOf({ pages: SOUND_SITE })).status).toBe("not_applicable");
  });
});
