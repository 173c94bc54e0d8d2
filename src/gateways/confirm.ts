import { type Request, Router } from "express";
import type { Graph } from "../graph/execute.ts";
import type { Callers } from "./caller.ts";
import { takesOnly } from "./methods.ts";
import { renderConfirm } from "./pages/confirm.tsx";
import { contentSecurityPolicy } from "./pages/style.ts";

/**
 * Where the link to confirm a monitor leads: a page with one button, since programs open every link of a mail, and the
 * POST behind it, which leads on to the console.
 */
export function confirmRoutes(graph: Graph, callers: Callers): Router {
  const router = Router();
  const path = "/confirm/:code";
  router.use(path, (_request, response, next) => {
    response.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
    response.set("Content-Security-Policy", contentSecurityPolicy());
    next();
  });
  router.get(path, (request, response) => void response.type("html").send(renderConfirm(request.path)));
  router.post(path, async (request: Request<{ code: string }>, response) => {
    const { confirmMonitor } = await graph.execute(
      "ConfirmMonitor",
      { code: request.params.code },
      callers.anonymous(request),
    );
    response.redirect(303, new URL(confirmMonitor.link).pathname);
  });
  router.all(path, takesOnly("GET", "HEAD", "POST"));
  return router;
}
