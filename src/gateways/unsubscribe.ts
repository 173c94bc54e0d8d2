import { type Request, Router } from "express";
import type { Graph } from "../graph/execute.ts";
import type { Callers } from "./caller.ts";
import { takesOnly } from "./methods.ts";
import { contentSecurityPolicy } from "./pages/style.ts";
import { renderUnsubscribe, renderUnsubscribed } from "./pages/unsubscribe.tsx";

/**
 * Where the link to unsubscribe of a mail leads: a page with one button, and the POST behind it, which mail programs
 * send by themselves (RFC 8058), from anywhere and without a cookie.
 */
export function unsubscribeRoutes(graph: Graph, callers: Callers): Router {
  const router = Router();
  const path = "/unsubscribe/:token";
  router.use(path, (_request, response, next) => {
    response.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
    response.set("Content-Security-Policy", contentSecurityPolicy());
    next();
  });
  router.get(path, (request, response) => void response.type("html").send(renderUnsubscribe(request.path)));
  router.post(path, async (request: Request<{ token: string }>, response) => {
    await graph.execute("Unsubscribe", { token: request.params.token }, callers.anonymous(request));
    response.type("html").send(renderUnsubscribed());
  });
  router.all(path, takesOnly("GET", "HEAD", "POST"));
  return router;
}
