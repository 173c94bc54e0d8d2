import { createHash } from "node:crypto";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { Graph } from "../graph/execute.ts";
import { ownerOf } from "../resolvers/authorize.ts";
import type { Rates } from "../services/limits/rates.ts";
import { BEACON_SCRIPT } from "./beacon-script.ts";
import type { Callers } from "./caller.ts";
import { jsonErrors } from "./errors.ts";
import { takesOnly } from "./methods.ts";

const TAG = `"${createHash("sha256").update(BEACON_SCRIPT).digest("base64url").slice(0, 22)}"`;
/** A key and the name of an engine. */
const MAX_BODY = "200b";

/**
 * The script that a site's pages load to count visits from AI engines, and what it tells. Both are for pages of any site,
 * without credentials: whose visit it is, the key in the page says, and the page's origin must fit it.
 */
export function beaconRoutes({
  graph,
  callers,
  rates,
  log,
}: {
  graph: Graph;
  callers: Callers;
  rates: Rates;
  log: Logger;
}): Router {
  const router = Router();

  router.get("/beacon.js", anywhere, (_request, response) => {
    response.set({ "Cache-Control": "public, max-age=3600", ETag: TAG });
    response.type("text/javascript").send(BEACON_SCRIPT);
  });
  router.all("/beacon.js", anywhere, takesOnly("GET", "HEAD"));

  router.post("/beacon", anywhere, express.text({ type: () => true, limit: MAX_BODY }), async (request, response) => {
    const caller = callers.anonymous(request);
    await rates.count("beacon", ownerOf(caller));
    await graph.execute("CountVisit", visitOf(request), caller);
    response.set("Cache-Control", "no-store").status(204).end();
  });
  router.all("/beacon", anywhere, takesOnly("POST"));
  router.use(["/beacon", "/beacon.js"], jsonErrors(log));
  return router;
}

/** Browsers keep from a page what does not say that other sites may have it. */
const anywhere: RequestHandler = (_request: Request, response: Response, next) => {
  response.set({ "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" });
  next();
};

/** Throws BAD_INPUT. */
function visitOf(request: Request) {
  const [beacon, engine, ...more] = typeof request.body === "string" ? request.body.trim().split(" ") : [];
  if (!beacon || !engine || more.length > 0)
    throw new AppError("BAD_INPUT", "Send the site's key, a space, and the engine.");
  const origin = request.get("Origin") ?? request.get("Referer") ?? "";
  return { beacon, engine, origin, agent: request.get("User-Agent") ?? "" };
}
