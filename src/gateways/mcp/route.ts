import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import { createJSONRPCErrorResponse, JSONRPCErrorException, type JSONRPCID } from "json-rpc-2.0";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import { requestScope } from "../../log.ts";
import { ownerOf } from "../../resolvers/authorize.ts";
import type { Caller } from "../../resolvers/context.ts";
import type { Rates } from "../../services/limits/rates.ts";
import { againHeaders } from "../again-headers.ts";
import type { Callers } from "../caller.ts";
import { toAppError } from "../errors.ts";
import { isJson } from "../media-type.ts";
import { sendJson } from "../send-json.ts";
import { answerMessage, refusal } from "./answer.ts";
import { type Catalogue, createCatalogues } from "./catalogues.ts";
import { createMethods, type Who } from "./methods.ts";

const MAX_BODY = "256kb";

/** What the MCP server needs. */
export interface McpOptions {
  graph: Graph;
  callers: Callers;
  /** Counts a call; throws LIMIT_RATE. */
  rates: Rates;
  baseUrl: string;
  version: string;
  /** The site behind `/mcp/demo`. */
  demo: Caller;
  /** What the protocol's own suite asks for, at `/mcp/conformance`; `null`: there is no such address. */
  conformance: Catalogue | null;
  log: Logger;
}

/** `POST /mcp`, `/mcp/<token or key>` and `/mcp/demo`: JSON-RPC over HTTP for both eras of the protocol, one request a call. */
export function mcpRoutes({ graph, callers, rates, baseUrl, version, demo, conformance, log }: McpOptions): Router {
  const catalogues = createCatalogues(graph);
  const rpc = createMethods(version);
  rpc.mapErrorToJSONRPCErrorResponse = (id, error) => maskError(id, error, log);
  const unknown = refusal(-31404, howToConnect(baseUrl), { status: 404 });
  const readText = express.text({ type: "*/*", limit: MAX_BODY });

  const recognise: RequestHandler = async (request, response, next) => {
    const isFixture = conformance !== null && request.params.token === "conformance";
    const isDemo = request.params.token === "demo" || isFixture;
    const caller = isDemo ? demo : await callers.mcp(request, request.params.token as string | undefined);
    if (!caller) return void sendJson(response.status(unknown.status), unknown.body);
    await rates.count("mcp", isDemo ? ownerOf(callers.anonymous(request)) : ownerOf(caller));
    const catalogue = isFixture ? conformance : catalogues[catalogueOf(caller)];
    response.locals.who = { caller, catalogue, shared: isDemo } satisfies Who;
    next();
  };
  const answer = async (request: Request, response: Response) => {
    const posted = { text: request.body, header: (name: string) => request.get(name) };
    const { status, body } = await answerMessage(rpc, posted, response.locals.who);
    if (body === null) response.status(status).end();
    else sendJson(response.status(status), body);
  };
  const router = Router();
  for (const path of ["/mcp", "/mcp/:token"]) {
    router.post(path, privately, refuseForeign(baseUrl), recognise, requireJson, readText, answer);
    router.all(path, (_request, response) => {
      sendJson(response.set("Allow", "POST").status(405), refusal(-32600, "Send a POST request.").body);
    });
  }
  router.use("/mcp", bodyFaults(log, unknown.body));
  return router;
}

function catalogueOf({ kind }: Caller): "demo" | "monitor" | "network" {
  if (kind === "network" || kind === "key") return "network";
  return kind === "demo" ? "demo" : "monitor";
}

/** What nobody is told more than: the same for no token, a mistyped, a revoked one, and one of another surface. */
function howToConnect(baseUrl: string): string {
  return [
    "This token or key is not recognised: it is missing, mistyped, revoked, or opens something else.",
    `Send it as "Authorization: Bearer <token>" (best) or "x-api-key: <token>" to ${baseUrl}/mcp, or, where a client takes only an address, as ${baseUrl}/mcp/<token>.`,
    "A monitor's token stands in its console under Connect, a network's link and keys on its page under AI access.",
    `Without a token, ${baseUrl}/mcp/demo shows every tool over a demo site.`,
  ].join(" ");
}

/** Protocol faults as they are; anything else is masked and logged under the id that the caller is told. */
function maskError(id: JSONRPCID, error: unknown, log: Logger) {
  if (error instanceof JSONRPCErrorException)
    return createJSONRPCErrorResponse(id, error.code, error.message, error.data);
  log.error({ err: error }, "MCP call failed unexpectedly");
  return createJSONRPCErrorResponse(id, -32603, "Internal error", requestScope.getStore());
}

/** A path may hold a token: nothing of it is kept or passed on. */
function privately(_request: Request, response: Response, next: () => void): void {
  // Referrers are nobody's business at any address.
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("X-Robots-Tag", "noindex");
  next();
}

/** A browser page may call only from our own address or the local machine. */
function refuseForeign(baseUrl: string) {
  const own = new URL(baseUrl).origin;
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return (request: Request, response: Response, next: () => void) => {
    const origin = request.get("Origin");
    if (!origin || origin === own || local.test(origin)) next();
    else sendJson(response.status(403), refusal(-32600, "This origin may not call the MCP server.").body);
  };
}

function requireJson(request: Request, response: Response, next: () => void): void {
  if (isJson(request)) next();
  else sendJson(response.status(415), refusal(-32600, "Send the request as application/json.").body);
}

/** What went wrong before a message was read, in the shape in which JSON-RPC tells faults. */
function bodyFaults(log: Logger, unknown: unknown): ErrorRequestHandler {
  return (fault, _request, response, next) => {
    if (response.headersSent) return next(fault);
    const error = toAppError(fault, log);
    const { status, message } = error;
    response.set(againHeaders(error));
    if (fault instanceof URIError || status === 404) return void sendJson(response.status(404), unknown);
    const text = status === 413 ? "The request body is larger than 256 KiB." : message;
    const data =
      fault instanceof AppError && status === 429 ? { retryAfterSeconds: fault.details.retryAfterSeconds } : undefined;
    const code = status === 429 ? -31429 : status < 500 ? -32600 : -32603;
    sendJson(response.status(status), refusal(code, text, { data }).body);
  };
}
