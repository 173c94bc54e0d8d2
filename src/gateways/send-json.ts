import type { Response } from "express";
import { jsonText } from "../plain-text.ts";

/**
 * The one way in which a door writes JSON: what other people wrote stands in it so that it drives no terminal. A buffer
 * is JSON that the graph has written already.
 */
export function sendJson(response: Response, body: unknown): void {
  if (Buffer.isBuffer(body)) {
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    response.setHeader("Content-Length", body.length);
    response.end(body);
    return;
  }
  response.type("json").send(jsonText(body));
}
