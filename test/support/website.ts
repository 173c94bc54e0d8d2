/** A website on a loopback port, over real sockets, that remembers who connected and what was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** HTML as a string, a full reply, or a handler that writes what it likes (endless bodies, drips, resets). */
export type FakePage =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface RecordedRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingMessage["headers"];
}

export interface FakeWebsite {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** `127.0.0.1:<port>`, as `ALLOW_HOSTS` wants it. */
  host: string;
  port: number;
  requests: RecordedRequest[];
  /** Sockets that were ever opened to it. */
  readonly connections: number;
  close(): Promise<void>;
}

/**
 * Serves `pages` by path (the query is ignored unless a key holds it). Unknown paths answer 404,
 * or `options.notFound` where a site answers something else.
 */
export async function startWebsite(
  pages: Record<string, FakePage>,
  options: { notFound?: FakePage; headers?: Record<string, string> } = {},
): Promise<FakeWebsite> {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const missing: FakePage = options.notFound ?? {
    status: 404,
    body: "<!doctype html><title>Not found</title><h1>Not found</h1>",
  };

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push({ method: request.method ?? "GET", path, headers: request.headers });
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
    const known = (key: string) => (Object.hasOwn(pages, key) ? pages[key] : undefined);
    send(known(path) ?? known(path.split("?")[0]!) ?? missing, request, response);
  });
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    port,
    requests,
    get connections() {
      return connections;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function send(page: FakePage, request: IncomingMessage, response: ServerResponse): void {
  if (typeof page === "function") {
    page(request, response);
    return;
  }
  const { status = 200, headers = {}, body = "" } = typeof page === "string" ? { body: page } : page;
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
  response.end(request.method === "HEAD" ? undefined : body);
}
