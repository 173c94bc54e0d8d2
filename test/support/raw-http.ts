/** A request written to a socket byte by byte, for what no HTTP client would send. */
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";

/** What is sent: nothing is checked, added or escaped. */
export interface RawRequest {
  method: string;
  /** As it stands in the first line. */
  target: string;
  /** Names may come more than once. */
  headers?: [string, string][];
  body?: string | Buffer;
}

export interface RawReply {
  status: number;
  /** Lower-case names; the last of equal ones. */
  headers: Record<string, string>;
  body: string;
}

/** Sends one request and reads until the server hangs up. Adds Host, Content-Length and Connection where they are missing. */
export async function sendRaw(
  port: number,
  { method, target, headers = [], body = "" }: RawRequest,
): Promise<RawReply> {
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name);
  const all: [string, string][] = [
    ...(has("host") ? [] : [["Host", `localhost:${port}`] as [string, string]]),
    ...headers,
    ...(has("content-length") || has("transfer-encoding") || body.length === 0
      ? []
      : [["Content-Length", String(Buffer.byteLength(body))] as [string, string]]),
    ["Connection", "close"],
  ];
  const head = [`${method} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), "", ""].join(
    "\r\n",
  );
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(body)]));
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  await new Promise((resolve) => socket.on("close", resolve));
  return readReply(Buffer.concat(chunks));
}

/** The first reply that is one: 100 only asks for the body. */
function readReply(bytes: Buffer): RawReply {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, Math.max(0, end)).toString("latin1").split("\r\n");
  if (first.startsWith("HTTP/1.1 100 ")) return readReply(bytes.subarray(end + 4));
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const raw = bytes.subarray(end + 4);
  const whole = headers["transfer-encoding"] === "chunked" ? unchunk(raw) : raw;
  const body = headers["content-encoding"] === "gzip" ? gunzipSync(whole) : whole;
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: body.toString() };
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, line).toString(), 16);
    if (!size) break;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
