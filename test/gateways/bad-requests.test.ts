/** Every door under requests that no client would send: a typed error, the right status, nothing that a browser would run. */
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";
import { type RawReply, type RawRequest, sendRaw } from "../support/raw-http.ts";

const MARK = `<svg/onload=alert(1)>"'`;
const JSON_TYPE: [string, string] = ["Content-Type", "application/json"];
const FORM_TYPE: [string, string] = ["Content-Type", "application/x-www-form-urlencoded"];

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ TRUST_PROXY: "1" });
});
afterAll(() => server.close());
const send = (request: RawRequest) => sendRaw(server.port, request);

/** What must hold of a reply to anything at all. */
function assertSound(reply: RawReply, what: RawRequest): void {
  const told = JSON.stringify([what, reply]).slice(0, 1500);
  expect(reply.status >= 200 && reply.status < 500, told).toBe(true);
  expect(reply.headers["content-security-policy"], told).toMatch(/^default-src 'none'/);
  expect(reply.headers["x-content-type-options"], told).toBe("nosniff");
  const type = reply.headers["content-type"] ?? "";
  if (type.includes("html")) expect(reply.body, told).not.toContain("<svg/onload");
  if (reply.status < 400 || what.method === "HEAD") return;
  if (type.includes("html")) expect(reply.body, told).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  else expect(hasTypedError(JSON.parse(reply.body)), told).toBe(true);
}

/** REST's, GraphQL's or JSON-RPC's way to tell an error. */
function hasTypedError(body: Record<string, unknown>): boolean {
  const { error, code, errors } = body as {
    error?: unknown;
    code?: unknown;
    errors?: { extensions?: { code?: unknown } }[];
  };
  if (typeof error === "string") return typeof code === "string";
  if (Array.isArray(errors))
    return errors.length > 0 && errors.every((each) => typeof each.extensions?.code === "string");
  return typeof (error as { code?: unknown } | undefined)?.code === "number";
}

const ADDRESSES = [
  "/",
  "/docs",
  "/bot",
  "/api/scan",
  "/api/scan/x",
  "/graphql",
  "/mcp/demo",
  "/scan",
  "/scan/x",
  "/report/x",
  "/healthz",
  "/readyz",
  "/openapi.json",
  "/icon.svg",
  "/nothing",
];

describe("a method that a door does not take", () => {
  const methods = ["TRACE", "PUT", "DELETE", "PATCH", "PROPFIND", "QUERY"];
  it.each(ADDRESSES.filter((target) => target !== "/nothing"))("is 405 and told at %s", async (target) => {
    for (const method of methods) {
      const reply = await send({ method, target });
      assertSound(reply, { method, target });
      expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, expect.stringMatching(/GET|POST/)]);
    }
  });

  it.each(ADDRESSES)("HEAD and OPTIONS have no body at %s", async (target) => {
    for (const method of ["HEAD", "OPTIONS"]) {
      const reply = await send({ method, target });
      assertSound(reply, { method, target });
      if (method === "HEAD" || reply.status < 400) expect(reply.body).toBe("");
    }
  });

  it("opens no tunnel", async () => {
    const request = { method: "CONNECT", target: "evil.example:443" };
    const reply = await send(request);
    assertSound(reply, request);
    expect(reply.status).toBe(405);
  });
});

