import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { steadyNow } from "../engine/timers.ts";
import { requestScope, scrubPath } from "../log.ts";

/** Told of each request when its reply has ended. */
export type SeenRequest = (request: {
  method: string;
  /** Without its query and whatever may be a credential. */
  path: string;
  status: number;
  seconds: number;
  requestId: string;
  traceparent: string | undefined;
}) => void;

/** One line a request, with an id that the caller is told too; warns once of a forwarded header nobody trusts. */
export function requestLog(log: Logger, trustsProxy: boolean, seen: SeenRequest): RequestHandler {
  let warned = trustsProxy;
  return (request, response, next) => {
    const began = steadyNow();
    const requestId = randomUUID();
    response.setHeader("X-Request-Id", requestId);
    if (!warned && request.headers["x-forwarded-for"]) {
      warned = true;
      log.warn("A forwarded header is ignored: set TRUST_PROXY to the number of proxy hops to believe it.");
    }
    response.on("close", () => {
      const ms = Math.round(steadyNow() - began);
      const { method, originalUrl } = request;
      const told = { requestId, method, path: scrubPath(originalUrl), status: response.statusCode };
      seen({ ...told, seconds: ms / 1000, traceparent: request.headers.traceparent as string | undefined });
      log.info({ ...told, ms });
    });
    requestScope.run({ requestId }, next);
  };
}
