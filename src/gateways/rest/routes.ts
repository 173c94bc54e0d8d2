import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { AppError } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import type { Caller } from "../../resolvers/context.ts";
import type { Callers } from "../caller.ts";
import { isJson } from "../media-type.ts";
import { takesOnly } from "../methods.ts";
import { sendJson } from "../send-json.ts";
import { isRestRow, SURFACES } from "../surfaces.ts";
import { requestReader } from "./read-request.ts";
import type { Reply, RestRow, Serving, Wrapper } from "./row.ts";
import { pending } from "./scan-rows.ts";

const MAX_BODY = "16kb";

/** What the routes need. */
export interface RestOptions {
  graph: Graph;
  callers: Callers;
  /** What may stand around a row, by the name that rows call it by. */
  wrappers?: Readonly<Record<string, Wrapper>>;
  rows?: readonly RestRow[];
}

/** The JSON routes of the table, under the rules they share: CORS, methods, media type, size. */
export function restRoutes({ graph, callers, wrappers = {}, rows = SURFACES.filter(isRestRow) }: RestOptions): Router {
  const router = Router();
  for (const [path, methods] of Map.groupBy(rows, (row) => row.path)) {
    const allowed = methods.map(({ method }) => method).join(", ");
    for (const row of methods) {
      const body =
        row.method === "POST"
          ? [requireJson, express.json({ limit: MAX_BODY, strict: false })].map((middleware) =>
              row.wrap ? leniently(middleware) : middleware,
            )
          : [];
      router[row.method === "POST" ? "post" : "get"](path, openCors(allowed), ...body, handle(row));
    }
    router.all(path, openCors(allowed), takesOnly(...methods.map(({ method }) => method)));
  }
  router.use("/api", () => {
    throw new AppError("NOT_FOUND");
  });
  return router;

  function handle(row: RestRow) {
    const readers = requestReader(graph, row);
    const read = (request: Request) => {
      if (bodyFaults.has(request)) throw bodyFaults.get(request);
      return readers.read(request);
    };
    const bare = { row, ...readers, read, run: running(graph, row) };
    const serve = row.wrap ? wrappers[row.wrap]!(bare) : plainly(bare);
    const serveLater = row.later && plainly({ ...bare, run: running(graph, { ...row, ...row.later }) });
    return async (request: Request, response: Response) => {
      const caller = await callerOf(callers, row, request);
      const later = serveLater && prefersAsync(request);
      const remember = () => {
        if (row.method === "POST") callers.remember(caller, response);
      };
      const reply = await (later ? serveLater : serve)(request, caller).catch((fault) => {
        remember();
        return goesOn(fault);
      });
      // A browser is told apart for what is counted; a kept reply counts nowhere.
      if (!reply.isKept) remember();
      response.setHeader("Cache-Control", "no-store");
      if (reply.headers) response.set(reply.headers);
      if (later) response.set("Preference-Applied", "respond-async");
      sendJson(response.status(reply.status), reply.body);
    };
  }
}

/** Reads what is asked, and does it. */
const plainly =
  ({ read, run }: Serving) =>
  async (request: Request, caller: Caller) =>
    run(read(request), caller);

function running(graph: Graph, { operation, reply, result, wrap, method, path }: RestRow): Serving["run"] {
  const door = `${method} ${path}`;
  const replyTo = (data: never): Reply => {
    if (reply) return reply(data);
    const [root] = Object.values(data) as Record<string, unknown>[];
    return { status: 200, body: result ? root![result] : root };
  };
  return async (variables, caller) => {
    if (wrap) return replyTo((await graph.execute(operation, variables as never, caller)) as never);
    let told = null as Reply | null;
    const shape = (data: unknown) => {
      told = replyTo(data as never);
      return isPlain(told) ? told.body : undefined;
    };
    const text = await graph.text(operation, variables as never, caller, { door, shape });
    if (told === null) return { status: 200, body: text, isKept: true };
    return isPlain(told) ? { status: 200, body: text } : told;
  };
}

/** Nothing but a result. */
const isPlain = ({ status, headers }: Reply): boolean => status === 200 && headers === undefined;

/** Throws FORBIDDEN for a caller whose call the row does not take. */
async function callerOf(callers: Callers, row: RestRow, request: Request): Promise<Caller> {
  if (!row.callers) return callers.anonymous(request);
  const caller = await callers.bearer(request);
  if (!row.callers.includes(caller.kind)) throw new AppError("FORBIDDEN");
  return caller;
}

/** 202 too where this process cannot wait for the scan any longer: another one finishes it, or the next start. */
function goesOn(fault: unknown): Reply {
  if (!(fault instanceof AppError) || typeof fault.details.scanId !== "string") throw fault;
  return pending({ id: fault.details.scanId, status: "queued" });
}

function prefersAsync(request: Request): boolean {
  return /(^|,)\s*respond-async\s*(,|;|$)/i.test(request.get("Prefer") ?? "");
}

/** Another content type is 415; a body without any is refused the same way. */
function requireJson(request: Request, _response: Response, next: () => void): void {
  if (!isJson(request)) throw new AppError("MEDIA_TYPE");
  next();
}

/** Bodies that could not be read: told where they are needed, and nowhere else. */
const bodyFaults = new WeakMap<Request, unknown>();

/** A wrapped row may have something to say whatever the body is. */
function leniently(middleware: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const goOn = (fault?: unknown) => {
      if (fault && !bodyFaults.has(request)) bodyFaults.set(request, fault);
      next();
    };
    try {
      middleware(request, response, goOn);
    } catch (fault) {
      goOn(fault);
    }
  };
}

/** Open to every page, without credentials; what a browser asks before it sends a call is told then alone. */
function openCors(methods: string) {
  return ({ method }: Request, response: Response, next: () => void) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Methods", methods);
      response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key, Prefer");
    } else response.setHeader("Access-Control-Expose-Headers", EXPOSED);
    next();
  };
}

/** Which headers of a reply a page's own script may read. */
const EXPOSED = "Retry-After, RateLimit, RateLimit-Policy, Location, Preference-Applied";
