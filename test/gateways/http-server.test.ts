import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { CONNECTION_LIMITS, createHttpServer } from "../../src/gateways/http-server.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(limits: Partial<typeof CONNECTION_LIMITS> = {}): Promise<number> {
  const server = createHttpServer((_request, response) => response.end("ok"), { ...CONNECTION_LIMITS, ...limits });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** All that comes back until the other side hangs up. */
async function replyTo(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  return replyTo(socket);
}

describe("the server", () => {
  it("gives the head of a request 10 seconds", () => {
    expect(CONNECTION_LIMITS).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 2000 });
  });

  it("hangs up on a request that never comes to the end of its head", async () => {
    const port = await serve({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
    expect(await send(port, "GET / HTTP/1.1\r\nHost: a\r\nX-Drip: ")).toMatch(
      /^HTTP\/1\.1 408 .*"code":"REQUEST_TIMEOUT"/s,
    );
  });

  it("hangs up on a body that never comes", async () => {
    const port = await serve({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
    const reply = await send(port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n");
    expect(reply).toMatch(/^HTTP\/1\.1 (200|408) /);
  });

  it("takes no more connections than it can serve", async () => {
    const port = await serve({ maxConnections: 1 });
    const first = connect(port, "127.0.0.1");
    await once(first, "connect");
    first.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(first, "data");
    expect(await replyTo(connect(port, "127.0.0.1")).catch(() => "")).toBe("");
    first.destroy();
  });

  it.each([
    ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400, "MALFORMED"],
    ["no Host", "GET / HTTP/1.1\r\n\r\n", 400, "MALFORMED"],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400, "MALFORMED"],
    [
      "a length and chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
      "MALFORMED",
    ],
    ["a method nobody knows", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 400, "MALFORMED"],
    ["a header over two lines", "GET / HTTP/1.1\r\nHost: a\r\nX: <script>\r\n y\r\n\r\n", 400, "MALFORMED"],
    ["an address of 20 kB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, "HEADERS_TOO_LARGE"],
  ])("answers %s with a typed error under its usual headers", async (_what, text, status, code) => {
    const reply = await send(await serve(), text);
    const [head, body] = reply.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain("Content-Security-Policy: default-src 'none'");
    expect(JSON.parse(body!)).toEqual({ code, error: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});
