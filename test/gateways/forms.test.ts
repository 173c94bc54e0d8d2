import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import type { FakeWebsite } from "../support/website.ts";

const PUBLIC = "https://scope.example.com";
let site: FakeWebsite;
let server: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  site = await startCompany();
  const env = { ALLOW_HOSTS: site.host, SANDBOX: "true" };
  [server, behindProxy] = await Promise.all([startApp(env), startApp({ ...env, BASE_URL: PUBLIC, TRUST_PROXY: "1" })]);
});
afterAll(() => Promise.all([server.close(), behindProxy.close(), site.close()]));

/** The form as a browser sends it; node:http, since fetch sets headers of its own. */
function submit(
  to: TestApp,
  headers: Record<string, string>,
): Promise<{ status: number; location?: string; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { port: to.port, method: "POST", path: "/scan" };
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const sent = request({ ...options, headers: { ...type, ...headers } }, async (response) => {
      const body = (await response.toArray()).join("");
      const { location } = response.headers;
      resolve({ status: response.statusCode!, body, ...(location && { location }) });
    });
    sent.on("error", reject).end(`url=${encodeURIComponent(`${site.origin}/`)}`);
  });
}
const own = () => new URL(server.baseUrl).origin;

describe("the form", () => {
  it.each<[string, () => Record<string, string>]>([
    ["from our page", () => ({ origin: own(), "sec-fetch-site": "same-origin" })],
    ["from our page, in a browser that says nothing of it", () => ({ origin: own() })],
    ["by a program", () => ({})],
    [
      "from our page under another name of this machine",
      () => ({ origin: `http://127.0.0.1:${server.port}`, host: `127.0.0.1:${server.port}` }),
    ],
    ["from our page that hides its origin", () => ({ origin: "null", "sec-fetch-site": "same-origin" })],
  ])("starts a scan when it is sent %s", async (_who, headers) => {
    expect(await submit(server, headers())).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/scan\//),
    });
  });

  it.each<[string, () => Record<string, string>]>([
    ["another site", () => ({ origin: "https://evil.example", "sec-fetch-site": "cross-site" })],
    ["another site, in a browser that says nothing of it", () => ({ origin: "https://evil.example" })],
    ["a sibling of our host", () => ({ origin: "http://evil.localhost", "sec-fetch-site": "same-site" })],
    ["another port of our host", () => ({ origin: "http://localhost:1" })],
    ["a page without an origin", () => ({ origin: "null" })],
    ["another site that has our origin in its name", () => ({ origin: `${own()}.evil.example` })],
    ["another site that hides its origin", () => ({ "sec-fetch-site": "cross-site" })],
    ["something that is no origin", () => ({ origin: "//" })],
  ])("is refused from %s", async (_who, headers) => {
    const answer = await submit(server, headers());
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("can only be sent from our own page");
  });

  it("works through a proxy that changes the host, from the public address alone", async () => {
    const proxied = { host: "inner:8080", "x-forwarded-for": "203.0.113.9" };
    expect(await submit(behindProxy, { ...proxied, origin: PUBLIC })).toMatchObject({ status: 303 });
    expect(await submit(behindProxy, { ...proxied, origin: "https://evil.example" })).toMatchObject({ status: 403 });
  });

  it("stands on a page under whose policy a browser tells its origin", async () => {
    expect((await fetch(server.baseUrl)).headers.get("referrer-policy")).toBe("same-origin");
  });
});

describe("the other doors that change something", () => {
  it("POST /api/scan is open to every page, but never with its visitor's cookie", async () => {
    const { status, headers } = await post(
      `${server.baseUrl}/api/scan`,
      { url: `${site.origin}/` },
      { origin: "https://evil.example", prefer: "respond-async" },
    );
    expect([200, 202]).toContain(status);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("set-cookie")).toMatch(/SameSite=Lax/);
  });

  const mutation = `mutation { startScan(url: "https://example.com") { cached } }`;
  it.each<[string, string, RequestInit]>([
    [
      "text",
      "",
      { method: "POST", headers: { "content-type": "text/plain" }, body: JSON.stringify({ query: mutation }) },
    ],
    ["a form", "", { method: "POST", body: new URLSearchParams({ query: mutation }) }],
    ["an address", `?query=${encodeURIComponent(mutation)}`, {}],
    [
      "an address with the header that lets it in",
      `?query=${encodeURIComponent(mutation)}`,
      { headers: { "apollo-require-preflight": "1" } },
    ],
  ])("/graphql takes no change that a page elsewhere can send as %s", async (_how, query, init) => {
    const response = await fetch(`${server.baseUrl}/graphql${query}`, init);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    const { errors, data } = (await response.json()) as { errors: { message: string }[]; data?: unknown };
    expect(errors).not.toHaveLength(0);
    expect(data ?? null).toBeNull();
  });

  it("/graphql tells no page elsewhere that it may call", async () => {
    const response = await fetch(`${server.baseUrl}/graphql`, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});
