import { afterEach, describe, expect, it, test } from "vitest";
import { parseAllowHosts } from "../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../../src/engine/read-site/fetch/fetcher.ts";
import { readSite } from "../../../src/engine/read-site/read-site.ts";
import { type FakePage, type FakeWebsite, startWebsite } from "../../support/website.ts";
import { newBench } from "../../support/workshop.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

/** A site under a name of its own: what it serves may be filled in once the others have their addresses. */
interface NamedSite extends FakeWebsite {
  pages: Record<string, FakePage>;
  key: string;
  at(path: string): string;
}

async function site(name: string, pages: Record<string, FakePage> = {}): Promise<NamedSite> {
  const website = await startWebsite(pages);
  open.push(website);
  const key = `${name}:${website.port}`;
  return Object.assign(website, { pages, key, at: (path: string) => `http://${key}${path}` });
}

async function read(url: string, sites: NamedSite[], more: string[] = []) {
  const allowed = [...sites.map(({ key }) => `${key}=127.0.0.1`), ...more];
  const fetcher = createFetcher({ allowHosts: parseAllowHosts(allowed.join(",")), userAgent: "AnswerscopeBot/1.0" });
  open.push(fetcher);
  return readSite(new URL(url), { fetcher, bench: newBench(), signal: new AbortController().signal });
}

const words = "We repair bicycles of every make in our workshop near the station and say the price before. ".repeat(4);
const page = (name: string) => `<!doctype html><html lang=en><title>${name}</title>
  <meta property="og:site_name" content="${name}"><main><h1>${name}</h1><p>${words}</p></main>`;
const redirect = (location: string, status = 302): FakePage => ({ status, headers: { location } });
const refresh = (location: string) => `<meta http-equiv="refresh" content="0; url=${location}"><p>Moved`;

/** The ways in which a site may send its visitors to a page that somebody else wrote on another site. */
const ways: [string, (target: string) => Record<string, FakePage>][] = [
  ["a redirect", (target) => ({ "/": redirect(target) })],
  ["a lasting redirect", (target) => ({ "/": redirect(target, 308) })],
  ["a refresh", (target) => ({ "/": refresh(target) })],
  ["a redirect to a refresh", (target) => ({ "/": redirect("/go"), "/go": refresh(target) })],
  ["a refresh to a redirect", (target) => ({ "/": refresh("/go"), "/go": redirect(target) })],
];

describe("a site that sends its visitors to a page of another one", () => {
  const paths = ["/users/mallory", "/?s=Scam+Casino", "//users/mallory", "/users/mallory#top"];

  test.each(ways.flatMap(([how, pages]) => paths.map((path) => [how, path, pages] as const)))(
    "by %s to %s gets the other one measured at its own root",
    async (_how, path, pages) => {
      const shop = await site("shop.test", {
        "/": page("Harbour Bikes"),
        "/?s=Scam+Casino": page("Scam Casino"),
        "/users/mallory": page("Scam Casino"),
        "//users/mallory": page("Scam Casino"),
      });
      const evil = await site("evil.test", pages(shop.at(path)));
      const reading = await read(evil.at("/"), [shop, evil]);
      expect(reading).toMatchObject({ site: shop.key, redirectedFrom: evil.key, home: { finalUrl: shop.at("/") } });
      expect(reading.facts.brand).toBe("Harbour Bikes");
      expect(JSON.stringify(reading.pages)).not.toContain("Scam");
    },
  );

  it("gets the other one read without the cookies that it set on the way", async () => {
    const shop = await site("shop.test", {
      "/set": { status: 302, headers: { location: "/", "set-cookie": "skin=scam" } },
      "/": (request, response) =>
        void response
          .setHeader("content-type", "text/html")
          .end(page(request.headers.cookie ? "Scam Casino" : "Harbour Bikes")),
    });
    const evil = await site("evil.test", { "/": redirect(shop.at("/set")) });
    expect((await read(evil.at("/"), [shop, evil])).facts.brand).toBe("Harbour Bikes");
  });

  it("is told of what keeps the other one from being read, not of the page it named", async () => {
    const shop = await site("shop.test", { "/": { status: 403 }, "/users/mallory": page("Scam Casino") });
    const evil = await site("evil.test", { "/": redirect(shop.at("/users/mallory")) });
    await expect(read(evil.at("/"), [shop, evil])).rejects.toMatchObject({ details: { obstacle: "forbidden" } });
  });

  it("leads through a page of the other one that is gone to its root", async () => {
    const shop = await site("shop.test", { "/": page("Harbour Bikes") });
    const evil = await site("evil.test", { "/": redirect(shop.at("/gone")) });
    expect((await read(evil.at("/"), [shop, evil])).site).toBe(shop.key);
  });
});

