import express, { type Request, type Response, Router } from "express";
import { AppError, type ErrorCode } from "../errors.ts";
import type { Data, Graph } from "../graph/execute.ts";
import type { Callers } from "./caller.ts";
import { isJson } from "./media-type.ts";
import { takesOnly } from "./methods.ts";
import { sendJson } from "./send-json.ts";
import { isRestRow, type RestOperation, type RestRow, SURFACES } from "./surfaces.ts";

const MAX_BODY = "16kb";

interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** How one operation's variables come from a request, and its data becomes a reply. */
interface Shape {
  variables(request: Request): Record<string, unknown>;
  reply(data: Data): Reply;
}

/** The JSON routes of the table, under the rules they share: CORS, methods, media type, size. */
export function restRoutes(graph: Graph, callers: Callers): Router {
  const router = Router();
  const rows = SURFACES.filter(isRestRow);
  for (const [path, methods] of Map.groupBy(rows, (row) => row.path)) {
    const allowed = methods.map(({ method }) => method).join(", ");
    for (const row of methods) {
      const body = row.method === "POST" ? [requireJson, express.json({ limit: MAX_BODY, strict: false })] : [];
      router[row.method === "POST" ? "post" : "get"](path, openCors(allowed), ...body, handle(row));
    }
    router.all(path, openCors(allowed), takesOnly(...methods.map(({ method }) => method)));
  }
  router.use("/api", () => {
    throw new AppError("NOT_FOUND");
  });
  return router;

  function handle(row: RestRow) {
    return async (request: Request, response: Response) => {
      const caller = callers.anonymous(request);
      if (row.method === "POST") callers.remember(caller, response);
      const later = row.asyncOperation && prefersAsync(request);
      const operation = later ? row.asyncOperation! : row.operation;
      const shape = SHAPES[operation];
      const reply = await graph.execute(operation, shape.variables(request), caller).then(shape.reply, goesOn);
      response.set({ "Cache-Control": "no-store", ...reply.headers });
      if (later) response.set("Preference-Applied", "respond-async");
      sendJson(response.status(reply.status), reply.body);
    };
  }
}

const SHAPES: Record<RestOperation, Shape> = {
  ScanSite: {
    variables: scanVariables,
    reply({ startScan }) {
      const { cached, finished } = startScan as { cached: boolean; finished: object };
      return { status: 200, body: { ...finished, cached } };
    },
  },
  StartScan: {
    variables: scanVariables,
    reply: ({ startScan }) => pending((startScan as { scan: { id: string; status: string } }).scan),
  },
  GetScan: {
    variables: (request) => ({ id: request.params.id }),
    reply({ scan }) {
      const { status, error, ...result } = scan as { id: string; status: string; error: ScanFault | null };
      if (error) throw new AppError(error.code, error.message);
      return status === "DONE"
        ? { status: 200, body: { ...result, cached: false } }
        : pending({ id: result.id, status });
    },
  },
};

interface ScanFault {
  code: ErrorCode;
  message: string;
}

/** 202 for a scan that is not done: where to ask again. */
function pending({ id, status }: { id: string; status: string }): Reply {
  const poll = `/api/scan/${id}`;
  return {
    status: 202,
    body: { id, status: status.toLowerCase(), poll },
    headers: { Location: poll, "Retry-After": "2" },
  };
}

/** 202 too where this process cannot wait for the scan any longer: another one finishes it, or the next start. */
function goesOn(fault: unknown): Reply {
  if (!(fault instanceof AppError) || typeof fault.details.scanId !== "string") throw fault;
  return pending({ id: fault.details.scanId, status: "queued" });
}

function scanVariables(request: Request): Record<string, unknown> {
  const body: unknown = request.body;
  const { url, fresh = false } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (url === undefined || url === null || url === "") throw new AppError("URL_MISSING");
  if (typeof url !== "string") throw new AppError("URL_INVALID", "The field url must be text.");
  if (typeof fresh !== "boolean") throw new AppError("BAD_INPUT", "The field fresh must be true or false.");
  return { url, fresh, requestKey: request.get("Idempotency-Key") ?? null };
}

function prefersAsync(request: Request): boolean {
  return /(^|,)\s*respond-async\s*(,|;|$)/i.test(request.get("Prefer") ?? "");
}

/** Another content type is 415; a body without any is refused the same way. */
function requireJson(request: Request, _response: Response, next: () => void): void {
  if (!isJson(request)) throw new AppError("MEDIA_TYPE");
  next();
}

/** Open to every page, without credentials. */
function openCors(methods: string) {
  return (_request: Request, response: Response, next: () => void) => {
    response.set({
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": methods,
      "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key, Prefer",
      "Access-Control-Expose-Headers": "Retry-After, RateLimit, RateLimit-Policy, Location, Preference-Applied",
    });
    next();
  };
}
