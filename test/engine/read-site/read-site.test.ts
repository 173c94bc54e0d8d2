import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, test } from "vitest";
import { parseAllowHosts } from "../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../../src/engine/read-site/fetch/fetcher.ts";
import { readSite } from "../../../src/engine/read-site/read-site.ts";
import type { Bench } from "../../../src/engine/workshop/bench.ts";
import { type FakePage, type FakeWebsite, startWebsite } from "../../support/website.ts";
import { newBench } from "../../support/workshop.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

const words =
  "We repair bicycles of every make in our workshop near the station, and we tell the price before. ".repeat(4);
const html = (title: string, body = "") =>
  `<!doctype html><html lang=en><title>${title}</title><main><h1>${title}</h1><p>${words}</p>${body}</main>`;
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(" ");

async function website(pages: Record<string, FakePage>, notFound?: FakePage): Promise<FakeWebsite> {
  const site = await startWebsite(pages, notFound === undefined ? {} : { notFound });
  open.push(site);
  return site;
}

interface ReadOptions {
  path?: string;
  allow?: string;
  signal?: AbortSignal;
  bench?: Bench;
}

async function read(site: FakeWebsite, options: ReadOptions = {}) {
  const fetcher = createFetcher({
    allowHosts: parseAllowHosts(options.allow ?? site.host),
    userAgent: "AnswerscopeBot/1.0 (+http://localhost/bot)",
  });
  open.push(fetcher);
  return readSite(new URL(options.path ?? "/", site.origin), {
    fetcher,
    bench: options.bench ?? newBench(),
    signal: options.signal ?? new AbortController().signal,
  });
}

