import { describe, expect, it } from "vitest";
import { sitemap } from "../../../../src/engine/audits/technical/sitemap.ts";
import { sitemapQuality } from "../../../../src/engine/audits/technical/sitemap-quality.ts";
import { statusHygiene } from "../../../../src/engine/audits/technical/status-hygiene.ts";
import type { Reading } from "../../../../src/engine/read-site/types.ts";
import { exchangeOf } from "../../../support/exchange.ts";
import { type ReadingOptions, readingOf } from "../../../support/reading.ts";
import { SOUND_SITE, soundPage } from "../../../support/site-pages.ts";

const ORIGIN = "https://acme.example";

const file = (
  status: number | null,
  kind: Reading["sitemaps"][number]["kind"],
  declared: boolean,
): Reading["sitemaps"] => [
  {
    exchange: exchangeOf(
      `${ORIGIN}/sitemap.xml`,
      status === null ? { error: { code: "timeout", message: "No answer." } } : { status },
    ),
    kind,
    declared,
  },
];

describe("a sitemap", () => {
  const feed: Reading["sitemaps"][number] = {
    exchange: exchangeOf("https://feeds.example/acme", { error: { code: "timeout", message: "No answer." } }),
    kind: "invalid",
    declared: false,
  };
  const many = Array.from({ length: 12 }, (_, index) => `<a href="/page-${index}">Page ${index}</a>`).join(" ");
  const large = { "/": soundPage({ body: many }) };

  it.each<[string, Reading, string]>([
    ["valid and named in robots.txt", readingOf({ pages: large, sitemap: ["/", "/about"] }), "pass"],
    ["valid and not named", readingOf({ pages: large, sitemap: ["/"], sitemapDeclared: false }), "partial"],
    ["of another site", readingOf({ pages: large, sitemap: ["https://other.example/"] }), "fail"],
    ["named and missing", readingOf({ pages: large, reading: { sitemaps: file(404, "invalid", true) } }), "fail"],
    ["named and broken", readingOf({ pages: large, reading: { sitemaps: file(200, "invalid", true) } }), "fail"],
    ["behind an error", readingOf({ pages: large, reading: { sitemaps: file(503, "invalid", true) } }), "not_measured"],
    [
      "without an answer",
      readingOf({ pages: large, reading: { sitemaps: file(null, "invalid", false) } }),
      "not_measured",
    ],
    ["missing on a large site", readingOf({ pages: large }), "fail"],
    [
      "missing, with a feed that did not answer",
      readingOf({ pages: large, reading: { sitemaps: [...file(404, "invalid", false), feed] } }),
      "fail",
    ],
    [
      "an index that is not named, with its parts",
      readingOf({
        pages: large,
        sitemap: ["/"],
        reading: { sitemaps: [...file(200, "index", false), ...file(200, "urlset", true)] },
      }),
      "partial",
    ],
    [
      "missing on a large site, with a web page at the usual place",
      readingOf({ pages: large, reading: { sitemaps: file(404, "invalid", false) } }),
      "fail",
    ],
    ["missing on a small site", readingOf({ pages: SOUND_SITE }), "not_applicable"],
  ])("%s", (_, reading, status) => {
    expect(sitemap.judge(reading).status).toBe(status);
  });
});

describe("the entries of a sitemap", () => {
  const probe = (path: string, given: Parameters<typeof exchangeOf>[1]) => ({
    url: `${ORIGIN}${path}`,
    from: "sitemap" as const,
    exchange: exchangeOf(`${ORIGIN}${path}`, given),
  });
  const judge = (probes: Reading["probes"], sitemapEntries: ReadingOptions["sitemap"] = ["/", "/about", "/a", "/b"]) =>
    sitemapQuality.judge(readingOf({ pages: SOUND_SITE, sitemap: sitemapEntries, reading: { probes } }));

  it.each<[string, Reading["probes"], string, number | null]>([
    ["all there", [probe("/a", 200), probe("/b", 200)], "pass", 1],
    ["one gone", [probe("/a", 404), probe("/b", 200)], "partial", 0.75],
    ["one that leads elsewhere", [probe("/a", { finalUrl: `${ORIGIN}/c` }), probe("/b", 200)], "partial", 0.75],
    ["one refused to us", [probe("/a", 403), probe("/b", 200)], "pass", 1],
  ])("are judged with %s", (_, probes, status, score) => {
    expect(judge(probes)).toMatchObject({ status, score });
  });

  it.each([
    ["no date at all", [{ loc: "/", lastmod: "yesterday" }], "is no date"],
    [
      "the time of the build",
      ["/", "/about", "/a", "/b", "/c"].map((loc) => ({ loc, lastmod: "2026-11-20T03:00:00Z" })),
      "same date and time",
    ],
  ])("with %s are not believed", (_, entries, told) => {
    const { status, evidence } = judge([], entries);
    expect(status).toBe("partial");
    expect(evidence.at(-1)!.observed).toContain(told);
  });

  it("are older than the page says it is", () => {
    const data =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","dateModified":"2026-10-10"}</script>';
    const reading = readingOf({
      pages: { "/": soundPage({ head: data }) },
      sitemap: [{ loc: "/", lastmod: "2026-01-01" }],
    });
    expect(sitemapQuality.judge(reading).evidence[0]!.observed).toContain("the sitemap says 2026-01-01");
  });

  it("are not there to judge", () => {
    expect(sitemapQuality.judge(readingOf({ pages: SOUND_SITE })).status).toBe("not_applicable");
    expect(sitemapQuality.judge(readingOf({ pages: SOUND_SITE, sitemap: ["/far"] })).status).toBe("not_measured");
  });
});

describe("missing pages and dead links", () => {
  const link = (path: string, status: number, hops = 0) => ({
    url: `${ORIGIN}${path}`,
    from: "link" as const,
    exchange: exchangeOf(`${ORIGIN}${path}`, {
      status,
      redirects: Array.from({ length: hops }, () => ({ url: ORIGIN, status: 301, location: path })),
    }),
  });
  const judge = (options: ReadingOptions) => statusHygiene.judge(readingOf({ pages: SOUND_SITE, ...options })).status;
  const good = Array.from({ length: 20 }, (_, index) => link(`/p${index}`, 200));

  it.each<[string, ReadingOptions, string]>([
    ["404 and sound links", { reading: { probes: good } }, "pass"],
    ["410", { random: 410 }, "pass"],
    ["OK for a missing page", { random: "<h1>Welcome</h1>" }, "fail"],
    ["an error for a missing page", { random: 500 }, "partial"],
    ["no answer for a missing page", { random: { error: { code: "timeout", message: "" } } }, "not_measured"],
    ["a refusal for a missing page", { random: 403 }, "not_measured"],
    ["one dead link of many", { reading: { probes: [...good, link("/x", 404)] } }, "partial"],
    ["many dead links", { reading: { probes: [link("/x", 404), link("/y", 404), link("/z", 200)] } }, "fail"],
    ["a long chain of redirects", { reading: { probes: [...good, link("/x", 200, 4)] } }, "partial"],
    [
      "most links refused to us",
      { reading: { probes: [1, 2, 3, 4, 5].map((index) => link(`/x${index}`, 403)) } },
      "not_measured",
    ],
    [
      "a link that Cloudflare made",
      { reading: { probes: [...good, link("/cdn-cgi/l/email-protection", 404)] } },
      "pass",
    ],
  ])("%s", (_, options, status) => {
    expect(judge(options)).toBe(status);
  });
});
