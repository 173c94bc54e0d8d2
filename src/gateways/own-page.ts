import type { RequestHandler } from "express";
import { AppError } from "../errors.ts";

/**
 * Lets a form through that stands on a page of our own, and programs, which say nothing of where they stand; throws
 * FORBIDDEN for a page elsewhere. The browser's own word counts first, since a proxy may change what we see of our address.
 */
export function requireOwnPage(baseUrl: string): RequestHandler {
  const own = new URL(baseUrl).host;
  return (request, _response, next) => {
    const site = request.get("Sec-Fetch-Site");
    const origin = request.get("Origin");
    const host = origin && URL.parse(origin)?.host;
    const isOwn = site
      ? site === "same-origin" || site === "none"
      : !origin || host === own || (host && host === request.get("Host"));
    if (!isOwn) throw new AppError("FORBIDDEN", "This form can only be sent from our own page.");
    next();
  };
}
