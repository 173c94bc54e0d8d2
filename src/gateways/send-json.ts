import type { Response } from "express";
import { jsonText } from "../plain-text.ts";

/** The one way in which a door writes JSON: what other people wrote stands in it so that it drives no terminal. */
export function sendJson(response: Response, body: unknown): void {
  response.type("json").send(jsonText(body));
}