describe("a site that can be read", () => {
  it("gives its home page, site files, sitemap and pages", async () => {
    const site = await website({
      "/": html("Bikes", links("/about", "/services/repair", "/gone", "/file.pdf", "/photo")),
      "/about": html("About"),
      "/services/repair": html("Repair"),
      "/photo": { headers: { "content-type": "image/png" }, body: "x" },
      "/hidden": html("Only in the sitemap"),
      "/robots.txt": {
        headers: { "content-type": "text/plain" },
        body: "User-agent: *\nAllow: /\nSitemap: /map.xml.gz",
      },
      "/llms.txt": { headers: { "content-type": "text/plain" }, body: "# Bikes" },
      "/map.xml.gz": {
        headers: { "content-type": "application/gzip" },
        body: gzipSync("<urlset><url><loc>http://HOST/hidden</loc></url></urlset>"),
      },
    });
    site.requests.length = 0;
    const reading = await read(site);
    expect(reading.pages.map((page) => new URL(page.finalUrl).pathname)).toEqual(["/", "/about", "/services/repair"]);
    expect(reading.home.template).toBe("home");
    expect(reading.skipped.map(({ url, reason }) => [new URL(url).pathname, reason])).toEqual(
      expect.arrayContaining([
        ["/gone", "It could not be read: status 404."],
        ["/photo", "It could not be read: image/png."],
      ]),
    );
    expect(reading).toMatchObject({
      origin: site.origin,
      site: site.host,
      redirectedFrom: null,
      soft404: false,
      httpAllowed: true,
      llmsTxt: { status: 200, body: "# Bikes" },
      sitemaps: [{ kind: "urlset", declared: true }],
      sitemapUrls: [{ loc: "http://HOST/hidden", lastmod: null }],
      http: null,
      probes: [],
      wellKnown: {},
    });
    expect(reading.requests).toBe(site.requests.length);
    expect(reading.facts).toMatchObject({ language: "en" });
  });

  it("obeys robots.txt for deeper pages, not for the home page and site files", async () => {
    const site = await website({
      "/": html("Bikes", links("/about", "/private/x")),
      "/about": html("About"),
      "/private/x": html("Private"),
      "/robots.txt": {
        headers: { "content-type": "text/plain" },
        body: "User-agent: AnswerscopeBot\nDisallow: /\nAllow: /about",
      },
    });
    const reading = await read(site);
    expect(reading.pages).toHaveLength(2);
    expect(reading.skipped).toEqual([
      { url: `${site.origin}/private/x`, reason: "robots.txt does not let us read it." },
    ]);
    expect(site.requests.some((request) => request.path === "/private/x")).toBe(false);
    expect(site.requests.some((request) => request.path === "/llms.txt")).toBe(true);
  });

  it("stays away from deeper pages when robots.txt fails", async () => {
    const site = await website({
      "/": html("Bikes", links("/about")),
      "/about": html("About"),
      "/robots.txt": { status: 503 },
    });
    const reading = await read(site);
    expect(reading.pages).toHaveLength(1);
    expect(reading.skipped[0]!.reason).toContain("robots.txt could not be read");
  });

  it("sees a site that answers everything with success", async () => {
    const site = await website({ "/": html("Bikes") }, html("Bikes"));
    expect((await read(site)).soft404).toBe(true);
  });

  it("looks for a sitemap in the usual places, then for a feed", async () => {
    const site = await website({
      "/": html("Bikes", '<link rel="alternate" type="application/rss+xml" href="/feed">'),
      "/feed": {
        headers: { "content-type": "application/rss+xml" },
        body: "<rss><channel><item><link>http://a.com/1</link></item></channel></rss>",
      },
    });
    const { sitemaps } = await read(site);
    expect(sitemaps.map(({ exchange, kind }) => [new URL(exchange.url).pathname, kind])).toEqual([
      ["/sitemap.xml", "invalid"],
      ["/sitemap_index.xml", "invalid"],
      ["/feed", "feed"],
    ]);
  });

  it("reads the children of a sitemap index, three of them, and none that lead inside", async () => {
    const canary = await website({});
    const index = (children: string[]) =>
      `<sitemapindex>${children.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join("")}</sitemapindex>`;
    const pages: Record<string, FakePage> = { "/": html("Bikes") };
    const site = await website(pages);
    pages["/sitemap.xml"] = index([
      `${canary.origin}/1.xml`,
      `${site.origin}/a.xml`,
      "http://169.254.169.254/",
      `${site.origin}/late.xml`,
    ]);
    pages["/a.xml"] = `<urlset><url><loc>${site.origin}/about</loc></url></urlset>`;
    pages["/about"] = html("About");
    const reading = await read(site);
    expect(reading.pages).toHaveLength(2);
    expect(reading.sitemaps.map(({ exchange }) => exchange.error?.code ?? exchange.status)).toEqual([
      200,
      404,
      "not_public",
      200,
      "not_public",
    ]);
    expect(canary.connections).toBe(0);
  });

  it("measures the site that it is sent to, and says so", async () => {
    const target = await website({ "/": html("New") });
    const site = await website({ "/": { status: 301, headers: { location: `${target.origin}/` } } });
    const reading = await read(site, { allow: `${site.host},${target.host}` });
    expect(reading).toMatchObject({ site: target.host, redirectedFrom: site.host, url: `${site.origin}/` });
  });

  it("follows a page that does nothing but send its visitors on, once", async () => {
    const sign = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}"><p>Moved`;
    const site = await website({ "/": sign("/en/"), "/en/": html("English"), "/a": sign("/b"), "/b": sign("/a") });
    expect((await read(site)).home.finalUrl).toBe(`${site.origin}/en/`);
    const canary = await website({});
    const trap = await website({ "/": sign(`${canary.origin}/`) });
    await expect(read(trap)).rejects.toMatchObject({ details: { obstacle: "unreachable" } });
    expect(canary.connections).toBe(0);
  });

  it("goes on with what was read when its time is over", async () => {
    const site = await website({
      "/": html("Bikes", links("/about", "/slow")),
      "/about": html("About"),
      "/slow": () => {},
    });
    const time = new AbortController();
    let parsed = 0;
    const real = newBench();
    const bench: Bench = {
      async run(task, input, options) {
        const result = await real.run(task, input, options);
        if (task === "parse") parsed += 1;
        return result;
      },
    };
    const reading = read(site, { signal: time.signal, bench });
    while (parsed < 2 || !site.requests.some(({ path }) => path === "/slow")) await sleep(10);
    // As the clock of a scan ends a stage.
    time.abort(new DOMException("over", "TimeoutError"));
    const { pages, skipped } = await reading;
    expect(pages.map((page) => page.head.title)).toEqual(["Bikes", "About"]);
    expect(skipped).toEqual([{ url: `${site.origin}/slow`, reason: "There was no time left to read it." }]);
  });

  it("keeps a page that only scripts fill", async () => {
    const site = await website({
      "/": "<title>App</title><div id=root></div><script type=module src=/app.js></script>",
    });
    expect((await read(site)).home.scripts.mount).toEqual({ selector: "#root", words: 0 });
  });
});

