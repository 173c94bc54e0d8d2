import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressed } from "../../src/gateways/compression.ts";
import { startApp, type TestApp } from "../support/app.ts";

describe("replies of text", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());

  const get = (path: string, encoding: string) =>
    fetch(server.baseUrl + path, { headers: { "Accept-Encoding": encoding } });

  it.each([
    ["/", "br", "br"],
    ["/", "gzip", "gzip"],
    ["/docs/accuracy", "gzip, br", "br"],
    ["/openapi.json", "gzip", "gzip"],
    ["/llms-full.txt", "br", "br"],
    ["/", "identity", null],
    ["/healthz", "gzip, br", null],
    ["/share.png", "gzip, br", null],
  ])("%s for a reader of %s comes as %s", async (path, accepted, sent) => {
    const response = await get(path, accepted);
    expect(response.headers.get("content-encoding")).toBe(sent);
    expect((await response.bytes()).length).toBeGreaterThan(0);
  });

  it("are the same text under the same tag", async () => {
    const [plain, packed] = await Promise.all([get("/docs/scoring", "identity"), get("/docs/scoring", "br")]);
    expect(await packed.text()).toBe(await plain.text());
    expect(packed.headers.get("vary")).toContain("Accept-Encoding");
    expect(packed.headers.get("etag")).toBe(plain.headers.get("etag"));
  });
});

describe("a stream of events", () => {
  let server: Server;
  const gate = Promise.withResolvers<void>();
  beforeAll(async () => {
    const app = express().use(compressed());
    app.get("/", async (_request, response) => {
      response.type("text/event-stream").write(`data: ${"first ".repeat(500)}\n\n`);
      await gate.promise;
      response.end("data: second\n\n");
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => void server.close());

  it("goes out event by event, as it stands", async () => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { "Accept-Encoding": "gzip, br" } });
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain("first");
    gate.resolve();
    expect(response.headers.get("content-encoding")).toBeNull();
    await reader.cancel();
  });
});
