import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { judgeSite } from "../../../src/engine/audits/judge-site.ts";
import { parseAllowHosts } from "../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../../src/engine/read-site/fetch/fetcher.ts";
import { probeSite } from "../../../src/engine/read-site/probe-site.ts";
import { readSite } from "../../../src/engine/read-site/read-site.ts";
import { climb } from "../../../src/engine/score/ladder.ts";
import { surfaceOf } from "../../../src/engine/surfaces/validate-surfaces.ts";
import { PROSE } from "../../support/site-pages.ts";
import { type FakePage, startWebsite } from "../../support/website.ts";
import { newBench } from "../../support/workshop.ts";

const TOOL = {
  name: "get_prices",
  description: "Prices of a day",
  inputSchema: { type: "object" },
  annotations: { readOnlyHint: true },
};
const originOf = (request: IncomingMessage) => `http://${request.headers.host}`;

/** A page with its own address, the company's data and a telephone number. */
const page = (path: string) => (request: IncomingMessage, response: ServerResponse) => {
  const origin = originOf(request);
  const data = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Acme",
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    description: "We repair every kind of bicycle",
    telephone: "+43 316 123456",
    sameAs: ["https://www.wikidata.org/wiki/Q1", "https://github.com/acme"],
  };
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme: ${path}</title>
<meta name="description" content="About ${path}"><link rel="canonical" href="${origin}${path}">
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body>
<nav><a href="/">Home</a> <a href="/team">Team</a> <a href="/visit">Visit</a></nav>
<main><h1>Acme: ${path}</h1><p>${PROSE}</p><p>We repair every kind of bicycle. <a href="tel:+43316123456">+43 316 123456</a></p></main></body></html>`);
};

/** A server that begins with a handshake, gives a session and answers in event streams. */
function mcpServer(request: IncomingMessage, response: ServerResponse): void {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    const { id, method } = JSON.parse(body || "{}");
    const session = request.headers["mcp-session-id"];
    if (method === "tools/list" && session !== "s-7") return void response.writeHead(400).end();
    const results: Record<string, unknown> = {
      initialize: {
        protocolVersion: "2025-06-18",
        serverInfo: { name: "acme", version: "1" },
        capabilities: { tools: {} },
      },
      "tools/list": { tools: [TOOL] },
    };
    const message = results[method]
      ? { result: results[method] }
      : { error: { code: -32601, message: "Unknown method" } };
    response.writeHead(200, { "content-type": "text/event-stream", "mcp-session-id": "s-7" });
    response.end(`event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", id, ...message })}\n\n`);
  });
}

const SITE: Record<string, FakePage> = {
  "/": page("/"),
  "/team": page("/team"),
  "/visit": page("/visit"),
  "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /cart\n" },
  "/llms.txt": (request, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    response.end(
      `# Acme\n\n> Bicycles in Graz.\n\n- [Team](${originOf(request)}/team)\n- [Visit](${originOf(request)}/visit)\n`,
    );
  },
  "/.well-known/ai-catalog.json": {
    headers: { "content-type": "application/ai-catalog+json" },
    body: JSON.stringify({
      specVersion: "1.0",
      entries: [
        { identifier: "urn:air:acme.test:mcp", type: "application/mcp-server-card+json", url: "/mcp/server-card" },
      ],
    }),
  },
  "/mcp/server-card": (request, response) => {
    response.writeHead(200, { "content-type": "application/mcp-server-card+json" });
    response.end(
      JSON.stringify({
        name: "acme/mcp",
        version: "1.0.0",
        remotes: [{ type: "streamable-http", url: `${originOf(request)}/mcp` }],
      }),
    );
  },
  "/mcp": mcpServer,
};

async function audit(pages: Record<string, FakePage>, options: Parameters<typeof startWebsite>[1] = {}) {
  const site = await startWebsite(pages, options);
  const fetcher = createFetcher({
    allowHosts: parseAllowHosts(site.host),
    userAgent: "AnswerscopeBot/1.0 (+http://localhost/bot)",
  });
  try {
    const { signal } = new AbortController();
    const bench = newBench();
    const reading = await readSite(new URL(site.origin), { fetcher, bench, signal });
    const probed = await probeSite(reading, { fetcher, bench, signal, depth: "audit" });
    return { reading: probed, readiness: climb(probed, judgeSite(probed)) };
  } finally {
    await Promise.all([site.close(), fetcher.close()]);
  }
}

describe("a real site", () => {
  it("is climbed to the top when its server was spoken to", async () => {
    const { reading, readiness } = await audit(SITE);
    expect(surfaceOf(reading, "mcp")).toMatchObject({
      status: "valid",
      live: true,
      safe: true,
      auth: "none",
      advertised: true,
    });
    expect(readiness).toMatchObject({ level: 5, name: "Agent-operable", next: null });
  });

  it("that answers everything with its home page has no surface and no level", async () => {
    const { reading, readiness } = await audit({ "/": page("/") }, { notFound: page("/") });
    expect(reading.soft404).toBe(true);
    expect(surfaceOf(reading, "mcp").status).toBe("absent");
    expect(readiness.level).toBe(0);
  });
});
