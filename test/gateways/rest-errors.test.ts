import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const scan = () => `${server.baseUrl}/api/scan`;

describe("POST /api/scan refuses", () => {
  it.each([
    ["no url", {}, 400, "URL_MISSING"],
    ["an empty url", { url: "" }, 400, "URL_MISSING"],
    ["a url that is a number", { url: 7 }, 400, "URL_INVALID"],
    ["a bare host", { url: "example.com" }, 400, "URL_INVALID"],
    ["another scheme", { url: "ftp://example.com" }, 400, "URL_INVALID"],
    ["userinfo", { url: "https://a:b@example.com" }, 400, "URL_INVALID"],
    ["an address in the private network", { url: "http://10.0.0.1/" }, 400, "URL_NOT_PUBLIC"],
    ["this machine", { url: "http://localhost/" }, 400, "URL_NOT_PUBLIC"],
    ["a reserved name", { url: "https://shop.internal/" }, 400, "URL_NOT_PUBLIC"],
    ["a body that is a list", [1], 400, "URL_MISSING"],
    ["a body that is null", "null", 400, "URL_MISSING"],
    ["a fresh that is text", { url: "https://example.com", fresh: "yes" }, 400, "BAD_INPUT"],
    ["a body that is not JSON", "{", 400, "BODY_NOT_JSON"],
    ["an empty body", "", 400, "URL_MISSING"],
    ["a body over 16 KiB", { url: `https://example.com/${"a".repeat(17_000)}` }, 413, "BODY_TOO_LARGE"],
  ])("%s", async (_what, body, status, code) => {
    const answer = await post(scan(), body);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("a field of another type, in a sentence that names it", async () => {
    const { body } = await post(scan(), { url: "https://example.com", fresh: "yes" });
    expect(body.error).toBe("The field fresh must be a boolean.");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])(
    "the media type %s",
    async (type) => {
      expect(await post(scan(), { url: "https://example.com" }, { "content-type": type })).toMatchObject({
        status: 415,
        body: { code: "MEDIA_TYPE" },
      });
    },
  );

  it.each(["GET", "PUT", "DELETE", "PATCH"])("the method %s", async (method) => {
    const response = await fetch(scan(), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  });

  it("an Idempotency-Key over 255 characters", async () => {
    const answer = await post(scan(), { url: "https://example.com" }, { "idempotency-key": "k".repeat(256) });
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_INPUT" } });
  });
});

describe("the API", () => {
  it("answers a preflight from any page, without credentials", async () => {
    const response = await fetch(scan(), { method: "OPTIONS", headers: { origin: "https://shop.example.com" } });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(response.headers.get("access-control-allow-headers")).toContain("Content-Type");
  });

  it.each(["/api", "/api/nothing", "/api/scans"])("has nothing at %s, and says so in JSON", async (path) => {
    const response = await fetch(`${server.baseUrl}${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("knows no scan by a made-up id", async () => {
    const response = await fetch(`${scan()}/00000000-0000-0000-0000-000000000000`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is alive and ready", async () => {
    expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
  });
});
