import { createServer, type Server } from "node:http";
import { Router } from "express";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { Callers } from "./caller.ts";
import { jsonErrors } from "./errors.ts";
import { takesOnly } from "./methods.ts";

/** What is counted, in the text format of Prometheus. */
export type ReadMetrics = () => Promise<{ contentType: string; body: string }>;

/** `/metrics` for the operator's token; where no token is set there is nothing at this address. */
export function metricsRoute(read: ReadMetrics, { callers, log }: { callers: Callers; log: Logger }): Router {
  const router = Router();
  router.get("/metrics", async (request, response) => {
    const caller = await callers.bearer(request);
    if (caller.kind !== "operator") throw new AppError("NOT_FOUND");
    const { contentType, body } = await read();
    response.set("Cache-Control", "no-store").type(contentType).send(body);
  });
  router.all("/metrics", takesOnly("GET", "HEAD"));
  router.use("/metrics", jsonErrors(log));
  return router;
}

/** The same without a token on a port of its own, which only this machine reaches. */
export function metricsServer(read: ReadMetrics): Server {
  return createServer(async (request, response) => {
    const isAsked = request.method === "GET" && request.url?.split("?")[0] === "/metrics";
    const { contentType, body } = isAsked ? await read() : { contentType: "text/plain", body: "Ask for /metrics.\n" };
    response.writeHead(isAsked ? 200 : 404, { "content-type": contentType }).end(body);
  });
}
