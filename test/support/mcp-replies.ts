/** Replies of an MCP server as recorded exchanges, under the keys the surface probes use. */
import { type McpMethod, mcpKey } from "../../src/engine/surfaces/mcp-messages.ts";
import type { Answered } from "./exchange.ts";

const reply = (result: unknown): Answered => ({
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, result }),
  headers: { "content-type": "application/json" },
});

export const TOOL = {
  name: "get_prices",
  inputSchema: { type: "object", properties: { day: { type: "string" } } },
  annotations: { readOnlyHint: true },
};

/** A server of the stateless revision; `tools` as it lists them. */
export function modernServer(url: string, tools: unknown[] = [TOOL]): Record<string, Answered> {
  return keyed(url, {
    "server/discover": reply({ supportedVersions: ["2026-07-28"], capabilities: { tools: {} } }),
    initialize: 404,
    "tools/list": reply({ tools }),
  });
}

/** A server that begins with a handshake and answers in event streams. */
export function olderServer(url: string, tools: unknown[] = [TOOL]): Record<string, Answered> {
  const initialized = { protocolVersion: "2025-06-18", serverInfo: { name: "acme" }, capabilities: {} };
  return keyed(url, { "server/discover": 400, initialize: stream(initialized), "tools/list": stream({ tools }) });
}

/** A server that asks for a login. */
export function closedServer(url: string, challenge: string): Record<string, Answered> {
  const refusal: Answered = { status: 401, headers: { "www-authenticate": challenge } };
  return keyed(url, { "server/discover": refusal, initialize: refusal });
}

function keyed(url: string, replies: Partial<Record<McpMethod, Answered>>): Record<string, Answered> {
  return Object.fromEntries(
    Object.entries(replies).map(([method, answered]) => [
      mcpKey(method as McpMethod, url),
      typeof answered === "object" ? { finalUrl: url, ...answered } : answered,
    ]),
  );
}

function stream(result: unknown): Answered {
  const data = JSON.stringify({ jsonrpc: "2.0", id: 1, result });
  return {
    body: `event: message\r\ndata: {"jsonrpc":"2.0","method":"notifications/message"}\r\n\r\nevent: message\r\ndata: ${data}\r\n\r\n`,
    headers: { "content-type": "text/event-stream", "mcp-session-id": "s-1" },
  };
}
