import { existsSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { parseAllowHosts } from "../../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../../../src/engine/read-site/fetch/fetcher.ts";
import { pageParser } from "../../../../src/engine/read-site/parse/page-parser.ts";
import { readSite } from "../../../../src/engine/read-site/read-site.ts";
import { renderPages } from "../../../../src/engine/read-site/render/render-pages.ts";
import { type FakePage, startWebsite } from "../../../support/website.ts";
import { newBench } from "../../../support/workshop.ts";

const BROWSER =
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path)) ?? "";
const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

async function render(pages: Record<string, FakePage>, { browserPath = BROWSER, deadlineMs = 18_000 } = {}) {
  const site = await startWebsite(pages);
  const fetcher = createFetcher({
    allowHosts: parseAllowHosts(site.host),
    userAgent: "AnswerscopeBot/1.0 (+http://localhost/bot)",
  });
  open.push(site, fetcher);
  const signal = AbortSignal.timeout(18_000);
  const bench = newBench();
  const reading = await readSite(new URL(site.origin), { fetcher, bench, signal });
  return {
    site,
    reading,
    rendered: await renderPages(reading, { fetcher, parser: pageParser(bench), signal, browserPath, deadlineMs }),
  };
}

it("renders nothing when the browser cannot be started", async () => {
  const { rendered } = await render({ "/": "<title>Home</title><p>Words." }, { browserPath: "/nowhere/chromium" });
  expect(rendered).toBeNull();
});

describe.skipIf(BROWSER === "")("with a browser", () => {
  it("sees what scripts make: words, links, data, tools and overlays", async () => {
    const words = "Lamps and chairs for every room of the house, made by hand. ".repeat(5);
    const { reading, rendered } = await render({
      "/": '<title>Shop</title><div id=root></div><script src="/app.js"></script>',
      "/app.js": {
        headers: { "content-type": "text/javascript" },
        body: `document.querySelector("#root").innerHTML = '<main><h1>Shop</h1><p>${words}</p><a href="/lamps">Lamps</a></main><div style="position:fixed;inset:0">Wait</div>';
          const data = document.createElement("script");
          data.type = "application/ld+json";
          data.textContent = JSON.stringify({ "@context": "https://schema.org", "@type": "Organization", name: "Shop" });
          document.head.append(data);
          navigator.modelContext.registerTool({ name: "find", description: "Finds a lamp", inputSchema: { type: "object" }, execute() {} });`,
      },
    });
    expect(reading.home.mainWords).toBe(0);
    expect(rendered).toHaveLength(1);
    expect(rendered![0]).toMatchObject({
      overlay: 1,
      layoutShift: expect.any(Number),
      webmcpTools: [{ name: "find", description: "Finds a lamp", inputSchema: { type: "object" } }],
      structured: [{ format: "json-ld", nodes: [{ "@type": ["Organization"], name: "Shop" }] }],
    });
    expect(rendered![0]!.mainWords).toBeGreaterThan(40);
    expect(rendered![0]!.internalLinks).toEqual([`${reading.origin}/lamps`]);
  });

  it("does not wait for a page that keeps itself busy for ever", async () => {
    const busy = "<title>Home</title><p>Words.</p><script>onload = () => setTimeout(() => { for (;;); });</script>";
    expect((await render({ "/": busy }, { deadlineMs: 2500 })).rendered).toBeNull();
  });

  it("lets no page reach an inner address, by no door", async () => {
    const canary = await startWebsite({ "/": "secret" });
    open.push(canary);
    const inner = `127.0.0.1:${canary.port}`;
    const { site, rendered } = await render({
      "/": `<title>Home</title><main><p>Words on a page.</p></main><img src="http://${inner}/i"><iframe src="http://${inner}/f"></iframe>
        <link rel=stylesheet href="http://${inner}/c"><link rel=preconnect href="http://${inner}"><link rel=dns-prefetch href="//${inner}">
        <script src="http://${inner}/s"></script><script>
        fetch("http://${inner}/x").catch(() => {}); navigator.sendBeacon("http://${inner}/b", "x");
        try { new WebSocket("ws://${inner}/w"); } catch {}
        try { new EventSource("http://${inner}/e"); } catch {}
        fetch("http://localhost:${canary.port}/l").catch(() => {});
        fetch("/post", { method: "POST", body: "x" }).catch(() => {});
        try { const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:${inner}" }] }); peer.createDataChannel("a"); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); } catch {}
        </script>`,
    });
    expect(rendered).toHaveLength(1);
    expect(canary.connections).toBe(0);
    expect(site.requests.some((request) => request.path === "/post")).toBe(false);
  });
});
