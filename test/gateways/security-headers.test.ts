import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";

let server: TestApp;
let secure: TestApp;
beforeAll(async () => {
  [server, secure] = await Promise.all([startApp(), startApp({ BASE_URL: "https://scope.example.com" })]);
});
afterAll(() => Promise.all([server.close(), secure.close()]));

const ADDRESSES: [string, RequestInit?][] = [
  ["/healthz"],
  ["/readyz"],
  ["/openapi.json"],
  ["/api/scan"],
  ["/api/scan", { method: "OPTIONS" }],
  ["/api/scan/x"],
  ["/api/nothing"],
  ["/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: "{" }],
  ["/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: '{"query":"{__typename}"}' }],
  ["/mcp/demo"],
  ["/mcp/demo", { method: "POST", headers: { "content-type": "application/json" }, body: "{" }],
  ["/", { headers: { accept: "text/markdown" } }],
  ["/docs", { headers: { accept: "text/markdown" } }],
  ["/icon.svg"],
];
const PAGES: [string, RequestInit?][] = [
  ["/"],
  ["/docs"],
  ["/bot"],
  ["/nothing"],
  ["/%"],
  ["/scan/x"],
  ["/report/x"],
  ["/scan", { method: "PUT" }],
];

describe("every reply", () => {
  it.each([...ADDRESSES, ...PAGES])(
    "%s %j stands in no frame, is what it says it is, and tells no other site",
    async (path, init) => {
      const { headers } = await fetch(server.baseUrl + path, init);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*frame-ancestors 'none'/s);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toMatch(/^(no-referrer|same-origin)$/);
      expect(headers.get("strict-transport-security")).not.toContain("includeSubDomains");
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  it.each(ADDRESSES)("%s %j may load, send and style nothing when a browser shows it", async (path, init) => {
    const policy = (await fetch(server.baseUrl + path, init)).headers.get("content-security-policy")!;
    expect(policy.split(";").every((part) => part.endsWith(" 'none'"))).toBe(true);
  });
});

describe("the cookie of a browser", () => {
  const cookieOf = async ({ baseUrl, port }: TestApp) => {
    const response = await fetch(`http://127.0.0.1:${port}/scan`, {
      method: "POST",
      body: new URLSearchParams({ url: "x" }),
      headers: { origin: new URL(baseUrl).origin },
    });
    return response.headers.get("set-cookie");
  };

  it("is bound to the very host where the service is reached by https", async () => {
    const cookie = (await cookieOf(secure))!;
    expect(cookie).toMatch(/^__Host-answerscope_browser=[^;]+; /);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/Domain=/i);
  });

  it("has a plain name on plain http, where browsers refuse the other", async () => {
    expect(await cookieOf(server)).toMatch(/^answerscope_browser=[^;]+; .*HttpOnly/s);
  });
});