describe("a site that cannot be read is told apart", () => {
  test.each<[string, FakePage, string]>([
    ["a refusal", { status: 403, body: "<h1>Forbidden</h1>" }, "forbidden"],
    ["too many requests", { status: 429, body: "slow down" }, "forbidden"],
    ["legal reasons", { status: 451, body: "no" }, "forbidden"],
    [
      "a challenge by header",
      { status: 403, headers: { "cf-mitigated": "challenge" }, body: "<title>Just a moment...</title>" },
      "challenge",
    ],
    [
      "a challenge by body",
      { status: 503, body: '<script src="/cdn-cgi/challenge-platform/x"></script>' },
      "challenge",
    ],
    ["a challenge that says 200", { body: "<title>Just a moment...</title><p>Checking" }, "challenge"],
    ["a proof of work", { body: '<script id="anubis_challenge">{}</script><p>Making sure' }, "challenge"],
    ["a login by status", { status: 401, headers: { "www-authenticate": "Basic" }, body: "no" }, "login_wall"],
    [
      "a login form",
      { body: "<title>Members</title><form action=/login><input name=user><input type=password name=p></form>" },
      "login_wall",
    ],
    ["a parked domain", { body: "<title>acme.com</title><p>This domain is for sale! Buy this domain.</p>" }, "parked"],
    ["a fresh server", { body: "<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>" }, "parked"],
    ["a file", { headers: { "content-type": "application/pdf" }, body: "%PDF" }, "not_html"],
    ["JSON", { headers: { "content-type": "application/json" }, body: "{}" }, "not_html"],
    ["a missing page", { status: 404, body: "no" }, "not_found"],
    ["a server error", { status: 500, body: "no" }, "server_error"],
    ["an empty reply", { body: "" }, "empty"],
    ["a blank page", { body: "<html><body></body></html>" }, "empty"],
    ["a bomb of elements", { body: "<div>".repeat(50_000) }, "too_hostile"],
    ["a torn connection", (request) => request.socket.destroy(), "unreachable"],
    ["a redirect inside", { status: 302, headers: { location: "http://169.254.169.254/" } }, "unreachable"],
    ["a redirect without end", { status: 302, headers: { location: "/" } }, "unreachable"],
  ])("%s", async (_name, page, obstacle) => {
    const site = await website({ "/": page });
    await expect(read(site)).rejects.toMatchObject({ code: "SITE_UNREADABLE", details: { obstacle } });
  });

  test.each<[string, string]>([
    [
      "sells domains",
      `<title>Domains</title><main><p>${words}</p><p>Buy this domain. This domain is for sale.</p><p>${words}</p></main>`,
    ],
    ["offers a login beside its content", `${html("Bikes")}<form action=/login><input type=password></form>`],
    [
      "stands behind a bot service",
      `${html("Bikes", "<h2>More</h2>")}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
    ],
  ])("a site that %s is read", async (_name, body) => {
    const site = await website({ "/": body });
    await expect(read(site)).resolves.toMatchObject({ site: site.host });
  });

  it("a site that sends its visitors to another one to sign in", async () => {
    const door = await website({
      "/oauth2/authorize": "<title>Sign in</title><div id=root></div><p>Sign in to your account",
    });
    const site = await website({ "/": { status: 302, headers: { location: `${door.origin}/oauth2/authorize?x=1` } } });
    const reading = read(site, { allow: `${site.host},${door.host}` });
    await expect(reading).rejects.toMatchObject({ details: { obstacle: "login_wall" } });
  });

  it("gives the one answer for a name that leads nowhere public", async () => {
    const fetcher = createFetcher({
      allowHosts: [],
      userAgent: "AnswerscopeBot/1.0",
      resolver: async () => ["10.0.0.1"],
    });
    open.push(fetcher);
    const reading = readSite(new URL("https://inner.com/"), {
      fetcher,
      bench: newBench(),
      signal: new AbortController().signal,
    });
    await expect(reading).rejects.toMatchObject({
      code: "HOST_NOT_FOUND",
      message: "No public website was found under that host name.",
    });
  });
});
