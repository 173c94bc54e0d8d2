import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { post, startApp, type TestApp, until } from "../support/app.ts";
import { startEngineServer } from "../support/engine-server.ts";
import { type FakePage, startWebsite } from "../support/website.ts";

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const SENTENCE = "Harbour Bikes repairs and sells bicycles in Kiel and has done so for thirty years. ";
const page = (name: string) => `<!doctype html><html lang=en><title>${name}</title>
  <meta property="og:site_name" content="${name}"><main><h1>${name}</h1><p>${SENTENCE.repeat(6)}</p></main>`;

async function site(name: string, pages: Record<string, FakePage>) {
  const website = await startWebsite(pages);
  open.push(website);
  const key = `${name}:${website.port}`;
  return { pages, key, at: (path: string) => `http://${key}${path}`, allow: `${key}=127.0.0.1` };
}

/** A page that says with all its means that the whole site is its own. */
const scam = page("Scam Casino").replace(
  "<main>",
  `<script type="application/ld+json">${JSON.stringify(
    ["Organization", "WebSite"].map((type) => ({ "@type": type, name: "Scam Casino", alternateName: "Scam Casino" })),
  )}</script><main>`,
);

/** A shop with a page that somebody else wrote, and a site of that somebody which leads there. */
async function shopAndEvil(shopRoot: FakePage = page("Harbour Bikes")) {
  const shop = await site("shop.test", { "/": shopRoot, "/users/mallory": scam });
  const evil = await site("evil.test", { "/": { status: 302, headers: { location: shop.at("/users/mallory") } } });
  return { shop, evil, allowHosts: `${shop.allow},${evil.allow}` };
}

async function start(env: Record<string, string>, dataDir?: string): Promise<TestApp> {
  const server = await startApp(env, dataDir);
  open.push(server);
  return server;
}

const scan = async ({ baseUrl }: TestApp, url: string) => (await post(`${baseUrl}/api/scan`, { url })).body;

describe("a result belongs to the site it was measured on", () => {
  it("so that a redirect to a page of a shop measures the shop, for both addresses", async () => {
    const { shop, evil, allowHosts } = await shopAndEvil();
    const server = await start({ ALLOW_HOSTS: allowHosts });
    const viaEvil = await scan(server, evil.at("/"));
    expect(viaEvil).toMatchObject({ domain: shop.key, brand: "Harbour Bikes", cached: false });
    for (const url of [shop.at("/"), shop.at("/users/mallory"), evil.at("/any")]) {
      expect(await scan(server, url)).toMatchObject({ id: viaEvil.id, brand: "Harbour Bikes", cached: true });
    }
  });

  it("so that a page of the shop says nothing of the shop, whoever asks for it first", async () => {
    const { shop, allowHosts } = await shopAndEvil();
    const server = await start({ ALLOW_HOSTS: allowHosts });
    expect(await scan(server, shop.at("/users/mallory"))).toMatchObject({ domain: shop.key, brand: "Harbour Bikes" });
  });

  it("so that a shop whose own root is closed keeps no result and no name from elsewhere", async () => {
    const { shop, evil, allowHosts } = await shopAndEvil({ status: 503, body: "closed" });
    const server = await start({ ALLOW_HOSTS: allowHosts });
    for (const url of [evil.at("/"), shop.at("/users/mallory")]) {
      expect(await scan(server, url)).toMatchObject({ code: "SITE_UNREADABLE" });
    }
    shop.pages["/"] = page("Harbour Bikes");
    const query = `mutation($url: String!) { startScan(url: $url) { cached scan { brand domain } } }`;
    const { body } = await post(`${server.baseUrl}/graphql`, { query, variables: { url: shop.at("/") } });
    expect(body.data.startScan).toEqual({ cached: false, scan: { brand: shop.key, domain: shop.key } });
  });

  it("so that a scan taken up again does not measure another site with the questions of the first", async () => {
    const engines = await startEngineServer();
    open.push(engines);
    engines.set("chatgpt", { delayMs: 60_000 });
    const { shop, evil, allowHosts } = await shopAndEvil();
    evil.pages["/"] = page("Scam Casino");
    const chatgpt = Object.fromEntries(Object.entries(engines.env).filter(([name]) => name.startsWith("OPENAI_")));
    // Nobody writes questions there, so the first call that comes is a question that was saved.
    const writer = { WRITER_BASE_URL: "http://127.0.0.1:9/v1", WRITER_MODEL: "none" };
    const env = { ALLOW_HOSTS: allowHosts, ...chatgpt, ...writer };
    const dataDir = mkdtempSync(join(tmpdir(), "answerscope-"));
    const first = await startApp(env, dataDir);
    const { body } = await post(`${first.baseUrl}/api/scan`, { url: evil.at("/") }, { prefer: "respond-async" });
    await until(async () => engines.callsTo("chatgpt") > 0);
    await first.close(0);

    evil.pages["/"] = { status: 302, headers: { location: shop.at("/") } };
    engines.set("chatgpt", { answer: "Scam Casino is one." });
    const second = await start(env, dataDir);
    const poll = async () => (await (await fetch(`${second.baseUrl}/api/scan/${body.id}`)).json()) as { code?: string };
    await until(async () => (await poll()).code !== undefined);
    expect(await poll()).toMatchObject({ code: "SCAN_FAILED", error: expect.stringContaining("another site") });
    expect(await scan(second, shop.at("/"))).toMatchObject({ brand: "Harbour Bikes", cached: false });
    open.push({ close: async () => rmSync(dataDir, { recursive: true, force: true }) });
    open.unshift(open.pop()!);
  });
});
