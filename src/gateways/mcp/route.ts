import { classifyInboundRequest } from "@modelcontextprotocol/server";
import express, { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import { createJSONRPCErrorResponse, JSONRPCErrorException, type JSONRPCID, type JSONRPCResponse } from "json-rpc-2.0";
import type { Logger } from "pino";
import type { Graph } from "../../graph/execute.ts";
import { requestScope } from "../../log.ts";
import type { Caller } from "../../resolvers/context.ts";
import { clip } from "../clip.ts";
import { toAppError } from "../errors.ts";
import { isJson } from "../media-type.ts";
import { sendJson } from "../send-json.ts";
import { type CallContext, createMethods, LEGACY_VERSIONS, MODERN_VERSIONS } from "./methods.ts";
import { Toolbox } from "./tools.ts";

const MAX_BODY = "256kb";
/** Characters of a fault that the protocol's package words, with what the caller sent in it. */
const MAX_MESSAGE = 300;
/** The parameter that `Mcp-Name` must repeat, by method. */
const NAMED_BY: Record<string, string> = { "tools/call": "name", "resources/read": "uri", "prompts/get": "name" };

/** What the MCP server needs. */
export interface McpOptions {
  graph: Graph;
  baseUrl: string;
  version: string;
  /** The site behind `/mcp/demo`. */
  demo: Caller;
  log: Logger;
}

/** `POST /mcp/demo`: JSON-RPC over HTTP for both eras of the protocol, one request a call. */
export function mcpRoutes(options: McpOptions): Router {
  const rpc = createMethods(new Toolbox(options.graph), { name: "answerscope", version: options.version });
  rpc.mapErrorToJSONRPCErrorResponse = (id, error) => maskError(id, error, options.log);
  const router = Router();
  const readText = express.text({ type: "*/*", limit: MAX_BODY });
  router.post("/mcp/demo", refuseForeign(options.baseUrl), requireJson, readText, async (request, response) => {
    const outcome = await answer(request, { caller: options.demo, shared: true });
    if (outcome.body === null) return void response.status(outcome.status).end();
    sendJson(response.status(outcome.status), outcome.body);
  });
  router.all("/mcp/demo", (_request, response) => {
    sendJson(response.set("Allow", "POST").status(405), refusal(-32600, "Send a POST request.").body);
  });
  router.use("/mcp", bodyFaults(options.log));
  return router;

  async function answer(request: Request, who: Omit<CallContext, "era">): Promise<Outcome> {
    const message = parse(request.body);
    if (message === undefined) return refusal(-32700, "The body is not valid JSON.");
    const fault = shapeFault(message);
    if (fault) return refusal(-32600, fault);
    const headers = {
      protocolVersionHeader: request.get("MCP-Protocol-Version"),
      mcpMethodHeader: request.get("Mcp-Method"),
      mcpNameHeader: request.get("Mcp-Name"),
    };
    const route = classifyInboundRequest({ httpMethod: "POST", ...headers, body: message });
    const { id, method, params } = message as Message;
    if (route.kind === "reject")
      return refusal(route.code, clip(route.message, MAX_MESSAGE), { id, data: route.data, status: route.httpStatus });
    if (id === undefined) return { status: 202, body: null };
    if (route.kind === "legacy") {
      const version = headers.protocolVersionHeader;
      if (version && method !== "initialize" && !LEGACY_VERSIONS.includes(version)) {
        return refusal(-32600, `Unsupported protocol version ${clip(version)}.`, { id });
      }
    } else {
      const requested = route.classification.revision ?? headers.protocolVersionHeader;
      if (!MODERN_VERSIONS.includes(requested ?? "")) {
        return refusal(-32022, "Unsupported protocol version", {
          id,
          data: { supported: MODERN_VERSIONS, requested: clip(requested ?? "") },
        });
      }
      const missing = missingHeader(headers, method, params);
      if (missing) return refusal(-32020, `The header ${missing} is required.`, { id });
    }
    const body = await rpc.receive(message as never, { ...who, era: route.kind });
    const unknown = body?.error?.code === -32601 && route.kind === "modern";
    return { status: unknown ? 404 : 200, body };
  }
}

interface Message {
  id?: JSONRPCID;
  method: string;
  params?: Record<string, unknown>;
}

interface Outcome {
  status: number;
  body: JSONRPCResponse | null;
}

function refusal(
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

function missingHeader(
  headers: { protocolVersionHeader?: string; mcpMethodHeader?: string; mcpNameHeader?: string },
  method: string,
  params: Record<string, unknown> = {},
): string | null {
  if (!headers.protocolVersionHeader) return "MCP-Protocol-Version";
  if (!headers.mcpMethodHeader) return "Mcp-Method";
  const named = NAMED_BY[method];
  return named && params[named] !== undefined && !headers.mcpNameHeader ? "Mcp-Name" : null;
}

/** Protocol faults as they are; anything else is masked and logged under the id that the caller is told. */
function maskError(id: JSONRPCID, error: unknown, log: Logger) {
  if (error instanceof JSONRPCErrorException)
    return createJSONRPCErrorResponse(id, error.code, error.message, error.data);
  log.error({ err: error }, "MCP call failed unexpectedly");
  return createJSONRPCErrorResponse(id, -32603, "Internal error", requestScope.getStore());
}

/** A browser page may call only from our own address or the local machine. */
function refuseForeign(baseUrl: string) {
  const own = new URL(baseUrl).origin;
  return (request: Request, response: Response, next: () => void) => {
    const origin = request.get("Origin");
    const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
    if (!origin || origin === own || local.test(origin)) next();
    else sendJson(response.status(403), refusal(-32600, "This origin may not call the MCP server.").body);
  };
}

function requireJson(request: Request, response: Response, next: () => void): void {
  if (isJson(request)) next();
  else sendJson(response.status(415), refusal(-32600, "Send the request as application/json.").body);
}

/** A body that could not be read, in the shape in which JSON-RPC tells faults. */
function bodyFaults(log: Logger): ErrorRequestHandler {
  return (fault, _request, response, next) => {
    if (response.headersSent) return next(fault);
    const { status, message } = toAppError(fault, log);
    const text = status === 413 ? "The request body is larger than 256 KiB." : message;
    sendJson(response.status(status), refusal(status < 500 ? -32600 : -32603, text).body);
  };
}