describe("an address", () => {
  const targets: [string, number[]][] = [
    ["/%", [400, 404]],
    ["/%ff", [400, 404]],
    ["/report/%ff", [400]],
    ["/api/scan/%", [400]],
    ["/api/scan/%00", [404]],
    ["/report/..%2f..%2fetc%2fpasswd", [404]],
    ["/scan/%2e%2e%2f", [404]],
    ["/../../etc/passwd", [404]],
    ["/api/%2e%2e/scan", [404]],
    ["//evil.example/", [404]],
    ["/\\evil.example", [404]],
    ["*", [404]],
    ["/%c0%ae%c0%ae/", [400, 404]],
    ["/graphql/x", [404]],
    [`/${MARK}`, [404]],
    [`/report/${encodeURIComponent(MARK)}`, [404]],
    [`/scan/x?pause[]=${encodeURIComponent(MARK)}`, [404]],
    [`/nothing?${"a=1&".repeat(2000)}`, [404]],
    [`/report/${"a".repeat(14_000)}`, [404]],
    [`/${"a".repeat(20_000)}`, [431]],
  ];
  it.each(targets.map(([target, statuses]) => ({ name: target.slice(0, 60), target, statuses })))(
    "$name is not found, or not read",
    async ({ target, statuses }) => {
      const reply = await send({ method: "GET", target });
      assertSound(reply, { method: "GET", target });
      expect(statuses).toContain(reply.status);
    },
  );
});

