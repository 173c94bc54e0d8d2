import { expect, test } from "vitest";
import { readSitemapFile } from "../../../src/engine/read-site/sitemap-file.ts";

const urlset = (entries: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;

test.each<[string, string, ReturnType<typeof readSitemapFile>]>([
  [
    "a sitemap",
    urlset(
      "<url><loc> https://a.com/?x=1&amp;y=2 </loc><lastmod>2026-05-01</lastmod><image:image><image:title>t</image:title></image:image></url><url><loc>https://a.com/b</loc></url>",
    ),
    {
      kind: "urlset",
      entries: [
        { loc: "https://a.com/?x=1&y=2", lastmod: "2026-05-01" },
        { loc: "https://a.com/b", lastmod: null },
      ],
    },
  ],
  [
    "CDATA",
    urlset("<url><loc><![CDATA[https://a.com/]]></loc></url>"),
    { kind: "urlset", entries: [{ loc: "https://a.com/", lastmod: null }] },
  ],
  [
    "an index",
    "<sitemapindex><sitemap><loc>https://a.com/1.xml</loc><lastmod>2026</lastmod></sitemap></sitemapindex>",
    { kind: "index", entries: [{ loc: "https://a.com/1.xml", lastmod: "2026" }] },
  ],
  [
    "RSS",
    "<rss><channel><link>https://a.com</link><item><link>https://a.com/p</link><pubDate>Fri, 1 May 2026</pubDate></item></channel></rss>",
    { kind: "feed", entries: [{ loc: "https://a.com/p", lastmod: "Fri, 1 May 2026" }] },
  ],
  [
    "Atom",
    '<feed><link href="https://a.com"/><entry><link rel="self" href="https://a.com/self"/><link href="https://a.com/p"/><updated>2026-05-01</updated></entry></feed>',
    { kind: "feed", entries: [{ loc: "https://a.com/p", lastmod: "2026-05-01" }] },
  ],
  [
    "a sitemap that is cut",
    urlset("<url><loc>https://a.com/1</loc></url><url><loc>https://a").slice(0, -12),
    { kind: "urlset", entries: [{ loc: "https://a.com/1", lastmod: null }] },
  ],
  ["an empty one", urlset(""), { kind: "urlset", entries: [] }],
  ["a web page", "<!doctype html><html><body><url><loc>https://a.com</loc></url>", { kind: "invalid", entries: [] }],
  ["text", "https://a.com/", { kind: "invalid", entries: [] }],
  ["nothing", "", { kind: "invalid", entries: [] }],
])("reads %s", (_name, xml, expected) => {
  const read = readSitemapFile(xml);
  expect(read.kind).toBe(expected.kind);
  expect(read.entries.slice(0, expected.entries.length)).toEqual(expected.entries);
});

test("expands no entities of the file's own making", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>${urlset("<url><loc>&b;&file;</loc></url>")}`;
  expect(JSON.stringify(readSitemapFile(bomb))).not.toMatch(/aaaa|root:/);
});

test("stops at 5,000 entries", () => {
  const entries = Array.from({ length: 60_000 }, (_, at) => `<url><loc>https://a.com/${at}</loc></url>`).join("");
  expect(readSitemapFile(urlset(entries)).entries).toHaveLength(5000);
});

test("stops where elements nest deeper than any format has them", () => {
  const nested = `<urlset><url><loc>https://acme.example/a</loc></url>${"<b>".repeat(200_000)}<url><loc>https://acme.example/b</loc></url>`;
  expect(readSitemapFile(nested).entries.map(({ loc }) => loc)).toEqual(["https://acme.example/a"]);
});
