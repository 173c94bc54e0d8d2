import { type Response, Router } from "express";
import { AppError } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import type { Callers } from "../caller.ts";
import { hasAlready } from "../has-already.ts";
import { takesOnly } from "../methods.ts";
import { type Pictures, tagOf } from "./pictures.ts";
import { reportPicture } from "./report-picture.tsx";
import { sitePicture } from "./site-picture.tsx";

/** What draws needs. */
export interface PictureOptions {
  graph: Graph;
  callers: Callers;
  pictures: Pictures;
}

/** The pictures that link previews show: one of each report, one for all other pages. */
export function pictureRoutes({ graph, callers, pictures }: PictureOptions): Router {
  const router = Router();
  const site = sitePicture();

  router.get("/share.png", (_request, response) => send(response, site));
  router.get("/report/:slug.png", async (request, response) => {
    const { report } = await graph.execute("GetReport", { slug: request.params.slug }, callers.anonymous(request));
    if (report.status !== "DONE") throw new AppError("NOT_FOUND", "There is no such report.");
    if (report.mode === "sandbox") response.set("X-Robots-Tag", "noindex");
    await send(response, reportPicture(report));
  });
  router.all(["/share.png", "/report/:slug.png"], takesOnly("GET", "HEAD"));
  return router;

  /** Nothing is drawn for whoever has it already. */
  async function send(response: Response, svg: string): Promise<void> {
    const tag = tagOf(svg);
    response.set({
      ETag: tag,
      "Cache-Control": "public, max-age=3600",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    if (hasAlready(response.req, tag)) return void response.status(304).end();
    response.type("png").send(await pictures.png(svg));
  }
}
