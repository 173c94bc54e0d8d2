import { classifyInboundRequest } from "@modelcontextprotocol/server";
import { createJSONRPCErrorResponse, type JSONRPCID, type JSONRPCResponse, type JSONRPCServer } from "json-rpc-2.0";
import { jsonText } from "../../plain-text.ts";
import { clip } from "../clip.ts";
import { type CallContext, LEGACY_VERSIONS, MODERN_VERSIONS, type Who } from "./methods.ts";
import { WrittenResult } from "./tools.ts";

/** Characters of a fault that the protocol's package words, with what the caller sent in it. */
const MAX_MESSAGE = 300;
/** The parameter that `Mcp-Name` must repeat, by method. */
const NAMED_BY: Record<string, string> = { "tools/call": "name", "resources/read": "uri", "prompts/get": "name" };

/** What goes back over HTTP; `null` is an empty body. */
export interface Outcome {
  status: number;
  body: JSONRPCResponse | Buffer | null;
}

/** One posted message: its text, and the headers that repeat it. */
export interface Posted {
  text: unknown;
  header(name: string): string | undefined;
}

interface Message {
  id?: JSONRPCID;
  method: string;
  params?: Record<string, unknown>;
}

/** Answers one message of either era; never rejects. */
export async function answerMessage(
  rpc: JSONRPCServer<CallContext>,
  { text, header }: Posted,
  who: Who,
): Promise<Outcome> {
  const message = parse(text);
  if (message === undefined) return refusal(-32700, "The body is not valid JSON.");
  const fault = shapeFault(message);
  if (fault) return refusal(-32600, fault);
  const headers = {
    protocolVersionHeader: header("MCP-Protocol-Version"),
    mcpMethodHeader: header("Mcp-Method"),
    mcpNameHeader: header("Mcp-Name"),
  };
  const route = isPlainCall(message as Message, headers.protocolVersionHeader)
    ? ({ kind: "legacy" } as const)
    : classifyInboundRequest({ httpMethod: "POST", ...headers, body: message });
  const { id, method, params } = message as Message;
  if (route.kind === "reject")
    return refusal(route.code, clip(route.message, MAX_MESSAGE), { id, data: route.data, status: route.httpStatus });
  if (id === undefined) return { status: 202, body: null };
  if (route.kind === "legacy") {
    const version = headers.protocolVersionHeader;
    if (version && method !== "initialize" && !LEGACY_VERSIONS.includes(version))
      return refusal(-32600, `Unsupported protocol version ${clip(version)}.`, { id });
  } else {
    const requested = route.classification.revision ?? headers.protocolVersionHeader;
    if (!MODERN_VERSIONS.includes(requested ?? "")) {
      const data = { supported: MODERN_VERSIONS, requested: clip(requested ?? "") };
      return refusal(-32022, "Unsupported protocol version", { id, data });
    }
    const fault = headerFault(headers, method, params);
    if (fault) return refusal(-32020, fault, { id });
  }
  const body = await rpc.receive(message as never, { ...who, era: route.kind });
  if (body?.result instanceof WrittenResult) return { status: 200, body: around(body.result, id) };
  const unknown = body?.error?.code === -32601 && route.kind === "modern";
  return { status: unknown ? 404 : 200, body };
}

const MEMBERS = ["jsonrpc", "id", "method", "params"];

/**
 * A call of the earlier revisions with nothing about it that names another one, as most are. The package comes to the
 * same by holding it against the schemas of every kind of message.
 */
function isPlainCall(message: Message, version: string | undefined): boolean {
  const { id, method, params } = message;
  if (version !== undefined && !LEGACY_VERSIONS.includes(version)) return false;
  if (typeof method !== "string" || !(typeof id === "string" || Number.isInteger(id))) return false;
  const isObject = typeof params === "object" && params !== null && !Array.isArray(params);
  if (params !== undefined && (!isObject || "_meta" in params)) return false;
  return Object.keys(message).every((name) => MEMBERS.includes(name));
}

/** A reply whose result is written already. */
function around({ text }: WrittenResult, id: JSONRPCID): Buffer {
  return Buffer.concat([Buffer.from(`{"jsonrpc":"2.0","id":${jsonText(id)},"result":`), text, CLOSING]);
}

const CLOSING = Buffer.from("}");

/** A fault of the protocol. */
export function refusal(
  code: number,
  message: string,
  { id = null, data, status = 400 }: { id?: JSONRPCID; data?: unknown; status?: number } = {},
): Outcome {
  return { status, body: createJSONRPCErrorResponse(id, code, message, data) };
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : "");
  } catch {
    return undefined;
  }
}

/** Why a message is no single JSON-RPC 2.0 request or notification; `null` when it is one. */
function shapeFault(message: unknown): string | null {
  if (Array.isArray(message)) return "Batches are not supported: send one request a call.";
  const { jsonrpc, id } = (message ?? {}) as { jsonrpc?: unknown; id?: unknown };
  if (jsonrpc !== "2.0") return 'The member jsonrpc must be "2.0".';
  if (id !== undefined && typeof id !== "string" && typeof id !== "number") return "The id must be text or a number.";
  return null;
}

/** Why the headers do not repeat the body; `null` when they do. */
function headerFault(
  headers: { protocolVersionHeader?: string; mcpMethodHeader?: string; mcpNameHeader?: string },
  method: string,
  params: Record<string, unknown> = {},
): string | null {
  if (!headers.protocolVersionHeader) return "The header MCP-Protocol-Version is required.";
  if (!headers.mcpMethodHeader) return "The header Mcp-Method is required.";
  const name = NAMED_BY[method] && params[NAMED_BY[method]];
  if (name === undefined) return null;
  if (!headers.mcpNameHeader) return "The header Mcp-Name is required.";
  return plainHeader(headers.mcpNameHeader) === name ? null : "The header Mcp-Name is unlike the body.";
}

/** A header's value; what does not fit into one comes in base64, framed. */
function plainHeader(value: string): string {
  const [, encoded] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
  return encoded === undefined ? value : Buffer.from(encoded, "base64").toString();
}
