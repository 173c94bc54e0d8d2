import { afterEach, describe, expect, it } from "vitest";
import { parseAllowHosts } from "../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../../src/engine/read-site/fetch/fetcher.ts";
import { type ProbeDepth, probeSite } from "../../../src/engine/read-site/probe-site.ts";
import { readSite } from "../../../src/engine/read-site/read-site.ts";
import { type FakePage, startWebsite } from "../../support/website.ts";
import { newBench } from "../../support/workshop.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

const html = (title: string, body = "") =>
  `<html lang=en><title>${title}</title><main><h1>${title}</h1><p>Some words about lamps and chairs for the home.</p>${body}</main>`;
const many = (from: number, to: number, path: string) =>
  Array.from({ length: to - from }, (_, at) => `${path}${from + at}`);

async function probe(pages: Record<string, FakePage>, depth: ProbeDepth = "scan") {
  const site = await startWebsite(pages);
  const fetcher = createFetcher({
    allowHosts: parseAllowHosts(site.host),
    userAgent: "AnswerscopeBot/1.0 (+http://localhost/bot)",
  });
  open.push(site, fetcher);
  const signal = new AbortController().signal;
  const bench = newBench();
  const reading = await readSite(new URL(site.origin), { fetcher, bench, signal });
  const before = site.requests.length;
  const probed = await probeSite(reading, { fetcher, bench, signal, depth });
  return { site, reading, probed, asked: site.requests.slice(before) };
}

describe("probing", () => {
  it("asks for at most ten links and eight sitemap entries that were not read", async () => {
    const links = many(0, 40, "/products/").map((path) => `<a href="${path}">${path}</a>`);
    const sitemap = `<urlset>${many(100, 140, "/old/")
      .map((path) => `<url><loc>http://127.0.0.1/${path}</loc></url>`)
      .join("")}</urlset>`;
    const pages: Record<string, FakePage> = {
      "/": html("Home", links.join("")),
      "/sitemap.xml": (request, response) => void response.end(sitemap.replaceAll("127.0.0.1/", request.headers.host!)),
    };
    const { probed } = await probe(pages);
    const count = (from: string) => probed.probes.filter((each) => each.from === from).length;
    expect([count("link"), count("sitemap")]).toEqual([10, 8]);
    const read = new Set(probed.pages.map((page) => page.finalUrl));
    expect(probed.probes.some(({ url }) => read.has(url))).toBe(false);
  });

  it("records well-known files, found or not, and Markdown and revalidation", async () => {
    const { probed, reading } = await probe({
      "/": (request, response) => {
        const fresh = request.headers["if-none-match"] === '"a"';
        const markdown = request.headers.accept?.startsWith("text/markdown");
        response.writeHead(fresh ? 304 : 200, {
          etag: '"a"',
          "content-type": markdown ? "text/markdown" : "text/html",
        });
        response.end(fresh ? undefined : markdown ? "# Home" : html("Home", '<a href="/about">About</a>'));
      },
      "/about": html("About"),
      "/.well-known/agent-card.json": { headers: { "content-type": "application/json" }, body: '{"name":"x"}' },
    });
    expect(probed.wellKnown["/.well-known/agent-card.json"]).toMatchObject({ status: 200, body: '{"name":"x"}' });
    expect(probed.wellKnown["/.well-known/api-catalog"]?.status).toBe(404);
    expect(probed.revalidation?.status).toBe(304);
    expect(probed.markdown.map(({ exchange }) => exchange.headers["content-type"])).toEqual([
      "text/markdown",
      expect.stringContaining("text/html"),
    ]);
    expect(probed.http).toBeNull();
    expect(reading.wellKnown).toEqual({});
    expect(probed.requests).toBeGreaterThan(reading.requests);
  });

  it("looks as crawlers do in measures and audits, not in free scans, and not where robots.txt keeps that crawler out", async () => {
    const pages: Record<string, FakePage> = {
      "/": html("Home"),
      "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: PerplexityBot\nDisallow: /" },
    };
    expect((await probe(pages)).probed.crawlerViews).toEqual([]);
    const { probed, asked } = await probe(pages, "measure");
    const audited = (await probe(pages, "audit")).probed.crawlerViews;
    expect(audited.map(({ agent }) => agent)).toEqual(probed.crawlerViews.map(({ agent }) => agent));
    const agents = probed.crawlerViews.map(({ agent }) => agent);
    expect(agents).toContain("OAI-SearchBot");
    expect(agents).not.toContain("PerplexityBot");
    expect(probed.crawlerViews.every(({ words }) => words > 5)).toBe(true);
    expect(asked.filter(({ headers }) => /OAI-SearchBot/.test(headers["user-agent"]!))).toHaveLength(1);
    expect(asked.some(({ headers }) => /PerplexityBot/.test(headers["user-agent"]!))).toBe(false);
  });

  it("keeps to the budget of requests of the whole scan", async () => {
    const links = many(0, 60, "/p/").map((path) => `<a href="${path}">${path}</a>`);
    const pages: Record<string, FakePage> = { "/": html("Home", links.join("")) };
    for (const path of many(0, 60, "/p/")) pages[path] = html(path);
    const { site, probed } = await probe(pages, "audit");
    expect(probed.requests).toBe(site.requests.length);
    expect(site.requests.length).toBeLessThanOrEqual(80);
  });
});
