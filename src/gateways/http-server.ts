import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError, type ErrorCode } from "../errors.ts";

/** What one connection may take of the server. */
export const CONNECTION_LIMITS = {
  /** Milliseconds for the head of a request; one that is not here by then holds a connection for nothing. */
  headersTimeout: 10_000,
  /** The same for the whole request, its body of at most 256 kB included; replies may take as long as they need. */
  requestTimeout: 30_000,
  /** How often late requests are looked for; they end at most so much later. */
  connectionsCheckingInterval: 2000,
  /** More than the places for scans that run and wait, and few enough for the files that a process may have open. */
  maxConnections: 2000,
};

/** What the parser of HTTP calls a fault, in our words; everything else is a request that cannot be read. */
const FAULTS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
};

/** A server that waits for nobody who does not come to the point, and says what it could not read. */
export function createHttpServer(listener: RequestListener, limits = CONNECTION_LIMITS): Server {
  const { maxConnections, ...times } = limits;
  const server = createServer({ ...times, requireHostHeader: false }, requireHost(listener));
  server.maxConnections = maxConnections;
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket: Socket) =>
    answerUnreadable(socket, FAULTS[code ?? ""] ?? "MALFORMED"),
  );
  // Expectations nobody knows may be ignored (RFC 9110 10.1.1), and nothing is tunnelled.
  server.on("checkExpectation", requireHost(listener));
  server.on("connect", (_request, socket: Socket) => answerUnreadable(socket, "METHOD_NOT_ALLOWED"));
  return server;
}

/** One host, and one that looks like one (RFC 9112 3.2); Node's own check answers without a word. */
function requireHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { host = "" } = request.headers;
    const isOld = request.httpVersion === "1.0" && host === "";
    if (isOld || (timesSent(request, "host") === 1 && /^[\w.:[\]-]{1,300}$/.test(host)))
      return listener(request, response);
    answerUnreadable(request.socket, "MALFORMED");
  };
}

/** How often a header was sent; what Node keeps of it joins or drops what comes twice. */
function timesSent({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at]!;
    if (sent.length === name.length && sent.toLowerCase() === name) count += 1;
  }
  return count;
}

/** No request came of it, so no route answers: the reply is written by hand, unless it would fall into another one. */
function answerUnreadable(socket: Socket, code: ErrorCode): void {
  const { _httpMessage: open } = socket as { _httpMessage?: { headersSent: boolean } };
  if (!socket.writable || open?.headersSent) return void socket.destroy();
  const error = new AppError(code);
  const body = JSON.stringify({ error: error.message, code: error.code });
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "Referrer-Policy: no-referrer",
    "Connection: close",
  ];
  socket.end([...head, "", body].join("\r\n"));
}