describe("a body", () => {
  const url = '{"url":"http://10.0.0.1/"}';
  const cases: [string, [string, string][], string | Buffer, number][] = [
    ["that is not JSON", [JSON_TYPE], "{", 400],
    ["in UTF-7", [["Content-Type", "application/json; charset=utf-7"]], url, 415],
    ["in UTF-16", [["Content-Type", "application/json; charset=utf-16"]], Buffer.from(url, "utf16le"), 415],
    ["in Latin 1", [["Content-Type", "application/json;charset=latin1"]], url, 415],
    ["in quoted UTF-8", [["Content-Type", 'application/json; charset="UTF-8"']], url, 400],
    ["compressed", [JSON_TYPE, ["Content-Encoding", "gzip"]], gzipSync(url), 400],
    ["that grows when it is unpacked", [JSON_TYPE, ["Content-Encoding", "gzip"]], gzipSync("x".repeat(5_000_000)), 413],
    ["that says it is compressed", [JSON_TYPE, ["Content-Encoding", "br"]], url, 400],
    ["cut in its compression", [JSON_TYPE, ["Content-Encoding", "gzip"]], gzipSync(url).subarray(0, 15), 400],
    ["in an unknown compression", [JSON_TYPE, ["Content-Encoding", "lzma"]], url, 415],
    ["compressed twice", [JSON_TYPE, ["Content-Encoding", "gzip, gzip"]], gzipSync(gzipSync(url)), 415],
    ["with a type that is markup", [["Content-Type", MARK]], url, 415],
    ["in broken chunks", [JSON_TYPE, ["Transfer-Encoding", "chunked"]], "zz\r\n", 400],
    ["with a length below zero", [JSON_TYPE, ["Content-Length", "-1"]], url, 400],
    ["nested without end", [JSON_TYPE], `{"url":${"[".repeat(7000)}${"]".repeat(7000)}}`, 400],
    ["with the prototype in it", [JSON_TYPE], '{"__proto__":{"url":"https://example.com"}}', 400],
    ["with half a character", [JSON_TYPE], '{"url":"https://\\ud800.com"}', 400],
    ["with an unknown expectation", [JSON_TYPE, ["Expect", "tea"]], url, 400],
    ["that waits to be asked for", [JSON_TYPE, ["Expect", "100-continue"]], url, 400],
    ["under another method's name", [JSON_TYPE, ["X-HTTP-Method-Override", "DELETE"]], url, 400],
    ["with two hosts", [JSON_TYPE, ["Host", "a"], ["Host", "b"]], url, 400],
    ["with markup for a host", [JSON_TYPE, ["Host", MARK]], url, 400],
  ];
  it.each(cases)("%s is refused by the API", async (_what, headers, body, status) => {
    const request = { method: "POST", target: "/api/scan", headers, body };
    const reply = await send(request);
    assertSound(reply, request);
    expect(reply.status).toBe(status);
  });

  it.each(cases)("%s is a clear fault at the other doors", async (_what, headers, body) => {
    for (const target of ["/graphql", "/mcp/demo", "/scan"]) {
      const request = { method: "POST", target, headers, body };
      const reply = await send(request);
      assertSound(reply, request);
      expect(reply.status, target).toBeGreaterThanOrEqual(400);
    }
  });

  it.each<[string, [string, string][], string, number]>([
    ["of markup", [FORM_TYPE], `url=${encodeURIComponent(MARK)}`, 400],
    ["of an inner address with markup", [FORM_TYPE], `url=http://10.0.0.1/${encodeURIComponent(MARK)}`, 400],
    ["of many fields", [FORM_TYPE], "a=1&".repeat(2000), 413],
    ["of 20 kB", [FORM_TYPE], `url=${"x".repeat(20_000)}`, 413],
    ["of broken characters", [FORM_TYPE], "url=%ff%", 400],
    ["with its field twice", [FORM_TYPE], "url=a&url=b", 400],
    ["in another charset", [["Content-Type", "application/x-www-form-urlencoded; charset=utf-7"]], "url=x", 415],
    ["that is JSON", [JSON_TYPE], url, 415],
    ["in parts", [["Content-Type", "multipart/form-data; boundary=x"]], "--x--", 415],
  ])("of the form %s gets a page that says so", async (_what, headers, body, status) => {
    const request = { method: "POST", target: "/scan", headers, body };
    const reply = await send(request);
    assertSound(reply, request);
    expect([reply.status, reply.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
  });
});

describe("whatever is sent", () => {
  const token = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
  const value = fc.oneof(fc.constant(MARK), fc.stringMatching(/^[\x20-\x7e\xa0-\xff]{0,200}$/));
  const names = fc.constantFrom(
    "Accept",
    "Accept-Language",
    "Content-Type",
    "Content-Encoding",
    "Cookie",
    "Authorization",
    "Origin",
    "Sec-Fetch-Site",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "Forwarded",
    "Prefer",
    "Idempotency-Key",
    "MCP-Protocol-Version",
    "Mcp-Method",
    "Mcp-Name",
    "Host",
    "Upgrade",
    "Range",
    "If-None-Match",
    "Referer",
    "Expect",
    "TE",
  );
  const header = fc.oneof(fc.tuple(names, value), fc.tuple(token, value), fc.constantFrom(JSON_TYPE, FORM_TYPE));
  const tail = fc.oneof(
    fc.constant(""),
    fc.constant(`?${encodeURIComponent(MARK)}=${encodeURIComponent(MARK)}`),
    fc.stringMatching(/^[\x21-\x7e]{0,80}$/),
  );
  const body = fc.oneof(
    fc.constant(""),
    fc.json(),
    fc.string(),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .record(
        {
          query: fc.oneof(fc.string(), fc.constant('{ report(slug: "x") { id } }')),
          variables: fc.jsonValue(),
          operationName: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((sent) => JSON.stringify(sent)),
    fc
      .record(
        { url: fc.oneof(fc.jsonValue(), fc.constant(`http://10.0.0.1/${MARK}`)), fresh: fc.jsonValue() },
        { requiredKeys: [] },
      )
      .map((sent) => JSON.stringify(sent)),
    fc
      .record({
        jsonrpc: fc.constant("2.0"),
        id: fc.jsonValue(),
        method: fc.constantFrom("tools/call", "tools/list", "x"),
        params: fc.jsonValue(),
      })
      .map((sent) => JSON.stringify(sent)),
  );
  const request = fc.record({
    method: fc.constantFrom("GET", "POST", "POST", "POST", "HEAD", "PUT", "OPTIONS", "TRACE"),
    target: fc.tuple(fc.constantFrom(...ADDRESSES), tail).map((parts) => parts.join("")),
    headers: fc.array(header, { maxLength: 6 }),
    body,
  });

  it("gets a typed answer that is none of ours to be ashamed of", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        assertSound(await send(sent), sent);
      }),
      { numRuns: 1000 },
    );
    expect(server.log.filter((line) => line.includes("unexpectedly"))).toEqual([]);
  });
});
