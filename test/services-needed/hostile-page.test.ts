import { createSocket } from "node:dgram";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { parseAllowHosts } from "../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../src/engine/read-site/fetch/fetcher.ts";
import { pageParser } from "../../src/engine/read-site/parse/page-parser.ts";
import { readSite } from "../../src/engine/read-site/read-site.ts";
import { renderPages } from "../../src/engine/read-site/render/render-pages.ts";
import { startWebsite } from "../support/website.ts";
import { newBench } from "../support/workshop.ts";

const browserPath = process.env.BROWSER_PATH!;
const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

/** The home page after its script ran. */
async function render(script: string) {
  const body = `<!DOCTYPE html><title>Home</title><script>${script}</script><main><h1>Lamps</h1><p>Lamps for every room.</p></main>`;
  const site = await startWebsite({ "/": body });
  const userAgent = "AnswerscopeBot/1.0 (+http://localhost/bot)";
  const fetcher = createFetcher({ allowHosts: parseAllowHosts(site.host), userAgent });
  const bench = newBench();
  open.push(site, fetcher);
  const signal = AbortSignal.timeout(30_000);
  const reading = await readSite(new URL(site.origin), { fetcher, bench, signal });
  const rendered = await renderPages(reading, {
    fetcher,
    parser: pageParser(bench),
    signal,
    browserPath,
    deadlineMs: 25_000,
  });
  return rendered?.[0] ?? null;
}

async function udpListener() {
  const socket = createSocket("udp4");
  let packets = 0;
  socket.on("message", () => (packets += 1));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  open.push(socket);
  return { port: socket.address().port, packets: () => packets };
}

describe("a page in the guarded browser", () => {
  it("sends no packet past the proxy, whichever servers it names for its calls", async () => {
    const listener = await udpListener();
    const servers = ["stun", "turn"].flatMap((kind) =>
      ["127.0.0.1", "localhost"].map(
        (host) => `{ urls: "${kind}:${host}:${listener.port}", username: "u", credential: "c" }`,
      ),
    );
    const seen = await render(`
      const call = new RTCPeerConnection({ iceServers: [${servers.join(",")}], iceCandidatePoolSize: 4 });
      const other = new RTCPeerConnection();
      call.createDataChannel("a");
      call.createOffer().then((offer) => call.setLocalDescription(offer)).then(async () => {
        await other.setRemoteDescription(call.localDescription);
        const answer = await other.createAnswer();
        await call.setRemoteDescription(answer);
        for (const at of [0, 1, 2]) await call.addIceCandidate({ sdpMid: "0", candidate: "candidate:" + at + " 1 udp 2122260223 127.0.0.1 ${listener.port} typ host" });
      }).catch(() => {});
    `);
    expect(seen).not.toBeNull();
    expect(listener.packets()).toBe(0);
  });

  it("cannot change what it is watched by", async () => {
    const seen = await render(`
      Array.prototype.push = Array.prototype.slice = JSON.stringify = JSON.parse = () => { throw 1; };
      Object.defineProperty(globalThis, "seen", { value: { shift: 9, tools: "none" } });
      globalThis.__seen = { shift: 9 };
      document.querySelectorAll = () => [];
      Object.defineProperty(Element.prototype, "outerHTML", { get: () => "<p>forged</p>" });
      globalThis.getComputedStyle = () => ({ position: "fixed", opacity: 1 });
      globalThis.PerformanceObserver = globalThis.CustomEvent = class {};
      navigator.modelContext.registerTool({ name: "find", description: "Finds a lamp", inputSchema: { type: "object" } });
    `);
    expect(seen).toMatchObject({ overlay: 0, layoutShift: 0, mainWords: 5 });
    expect(seen!.webmcpTools).toEqual([{ name: "find", description: "Finds a lamp", inputSchema: { type: "object" } }]);
  });

  it("cannot make the process grow: not by tools, forged ones, its log or its errors", async () => {
    const before = process.resourceUsage().maxRSS;
    const seen = await render(`
      const long = "x".repeat(8_000_000);
      for (let at = 0; at < 50; at += 1) navigator.modelContext.registerTool({ name: long + at, description: "d" });
      for (let at = 0; at < 20; at += 1) {
        dispatchEvent(new CustomEvent("answerscope-tool", { detail: long + at }));
        console.log(long + at);
        setTimeout(() => { throw long + at; });
        Promise.reject(long + at);
      }
      navigator.modelContext.registerTool({ name: "n".repeat(5_000), description: "d".repeat(5_000) });
      dispatchEvent(new CustomEvent("answerscope-tool", { detail: "no json" }));
      dispatchEvent(new CustomEvent("answerscope-tool", { detail: '{"name":7}' }));
    `);
    expect(seen!.webmcpTools).toEqual([{ name: "n".repeat(200), description: "d".repeat(2_000), inputSchema: null }]);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
  });

  it("nor by its own length, whether it is then read or not", async () => {
    const before = process.resourceUsage().maxRSS;
    await render(`onload = () => { for (let at = 0; at < 40; at += 1) document.body.append("x".repeat(8_000_000)); };`);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
  });
});
