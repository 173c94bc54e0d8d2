import { type Response, Router } from "express";
import { AppError } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import { againHeaders } from "../again-headers.ts";
import type { Callers } from "../caller.ts";
import { takesOnly } from "../methods.ts";
import { requireOwnPage } from "../own-page.ts";
import { renderCheckMail, renderSignUp } from "../pages/console/sign-up.tsx";
import { contentSecurityPolicy } from "../pages/style.ts";
import { field, filled, readForm } from "./forms.ts";

/** Where a monitor begins: a form, and the page that says a mail is on its way. */
export function signUpRoutes({ graph, callers, baseUrl }: { graph: Graph; callers: Callers; baseUrl: string }): Router {
  const router = Router();
  router.get("/monitor", (request, response) => {
    const url = typeof request.query.url === "string" ? request.query.url : "";
    send(response, renderSignUp({ url, email: "", error: null }));
  });
  router.post("/monitor", requireOwnPage(baseUrl), readForm, async (request, response) => {
    const [url, email] = [field(filled(request), "url"), field(filled(request), "email")];
    const caller = callers.anonymous(request);
    callers.remember(caller, response);
    try {
      const { startMonitor } = await graph.execute("StartMonitor", { url: withScheme(url), email }, caller);
      send(response.status(202), renderCheckMail(startMonitor.message));
    } catch (fault) {
      if (!(fault instanceof AppError) || fault.status >= 500) throw fault;
      response.status(fault.status).set(againHeaders(fault));
      send(response, renderSignUp({ url, email, error: fault.message }));
    }
  });
  router.all("/monitor", takesOnly("GET", "HEAD", "POST"));
  return router;
}

function send(response: Response, page: string): void {
  response.set({ "Content-Security-Policy": contentSecurityPolicy(), "Referrer-Policy": "same-origin" });
  response.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" }).type("html").send(page);
}

/** People leave out the scheme. */
function withScheme(url: string): string {
  if (url === "") throw new AppError("URL_MISSING", "Give the website's address.");
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
}
