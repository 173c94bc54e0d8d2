import { Router } from "express";
import { takesOnly } from "./methods.ts";
import { sendJson } from "./send-json.ts";

/** `/healthz`: the process runs. `/readyz`: it can take work; 503 while the database is away or it is stopping. */
export function healthRoutes(isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => sendJson(response, { status: "ok" }));
  router.get("/readyz", async (_request, response) => {
    const ready = await isReady();
    sendJson(response.status(ready ? 200 : 503), { status: ready ? "ready" : "not ready" });
  });
  router.all(["/healthz", "/readyz"], takesOnly("GET", "HEAD"));
  return router;
}
