import type { Exchange } from "../read-site/types.ts";
import type { SurfaceProbe } from "./types.ts";

/** The stateless revision, and the last one that begins with a handshake. */
const MODERN = "2026-07-28";
const LEGACY = "2025-11-25";

const CLIENT = { name: "answerscope", version: "1.0.0" };
const META = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientInfo": CLIENT,
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** The messages that prove a server alive; nothing is called. */
export type McpMethod = "server/discover" | "initialize" | "tools/list";

/** The key under which a message's exchange is recorded. */
export const mcpKey = (method: McpMethod, url: string): string => `mcp:${method} ${url}`;

/** One message as a probe. `session` continues a handshake of the older revision. */
export function mcpMessage(
  method: McpMethod,
  url: string,
  session?: { id: string | null; version: string },
): SurfaceProbe {
  const legacy = method === "initialize" || session !== undefined;
  const params =
    method === "initialize"
      ? { protocolVersion: LEGACY, capabilities: {}, clientInfo: CLIENT }
      : legacy
        ? {}
        : { _meta: META };
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (!legacy) Object.assign(headers, { "mcp-protocol-version": MODERN, "mcp-method": method });
  if (session) headers["mcp-protocol-version"] = session.version;
  if (session?.id) headers["mcp-session-id"] = session.id;
  return {
    key: mcpKey(method, url),
    url,
    method: "POST",
    accept: "application/json, text/event-stream",
    headers,
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  };
}

/** The result of a reply, from JSON or from an event stream; `null` when it holds none. */
export function mcpResult(exchange: Exchange | undefined): Record<string, unknown> | null {
  if (exchange?.status !== 200) return null;
  const isStream = /event-stream/i.test(exchange.headers["content-type"] ?? "");
  const texts = isStream ? eventData(exchange.body) : [exchange.body];
  for (const text of texts) {
    const message = parse(text);
    if (message?.jsonrpc === "2.0" && isRecord(message.result)) return message.result;
  }
  return null;
}

/** Data of each event of a stream, its lines joined. */
function eventData(body: string): string[] {
  return body.split(/\r?\n\r?\n/).map((event) =>
    event
      .split(/\r?\n/)
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice(5).trimStart())
      .join("\n"),
  );
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
