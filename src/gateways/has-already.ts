import type { Request } from "express";

/**
 * Whether the reader names this tag among those it has. Not Express's own `fresh`: programs that fetch say `no-cache`
 * beside the tag, which asks for a check and forbids no 304.
 */
export function hasAlready(request: Request, tag: string): boolean {
  const tags = (request.get("If-None-Match") ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