describe("a chain of sites", () => {
  it("ends at the root of the last one", async () => {
    const last = await site("last.test", { "/": page("Last"), "/deep": page("Scam Casino") });
    const middle = await site("middle.test", { "/": redirect(last.at("/deep")), "/deep": page("Scam Casino") });
    const first = await site("first.test", { "/": redirect(middle.at("/deep")) });
    expect(await read(first.at("/"), [first, middle, last])).toMatchObject({
      site: last.key,
      redirectedFrom: first.key,
      facts: { brand: "Last" },
    });
  });

  it("is followed through a refresh on the root of the other site", async () => {
    const shop = await site("shop.test", { "/en/": page("Harbour Bikes"), "/deep": page("Scam Casino") });
    shop.pages["/"] = refresh("/en/");
    const evil = await site("evil.test", { "/": redirect(shop.at("/deep")) });
    expect((await read(evil.at("/"), [shop, evil])).home.finalUrl).toBe(shop.at("/en/"));
  });

  it("that comes back to the site it began at stays with that site", async () => {
    const gate = await site("gate.test");
    const shop = await site("shop.test", { "/": redirect(gate.at("/consent")), "/home": page("Harbour Bikes") });
    gate.pages["/consent"] = redirect(shop.at("/home"));
    expect(await read(shop.at("/"), [shop, gate])).toMatchObject({ site: shop.key, redirectedFrom: null });
  });

  it("without end is given up after a few requests", async () => {
    const one = await site("one.test", { "/deep": page("Scam Casino") });
    const two = await site("two.test", { "/": redirect(one.at("/deep")), "/deep": page("Scam Casino") });
    one.pages["/"] = redirect(two.at("/deep"));
    await expect(read(one.at("/"), [one, two])).rejects.toMatchObject({
      code: "SITE_UNREADABLE",
      message: expect.stringContaining("leads to the next"),
    });
    expect(one.requests.length + two.requests.length).toBeLessThan(12);
  });

  it("into a closed network connects to nothing", async () => {
    const inner = await site("inner.test", { "/": page("Inner") });
    const evil = await site("evil.test", { "/": refresh(inner.at("/x")) });
    await expect(read(evil.at("/"), [evil])).rejects.toMatchObject({ details: { obstacle: "unreachable" } });
    expect(inner.connections).toBe(0);
  });

  test.each(["javascript:alert(1)", "mailto:a@b.test", "data:text/html,x", "http://"])(
    "is not begun by a refresh to %s",
    async (target) => {
      const shop = await site("shop.test", { "/": refresh(target) });
      expect((await read(shop.at("/"), [shop])).site).toBe(shop.key);
    },
  );
});

describe("a site that only says that it is another one", () => {
  test.each<[string, (target: string) => FakePage]>([
    ["by a script", (target) => page("Evil").replace("<main>", `<script>location.href="${target}"</script><main>`)],
    [
      "by its canonical address",
      (target) => page("Evil").replace("<main>", `<link rel="canonical" href="${target}"><main>`),
    ],
    ["by its base address", (target) => page("Evil").replace("<main>", `<base href="${target}"><main>`)],
    [
      "by a slow refresh",
      (target) => page("Evil").replace("<main>", `<meta http-equiv="refresh" content="30; url=${target}"><main>`),
    ],
    ["by a refresh on a page with words", (target) => page("Evil").replace("<main>", `${refresh(target)}<main>`)],
    [
      "by a header",
      (target) => ({ headers: { refresh: `0; url=${target}`, "content-location": target }, body: page("Evil") }),
    ],
    [
      "by its structured data",
      (target) =>
        page("Evil").replace(
          "<main>",
          `<script type="application/ld+json">{"@type":"WebSite","@id":"${target}","url":"${target}"}</script><main>`,
        ),
    ],
  ])("%s is measured under its own name", async (_how, body) => {
    const shop = await site("shop.test", { "/": page("Harbour Bikes") });
    const evil = await site("evil.test", { "/": body(shop.at("/")) });
    expect(await read(evil.at("/"), [shop, evil])).toMatchObject({ site: evil.key, facts: { domain: "evil.test" } });
  });
});

describe("one and the same site", () => {
  test.each([302, 301])("may move its visitors to a page of its own (%i)", async (status) => {
    const shop = await site("shop.test", { "/": redirect("/en/?v=2", status), "/en/?v=2": page("Harbour Bikes") });
    expect(await read(shop.at("/"), [shop])).toMatchObject({
      site: shop.key,
      redirectedFrom: null,
      home: { finalUrl: shop.at("/en/?v=2") },
    });
  });

  it("answers with and without www", async () => {
    const shop = await site("shop.test", {
      "/": ({ headers }, response) => {
        if (headers.host?.startsWith("www."))
          response.setHeader("content-type", "text/html").end(page("Harbour Bikes"));
        else response.writeHead(301, { location: `http://www.${shop.key}/start` }).end();
      },
      "/start": page("Harbour Bikes"),
    });
    const reading = await read(shop.at("/"), [shop], [`www.${shop.key}=127.0.0.1`]);
    expect(reading).toMatchObject({
      site: shop.key,
      redirectedFrom: null,
      home: { finalUrl: `http://www.${shop.key}/start` },
    });
  });

  it("on another port is another site", async () => {
    const shop = await site("shop.test", { "/": page("Harbour Bikes"), "/deep": page("Scam Casino") });
    const evil = await site("shop.test", { "/": redirect(shop.at("/deep")) });
    expect(await read(evil.at("/"), [shop, evil])).toMatchObject({ site: shop.key, facts: { brand: "Harbour Bikes" } });
  });

  it("reads the same whichever of its pages is asked for", async () => {
    const shop = await site("shop.test", { "/": page("Harbour Bikes"), "/users/mallory": page("Scam Casino") });
    const reading = await read(shop.at("/users/mallory"), [shop]);
    expect(reading.pages.map(({ finalUrl }) => finalUrl)).toEqual([shop.at("/")]);
  });

  it("without a home page is unreadable, whatever else it holds", async () => {
    const shop = await site("shop.test", { "/users/mallory": page("Scam Casino") });
    await expect(read(shop.at("/users/mallory"), [shop])).rejects.toMatchObject({
      message: "The site has no home page (status 404).",
    });
  });
});
