import { Router } from "express";
import { takesOnly } from "./methods.ts";
import { sendJson } from "./send-json.ts";

/** Whether this instance can take work, and what that rests on. */
export interface Readiness {
  ready: boolean;
  /** By what is asked, e.g. "database". */
  checks: Record<string, "ok" | "away">;
  /** Scans here that run and wait, and the places there are. */
  queue: { running: number; waiting: number; places: number };
}

/** `/healthz`: the process runs. `/readyz`: it can take work; 503 while what it needs is away or it is stopping. */
export function healthRoutes(readiness: () => Promise<Readiness>): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => sendJson(response, { status: "ok" }));
  router.get("/readyz", async (_request, response) => {
    const { ready, ...told } = await readiness();
    sendJson(response.status(ready ? 200 : 503), { status: ready ? "ready" : "not ready", ...told });
  });
  router.all(["/healthz", "/readyz"], takesOnly("GET", "HEAD"));
  return router;
}
